import type { Catalogue } from '@rowan/cards';
import { hash, type GameState, type Move, type Setup } from '@rowan/rules';
import { totalsOf, type Pin, type Seat, type TableFacts } from '@rowan/table';

/** What came from elsewhere: a deal, and the moves that led from it to a state. */
interface Brought {
  readonly pin: Pin;
  readonly catalogue: Catalogue;
  readonly setup: Setup;
  /** Transcripts only have names. */
  readonly seats: readonly (Seat | string)[];
  readonly moves: readonly Move[];
}

/** A game that came from elsewhere and was played again to its last move. */
export interface Imported extends Brought, TableFacts {
  /** Of its last state. */
  readonly hash: string;
  /** The move it was shared at. */
  readonly at?: number;
}

const factsOf = (state: GameState): TableFacts => ({
  round: state.round,
  vp: totalsOf(state),
  over: state.phase === 'over',
});

export const importedFrom = (brought: Brought, state: GameState): Imported => ({
  ...brought,
  ...factsOf(state),
  hash: hash(state),
});
