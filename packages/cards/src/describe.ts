import type { AnyCard } from './all-cards.ts';
import type { BonusCondition, Condition } from './conditions.ts';
import { phraseOfBonusCondition, phraseOfCondition } from './describe/conditions.ts';
import { phrasesOfCard, phrasesOfGuardActions, phrasesOfHeroLevel } from './describe/cards.ts';
import {
  phraseOfAbility,
  phraseOfEffect,
  phraseOfNeeds,
  phraseOfPrestigeAbility,
} from './describe/effects.ts';
import { ENGLISH } from './describe/english.ts';
import { rendererOf, type Language } from './describe/render.ts';
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

/** What cards and their parts say, in one language. */
export interface Describer {
  /** Parts of a sentence, for tooltips and log lines. */
  readonly effect: (effect: Effect) => string;
  readonly condition: (condition: Condition) => string;
  readonly bonusCondition: (condition: BonusCondition) => string;
  readonly needs: (needs: readonly Need[]) => string;
  readonly ability: (ability: Ability) => string;
  readonly prestigeAbility: (ability: PrestigeAbility) => string;
  readonly guardActions: (actions: readonly GuardAction[]) => readonly string[];
  /** Everything a card says, in whole sentences, without its name. */
  readonly card: (card: AnyCard) => string;
  /** One level of a Hero card; nothing for a level it does not have. */
  readonly hero: (card: HeroCard, level: number) => string;
}

export function describerOf(language: Language): Describer {
  const { render, sentences } = rendererOf(language);
  return {
    effect: (effect) => render(phraseOfEffect(effect)),
    condition: (condition) => render(phraseOfCondition(condition)),
    bonusCondition: (condition) => render(phraseOfBonusCondition(condition)),
    needs: (needs) => render(phraseOfNeeds(needs)),
    ability: (ability) => render(phraseOfAbility(ability)),
    prestigeAbility: (ability) => render(phraseOfPrestigeAbility(ability)),
    guardActions: (actions) => phrasesOfGuardActions(actions).map(render),
    card: (card) => sentences(phrasesOfCard(card)),
    hero: (card, level) =>
      sentences(card.levels.filter((one) => one.level === level).flatMap(phrasesOfHeroLevel)),
  };
}

export const english = describerOf(ENGLISH);
export const { render: renderPhrase, sentence: renderSentence } = rendererOf(ENGLISH);

export const describeEffect = english.effect;
export const describeCondition = english.condition;
export const describeBonusCondition = english.bonusCondition;
export const describeNeeds = english.needs;
export const describeAbility = english.ability;
export const describePrestigeAbility = english.prestigeAbility;
export const describeGuardActions = english.guardActions;
export const describeCard = english.card;
export const describeHero = english.hero;

export const describeLocation = (card: LocationCard): string => describeCard(card);
export const describeSlot = (card: SlotCard): string => describeCard(card);
export const describeMonster = (card: MonsterCard): string => describeCard(card);
export const describeQuest = (card: QuestCard): string => describeCard(card);
export const describeRoom = (card: RoomCard): string => describeCard(card);
export const describeBonusToken = (card: BonusToken): string => describeCard(card);
export const describeOrder = (card: GuardOrder): string => describeCard(card);
export const describeGuardSpot = (card: GuardSpot): string => describeCard(card);
