import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EventOf, ToldEvent } from '@rowan/rules';
import { useGameState } from '../../client/context.ts';
import type { PageState } from '../../client/page-state.ts';
import { pictureOf } from '../../model/cards.ts';
import { meepleName } from '../../model/meeples.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Meeple } from '../../parts/Meeple.tsx';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/text.ts';
import styles from './Moments.module.css';

/** What is worth a ribbon over the board. */
interface Moment {
  readonly tone: 'dark' | 'bright' | 'turn';
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
    sign: <img src={pictureOf.quest(card)} alt="" />,
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
    case 'questCompleted':
      return own ? questCompleted(event, state) : null;
    default:
      return null;
  }
}

const told = (state: PageState): number => state.steps.reduce((sum, step) => sum + step.length, 0);

/** A ribbon over the board when something great happens; it only shows what the chronicle tells. */
export function Moments() {
  const playing = useGameState((state) => state.playing);
  const n = useGameState(told);
  const event = useGameState(({ steps }) => steps.at(-1)?.at(-1));
  const state = useGameState((all) => all);
  const [shown, setShown] = useState<{ readonly n: number; readonly moment: Moment } | null>(null);
  const before = useRef(n);
  useEffect(() => {
    const moment = playing && event && n > before.current ? momentOf(event, state) : null;
    before.current = n;
    if (moment) setShown({ n, moment });
  }, [n]);
  if (!shown) return null;
  const { tone, title, text, sign } = shown.moment;
  return (
    <div key={shown.n} class={styles.moment} data-tone={tone} aria-hidden="true">
      <span class={styles.sign}>{sign}</span>
      <p>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </p>
    </div>
  );
}
