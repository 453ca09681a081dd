import type {
  BonusCondition,
  Condition,
  DefeatCondition,
  EndCondition,
  TurnCondition,
} from '../conditions.ts';
import { dispatch, type ByKind } from '../by-kind.ts';
import { phrase, type Phrase } from './phrase.ts';

type Parts<T> = { readonly [K in keyof T]-?: (value: NonNullable<T[K]>) => Phrase };

/** The phrases of those optional fields that are there, in the order of the table. */
const partsOf = <T extends object>(table: Parts<T>, of: T): readonly Phrase[] =>
  (Object.keys(table) as (keyof T)[]).flatMap((key) => {
    const value = of[key];
    return value === undefined || value === null ? [] : [table[key](value)];
  });

const defeatParts: Parts<Omit<DefeatCondition, 'kind' | 'type'>> = {
  minLevel: (level) => phrase('defeat.minLevel', { level }),
  minStrength: (n) => phrase('defeat.minStrength', { n }),
  with: (units) => phrase('defeat.with', { units: units.join(' ') }),
  units: (n) => phrase('defeat.units', { n }),
  types: (n) => phrase('defeat.types', { n }),
  without: (unit) => phrase('defeat.without', { unit }),
  surplus: (n) => phrase('defeat.surplus', { n }),
};

type Construct = Extract<TurnCondition, { readonly kind: 'construct' }>;

const constructParts: Parts<Omit<Construct, 'kind'>> = {
  minMonsters: (n) => phrase('construct.minMonsters', { n }),
  districts: (districts) => phrase('construct.districts', { districts: districts.join(' ') }),
};

const turn: ByKind<TurnCondition, Phrase> = {
  defeat: (condition) =>
    condition.type
      ? phrase('condition.defeat.type', { type: condition.type }, partsOf(defeatParts, condition))
      : phrase('condition.defeat', {}, partsOf(defeatParts, condition)),
  defeats: ({ n }) => phrase('condition.defeats', { n }),
  construct: (condition) => phrase('condition.construct', {}, partsOf(constructParts, condition)),
  activate: ({ locations, districts }) =>
    districts > 1
      ? phrase('condition.activate.districts', { locations, districts })
      : phrase('condition.activate', { locations }),
  activateAndDefeat: ({ minMonsters, minLevel }) =>
    phrase('condition.activateAndDefeat', { monsters: minMonsters, level: minLevel }),
  tavern: ({ have }) => phrase('condition.tavern', { have: have.join(' ') }),
  level: ({ anyOf, level }) => phrase('condition.level', { classes: anyOf.join('/'), level }),
};

const end: ByKind<EndCondition, Phrase> = {
  mostMonsters: ({ type }) =>
    type ? phrase('condition.mostMonsters.type', { type }) : phrase('condition.mostMonsters'),
  eachType: ({ n }) => phrase('condition.eachType', { n }),
  atMost: ({ meeple, n }) => phrase('condition.atMost', { meeple, n }),
  atLeast: ({ meeple, n }) => phrase('condition.atLeast', { meeple, n }),
  prestige: ({ n }) => phrase('condition.prestige', { n }),
  classes: ({ n, level, top }) =>
    top === undefined
      ? phrase('condition.classes', { n, level })
      : phrase('condition.classes.top', { n, level, top }),
};

const conditions: ByKind<Condition, Phrase> = { ...turn, ...end };

export const phraseOfCondition = (condition: Condition): Phrase => dispatch(conditions, condition);

const bonus: ByKind<BonusCondition, Phrase> = {
  types: ({ n, level }) =>
    level > 0 ? phrase('bonus.types.level', { n, level }) : phrase('bonus.types', { n }),
  prestige: () => phrase('bonus.prestige'),
  fewUnits: ({ n }) => phrase('bonus.fewUnits', { n }),
};

export const phraseOfBonusCondition = (condition: BonusCondition): Phrase =>
  dispatch(bonus, condition);
