import type { BonusCondition, EndCondition, TurnCondition } from '../conditions.ts';
import { DISTRICTS, HERO_CLASSES } from '../vocabulary.ts';
import { basicClass, meeple, monsterType, some } from './effects.ts';
import {
  byKind,
  checked,
  fail,
  field,
  int,
  listOf,
  noRepeats,
  oneOf,
  optional,
  type At,
} from './parser.ts';

export const district = oneOf(DISTRICTS);
export const heroClass = oneOf(HERO_CLASSES);
const level = int(1, 3);
const number = int(1, 20);
const monsters = int(1, 3); // C4: a district has three Monster slots

const placesEnough = (condition: TurnCondition, at: At): void => {
  if (condition.kind === 'activate' && condition.districts > condition.locations)
    fail(field(at, 'districts'), 'mismatch', `at most ${condition.locations}`, condition.districts);
};

export const turnCondition = checked(
  byKind<TurnCondition>({
    defeat: {
      type: optional(monsterType),
      minLevel: optional(level),
      minStrength: optional(int(1, 99)),
      with: optional(listOf(basicClass, some)),
      units: optional(number),
      types: optional(int(1, 8)),
      without: optional(basicClass),
      surplus: optional(number),
    },
    defeats: { n: int(1, 12) },
    construct: {
      minMonsters: optional(monsters),
      districts: optional(checked(listOf(district, { min: 1, max: 4 }), noRepeats)),
    },
    activate: { locations: int(1, 12), districts: int(1, 4) },
    activateAndDefeat: { minMonsters: monsters, minLevel: level },
    tavern: { have: listOf(meeple, some) },
    level: { anyOf: checked(listOf(heroClass, { min: 1, max: 4 }), noRepeats), level: int(2, 3) },
  }),
  placesEnough,
);

const topAboveLevel = (condition: EndCondition, at: At): void => {
  if (
    condition.kind === 'classes' &&
    condition.top !== undefined &&
    condition.top < condition.level
  )
    fail(field(at, 'top'), 'mismatch', `at least ${condition.level}`, condition.top);
};

export const endCondition = checked(
  byKind<EndCondition>({
    mostMonsters: { type: optional(monsterType) },
    eachType: { n: number },
    atMost: { meeple, n: int(0, 99) },
    atLeast: { meeple, n: int(1, 99) },
    prestige: { n: number },
    classes: { n: int(1, 7), level, top: optional(level) },
  }),
  topAboveLevel,
);

export const bonusCondition = byKind<BonusCondition>({
  types: { n: int(1, 8), level: int(0, 3) },
  prestige: {},
  fewUnits: { n: number },
});
