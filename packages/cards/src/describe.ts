import type { AnyCard } from './all-cards.ts';
import type { BonusCondition, Condition } from './conditions.ts';
import { phraseOfBonusCondition, phraseOfCondition } from './describe/conditions.ts';
import { phraseOfGuardAction, phrasesOfCard, phrasesOfHeroLevel } from './describe/cards.ts';
import {
  phraseOfAbility,
  phraseOfEffect,
  phraseOfNeeds,
  phraseOfPrestigeAbility,
} from './describe/effects.ts';
import { render, sentences } from './describe/render.ts';
import type { Ability, Effect, PrestigeAbility } from './effects.ts';
import type {
  BonusToken,
  GuardAction,
  GuardOrder,
  GuardSpot,
  HeroCard,
  LocationCard,
  MonsterCard,
  QuestCard,
  RoomCard,
  SlotCard,
} from './types.ts';
import type { Need } from './vocabulary.ts';

/** Parts of a sentence, for tooltips and log lines. */
export const describeEffect = (effect: Effect): string => render(phraseOfEffect(effect));
export const describeCondition = (condition: Condition): string =>
  render(phraseOfCondition(condition));
export const describeBonusCondition = (condition: BonusCondition): string =>
  render(phraseOfBonusCondition(condition));
export const describeNeeds = (needs: readonly Need[]): string => render(phraseOfNeeds(needs));
export const describeAbility = (ability: Ability): string => render(phraseOfAbility(ability));
export const describePrestigeAbility = (ability: PrestigeAbility): string =>
  render(phraseOfPrestigeAbility(ability));
export const describeGuardAction = (action: GuardAction): string =>
  render(phraseOfGuardAction(action));

/** Everything a card says, in whole sentences, without its name. */
export const describeCard = (card: AnyCard): string => sentences(phrasesOfCard(card));

export const describeLocation = (card: LocationCard): string => describeCard(card);
export const describeSlot = (card: SlotCard): string => describeCard(card);
export const describeMonster = (card: MonsterCard): string => describeCard(card);
export const describeQuest = (card: QuestCard): string => describeCard(card);
export const describeRoom = (card: RoomCard): string => describeCard(card);
export const describeBonusToken = (card: BonusToken): string => describeCard(card);
export const describeOrder = (card: GuardOrder): string => describeCard(card);
export const describeGuardSpot = (card: GuardSpot): string => describeCard(card);

/** One level of a Hero card; nothing for a level it does not have. */
export const describeHero = (card: HeroCard, level: number): string =>
  sentences(card.levels.filter((one) => one.level === level).flatMap(phrasesOfHeroLevel));
