import { Fragment } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '@rowan/table';
import { useGameState } from '../client/context.ts';
import { lookable } from '../client/inspector.ts';
import { linesOf, type LogLine, type Telling } from '../model/log.ts';
import { words, type Words } from '../text/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import { seatColour } from '../parts/Crest.tsx';
import styles from './Log.module.css';

const SHOWN = 60;
/** What stood on a place is told by the steps that follow, so many at most. */
const AFTER = 8;

type Events = Telling['later'] & object;
const told = new WeakMap<Events, { readonly words: Words; readonly lines: readonly LogLine[] }>();

/** A step with enough steps after it will never be told differently. */
function linesAt(steps: readonly Events[], at: number, telling: Telling): readonly LogLine[] {
  const events = steps[at]!;
  const known = told.get(events);
  if (known?.words === words()) return known.lines;
  const later = steps.slice(at + 1, at + 1 + AFTER);
  const lines = linesOf(events, { ...telling, later: later.flat() });
  if (later.length === AFTER) told.set(events, { words: words(), lines });
  return lines;
}

function Line({ line, colour }: { line: LogLine; colour: string }) {
  return (
    <li
      class={styles.line}
      data-strong={line.strong || undefined}
      style={{ '--seat': colour }}
      {...(line.subject ? { ...lookable(line.subject), 'data-look': true } : {})}
    >
      {line.text}
    </li>
  );
}

function colourOf(seats: readonly Seat[], seat: number | null): string {
  if (seat === null) return 'transparent';
  const who = seats[seat];
  return who ? seatColour(who.colour) : 'var(--guard)';
}

/** A step that is told as before is not drawn again. */
const Step = ({ lines, seats }: { lines: readonly LogLine[]; seats: readonly Seat[] }) =>
  useMemo(
    () => (
      <>
        {lines.map((line, i) => (
          <Line key={i} line={line} colour={colourOf(seats, line.seat)} />
        ))}
      </>
    ),
    [lines, seats],
  );

/** What happened, latest last, with a mark where the viewer's last turn ended. */
export function Log() {
  const steps = useGameState((state) => state.steps);
  const seen = useGameState((state) => state.seen);
  const welcome = useGameState((state) => state.welcome)!;
  const view = useGameState((state) => state.view)!;
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = end.current!;
    const toEnd = (): void => list.scrollTo({ top: list.scrollHeight });
    toEnd();
    const watch = new ResizeObserver(toEnd);
    watch.observe(list);
    return () => watch.disconnect();
  }, [steps]);
  const telling: Telling = { catalogue: welcome.catalogue, view, seats: welcome.seats };
  const first = Math.max(0, steps.length - SHOWN);
  return (
    <section class={styles.log} aria-label={t('log')}>
      <h2 class={styles.title}>
        <Icon name="eye" /> {t('log')}
      </h2>
      <ol class={styles.lines} ref={end} tabIndex={0}>
        {steps.slice(first).map((_, i) => {
          const at = first + i;
          return (
            <Fragment key={at}>
              {at === seen && seen > 0 && <li class={styles.since}>{t('log.since')}</li>}
              <Step lines={linesAt(steps, at, telling)} seats={welcome.seats} />
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}
