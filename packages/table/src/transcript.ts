import { catalogueHash, type Catalogue } from '@rowan/cards';
import {
  hash,
  type Answer,
  type Applied,
  type Decision,
  type DecisionKind,
  type GameEvent,
  type GameState,
  type OrderOf,
  type Setup,
} from '@rowan/rules';
import type { Edition } from './engine.ts';
import type { Fairness } from './fairness.ts';

/** A game as JSON lines: a setup, a line for each move, an end or a stop. docs/transcript.md says it all. */
export const TRANSCRIPT_FORMAT = 2;

/** Every shuffled pile as it lay before anything was dealt from it; the next card is the last. */
export interface Decks {
  /** The whole stack of Monsters, −1 for a Dark Council card. */
  readonly monsters: readonly number[];
  readonly tiles: readonly number[];
  readonly quests: readonly number[];
  /** Rooms of each Tower, the visible one last; empty without the Four Towers. */
  readonly towers: readonly (readonly number[])[];
  /** The Bonus token under each Overlord. */
  readonly tokens: readonly number[];
  /** Solo: the Guard's Order in each district, −1 else; its Prey, null else. */
  readonly orders: readonly number[];
  readonly prey: number | null;
  readonly firstPlayer: number;
}

export interface SetupLine {
  readonly format: typeof TRANSCRIPT_FORMAT;
  readonly type: 'setup';
  readonly rules: number;
  readonly setup: Setup;
  /** Who played each seat; of no consequence for the rules. */
  readonly seats: readonly string[];
  readonly catalogue: Catalogue;
  readonly catalogueHash: string;
  readonly decks: Decks;
  readonly events: readonly GameEvent[];
  readonly hash: string;
  /** Of a game that was dealt by a table which nobody at it has to trust: how its key came about. */
  readonly fairness?: Fairness;
}

export interface MoveLine {
  readonly type: 'move';
  /** Moves are counted from 1. */
  readonly n: number;
  readonly seat: number;
  readonly decision: number;
  readonly kind: DecisionKind;
  /** What an `order` answer orders. */
  readonly of?: OrderOf;
  readonly answer: Answer;
  readonly events: readonly GameEvent[];
  /** Of the state after the move. */
  readonly hash: string;
}

export interface EndLine {
  readonly type: 'end';
  readonly moves: number;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly hash: string;
}

/** Where a game stands that is not over. */
export interface StopLine {
  readonly type: 'stop';
  readonly moves: number;
  readonly totals: readonly number[];
  readonly hash: string;
}

export type TranscriptLine = SetupLine | MoveLine | EndLine | StopLine;

export interface Dealing extends Edition {
  readonly setup: Setup;
  readonly seats: readonly string[];
}

export const setupLine = (
  { engine, catalogue, setup, seats }: Dealing,
  { state, events }: Applied,
): SetupLine => ({
  format: TRANSCRIPT_FORMAT,
  type: 'setup',
  rules: engine.rules,
  setup,
  seats,
  catalogue,
  catalogueHash: catalogueHash(catalogue),
  decks: decksOf(state, events),
  events,
  hash: hash(state),
});

export const moveLine = (
  decision: Decision,
  answer: Answer,
  { state, events }: Applied,
): MoveLine => ({
  type: 'move',
  n: decision.id + 1,
  seat: decision.seat,
  decision: decision.id,
  kind: decision.kind,
  ...(decision.kind === 'order' ? { of: decision.of } : {}),
  answer,
  events,
  hash: hash(state),
});

export const endLine = (state: GameState): EndLine => ({
  type: 'end',
  moves: state.decisions,
  totals: totalsOf(state),
  winners: state.winners,
  hash: hash(state),
});

export const stopLine = (state: GameState): StopLine => ({
  type: 'stop',
  moves: state.decisions,
  totals: totalsOf(state),
  hash: hash(state),
});

export const totalsOf = ({ players, guard }: GameState): number[] => [
  ...players.map(({ vp }) => vp),
  ...(guard ? [guard.vp] : []),
];

/** Puts back on the decks what the deal took from them. */
function decksOf(state: GameState, deal: readonly GameEvent[]): Decks {
  const quests = deal.flatMap((event) => (event.kind === 'questsDrawn' ? event.quests : []));
  const monsters = deal.flatMap((event) => (event.kind === 'monsterArrived' ? event.monster : []));
  return {
    monsters: [...state.monsterDeck, ...monsters.reverse()],
    tiles: [...state.tileDeck, ...state.market.toReversed()],
    quests: [...state.questDeck, ...quests.reverse()],
    towers: state.towers,
    tokens: state.tokens,
    orders: state.orders,
    prey: state.guard?.prey ?? null,
    firstPlayer: state.first,
  };
}
