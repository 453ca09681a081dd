import type {
  BonusCondition,
  Condition,
  DefeatCondition,
  EndCondition,
  TurnCondition,
} from '../conditions.ts';
import { DISTRICT_NAMES, TYPE_NAMES } from '../describe/english.ts';
import { dispatch, type ByKind } from '../by-kind.ts';

const said = (value: unknown, words: string): readonly string[] =>
  value === undefined ? [] : [words];

const defeat = (of: DefeatCondition): string =>
  [
    'defeat',
    ...(of.type ? [TYPE_NAMES[of.type].one] : []),
    ...said(of.minLevel, `level ${of.minLevel}+`),
    ...said(of.minStrength, `strength ${of.minStrength}+`),
    ...said(of.with, `with ${of.with?.join(' ')}`),
    ...said(of.units, `with ${of.units} Units`),
    ...said(of.types, `with ${of.types} types`),
    ...said(of.without, `no ${of.without}`),
    ...said(of.surplus, `by ${of.surplus}`),
  ].join(' ');

const turn: ByKind<TurnCondition, string> = {
  defeat,
  defeats: ({ n }) => `defeat ${n}`,
  construct: ({ minMonsters, districts }) =>
    [
      'construct',
      ...(districts ? [districts.map((one) => DISTRICT_NAMES[one]).join(' or ')] : []),
      ...said(minMonsters, `with ${minMonsters} Monsters`),
    ].join(' '),
  activate: ({ locations, districts }) =>
    districts > 1 ? `activate ${locations} in ${districts} districts` : `activate ${locations}`,
  activateAndDefeat: ({ minMonsters, minLevel }) =>
    `activate and defeat level ${minLevel}+ with ${minMonsters} Monsters`,
  tavern: ({ have }) => `Tavern ${have.join(' ')}`,
  level: ({ anyOf, level }) => `${anyOf.join(' or ')} level ${level}`,
};

const end: ByKind<EndCondition, string> = {
  mostMonsters: ({ type }) => `most ${type ? TYPE_NAMES[type].many : 'Monsters'}`,
  eachType: ({ n }) => `${n} of each type`,
  atMost: ({ meeple, n }) => `at most ${n} ${meeple}`,
  atLeast: ({ meeple, n }) => `${n} ${meeple}`,
  prestige: ({ n }) => `${n} prestige`,
  classes: ({ n, level, top }) =>
    [`${n} classes level ${level}+`, ...said(top, `one level ${top}+`)].join(', '),
};

const conditions: ByKind<Condition, string> = { ...turn, ...end };

export const notationOfCondition = (condition: Condition): string =>
  dispatch(conditions, condition);

const bonus: ByKind<BonusCondition, string> = {
  types: ({ n, level }) => (level > 0 ? `${n} types level ${level}+` : `${n} types`),
  prestige: () => 'prestige',
  fewUnits: ({ n }) => `at most ${n} Units`,
};

export const notationOfBonusCondition = (condition: BonusCondition): string =>
  dispatch(bonus, condition);
