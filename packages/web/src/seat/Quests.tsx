import type { QuestCard } from '@rowan/cards';
import { useCatalogue, useGameState, usePlayer } from '../client/context.ts';
import { lookable } from '../client/inspector.ts';
import { pictureOf } from '../model/cards.ts';
import { glyphsOf } from '../model/glyphs.ts';
import { figuresOf, isGained } from '../model/progress.ts';
import { progressWords, questWords } from '../model/quest-words.ts';
import { Glyphs, Vp } from '../parts/Glyphs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Named } from '../parts/Named.tsx';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import styles from './Quests.module.css';

const rewardOf = (card: QuestCard) => (card.kind === 'end' ? [] : glyphsOf(card.gives));

/** The Unit that goes back to the supply when the Quest is completed (Q4). */
const costOf = (card: QuestCard) =>
  card.kind === 'triggered' && card.cost ? glyphsOf([{ kind: 'return', unit: card.cost }]) : [];

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** A Quest as it lies in hand. */
export function QuestCardView({ card, due }: { card: QuestCard; due?: boolean | undefined }) {
  return (
    <span class={styles.card} data-kind={card.kind} data-due={due || undefined}>
      <img class={styles.picture} src={pictureOf.quest(card)} alt="" />
      <span class={styles.words}>
        <b class={styles.name}>{cardName(card)}</b>
        <span class={styles.condition}>{sentence(describer().condition(card.condition))}</span>
      </span>
      <span class={styles.value}>
        <Vp n={card.vp} />
        <span class={styles.penalty}>−{card.penalty}</span>
        <Glyphs of={[...costOf(card), ...rewardOf(card)]} class={styles.reward} />
      </span>
    </span>
  );
}

export function Progress({ quest }: { readonly quest: number }) {
  const one = useGameState(({ progress }) => progress.find((of) => of.quest === quest));
  if (!one) return null;
  const words = progressWords(one);
  return (
    <span class={styles.progress} data-met={isGained(one) || undefined} title={words}>
      {figuresOf(one)}
    </span>
  );
}

function Quest({ quest }: { readonly quest: number }) {
  const card = useCatalogue().quests[quest];
  const due = useGameState(({ explained }) => explained?.report.quests.includes(quest) ?? false);
  const progress = useGameState((state) => state.progress.find((of) => of.quest === quest));
  if (!card) return null;
  return (
    <li data-quest={quest}>
      <button type="button" class={styles.button} {...lookable({ kind: 'quest', quest })}>
        <Named name={questWords(card, progress, due)}>
          <QuestCardView card={card} due={due} />
          <Progress quest={quest} />
        </Named>
      </button>
    </li>
  );
}

/** The viewer's Quests, those that the plan completes lit. */
export function Quests({ seat }: { readonly seat: number }) {
  const player = usePlayer(seat);
  return (
    <section class={styles.quests} aria-label={t('quests')}>
      <h2 class={styles.title}>
        <Icon name="quests" /> {t('quests')}
        <button
          type="button"
          class={styles.done}
          disabled={player.completed.length === 0}
          {...lookable({ kind: 'seat', seat })}
        >
          {t('quests.done', { n: player.completed.length })}
        </button>
      </h2>
      <ul class={styles.list} tabIndex={player.hand.length > 5 ? 0 : -1}>
        {player.hand.map((quest) => (
          <Quest key={quest} quest={quest} />
        ))}
        {player.hand.length === 0 && <li class={styles.none}>{t('quests.none')}</li>}
      </ul>
    </section>
  );
}
