import { simulate } from './run.ts';
import type { Counts, Planted } from './world.ts';

export const PLANTED: readonly Planted[] = ['ackFirst', 'noSweep', 'noDedupe', 'staleJudge'];

export interface ManyWanted {
  readonly first: number;
  readonly seeds: number;
  readonly planted?: Planted;
  /** Ends as soon as so many seeds have shown something wrong. */
  readonly until?: number;
  readonly tell?: (words: string) => void;
}

export interface Many {
  readonly seeds: number;
  readonly faults: number;
  readonly each: Partial<Counts>;
  readonly steps: number;
  readonly acked: number;
  /** What was wrong, with the first seeds that show it. */
  readonly wrong: Readonly<Record<string, readonly number[]>>;
}

/** One seed after the other. */
export async function simulateAll(wanted: ManyWanted): Promise<Many> {
  const { first, seeds: most, planted = null, until = Infinity, tell } = wanted;
  const each: Partial<Counts> = {};
  const wrong: Record<string, number[]> = {};
  let [seeds, steps, acked, bad] = [0, 0, 0, 0];
  while (seeds < most && bad < until) {
    const seed = first + seeds;
    const one = await simulate(seed, planted);
    seeds += 1;
    steps += one.steps;
    acked += one.acked;
    for (const [name, n] of Object.entries(one.faults) as [keyof Counts, number][])
      each[name] = (each[name] ?? 0) + n;
    if (one.wrong !== null) {
      bad += 1;
      (wrong[one.wrong] ??= []).push(seed);
    }
    if (seeds % 1000 === 0) tell?.(`${seeds} seeds, ${bad} wrong`);
  }
  const faults = Object.values(each).reduce((sum, n) => sum + n, 0);
  return { seeds, faults, each, steps, acked, wrong };
}
