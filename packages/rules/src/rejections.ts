import type { Place, SeatIndex } from '@rowan/cards';
import type { DecisionKind, OrderOf } from './decisions.ts';

/** A paragraph of the rules. */
export type RuleId = `${'C' | 'S' | 'T' | 'D' | 'L' | 'M' | 'Q' | 'E' | 'F' | 'G'}${number}`;

/** The Locations of the Capitol (T1). */
export type CapitolLocation = 'construct' | 'levelUp';

/** What a list of choices consists of: places, cards, Units or districts, each by its number. */
export type ChoiceOf = OrderOf | 'units' | 'districts';

interface Choices<Of extends string, T> {
  readonly of: Of;
  readonly chosen: T;
  readonly options: readonly T[];
}

/** Units that a place asks for. */
export interface NeedFact {
  /** Any of these classes will do; `[]` for every Unit. */
  readonly classes: readonly number[];
  readonly n: number;
  readonly there: number;
  /** Further Units in the Tavern that would do. */
  readonly left: number;
}

type Nothing = Readonly<Record<string, never>>;

/** A level-up and what it costs. `unit` is W, M, C or K, `level` the one to be reached. */
interface LevelFact {
  readonly unit: number;
  readonly level: number;
  readonly cost: number;
  readonly vp: number;
}

/**
 * What there is to say about each kind of refusal: what is asked for and what there is. All of it is known to
 * the seat that answers.
 */
export interface Facts {
  /** What is asked; null if it was no move at all. */
  readonly malformed: { readonly asked: DecisionKind | null };
  readonly gameOver: Nothing;
  readonly notYourDecision: { readonly seat: SeatIndex };
  readonly staleDecision: { readonly asked: number; readonly answered: number };
  readonly notAsked: { readonly asked: DecisionKind; readonly given: DecisionKind };
  readonly notOffered: Choices<ChoiceOf, number> | Choices<'zones', 'tavern' | 'lodgings'>;
  readonly alreadyAssigned: { readonly units: readonly number[] };
  readonly nothingAssigned: Nothing;
  readonly wrongClass: {
    readonly at: CapitolLocation;
    readonly meeple: number;
    readonly takes: readonly number[];
  };
  readonly constructUnits: { readonly units: number; readonly most: number };
  readonly cannotConstruct: { readonly tiles: number; readonly vacant: number };
  readonly noSuchTile: { readonly tile: number; readonly market: readonly number[] };
  readonly noSlot: { readonly place: Place };
  readonly slotTaken: {
    readonly place: Place;
    readonly district: number;
    readonly vacant: readonly Place[];
  };
  /** `most`: VP with the best construction that goes along. */
  readonly notAffordable: LevelFact & { readonly most: number };
  /** `vp`: with what constructing on this slot brings. */
  readonly slotPaysTooLittle: LevelFact & { readonly place: Place };
  readonly topLevel: { readonly unit: number; readonly level: number };
  readonly notInTavern: {
    readonly meeple: number;
    readonly assigned: number;
    readonly tavern: number;
  };
  readonly notPending: { readonly at: CapitolLocation };
  /** `levelUp`: the class that waits there, −1 for none. */
  readonly stillPending: { readonly construct: boolean; readonly levelUp: number };
  readonly noAbility: { readonly unit: number; readonly level: number };
  readonly abilityNeeds: {
    readonly unit: number;
    readonly needs: readonly number[];
    readonly tavern: readonly number[];
  };
  readonly abilityUsed: { readonly unit: number };
  readonly placeTwice: { readonly place: Place };
  readonly emptyPlace: {
    readonly place: Place;
    readonly district: number;
    readonly lacks: 'tile' | 'room' | 'monster';
  };
  /** `left`: Units in the Tavern that the plan does not use. */
  readonly noUnits: { readonly place: Place; readonly left: number };
  readonly noTowers: { readonly place: Place };
  /** `opens`: the first of the final rounds; 0 as long as it is not known. */
  readonly councilNotYet: {
    readonly place: Place;
    readonly rounds: number;
    readonly opens: number;
  };
  readonly alreadyFought: { readonly place: Place };
  readonly corruptionHere: {
    readonly place: Place;
    readonly wanted: number;
    readonly corruption: number;
  };
  readonly shamanClass: {
    readonly place: Place;
    readonly shamans: number;
    readonly declared: number;
  };
  readonly needsUnits: { readonly place: Place; readonly needs: readonly NeedFact[] };
  readonly needsBounty: { readonly place: Place; readonly type: number };
  readonly tooWeak: { readonly place: Place; readonly cv: number; readonly strength: number };
  /** The first thing that M5 asks for and does not find; Warriors recruit from level `from` on. */
  readonly noRecruit: {
    readonly place: Place;
    readonly lacks: 'foe' | 'warrior' | 'level' | 'peasant';
    readonly level: number;
    readonly from: number;
  };
  readonly noForge: {
    readonly place: Place;
    readonly unit: number;
    readonly lacks: 'forge' | 'foe' | 'unit';
  };
  readonly tooMany: { readonly n: number; readonly upTo: number };
  readonly notInLodgings: {
    readonly meeple: number;
    readonly chosen: number;
    readonly lodgings: number;
  };
}

export type RejectionCode = keyof Facts;

export interface RejectionOf<C extends RejectionCode> {
  readonly code: C;
  readonly rule: RuleId;
  readonly facts: Facts[C];
}

/** Why an answer is refused: a code, the paragraph of the rules, and the facts behind it. Never a sentence. */
export type Rejection = { readonly [C in RejectionCode]: RejectionOf<C> }[RejectionCode];

export const reject = <C extends RejectionCode>(
  code: C,
  rule: RuleId,
  facts: Facts[C],
): RejectionOf<C> => ({ code, rule, facts });
