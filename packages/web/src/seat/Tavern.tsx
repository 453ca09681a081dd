import { useRef } from 'preact/hooks';
import { total } from '@rowan/cards';
import { lazily } from '../base/Lazy.tsx';
import { soon } from '../base/soon.ts';
import { PHONE, TIGHT, useMedia } from '../base/use-media.ts';
import { singly } from '../board/Party.tsx';
import { dropOn } from '../client/actions.ts';
import { useGame, useGameState, usePlayer, useViewed } from '../client/context.ts';
import { inspectable } from '../client/inspector.ts';
import { useDrawn } from '../client/use-settled.ts';
import { sourceProps } from '../client/source-props.ts';
import { crewOf, drafted } from '../model/interaction.ts';
import { codeOf, letterOf, meepleName } from '../model/meeples.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { t } from '../text/text.ts';
import styles from './Tavern.module.css';

const Lasting = lazily(
  soon(() => import('./Lasting.tsx').then(({ Lasting: signs }) => signs)),
  'small',
);

/** Meeples in the viewer's Tavern that the draft has not taken. */
function useLeft(seat: number): number[] {
  const { tavern } = usePlayer(seat);
  const plan = useGameState(({ interaction }) => interaction.plan);
  const capitol = useGameState(({ interaction }) => interaction.capitol);
  const ahead = useGameState(({ prepared }) => prepared?.plan);
  const used = drafted({ plan: ahead ?? plan, capitol });
  return tavern.map((n, meeple) => Math.max(0, n - (used[meeple] ?? 0)));
}

interface OneProps {
  readonly meeple: number;
  readonly nth: number;
  readonly seat: number;
  /** So many stand together. */
  readonly of?: number | undefined;
  /** So many are of its kind. */
  readonly alike: number;
}

function One({ meeple, nth, seat, of = 1, alike }: OneProps) {
  const game = useGame();
  const n = useGameState(
    ({ interaction }) => crewOf(interaction.source).filter((one) => one === meeple).length,
  );
  const deciding = useGameState(({ view }) => view?.decision?.kind);
  // Equal ones that stand together are chosen one after the other.
  const chosen = nth < n;
  const usable = deciding === 'plan' || deciding === 'develop';
  return (
    <button
      type="button"
      class={styles.one}
      style={{ '--tilt': `${((nth * 37 + meeple * 11) % 7) - 3}deg` }}
      aria-pressed={chosen}
      aria-disabled={!usable || undefined}
      data-chosen={chosen || undefined}
      data-meeple={codeOf(meeple)}
      {...(usable
        ? sourceProps(game, { kind: 'meeple', meeple, from: 'tavern' }, chosen && of === 1)
        : {})}
      {...inspectable({ kind: 'meeple', meeple, seat })}
    >
      <Meeple meeple={meeple} />
      <span class="unseen">
        {t(alike > 1 ? 'tavern.nth' : 'tavern.meeple', {
          meeple: meepleName(meeple),
          i: nth + 1,
          n: alike,
        })}
      </span>
      {of > 1 && (
        <b class={styles.count} aria-hidden="true">
          {n > 0 ? `${n}/${of}` : of}
        </b>
      )}
      <span class={styles.letter} aria-hidden="true">
        <span>{meepleName(meeple)}</span>
        <span>{letterOf(meeple)}</span>
      </span>
    </button>
  );
}

/** So many have room for their names. */
const FEW = 5;

/**
 * So many were here at once this turn, and of so many kinds. Whoever stays behind keeps their size until the next turn:
 * all of them would be drawn anew with every step of a plan.
 */
function useMost(seat: number) {
  const { tavern } = usePlayer(seat);
  const turn = useViewed(({ turns }) => turns);
  const most = useRef({ turn, all: 0, kinds: 0 });
  const { all, kinds } = most.current.turn === turn ? most.current : { all: 0, kinds: 0 };
  most.current = {
    turn,
    all: Math.max(all, total(tavern)),
    kinds: Math.max(kinds, tavern.filter((n) => n > 0).length),
  };
  return most.current;
}

/** The active meeples, big enough to grab. */
export function Tavern({ seat }: { readonly seat: number }) {
  const game = useGame();
  const left = useLeft(seat);
  const drawn = useDrawn();
  const phone = useMedia(PHONE);
  const tight = useMedia(TIGHT);
  const each = singly(left);
  const most = useMost(seat);
  // A finger is wide, and some windows are small: equal ones stand together.
  const together = phone || (tight && most.all > FEW);
  const all = together ? [...new Set(each)] : each;
  const n = together ? most.kinds : most.all;
  const back = useGameState(
    ({ interaction: { source } }) => source?.kind === 'meeple' && source.from !== 'tavern',
  );
  return (
    <section
      class={styles.tavern}
      aria-label={t('tavern')}
      data-target="tavern"
      data-zone={`tavern-${seat}`}
      data-light={back || undefined}
      onClick={() => back && dropOn(game, { kind: 'tavern' })}
    >
      <h2 class={styles.title}>
        <Icon name="tavern" /> {t('tavern')}
        <small>{t('tavern.text')}</small>
        {drawn && <Lasting seat={seat} room={phone ? 0 : 3} />}
      </h2>
      <div
        class={styles.bench}
        data-many={n > FEW || undefined}
        data-some={n > FEW / 2 || undefined}
        style={{ '--n': n }}
      >
        {all.map((meeple, i) => {
          const nth = i - all.indexOf(meeple);
          const of = together ? left[meeple] : 1;
          return (
            <One
              key={`${meeple}-${nth}`}
              meeple={meeple}
              nth={nth}
              seat={seat}
              of={of}
              alike={left[meeple] ?? 1}
            />
          );
        })}
        {all.length === 0 && <p class={styles.empty}>{t('tavern.empty')}</p>}
      </div>
    </section>
  );
}
