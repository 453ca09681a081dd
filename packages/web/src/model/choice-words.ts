import { DISTRICTS, monstersAt } from '@rowan/cards';
import type { Answer, DecisionOf } from '@rowan/rules';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { placeWords, type Situation } from './deed.ts';
import { placeName } from './labels.ts';
import { meepleName } from './meeples.ts';
import { questWords } from './quest-words.ts';

/** What an answer to a question comes to, in words. */

const questNamed = ({ catalogue }: Situation, quest: number): string => {
  const card = catalogue.quests[quest];
  return card ? questWords(card) : t('quest.hidden');
};

function orderWords(now: Situation, item: number): string {
  const { of } = now.view.decision as DecisionOf<'order'>;
  if (of === 'quests') return questNamed(now, item);
  if (of !== 'monsters') return placeWords(now, item);
  const card = now.catalogue.monsters[item]!;
  return `${cardName(card)}. ${describer().card(card)}`;
}

/** What is put into an order, by its name alone. */
export function orderName(now: Situation, answer: Answer): string {
  if (answer.kind !== 'order') return '';
  const { of } = now.view.decision as DecisionOf<'order'>;
  const { quests, monsters } = now.catalogue;
  if (of === 'quests') return cardName(quests[answer.item]);
  return of === 'monsters'
    ? cardName(monsters[answer.item])
    : placeName(now.catalogue, now.view, answer.item);
}

export function choiceWords(now: Situation, answer: Answer): string {
  switch (answer.kind) {
    case 'order':
      return orderWords(now, answer.item);
    case 'discardQuest':
      return questNamed(now, answer.quest);
    case 'drawEffect':
      return answer.quest === null ? t('choice.noMore') : questNamed(now, answer.quest);
    case 'cleanse':
      return t(answer.from);
    case 'unit':
      return meepleName(answer.unit);
    case 'payCost':
      return t(answer.pay ? 'choice.pay' : 'choice.decline');
    case 'overflow':
      return t('now.monsters', {
        district: t(`district.${DISTRICTS[answer.district]!}`),
        n: monstersAt(now.view.monsters, answer.district).filter((card) => card >= 0).length,
      });
    case 'develop':
    case 'plan':
    case 'backToBag':
      return '';
  }
}
