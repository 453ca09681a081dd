import type { GameView } from '@rowan/rules';
import { mix } from './chance.ts';
import type { Weights } from './weights.ts';

const table = (numbers: readonly number[]): Weights => Float64Array.from(numbers);

/**
 * Tables learnt from self-play by `scripts/bots/tune.ts`, for two players (and solo). They play about equally
 * well, but in different ways, so that no two opponents are alike.
 */
const duels: readonly Weights[] = [
  table([
    0.356, 5.37, 3.2, 3.25, 1.49, 6.44, 12.2, 14.9, -0.1, 1.65, 0.0013, 1.92, 0.231, 0.1, 1.45,
    2.06, 1.15, 2.21, 2.15, 0.698, 0.68, 16.6, 0.937, 0.275, 0.784, 0.126, 1.21, 6.45, 0.605, 0.106,
    0.577, 0.166, 0.0428, 0.527, 22,
  ]),
  table([
    0.48, 6.81, 0.45, 2.57, 7.29, 6.2, 7.83, 2.88, -0.245, 1.51, 0.144, 1.47, 1.15, 1.78, 0.24,
    0.0333, 1.3, 0.564, 3.95, 0.127, 0.246, 4.55, 0.964, 0.526, 0.826, 3.65, 1.02, 3.84, 0.657,
    0.683, 0.706, 0.379, 0.149, 5.83, 1.58,
  ]),
  table([
    0.5, 5.76, 0.807, 3.27, 10.8, 2.43, 9.93, 5.61, -0.169, 0.907, 0.0935, 2.45, 1.63, 2.05, 0.18,
    0.111, 2.11, 0.338, 5.09, 0.21, 0.217, 1.99, 1.29, 0.283, 0.365, 3.43, 1.18, 4.69, 0.677, 0.709,
    0.598, 0.288, 0.0992, 5, 2.14,
  ]),
];

/** The same for three and four players. */
const tables: readonly Weights[] = [
  table([
    1.17, 4.87, 2.19, 3.15, 11.4, 3.99, 3.2, 8.43, -0.219, 1.29, 0.287, 1.64, 0.112, 0.136, 1.58,
    2.1, 1.26, 2.32, 3.63, 0.0933, -0.068, 0.145, 1.34, 0.903, 0.131, 0.84, 0.198, 2.27, 0.934,
    1.21, 0.655, 1.06, -0.0149, 2.21, 3.46,
  ]),
  table([
    0.716, 4.86, 1.15, 2.37, 5.39, 5.41, 4.31, 8.75, -0.0578, 0.8, 0.107, 1.02, 0.833, 2.55, 0.148,
    0.174, 1.25, 1.72, 1.47, -0.0115, 0.0155, 0.981, 1.48, 0.296, 0.203, 0.499, 1.04, 3.15, 0.614,
    0.787, 0.658, 1.76, 0.278, 9.55, 5.18,
  ]),
  table([
    0.561, 6.2, 0.436, 3.96, 10.8, 14.2, 9.53, 22, -0.173, 0.45, 0.219, 4.12, 1.04, 0.521, 0.203,
    0.916, 1.94, 0.404, 4.37, 1.34, 0.678, 1.05, 0.29, -0.0575, 0.0999, 0.611, 0.94, 3.7, 0.386,
    4.31, 0.515, 0.901, -0.0474, 1.22, 2.53,
  ]),
];

/** The taste of a seat in this game: it follows from what lies open from the first turn to the last. */
export function tasteOf({ setup, tokens, first, viewer }: GameView): Weights {
  const all = setup.players <= 2 ? duels : tables;
  let seed = mix(first, typeof viewer === 'number' ? viewer : 0);
  for (const token of tokens) seed = mix(seed, token);
  return all[seed % all.length]!;
}
