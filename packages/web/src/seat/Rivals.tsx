import type { GameView, SeatView } from '@rowan/rules';
import { useGameState, useView } from '../client/context.ts';
import { singly } from '../board/Party.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Meeple, meepleName } from '../parts/Meeple.tsx';
import { t } from '../text/text.ts';
import { Crest, GuardCrest, seatColour } from './Crest.tsx';
import { GuardPanel } from './GuardPanel.tsx';
import { Trophies } from './Trophies.tsx';
import styles from './Rivals.module.css';

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

const Levels = ({ levels }: { readonly levels: readonly number[] }) => (
  <span class={styles.levels}>
    {levels.map((level, hero) => (
      <span key={hero} title={`${meepleName(hero + 1)} ${level}`}>
        <Meeple meeple={hero + 1} />
        <b>{level}</b>
      </span>
    ))}
  </span>
);

function BagOf({ player }: { readonly player: SeatView }) {
  const bag = singly(player.bag.map((n) => (n > 0 ? 1 : 0)));
  return (
    <span class={styles.bag}>
      <Icon name="bag" />
      {bag.map((meeple) => (
        <span key={meeple} title={`${player.bag[meeple]} ${meepleName(meeple, 2)}`}>
          {player.bag[meeple]}
          <Meeple meeple={meeple} />
        </span>
      ))}
      {bag.length === 0 && <span>0</span>}
      <span class={styles.resting} title={t('lodgings')}>
        <Icon name="lodgings" />
        {sum(player.lodgings)}
      </span>
    </span>
  );
}

function Rival({ seat, view }: { seat: number; view: GameView }) {
  const player = view.seats[seat]!;
  const who = useGameState(({ welcome }) => welcome?.seats[seat]);
  const active = view.active === seat && !view.guard?.acting && view.phase !== 'over';
  return (
    <li
      class={styles.rival}
      data-active={active || undefined}
      style={{ '--seat': seatColour(who?.colour ?? seat) }}
    >
      <header class={styles.head}>
        <Crest colour={who?.colour ?? seat} />
        <span class={styles.name}>{who?.name}</span>
        {active && <span class={styles.turn}>{t('rival.turn')}</span>}
        <span class={styles.cards} title={t('rival.quests', { n: player.hand.length })}>
          <Icon name="quests" />
          {player.hand.length}
        </span>
        <span class={styles.vp} data-vp={seat}>
          {player.vp}
        </span>
      </header>
      <div class={styles.tavern} data-zone={`tavern-${seat}`} title={t('tavern')}>
        <Icon name="tavern" />
        {singly(player.tavern).map((meeple, i) => (
          <Meeple key={i} meeple={meeple} />
        ))}
      </div>
      <div class={styles.line} data-zone={`bag-${seat}`}>
        <BagOf player={player} />
      </div>
      <div class={styles.line}>
        <Levels levels={player.levels} />
        <Trophies pile={player.pile} />
      </div>
    </li>
  );
}

/** Everybody else at the table, the active one raised. */
export function Rivals() {
  const view = useView();
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
  return (
    <section aria-label={t('rivals')}>
      <ul class={styles.list} data-few={others.length < 2 || undefined}>
        {others.map((seat) => (
          <Rival key={seat} seat={seat} view={view} />
        ))}
        {view.guard && (
          <li class={styles.rival} data-active={view.guard.acting || undefined}>
            <header class={styles.head}>
              <GuardCrest />
              <span class={styles.name}>{t('guard')}</span>
              <span class={styles.cards} title={t('guard.kept', { n: view.guard.kept.length })}>
                <Icon name="quests" />
                {view.guard.kept.length}
              </span>
              <span class={styles.vp} data-vp={1}>
                {view.guard.vp}
              </span>
            </header>
            <GuardPanel guard={view.guard} />
          </li>
        )}
      </ul>
    </section>
  );
}
