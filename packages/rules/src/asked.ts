import {
  DISTRICTS,
  HERO_CLASSES,
  MEEPLES,
  MONSTER_TYPES,
  countsOf,
  meepleIndex,
  type Condition,
  type ConditionKind,
  type Counts,
  type Meeple,
  type MonsterType,
} from '@rowan/cards';

type ConditionOf<K extends ConditionKind> = Extract<Condition, { kind: K }>;

/** What each kind of condition asks for: numbers in place of names, every field there. */
interface Fields {
  readonly defeat: {
    /** −1 for any type, for no class left out, for no surplus. */
    readonly type: number;
    readonly without: number;
    readonly surplus: number;
    readonly minLevel: number;
    readonly minStrength: number;
    readonly units: number;
    readonly types: number;
    readonly with: Counts | null;
  };
  readonly defeats: { readonly n: number };
  /** Districts as a mask. */
  readonly construct: { readonly minMonsters: number; readonly districts: number };
  readonly activate: { readonly locations: number; readonly districts: number };
  readonly activateAndDefeat: { readonly minMonsters: number; readonly minLevel: number };
  /** The kinds of meeples asked for, and how many of each. */
  readonly tavern: { readonly kinds: readonly number[]; readonly have: Counts };
  readonly level: { readonly heroes: readonly number[]; readonly level: number };
  /** −1 for Monsters of any type. */
  readonly mostMonsters: { readonly type: number };
  readonly eachType: { readonly n: number };
  readonly atMost: { readonly meeple: number; readonly n: number };
  readonly atLeast: { readonly meeple: number; readonly n: number };
  readonly prestige: { readonly n: number };
  /** `top` is 0 where no class of a higher level is asked for. */
  readonly classes: { readonly n: number; readonly level: number; readonly top: number };
}

export type AskedOf<K extends ConditionKind> = { readonly kind: K } & Fields[K];

/** A condition as the engine reads it. */
export type Asked = { [K in ConditionKind]: AskedOf<K> }[ConditionKind];

const typeIndex = (type: MonsterType | undefined): number =>
  type === undefined ? -1 : MONSTER_TYPES.indexOf(type);

const kindsOf = (meeples: readonly Meeple[]): number[] =>
  MEEPLES.filter((meeple) => meeples.includes(meeple)).map(meepleIndex);

const asking: { readonly [K in ConditionKind]: (condition: ConditionOf<K>) => Fields[K] } = {
  defeat: ({ type, without, surplus = -1, with: wanted, ...least }) => ({
    type: typeIndex(type),
    without: without === undefined ? -1 : meepleIndex(without),
    surplus,
    minLevel: least.minLevel ?? 0,
    minStrength: least.minStrength ?? 0,
    units: least.units ?? 0,
    types: least.types ?? 0,
    with: wanted === undefined ? null : countsOf(wanted),
  }),
  defeats: ({ n }) => ({ n }),
  construct: ({ minMonsters = 0, districts = DISTRICTS }) => ({
    minMonsters,
    districts: districts.reduce((mask, district) => mask | (1 << DISTRICTS.indexOf(district)), 0),
  }),
  activate: ({ locations, districts }) => ({ locations, districts }),
  activateAndDefeat: ({ minMonsters, minLevel }) => ({ minMonsters, minLevel }),
  tavern: ({ have }) => ({ kinds: kindsOf(have), have: countsOf(have) }),
  level: ({ anyOf, level }) => ({
    heroes: anyOf.map((hero) => HERO_CLASSES.indexOf(hero)),
    level,
  }),
  mostMonsters: ({ type }) => ({ type: typeIndex(type) }),
  eachType: ({ n }) => ({ n }),
  atMost: ({ meeple, n }) => ({ meeple: meepleIndex(meeple), n }),
  atLeast: ({ meeple, n }) => ({ meeple: meepleIndex(meeple), n }),
  prestige: ({ n }) => ({ n }),
  classes: ({ n, level, top = 0 }) => ({ n, level, top }),
};

export const askedOf = (condition: Condition): Asked =>
  ({
    kind: condition.kind,
    ...(asking[condition.kind] as (condition: Condition) => object)(condition),
  }) as Asked;
