import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@rowan/table';
import { useStore } from '../../base/use-store.ts';
import type { Far, FarState } from '../../client/far.ts';
import { namesOf } from '../../model/seats.ts';
import { labelled, t } from '../../text/text.ts';
import { momentText, spanText } from './clock-text.ts';
import styles from './Clocks.module.css';

type ClockState = NonNullable<FarState['clock']>;

const SECOND = 1000;
/** Milliseconds from when on it is urgent. */
const URGENT = 20_000;

/** The time, every second, as long as it is looked at. */
function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Milliseconds that a seat has left now; the clocks of node and device may differ. */
function leftOf(
  { left, waits, since, now, heard }: ClockState,
  seat: number,
  device: number,
): number {
  const spent = seat === waits ? Math.max(0, device - heard + now - since) : 0;
  return Math.max(0, left[seat]! - spent);
}

interface LineProps {
  readonly clock: ClockState;
  readonly seat: number;
  readonly name: string;
}

function Line({ clock, seat, name }: LineProps) {
  const now = useNow();
  const left = leftOf(clock, seat, now);
  const runs = clock.waits === seat;
  const text =
    clock.rule.kind === 'days'
      ? t('online.clock.until', { when: momentText(now + left) })
      : spanText(left);
  return (
    <span
      class={styles.line}
      role="timer"
      aria-label={labelled(name, text)}
      data-runs={runs || undefined}
      data-urgent={(runs && left < URGENT) || undefined}
    >
      <b>{name}</b> {text}
    </span>
  );
}

/** How much time everybody has; where it begins anew with every turn, only whoever is waited for. */
export function Clocks({ far, seats }: { readonly far: Far; readonly seats: readonly Seat[] }) {
  const clock = useStore(far.store, (state) => state.clock);
  if (!clock || clock.rule.kind === 'none') return null;
  const names = namesOf(seats);
  const shown = seats.flatMap(({ kind }, seat) =>
    kind === 'person' && (clock.rule.kind === 'bank' || seat === clock.waits) ? [seat] : [],
  );
  if (shown.length === 0) return null;
  return (
    <p class={styles.clocks}>
      <svg class={styles.glass} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 2h12v4c0 3-3 4-4 6 1 2 4 3 4 6v4H6v-4c0-3 3-4 4-6-1-2-4-3-4-6z" />
      </svg>
      {shown.map((seat) => (
        <Line key={seat} clock={clock} seat={seat} name={names[seat]!} />
      ))}
    </p>
  );
}

/** For whom a bot plays, and the way back for whoever it is. */
export function Handed({
  far,
  seats,
  own,
}: {
  readonly far: Far;
  readonly seats: readonly Seat[];
  readonly own: readonly number[];
}) {
  const handed = useStore(far.store, ({ clock }) => clock?.handed ?? NOBODY);
  const names = namesOf(seats);
  const others = handed.filter((seat) => !own.includes(seat)).map((seat) => names[seat]!);
  return (
    <>
      {others.length > 0 && <p>{t('online.botFor', { names: others.join(', ') })}</p>}
      {own.some((seat) => handed.includes(seat)) && (
        <p class={styles.own} role="status">
          {t('online.botForYou')}
          <button type="button" onClick={() => far.say({ kind: 'back' })}>
            {t('online.back')}
          </button>
        </p>
      )}
    </>
  );
}

const NOBODY: readonly number[] = [];
