import {
  type Classes,
  type Counts,
  type HeroClass,
  type Place,
  type SeatIndex,
} from '@rowan/cards';
import type { Decision, OrderOf } from './decisions.ts';

/** What a game is made of; with the moves it is the whole game (S9). */
export interface Setup {
  /** 1 is solo against the Royal Guard. */
  readonly players: number;
  /** The Four Towers; always on in solo (G1). */
  readonly towers: boolean;
  /** Solo, Beginner: classes that start at level 2 (G10). */
  readonly hiredHelp: readonly HeroClass[];
  /** Solo, Advanced: a rescued party in the Guard's bag (G10). */
  readonly advanced: boolean;
  /** 256 bits in hexadecimal: the one source of all randomness (S9). */
  readonly key: string;
}

export interface PlayerState {
  bag: Counts;
  tavern: Counts;
  lodgings: Counts;
  /** Units waiting on a Location until the Draw Phase is over (L4). */
  held: Counts;
  /** Levels of Warrior, Mage, Cleric, Knight. */
  levels: number[];
  hand: number[];
  completed: number[];
  pile: number[];
  rooms: number[];
  vp: number;
  /** VP by source, in the order of VP_SOURCES; sums up to `vp`. */
  ledger: number[];
  /** Lasting combat boosts in force: per Unit kind, pairs as triples (by, who, n), per Monster type. */
  boosts: number[];
  pairs: number[];
  against: number[];
  /** Overlords fought, one bit each (E3). */
  fought: number;
}

/** Meeples on one place of a confirmed plan; `as` counts Shamans by the class they stand for. */
export interface Assignment {
  place: Place;
  units: Counts;
  as: Classes;
  /** Peasants that fled to this place (T7). */
  overrun: number;
}

/** Units that wait on a Crown for their owner's next turn (L6). */
export interface CrownHolding {
  place: Place;
  seat: SeatIndex;
  units: Counts;
  as: Classes;
}

/** What lasts no longer than the turn. */
export interface TurnState {
  /** Crowns still to be paid: place and effect list, in turn (L6). */
  owed: number[];
  /** Hero classes whose ability was used, one bit each (T3). */
  abilities: number;
  /** The Capitol takes one assignment a turn (T1). */
  assigned: boolean;
  construct: boolean;
  /** The class waiting to be levelled up, or −1. */
  levelUp: number;
  capitol: Counts;
  /** Meeples gained; they reach the Lodgings at clean-up (L2). */
  gained: Counts;
  plan: Assignment[];
  /** Turn boosts per Unit kind, the last for all Units (L3), the forged place and its CV. */
  boosts: number[];
  forgePlace: number;
  forgeCv: number;
  /** Places of the plan resolved so far, one bit each. */
  resolved: number;
  /** Quests in hand that this plan, or the tile just placed, completes (Q3), hidden from the others. */
  eligible: number[];
  /**
   * Q3, hidden from the others: Quests in hand drawn since the plan was confirmed, each followed by the places that do not count
   * for it, one bit each; all of them where a defeat brought it.
   */
  unseen: number[];
  /** Meeples granted on top of D4. */
  granted: number;
  /** Monsters to replace (D2). */
  defeated: number;
  /** Draw Phase effects used, by Quest (D6). */
  drawEffects: number[];
  /** Monsters defeated this turn: their boosts count from its end on (T9). */
  won: number[];
  /** Ongoing Quests completed this turn: in force from its end on (Q1). */
  fresh: number[];
}

export interface GuardState {
  bag: Counts;
  /** The meeple on each spot, or −1. */
  board: number[];
  prestige: Counts;
  /** Meeples without a spot (G3). */
  waiting: Counts;
  /** Drawn and still to be resolved. */
  line: number[];
  unitsDrawn: number;
  /** While the Guard's own turn is carried out (G8). */
  acting: boolean;
  vp: number;
  ledger: number[];
  pile: number[];
  rooms: number[];
  /** Rooms that it used up and that left the game (G6). */
  gone: number[];
  kept: number[];
  /** The favored district. */
  sword: number;
  prey: number;
}

/** What remains to be done; the last task comes first. Plain data, never changed once pushed. */
export type Task =
  | { readonly do: 'startTurn' }
  | { readonly do: 'develop' }
  | { readonly do: 'cleanUp' }
  | { readonly do: 'draw' }
  | { readonly do: 'refill' }
  | { readonly do: 'drawMeeples' }
  | { readonly do: 'drawEffects' }
  | { readonly do: 'endTurn' }
  | { readonly do: 'checkpoint'; readonly place: Place }
  | {
      readonly do: 'settle';
      readonly of: OrderOf;
      readonly items: readonly number[];
      readonly place: Place;
    }
  | { readonly do: 'effects'; readonly list: number; readonly at: number; readonly place: Place }
  | { readonly do: 'placeDone'; readonly place: Place };

export type Phase = 'development' | 'main' | 'draw' | 'over';

export interface GameState {
  readonly format: 1;
  /** Hash of the catalogue the game is played with. */
  readonly catalogue: string;
  readonly setup: Setup;
  /** How many draws each random stream has given. */
  draws: number[];
  supply: Counts;
  players: PlayerState[];
  guard: GuardState | null;
  first: SeatIndex;
  active: SeatIndex;
  phase: Phase;
  round: number;
  turns: number;
  /** Rounds in a row without a defeat (E6), and whether this one had one. */
  quietRounds: number;
  defeatThisRound: boolean;
  /** Dark Council cards that came; the last round, 0 while unknown (E1). */
  council: number;
  lastRound: number;
  /** Twelve Monster slots, card or −1; the deck, next card last, −1 for a Dark Council card. */
  monsters: number[];
  monsterDeck: number[];
  /** The Bonus token under each Overlord. */
  tokens: number[];
  market: number[];
  tileDeck: number[];
  /** The tile on each of the eight slots, or −1; the meeples left on it (L7). */
  built: number[];
  stock: number[];
  /** The Guard's Order in each district, or −1 (G1). */
  orders: number[];
  crowns: CrownHolding[];
  /** Rooms of each Tower, the visible one last. */
  towers: number[][];
  questDeck: number[];
  questDiscard: number[];
  /** Who put each discarded Quest there; −1 if all saw it. */
  questDiscardBy: number[];
  turn: TurnState;
  agenda: Task[];
  decision: Decision | null;
  /** Decisions answered so far; the next one's id. */
  decisions: number;
  winners: number[];
}
