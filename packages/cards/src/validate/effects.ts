import type {
  Ability,
  InstantEffect,
  LastingBoost,
  LastingRule,
  LocationEffect,
  MonsterEffect,
  OngoingEffect,
  PrestigeAbility,
  TurnBoost,
} from '../effects.ts';
import {
  BASIC_CLASSES,
  MEEPLES,
  MONSTER_TYPES,
  type Meeple,
  type Need,
  type Unit,
} from '../vocabulary.ts';
import {
  bool,
  byKind,
  checked,
  closed,
  either,
  fail,
  field,
  int,
  listOf,
  noRepeats,
  object,
  oneOf,
  optional,
  type At,
  type KindShapes,
  type Parser,
} from './parser.ts';

export const few = { min: 0, max: 12 };
export const some = { min: 1, max: 12 };

export const meeple = oneOf(MEEPLES);
export const basicClass = oneOf(BASIC_CLASSES);
export const monsterType = oneOf(MONSTER_TYPES);
const points = int(1, 99);
const bonus = int(1, 9);

const isObject = (value: unknown): boolean => typeof value === 'object';
const alternatives = object<Exclude<Need, string>>({
  anyOf: checked(listOf(basicClass, { min: 2, max: BASIC_CLASSES.length }), noRepeats),
});
export const need: Parser<Need> = either(oneOf([...BASIC_CLASSES, 'U']), isObject, alternatives);

const UNITS = MEEPLES.filter((one): one is Unit => one !== 'X');

const instantShapes: KindShapes<InstantEffect> = {
  gain: { meeple, from: closed({ supply: true, tile: true }) },
  return: { unit: basicClass },
  cleanse: {},
  vp: { n: points },
  vpPerCorruption: { n: bonus },
  quests: { draw: bonus, discard: int(0, 9) },
  discardQuest: {},
  draw: { n: bonus },
  hold: { unit: basicClass },
  backToBag: { own: bonus, others: int(0, 9) },
};

const turnShapes: KindShapes<TurnBoost> = {
  turnBoost: { who: oneOf([...UNITS, 'units']), n: bonus },
  forge: {},
};

const boostShapes: KindShapes<LastingBoost> = {
  boost: { who: oneOf([...UNITS, 'prestige']), n: bonus },
  pair: { by: basicClass, who: basicClass, n: bonus },
  against: { type: monsterType, n: bonus },
};

export const instant = byKind<InstantEffect>(instantShapes);
export const lastingBoost = byKind<LastingBoost>(boostShapes);

/** Effects that need a place with Units on it, and so cannot stand on a Quest, a slot or a Hero card. */
const PLACE_BOUND = ['return', 'vpPerCorruption', 'hold', 'backToBag'];

const noPlaceBound = (effect: { readonly kind: string }, at: At): void => {
  if (PLACE_BOUND.includes(effect.kind))
    fail(field(at, 'kind'), 'notAllowed', 'an effect without a place', effect.kind);
  if ('from' in effect && effect.from === 'tile')
    fail(field(at, 'from'), 'notAllowed', 'supply', effect.from);
};

export const plain = checked(instant, noPlaceBound);

const count = (of: readonly Meeple[], one: Meeple): number =>
  of.filter((other) => other === one).length;

/** D6: what moves to the Lodgings must be among what the Tavern holds. */
const exhaustsWhatIsThere = (rule: OngoingEffect, at: At): void => {
  if (rule.kind !== 'drawPhase') return;
  for (const one of new Set(rule.exhaust))
    if (count(rule.exhaust, one) > count(rule.have, one))
      fail(field(at, 'exhaust'), 'mismatch', `no more ${one} than in have`, one);
};

const ruleShapes: KindShapes<LastingRule> = {
  drawPhase: {
    have: listOf(meeple, some),
    exhaust: listOf(meeple, few),
    gives: listOf(plain, some),
  },
  onConstruct: { gives: listOf(plain, some) },
};

export const locationEffect = byKind<LocationEffect>({ ...instantShapes, ...turnShapes });
export const monsterEffect = checked(
  byKind<MonsterEffect>({ ...instantShapes, ...boostShapes }),
  noPlaceBound,
);
export const ongoingEffect = checked(
  byKind<OngoingEffect>({ ...boostShapes, ...ruleShapes }),
  exhaustsWhatIsThere,
);

/** T3: whatever an ability moves is among what it asks for. */
const movesWhatItNeeds = (ability: Ability, at: At): void => {
  const { needs, exhaust, giveUp } = ability;
  if (exhaust && !needs.includes(exhaust.meeple))
    fail(field(at, 'exhaust'), 'mismatch', needs.join(' '), exhaust.meeple);
  if (giveUp && !needs.includes(giveUp))
    fail(field(at, 'giveUp'), 'mismatch', needs.join(' '), giveUp);
};

export const ability = checked(
  object<Ability>({
    needs: listOf(meeple, some),
    exhaust: optional(object<NonNullable<Ability['exhaust']>>({ meeple, all: bool })),
    giveUp: optional(meeple),
    gives: listOf(plain, some),
  }),
  movesWhatItNeeds,
);

export const prestigeAbility = byKind<PrestigeAbility>({
  vpPerMonster: { n: bonus },
  monsterLevel: {},
  anyClass: {},
});
