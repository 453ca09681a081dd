import type { BasicClass, District, HeroClass, Meeple, MonsterType } from './vocabulary.ts';

/** Judged on the Units as assigned to one Monster, each time one is defeated (Q2). */
export interface DefeatCondition {
  readonly kind: 'defeat';
  readonly type?: MonsterType;
  readonly minLevel?: number;
  readonly minStrength?: number;
  /** At least these classes, counted (a Shaman as declared, M7). */
  readonly with?: readonly BasicClass[];
  /** At least so many Units. */
  readonly units?: number;
  /** At least so many different Unit types (a Shaman is a Shaman, M7). */
  readonly types?: number;
  /** None of this class on the Monster. */
  readonly without?: BasicClass;
  /** CV at least strength plus this. */
  readonly surplus?: number;
}

/** Conditions judged while the turn goes on (Q4). */
export type TurnCondition =
  | DefeatCondition
  /** So many Monsters defeated in one turn. */
  | { readonly kind: 'defeats'; readonly n: number }
  /** A tile placed; `minMonsters` when it is placed, in one of `districts`. */
  | {
      readonly kind: 'construct';
      readonly minMonsters?: number;
      readonly districts?: readonly District[];
    }
  /** District Locations activated in one turn, in so many different districts (Q10). */
  | { readonly kind: 'activate'; readonly locations: number; readonly districts: number }
  /** In one district with so many Monsters: a Location activated, a Monster defeated. */
  | {
      readonly kind: 'activateAndDefeat';
      readonly minMonsters: number;
      readonly minLevel: number;
    }
  /** Meeples in the Tavern at Q5. */
  | { readonly kind: 'tavern'; readonly have: readonly Meeple[] }
  /** One of these classes at this level. */
  | { readonly kind: 'level'; readonly anyOf: readonly HeroClass[]; readonly level: number };

/** Conditions judged when the game is over (E4). */
export type EndCondition =
  /** Most Monsters (of a type) in the pile; ties are friendly (Q7). */
  | { readonly kind: 'mostMonsters'; readonly type?: MonsterType }
  | { readonly kind: 'eachType'; readonly n: number }
  | { readonly kind: 'atMost'; readonly meeple: Meeple; readonly n: number }
  | { readonly kind: 'atLeast'; readonly meeple: Meeple; readonly n: number }
  | { readonly kind: 'prestige'; readonly n: number }
  /** `n` classes at `level` or more, one of them at `top` or more (Q9). */
  | {
      readonly kind: 'classes';
      readonly n: number;
      readonly level: number;
      readonly top?: number;
    };

export type Condition = TurnCondition | EndCondition;
export type ConditionKind = Condition['kind'];

/** Conditions of Bonus tokens, judged on the Units on that Overlord (E3). */
export type BonusCondition =
  /** So many different Unit types, each of that level or more (0: Peasants count too). */
  | { readonly kind: 'types'; readonly n: number; readonly level: number }
  | { readonly kind: 'prestige' }
  | { readonly kind: 'fewUnits'; readonly n: number };
