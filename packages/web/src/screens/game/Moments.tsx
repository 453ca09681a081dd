import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EventOf, ToldEvent } from '@rowan/rules';
import { useGameState } from '../../client/context.ts';
import { momentTime, type Tone } from '../../client/moment-time.ts';
import type { PageState } from '../../client/page-state.ts';
import { pictureOf } from '../../model/cards.ts';
import { meepleName } from '../../model/meeples.ts';
import { seatName } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Meeple } from '../../parts/Meeple.tsx';
import { tendFire } from '../../playback/ambience.ts';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/text.ts';
import styles from './Moments.module.css';

/** What is worth a ribbon over the board. */
interface Moment {
  readonly tone: Tone;
  readonly title: string;
  readonly text?: string;
  readonly sign: ComponentChildren;
}

const COUNCIL = ['moment.council1', 'moment.council2', 'moment.council3'] as const;

const councilArrived = ({ n }: EventOf<'councilArrived'>): Moment => ({
  tone: 'dark',
  title: t('log.councilArrived', { n }),
  text: t(COUNCIL[n - 1] ?? 'moment.council3'),
  sign: <Icon name="candle-unlit" />,
});

function overlordFell({ source }: EventOf<'defeated'>, { welcome }: PageState): Moment | null {
  if (!('card' in source) || !welcome) return null;
  const { overlords, henchman } = welcome.catalogue;
  const card = source.card === 'overlord' ? overlords[source.index] : henchman;
  if (!card || (source.card !== 'overlord' && source.card !== 'henchman')) return null;
  return {
    tone: 'bright',
    title: t('moment.fell', { name: cardName(card) }),
    sign: <img src={pictureOf.council(card)} alt="" />,
  };
}

function questCompleted(
  { quest }: EventOf<'questCompleted'>,
  { welcome }: PageState,
): Moment | null {
  const card = welcome?.catalogue.quests[quest];
  if (!card) return null;
  return {
    tone: 'bright',
    title: t('moment.quest', { name: cardName(card) }),
    text: t('moment.vp', { n: card.vp }),
    sign: <img src={pictureOf.quest(card)} alt="" />,
  };
}

/** Who has won, before the score is told. */
function gameEnded({ winners, totals }: EventOf<'gameEnded'>, state: PageState): Moment | null {
  const { view, welcome } = state;
  if (!view || !welcome) return null;
  const own = typeof view.viewer === 'number' && winners.includes(view.viewer);
  const names = winners.map((seat) => seatName({ seats: welcome.seats, view }, seat));
  const vp = totals[winners[0] ?? 0] ?? 0;
  return {
    tone: own ? 'won' : 'lost',
    title: own ? t('moment.won') : t('moment.wins', { who: names.join(', ') }),
    text: t('moment.vp', { n: vp }),
    sign: <Icon name="crown" />,
  };
}

/** Everybody's great moments, and the smaller ones of the viewer. */
function momentOf(event: ToldEvent, state: PageState): Moment | null {
  const own = 'seat' in event && event.seat === state.view?.viewer;
  switch (event.kind) {
    case 'councilArrived':
      return councilArrived(event);
    case 'defeated':
      return overlordFell(event, state);
    case 'turnStarted':
      return own
        ? {
            tone: 'turn',
            title: t('turn.yours'),
            text: t('round', { round: event.round }),
            sign: <Icon name="tavern" />,
          }
        : null;
    case 'levelledUp':
      return own
        ? {
            tone: 'bright',
            title: t('moment.level', { hero: meepleName(event.unit), level: event.level }),
            sign: <Meeple meeple={event.unit} />,
          }
        : null;
    case 'gameEnded':
      return gameEnded(event, state);
    case 'questCompleted':
      return own ? questCompleted(event, state) : null;
    default:
      return null;
  }
}

/** Wood shavings over who has won. */
const Shavings = () => (
  <span class={styles.shavings}>
    {Array.from({ length: 28 }, (_, i) => (
      <i key={i} style={{ '--x': ((i * 37) % 100) / 100, '--late': (i % 7) / 7, '--i': i }} />
    ))}
  </span>
);

const told = (state: PageState): number => state.steps.reduce((sum, step) => sum + step.length, 0);

interface Shown {
  readonly n: number;
  readonly moment: Moment;
  readonly time: number;
}

/** A ribbon over the board when something great happens; it only shows what the chronicle tells. */
export function Moments() {
  const playing = useGameState((state) => state.playing);
  const n = useGameState(told);
  const event = useGameState(({ steps }) => steps.at(-1)?.at(-1));
  const state = useGameState((all) => all);
  const [shown, setShown] = useState<Shown | null>(null);
  const before = useRef(n);
  useEffect(() => {
    const moment = playing && event && n > before.current ? momentOf(event, state) : null;
    before.current = n;
    const time = moment ? momentTime(moment.tone) : 0;
    if (moment && time > 0) setShown({ n, moment, time });
  }, [n]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(null), shown?.time ?? 0);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(tendFire, []);
  if (!shown) return null;
  const { tone, title, text, sign } = shown.moment;
  return (
    <div
      key={shown.n}
      class={styles.moment}
      data-tone={tone}
      style={{ '--time': `${shown.time}ms` }}
      aria-hidden="true"
    >
      {tone === 'won' && <Shavings />}
      <span class={styles.sign}>{sign}</span>
      <p>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </p>
    </div>
  );
}
