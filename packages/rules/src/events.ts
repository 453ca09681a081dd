import {
  type Classes,
  type Counts,
  type Place,
  type SeatIndex,
  type Source,
  type VpSource,
} from '@rowan/cards';

/** Meeples on a place when a plan is confirmed, with the numbers behind its legality. */
export interface PlannedFact {
  readonly place: Place;
  readonly units: Counts;
  readonly as: Classes;
  /** On a foe: CV against strength. */
  readonly cv?: number;
  readonly strength?: number;
}

interface Seated {
  readonly seat: SeatIndex;
}

/** Small facts in the past tense, in the order in which they happened. */
export type GameEvent =
  | (Seated & { readonly kind: 'turnStarted'; readonly round: number; readonly turn: number })
  | (Seated & { readonly kind: 'turnEnded' })
  /** One meeple from a bag: the roll is draw `k` of `stream`, below `of`, and counts through the bag. */
  | (Seated & {
      readonly kind: 'drew';
      readonly meeple: number;
      readonly stream: number;
      readonly k: number;
      readonly of: number;
      readonly roll: number;
      readonly source: Source;
    })
  /** D5, G3: everything exhausted went back into the bag. */
  | (Seated & { readonly kind: 'bagRefilled'; readonly meeples: Counts })
  | (Seated & {
      readonly kind: 'vpChanged';
      readonly n: number;
      readonly total: number;
      readonly by: VpSource;
      readonly source: Source;
    })
  /** `from` says where it was paid from, `to` where it is now. */
  | (Seated & {
      readonly kind: 'gained';
      readonly meeple: number;
      readonly from: 'supply' | 'tile';
      readonly to: 'place' | 'lodgings' | 'bag';
      readonly source: Source;
    })
  | (Seated & { readonly kind: 'notGained'; readonly meeple: number; readonly source: Source })
  | (Seated & {
      readonly kind: 'returned';
      readonly meeple: number;
      readonly place: Place;
      readonly source: Source;
    })
  | (Seated & {
      readonly kind: 'cleansed';
      readonly from: 'tavern' | 'lodgings' | 'board' | 'none';
      readonly source: Source;
    })
  | (Seated & {
      readonly kind: 'questsDrawn';
      readonly quests: readonly number[];
      readonly source: Source;
    })
  | (Seated & { readonly kind: 'questDiscarded'; readonly quest: number; readonly source: Source })
  | { readonly kind: 'questsReshuffled'; readonly count: number }
  | (Seated & { readonly kind: 'questCompleted'; readonly quest: number; readonly place: Place })
  | (Seated & { readonly kind: 'questDeclined'; readonly quest: number; readonly place: Place })
  /** `tile` is the card, `stock` the prestige meeples that came with it. */
  | (Seated & {
      readonly kind: 'constructed';
      readonly tile: number;
      readonly place: Place;
      readonly stock: number;
    })
  | (Seated & {
      readonly kind: 'assignedToCapitol';
      readonly units: Counts;
      readonly levelUp: number;
    })
  | (Seated & {
      readonly kind: 'levelledUp';
      readonly unit: number;
      readonly level: number;
      readonly cost: number;
    })
  | (Seated & {
      readonly kind: 'abilityUsed';
      readonly unit: number;
      readonly level: number;
      readonly exhausted: Counts;
      readonly givenUp: Counts;
    })
  | (Seated & {
      readonly kind: 'planConfirmed';
      readonly places: readonly PlannedFact[];
      readonly recruit: Place;
      readonly forgePlace: Place;
      readonly forgeUnit: number;
      readonly forgeCv: number;
      readonly boosts: readonly number[];
    })
  /** T7: `due` Peasants flee to the banner, `n` were in stock. */
  | (Seated & {
      readonly kind: 'overran';
      readonly place: Place;
      readonly due: number;
      readonly n: number;
    })
  | (Seated & {
      readonly kind: 'crownTaken';
      readonly place: Place;
      readonly from: number;
      readonly units: Counts;
    })
  | (Seated & { readonly kind: 'crownReturned'; readonly place: Place; readonly units: Counts })
  | (Seated & { readonly kind: 'activated'; readonly place: Place; readonly source: Source })
  | (Seated & { readonly kind: 'roomTaken'; readonly district: number; readonly room: number })
  | { readonly kind: 'roomTurnedUp'; readonly district: number; readonly room: number }
  | (Seated & {
      readonly kind: 'defeated';
      readonly place: Place;
      readonly source: Source;
      readonly vp: number;
      readonly rule: string;
    })
  /** L5: meeples added to the draw of D4. */
  | (Seated & { readonly kind: 'drawGranted'; readonly n: number; readonly source: Source })
  | (Seated & {
      readonly kind: 'held';
      readonly meeple: number;
      readonly place: Place;
      readonly source: Source;
    })
  | (Seated & { readonly kind: 'heldReturned'; readonly units: Counts })
  /** M2: combat boosts that count from the next turn on. */
  | (Seated & { readonly kind: 'boostGained'; readonly source: Source })
  | (Seated & { readonly kind: 'backToBag'; readonly meeples: Counts; readonly source: Source })
  | (Seated & {
      readonly kind: 'cleanedUp';
      readonly phase: 'development' | 'main';
      readonly meeples: Counts;
    })
  | {
      readonly kind: 'monstersSlid';
      readonly district: number;
      readonly monsters: readonly number[];
    }
  | { readonly kind: 'monsterArrived'; readonly monster: number; readonly place: Place }
  | { readonly kind: 'councilArrived'; readonly n: number }
  | (Seated & { readonly kind: 'corrupted'; readonly n: number })
  | (Seated & {
      readonly kind: 'drawEffectUsed';
      readonly quest: number;
      readonly exhausted: Counts;
    })
  | { readonly kind: 'tileTurnedUp'; readonly tile: number }
  | { readonly kind: 'finalRoundsBegan'; readonly rule: string; readonly lastRound: number }
  | (Seated & { readonly kind: 'guardPlaced'; readonly meeple: number; readonly spot: number })
  | (Seated & { readonly kind: 'guardWaited'; readonly meeple: number })
  | (Seated & { readonly kind: 'guardOrdered'; readonly order: number; readonly district: number })
  | (Seated & { readonly kind: 'guardCould'; readonly not: string })
  | (Seated & { readonly kind: 'guardReset'; readonly meeples: Counts; readonly rule: string })
  | (Seated & { readonly kind: 'swordTurned'; readonly to: number })
  | (Seated & { readonly kind: 'questKept'; readonly quest: number; readonly source: Source })
  | (Seated & { readonly kind: 'questScored'; readonly quest: number; readonly vp: number })
  | {
      readonly kind: 'gameEnded';
      readonly totals: readonly number[];
      readonly winners: readonly number[];
    };

export type EventKind = GameEvent['kind'];
export type EventOf<T extends EventKind> = Extract<GameEvent, { kind: T }>;

/** A fact as it is told at the table: the dice behind a draw stand in the log of the game alone. */
export type ToldEvent =
  | Exclude<GameEvent, { kind: 'drew' }>
  | Omit<EventOf<'drew'>, 'stream' | 'k' | 'of' | 'roll'>;
export type ToldOf<T extends EventKind> = Extract<ToldEvent, { kind: T }>;
