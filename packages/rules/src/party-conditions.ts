import { BASICS, P, R, UNITS, heroOf, type BonusCondition } from '@rowan/cards';
import type { AskedOf } from './asked.ts';
import type { Cards, Foe } from './cards.ts';
import { reaches, type Goal } from './goals.ts';
import type { PlayerState } from './state.ts';

/** Units by kind, those of a party from `from` on: many parties may stand in one list. */
type Units = ArrayLike<number>;

function countUnits(units: Units, from: number): number {
  let n = 0;
  for (let unit = 0; unit < UNITS; unit++) n += units[from + unit]!;
  return n;
}

function countTypes(units: Units, from: number): number {
  let types = 0;
  for (let unit = 0; unit < UNITS; unit++) if (units[from + unit]! > 0) types++;
  return types;
}

/** Q2: whether a Quest asks for a foe like this. */
export const foeAsAsked = (asked: AskedOf<'defeat'>, foe: Foe): boolean =>
  (asked.type < 0 || asked.type === foe.type) &&
  foe.level >= asked.minLevel &&
  foe.strength >= asked.minStrength;

/** Q2, M7: what names a class sees a Shaman as declared in `as`; what counts types sees a Shaman. */
export function partyAsAsked(asked: AskedOf<'defeat'>, units: Units, as: Units, from = 0): boolean {
  const { without, with: wanted } = asked;
  if (without >= 0 && units[from + without]! + as[without]! > 0) return false;
  if (asked.units > 0 && countUnits(units, from) < asked.units) return false;
  if (asked.types > 0 && countTypes(units, from) < asked.types) return false;
  if (wanted === null) return true;
  for (let unit = 0; unit < BASICS; unit++)
    if (units[from + unit]! + as[unit]! < wanted[unit]!) return false;
  return true;
}

/** Whose Units a Bonus token looks at. */
interface Side {
  readonly cards: Cards;
  readonly player: PlayerState;
}

type BonusOf<K extends BonusCondition['kind']> = Extract<BonusCondition, { kind: K }>;

interface BonusMeasure<C> {
  readonly goal: Goal;
  readonly have: (side: Side, condition: C, units: Units, from: number) => number;
  readonly need: (condition: C) => number;
}

const bonuses: { readonly [K in BonusCondition['kind']]: BonusMeasure<BonusOf<K>> } = {
  fewUnits: {
    goal: 'most',
    have: (_side, _condition, units, from) => countUnits(units, from),
    need: ({ n }) => n,
  },
  prestige: {
    goal: 'least',
    have: (_side, _condition, units, from) => {
      let n = 0;
      for (let unit = R; unit < UNITS; unit++) n += units[from + unit]!;
      return n;
    },
    need: () => 1,
  },
  types: {
    goal: 'least',
    have: (side, { level }, units, from) => {
      let types = 0;
      for (let unit = 0; unit < UNITS; unit++)
        if (units[from + unit]! > 0 && unitLevel(side, unit) >= level) types++;
      return types;
    },
    need: ({ n }) => n,
  },
};

/** E3: Peasants have no level, prestige Units that of their card. */
const unitLevel = ({ cards, player }: Side, unit: number): number => {
  if (unit === P) return 0;
  return unit < R ? player.levels[heroOf(unit)]! : cards.prestigeLevels[unit - R]!;
};

/** E3: whether the Units on an Overlord fulfil a Bonus token. */
export function bonusMet(side: Side, condition: BonusCondition, units: Units, from = 0): boolean {
  const { goal, have, need } = bonuses[condition.kind] as BonusMeasure<BonusCondition>;
  return reaches(goal, have(side, condition, units, from), need(condition));
}
