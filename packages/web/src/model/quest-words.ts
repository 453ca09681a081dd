import type { QuestCard } from '@rowan/cards';
import type { QuestProgress } from '@rowan/rules';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { metOrOpen } from './progress.ts';

export const progressWords = (one: QuestProgress): string =>
  t(`quest.${one.goal}.${metOrOpen(one)}`, { have: one.have, need: one.need });

/** All of a Quest in words: what it is worth, what it costs at the end, its bonus, how far it is. */
export const questWords = (card: QuestCard, progress?: QuestProgress, due = false): string =>
  [
    `${cardName(card)}. ${describer().card(card)}`,
    progress && progressWords(progress),
    due && t('quest.due'),
  ]
    .filter(Boolean)
    .join(' ');
