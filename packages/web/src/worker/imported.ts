import type { Move, Setup } from '@rowan/rules';
import { totalsOf, type Seat, type Table } from '@rowan/table';

/** A game that came from elsewhere and was played again to its last move. */
export interface Imported {
  readonly setup: Setup;
  /** Transcripts only have names. */
  readonly seats: readonly (Seat | string)[];
  readonly moves: readonly Move[];
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
  /** The move it was shared at. */
  readonly at?: number;
}

export const importedFrom = (
  { state, setup, steps, over }: Table,
  seats: Imported['seats'],
): Imported => ({
  setup: setup.setup,
  seats,
  moves: steps.slice(1).map(({ move }) => move!),
  round: state.round,
  vp: totalsOf(state),
  over,
});
