import { type Classes, type Counts, type Place, type SeatIndex } from '@rowan/cards';

/** What several simultaneous things are, when the player picks which comes next. */
export type OrderOf = 'crowns' | 'places' | 'monsters' | 'quests';

interface DecisionBase {
  readonly id: number;
  readonly seat: SeatIndex;
}

/** Whom the game waits for, and for what. */
export type Decision =
  /** T1–T3: assign to the Capitol, resolve, use abilities, end the phase. */
  | (DecisionBase & { readonly kind: 'develop' })
  /** T5: the assignment plan of the Main Phase. */
  | (DecisionBase & { readonly kind: 'plan' })
  /** T8, T9, L6, Q5: which of these is resolved next. Places, or Quests by card. */
  | (DecisionBase & {
      readonly kind: 'order';
      readonly of: OrderOf;
      readonly items: readonly number[];
      readonly place: Place;
    })
  /** Q6: a Quest from hand; `left` of them are still to go. */
  | (DecisionBase & { readonly kind: 'discardQuest'; readonly left: number; readonly list: number })
  /** A Corruption from the Tavern or from the Lodgings. */
  | (DecisionBase & { readonly kind: 'cleanse'; readonly list: number })
  /** L2, L4, Q4: which Unit standing for the class goes to the supply, or is held. */
  | (DecisionBase & {
      readonly kind: 'unit';
      readonly to: 'supply' | 'hold';
      readonly unit: number;
      readonly place: Place;
      readonly list: number;
    })
  /** Q4: a Quest that costs a Unit may be declined. */
  | (DecisionBase & { readonly kind: 'payCost'; readonly quest: number; readonly place: Place })
  /** L9: meeples from the Lodgings to the bag; then the seats in `next` are asked. */
  | (DecisionBase & {
      readonly kind: 'backToBag';
      readonly upTo: number;
      readonly next: readonly number[];
      readonly list: number;
    })
  /** D2: the Monster's own district is full. */
  | (DecisionBase & {
      readonly kind: 'overflow';
      readonly monster: number;
      readonly districts: readonly number[];
    })
  /** D6: one of these Draw Phase effects, or no more. */
  | (DecisionBase & { readonly kind: 'drawEffect'; readonly quests: readonly number[] });

export type DecisionKind = Decision['kind'];
export type DecisionOf<T extends DecisionKind> = Extract<Decision, { kind: T }>;

/** T1: one or two Peasants, or Shamans standing for them. */
export interface ConstructUnits {
  readonly peasants: number;
  readonly shamans: number;
}

export interface LevelUpUnit {
  /** W, M, C or K, by its number. */
  readonly unit: number;
  /** A Shaman stands for it (M7). */
  readonly shaman: boolean;
}

export type DevelopAnswer =
  | {
      readonly kind: 'develop';
      readonly do: 'assign';
      readonly construct: ConstructUnits | null;
      readonly levelUp: LevelUpUnit | null;
    }
  | {
      readonly kind: 'develop';
      readonly do: 'construct';
      readonly tile: number;
      readonly place: Place;
    }
  | { readonly kind: 'develop'; readonly do: 'levelUp' }
  | { readonly kind: 'develop'; readonly do: 'ability'; readonly unit: number }
  | { readonly kind: 'develop'; readonly do: 'end' };

/** Meeples on one place; `as` says how many Shamans there stand for P, W, M, C, K. */
export interface PlannedPlace {
  readonly place: Place;
  readonly units: Counts;
  readonly as?: Classes;
}

export interface PlanAnswer {
  readonly kind: 'plan';
  /** In the order in which overrun Peasants are taken (T7). */
  readonly places: readonly PlannedPlace[];
  /** M5: the place that a Peasant from the Lodgings joins; it is not in `units`. */
  readonly recruit?: Place;
  /** L3: the Unit that the Blood Forge strengthens. */
  readonly forge?: { readonly place: Place; readonly unit: number };
}

export type Answer =
  | DevelopAnswer
  | PlanAnswer
  | { readonly kind: 'order'; readonly item: number }
  | { readonly kind: 'discardQuest'; readonly quest: number }
  | { readonly kind: 'cleanse'; readonly from: 'tavern' | 'lodgings' }
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'payCost'; readonly pay: boolean }
  | { readonly kind: 'backToBag'; readonly meeples: Counts }
  | { readonly kind: 'overflow'; readonly district: number }
  | { readonly kind: 'drawEffect'; readonly quest: number | null };

export type AnswerOf<T extends DecisionKind> = Extract<Answer, { kind: T }>;

export interface Move {
  readonly seat: SeatIndex;
  /** The decision's id: a stale answer is refused. */
  readonly decision: number;
  readonly answer: Answer;
}
