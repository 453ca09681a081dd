import { HERO_UNITS, total } from '@rowan/cards';
import type { GameView, SeatView } from '@rowan/rules';
import { lazily } from '../base/Lazy.tsx';
import { soon } from '../base/soon.ts';
import { singly } from '../board/Party.tsx';
import { useGameState, usePlayer, useViewed } from '../client/context.ts';
import { lookable } from '../client/inspector.ts';
import { useDrawn } from '../client/use-settled.ts';
import { inWords } from '../model/seat-words.ts';
import { fullName, nameIn, titleOf } from '../model/seats.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { Named } from '../parts/Named.tsx';
import { t } from '../text/text.ts';
import { Crest, GuardCrest, seatColour } from '../parts/Crest.tsx';
import { Thinking } from './Thinking.tsx';
import { Trophies } from './Trophies.tsx';
import styles from './Rivals.module.css';

/** Only a solo game has a Guard. */
const GuardPanel = lazily(
  () => import('./GuardPanel.tsx').then(({ GuardPanel: panel }) => panel),
  'small',
);

const Lasting = lazily(
  soon(() => import('./Lasting.tsx').then(({ Lasting: signs }) => signs)),
  'small',
);
const Projection = lazily(
  soon(() => import('./Projection.tsx').then(({ Projection: figure }) => figure)),
  'small',
);

const Levels = ({ levels }: { readonly levels: readonly number[] }) => (
  <span class={styles.levels}>
    {HERO_UNITS.map((unit, hero) => (
      <span key={unit}>
        <Meeple meeple={unit} />
        <b>{levels[hero]}</b>
      </span>
    ))}
  </span>
);

const BagOf = ({ player, seat }: { player: SeatView; seat: number }) => (
  <span class={styles.bag} data-zone={`bag-${seat}`}>
    <Icon name="bag" />
    {player.bag.map(
      (n, meeple) =>
        n > 0 && (
          <span key={meeple}>
            <Meeple meeple={meeple} />
            <b>{n}</b>
          </span>
        ),
    )}
    {total(player.bag) === 0 && <b>0</b>}
  </span>
);

const TavernOf = ({ player, seat }: { player: SeatView; seat: number }) => (
  <span class={styles.tavern} data-zone={`tavern-${seat}`}>
    <Icon name="tavern" />
    <span class={styles.bench}>
      {singly(player.tavern).map((meeple, i) => (
        <span key={i}>
          <Meeple meeple={meeple} />
        </span>
      ))}
    </span>
    <span class={styles.resting}>
      <Icon name="lodgings" />
      {total(player.lodgings)}
    </span>
  </span>
);

const isActive = ({ active, guard, phase }: GameView, seat: number): boolean =>
  active === seat && !guard?.acting && phase !== 'over';

/** Beside a bag with so many kinds there is room for signs. */
const FEW = 5;
const kinds = (bag: readonly number[]): number => bag.filter((n) => n > 0).length;

function Rival({ seat }: { readonly seat: number }) {
  const player = usePlayer(seat);
  const drawn = useDrawn();
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
    >
      <button type="button" class={styles.face} {...lookable({ kind: 'seat', seat })}>
        <Named name={`${who} ${words}`}>
          <span class={styles.head}>
            <Crest colour={colour} />
            <Thinking seat={seat} />
            <span class={styles.name}>
              {nameIn(seats, seat)}
              {title && <small> {title}</small>}
            </span>
            {active && <span class={styles.turn}>{t('rival.turn')}</span>}
            <span class={styles.cards}>
              <Icon name="quests" />
              {player.hand.length}
            </span>
            {drawn && <Projection seat={seat} />}
            <span key={player.vp} class={styles.vp} data-vp={seat}>
              {player.vp}
            </span>
          </span>
          <TavernOf player={player} seat={seat} />
          <BagOf player={player} seat={seat} />
          {drawn && <Lasting seat={seat} room={kinds(player.bag) > FEW ? 0 : 2} />}
          <Levels levels={player.levels} />
          <Trophies pile={player.pile} />
        </Named>
      </button>
    </li>
  );
}

/** Everybody else at the table, the active one raised. */
export function Rivals() {
  const viewer = useViewed((view) => view.viewer);
  const seats = useViewed((view) => view.seats.length);
  const guard = useViewed((view) => view.guard);
  const drawn = useDrawn();
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
              <span class={styles.name} data-long>
                {t('guard')}
              </span>
              <span class={styles.cards} title={t('guard.kept', { n: guard.kept.length })}>
                <Icon name="quests" />
                {guard.kept.length}
              </span>
              {drawn && <Projection seat={1} />}
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
