import type { Remote } from './remote.ts';
import type { Slice } from './slice.ts';

/** The middle of the rounds, and the quartiles around it. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export interface Plan {
  /** When to stop, by `performance.now()`. */
  readonly end: number;
  readonly slice: number;
  readonly leastRounds: number;
}

/**
 * Rounds of short slices, one of each remote after the other: whatever else the machine does meets all
 * alike. The order turns from round to round.
 */
export async function interleave(
  remotes: readonly Remote[],
  { end, slice, leastRounds }: Plan,
): Promise<Slice[][]> {
  const slices: Slice[][] = remotes.map(() => []);
  for (let round = 0; round < leastRounds || performance.now() < end; round++)
    for (let i = 0; i < remotes.length; i++) {
      const at = (i + round) % remotes.length;
      slices[at]!.push(await remotes[at]!.run({ round, milliseconds: slice }));
    }
  return slices;
}

export const cpuRate = ({ units, cpu }: Slice): number => units / cpu;

/** Round by round, since both slices of a round met the same machine. */
export const ratio = (slices: readonly Slice[], to: readonly Slice[]): Spread =>
  spread(slices.map((slice, i) => cpuRate(slice) / cpuRate(to[i]!)));

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.round(share * (sorted.length - 1))]!);
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** Four significant digits. */
const rounded = (n: number): number => Number(n.toPrecision(4));
