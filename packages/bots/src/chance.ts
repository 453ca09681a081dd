import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Below, Dice } from '@rowan/rules';

/** A generator of whole numbers below n. */
export function chance(seed: number): Below {
  const generator = xoroshiro128plus(seed | 0);
  return (n) => (n < 2 ? 0 : uniformInt(generator, 0, n - 1));
}

/** Mixes two numbers into one; neighbours come out far apart. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Dice whose draw k of a stream follows from the seed alone: rival plans tried in the same world
 * meet the same luck, so what differs between them is the plan.
 */
export const sharedDice = (seed: number): Dice => ({
  below: (stream, k, n) => Math.floor((mix(mix(seed, stream), k) / 0x100000000) * n),
});
