import type { BasicClass, Meeple, MonsterType, Unit } from './vocabulary.ts';

/** What happens at once, left to right as printed (CATALOGUE notation in the comments). */
export type InstantEffect =
  /** `+W`; `tile` pays from the prestige meeples lying on the tile (L7). */
  | { readonly kind: 'gain'; readonly meeple: Meeple; readonly from: 'supply' | 'tile' }
  /** `−W`: one of the Units at that place goes back to the supply (L2). */
  | { readonly kind: 'return'; readonly unit: BasicClass }
  /** `−X`: one Corruption from the Tavern or the Lodgings to the supply. */
  | { readonly kind: 'cleanse' }
  | { readonly kind: 'vp'; readonly n: number }
  /** Purge: VP for each Corruption assigned to the Room (F3). */
  | { readonly kind: 'vpPerCorruption'; readonly n: number }
  /** `Q a/b` */
  | { readonly kind: 'quests'; readonly draw: number; readonly discard: number }
  /** `−Q` */
  | { readonly kind: 'discardQuest' }
  /** `↑n` (L5) */
  | { readonly kind: 'draw'; readonly n: number }
  /** Hold (L4): one such Unit waits at the Location and returns after the Draw Phase. */
  | { readonly kind: 'hold'; readonly unit: BasicClass }
  /** Mage's Workshop (L9). */
  | { readonly kind: 'backToBag'; readonly own: number; readonly others: number };

/** What a Location in the plan adds to combat in that same plan (L3). */
export type TurnBoost =
  /** `turn P +2`; `units` is every Unit on a Monster (Banner Hall). */
  | { readonly kind: 'turnBoost'; readonly who: Unit | 'units'; readonly n: number }
  /** Blood Forge: one Unit gains the number of Corruption in the Lodgings. */
  | { readonly kind: 'forge' };

/** Combat boosts for good, from a defeated Monster or a completed Ongoing Quest (M2). */
export type LastingBoost =
  | { readonly kind: 'boost'; readonly who: Unit | 'prestige'; readonly n: number }
  /** `pair W→P +1`: `who` gains when a `by`, another meeple, is on the same Monster. */
  | { readonly kind: 'pair'; readonly by: BasicClass; readonly who: BasicClass; readonly n: number }
  /** `vs Undead +1`, once per such Monster. */
  | { readonly kind: 'against'; readonly type: MonsterType; readonly n: number };

/** Other lasting effects of Ongoing Quests. */
export type LastingRule =
  /** Draw Phase (D6): with `have` in the Tavern, move `exhaust` from Tavern to Lodgings, then the effects. */
  | {
      readonly kind: 'drawPhase';
      readonly have: readonly Meeple[];
      readonly exhaust: readonly Meeple[];
      readonly gives: readonly InstantEffect[];
    }
  | { readonly kind: 'onConstruct'; readonly gives: readonly InstantEffect[] };

export type LocationEffect = InstantEffect | TurnBoost;
export type MonsterEffect = InstantEffect | LastingBoost;
export type OngoingEffect = LastingBoost | LastingRule;
export type Effect = InstantEffect | TurnBoost | LastingBoost | LastingRule;
export type EffectKind = Effect['kind'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly kind: K }>;

/** A *Development* ability of a Hero card (T3): once a turn and class. */
export interface Ability {
  /** Meeples that must be in the Tavern. */
  readonly needs: readonly Meeple[];
  /** Meeples that move from Tavern to Lodgings: one, or all of the kind. */
  readonly exhaust?: { readonly meeple: Meeple; readonly all: boolean };
  /** A meeple that goes from the Tavern to the supply. */
  readonly giveUp?: Meeple;
  readonly gives: readonly InstantEffect[];
}

/** What a prestige Hero card does in combat (M4). */
export type PrestigeAbility =
  | { readonly kind: 'vpPerMonster'; readonly n: number }
  | { readonly kind: 'monsterLevel' }
  | { readonly kind: 'anyClass' };
