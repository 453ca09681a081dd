import { HERO_UNITS, total } from '@rowan/cards';
import type { GameView, SeatView } from '@rowan/rules';
import { lazily } from '../base/Lazy.tsx';
import { singly } from '../board/Party.tsx';
import { useGameState, usePlayer, useViewed } from '../client/context.ts';
import { lookable } from '../client/inspector.ts';
import { partyText } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { fullName, nameIn, titleOf } from '../model/seats.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { Named } from '../parts/Named.tsx';
import { labelled, t, type TextKey } from '../text/text.ts';
import { Crest, GuardCrest, seatColour } from '../parts/Crest.tsx';
import { Thinking } from './Thinking.tsx';
import { Trophies } from './Trophies.tsx';
import styles from './Rivals.module.css';

/** Only a solo game has a Guard. */
const GuardPanel = lazily(
  () => import('./GuardPanel.tsx').then(({ GuardPanel: panel }) => panel),
  'small',
);

const Levels = ({ levels }: { readonly levels: readonly number[] }) => (
  <span class={styles.levels}>
    {HERO_UNITS.map((unit, hero) => (
      <span key={unit} title={`${meepleName(unit)} ${levels[hero]!}`}>
        <Meeple meeple={unit} />
        <b>{levels[hero]}</b>
      </span>
    ))}
  </span>
);

const BagOf = ({ player }: { readonly player: SeatView }) => (
  <span class={styles.bag}>
    <Icon name="bag" />
    {player.bag.map(
      (n, meeple) =>
        n > 0 && (
          <span key={meeple} title={`${n} ${meepleName(meeple, n)}`}>
            <Meeple meeple={meeple} />
            <b>{n}</b>
          </span>
        ),
    )}
    {total(player.bag) === 0 && <b>0</b>}
  </span>
);

const TavernOf = ({ player, seat }: { player: SeatView; seat: number }) => (
  <div class={styles.tavern} data-zone={`tavern-${seat}`} title={t('tavern')}>
    <Icon name="tavern" />
    <span class={styles.bench}>
      {singly(player.tavern).map((meeple, i) => (
        <span key={i}>
          <Meeple meeple={meeple} />
        </span>
      ))}
    </span>
    <span class={styles.resting} title={t('lodgings')}>
      <Icon name="lodgings" />
      {total(player.lodgings)}
    </span>
  </div>
);

/** All that lies before a player, in words. */
function inWords({ tavern, bag, lodgings, levels, hand, completed, rooms }: SeatView): string {
  const zones: readonly (readonly [TextKey, readonly number[]])[] = [
    ['tavern', tavern],
    ['bag', bag],
    ['lodgings', lodgings],
  ];
  return [
    ...zones.map(([zone, meeples]) => labelled(t(zone), partyText(meeples) || '–')),
    labelled(
      t('heroes'),
      HERO_UNITS.map((unit, hero) => `${meepleName(unit)} ${levels[hero]!}`).join(', '),
    ),
    `${t('rival.quests', { n: hand.length })}, ${t('quests.done', { n: completed.length })}`,
    t('rooms', { n: rooms.length }),
  ]
    .map((words) => `${words}. `)
    .join('')
    .trim();
}

const isActive = ({ active, guard, phase }: GameView, seat: number): boolean =>
  active === seat && !guard?.acting && phase !== 'over';

function Rival({ seat }: { readonly seat: number }) {
  const player = usePlayer(seat);
  const seats = useGameState(({ welcome }) => welcome!.seats);
  const colour = seats[seat]?.colour ?? seat;
  const title = titleOf(seats[seat]);
  const words = inWords(player);
  const who = `${fullName(seats, seat)}. ${player.vp} ${t('vp')}.`;
  const active = useViewed((view) => isActive(view, seat));
  return (
    <li
      class={styles.rival}
      data-active={active || undefined}
      style={{ '--seat': seatColour(colour) }}
      {...lookable({ kind: 'note', title: fullName(seats, seat), text: words })}
    >
      <Named name={`${who} ${words}`}>
        <header class={styles.head}>
          <Crest colour={colour} />
          <Thinking seat={seat} />
          <span class={styles.name}>
            {nameIn(seats, seat)}
            {title && <small>{title}</small>}
          </span>
          {active && <span class={styles.turn}>{t('rival.turn')}</span>}
          <span class={styles.cards} title={t('rival.quests', { n: player.hand.length })}>
            <Icon name="quests" />
            {player.hand.length}
          </span>
          <span key={player.vp} class={styles.vp} data-vp={seat}>
            {player.vp}
          </span>
        </header>
        <TavernOf player={player} seat={seat} />
        <div class={styles.line} data-zone={`bag-${seat}`}>
          <BagOf player={player} />
        </div>
        <div class={styles.line}>
          <Levels levels={player.levels} />
          <Trophies pile={player.pile} />
        </div>
      </Named>
    </li>
  );
}

/** Everybody else at the table, the active one raised. */
export function Rivals() {
  const viewer = useViewed((view) => view.viewer);
  const seats = useViewed((view) => view.seats.length);
  const guard = useViewed((view) => view.guard);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  return (
    <section aria-label={t('rivals')}>
      <ul class={styles.list} data-few={others.length < 2 || undefined}>
        {others.map((seat) => (
          <Rival key={seat} seat={seat} />
        ))}
        {guard && (
          <li class={styles.rival} data-active={guard.acting || undefined}>
            <header class={styles.head}>
              <GuardCrest />
              <span class={styles.name}>{t('guard')}</span>
              <span class={styles.cards} title={t('guard.kept', { n: guard.kept.length })}>
                <Icon name="quests" />
                {guard.kept.length}
              </span>
              <span class={styles.vp} data-vp={1}>
                {guard.vp}
              </span>
            </header>
            <GuardPanel guard={guard} />
          </li>
        )}
      </ul>
    </section>
  );
}
