import type { Weights } from './weights.ts';

/**
 * Tables learnt from self-play by `scripts/bots/tune.ts`: what plans are made by, and what their
 * outcome is judged by, for two players (and solo) and for three or four.
 */
export interface Taste {
  readonly policy: Weights;
  readonly value: Weights;
}

const duel: Weights = Float64Array.from([
  0.647, 3.35, 0.2, 1.36, 8.02, 1.54, 4.25, 1.34, 0.0192, 1.58, 0.105, 1.42, 0.135, 0.221, 0.155,
  0.229, 0.523, 0.788, 2.3, 0.152, 1.3, 1.14, 0.947, 0.16, 1.28, 0.729, 0.12, 8.98, 0.252, 0.47,
  0.74, 0.815, 0.229, 0.49, 2.5,
]);

const table: Weights = Float64Array.from([
  0.0873, 2.38, 0.335, 3.47, 6.97, 5.75, 8.91, 3.04, 0.0582, 0.675, 0.197, 1.33, 0.273, 0.467,
  -0.0433, 0.292, 0.784, 0.687, 2.28, 0.108, 0.74, 0.666, 0.694, 0.341, 0.318, 0.404, 0.193, 6.23,
  0.426, 1.37, 0.872, 0.586, 0.287, 3.24, 2.05,
]);

const DUEL: Taste = { policy: duel, value: duel };
const TABLE: Taste = { policy: table, value: table };

export const tuned = (players: number): Taste => (players <= 2 ? DUEL : TABLE);
