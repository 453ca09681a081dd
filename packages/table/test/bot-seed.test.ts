import { keyFromSeed } from '@rowan/rules';
import { describe, expect, it } from 'vitest';
import { botSeed } from '../src/bot-seed.ts';

type Seeds = (key: string, seat: number, decision: number) => number;

const KEYS = Array.from({ length: 200 }, (_, i) => keyFromSeed(`seed ${i}`));
const STEPS = [128, 256, 384, 512];

/** A hash that goes on from what went in, letter by letter: the control. */
const chained: Seeds = (key, _seat, decision) => {
  let hash = 2166136261 ^ decision;
  for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash ^ (hash >>> 15)) & 0x7fffffff;
};

/** The hash before its last fold, for both values of the bit that was cut off. */
const unfolded = (seed: number): number[] =>
  [0, 0x80000000].map((top) => {
    const folded = (seed | top) >>> 0;
    return (folded ^ (folded >>> 15) ^ (folded >>> 30)) >>> 0;
  });

const powerOf = (base: number, exponent: number): number =>
  Array.from({ length: exponent }).reduce<number>((product) => Math.imul(product, base), 1);

/**
 * Seeds of a decision that follow from the seed of another one without the key. What differs in the decision above
 * the bits of a letter takes no part in any exclusive or, and only goes through the multiplications.
 */
function predicted(seed: number, from: number, to: number): number[] {
  const passed = Math.imul((2166136261 ^ to) - (2166136261 ^ from), powerOf(16777619, 64));
  return unfolded(seed).map((hash) => {
    const next = (hash + passed) >>> 0;
    return (next ^ (next >>> 15)) & 0x7fffffff;
  });
}

/** How many of all seeds are foretold, of each key five decisions with four others. */
function foretold(seeds: Seeds): number {
  const pairs = KEYS.flatMap((key) =>
    [0, 1, 2, 3, 4].flatMap((decision) => STEPS.map((step) => ({ key, decision, step }))),
  );
  return pairs.filter(({ key, decision, step }) =>
    predicted(seeds(key, 0, decision), decision, decision ^ step).includes(
      seeds(key, 0, decision ^ step),
    ),
  ).length;
}

describe('the seed of a bot', () => {
  it('is not foretold by that of another decision, as a chained hash is', () => {
    expect(foretold(botSeed)).toBe(0);
    expect(foretold(chained)).toBe(KEYS.length * 5 * STEPS.length);
  });

  it('is a number of 31 bits, each of which is there and is not', () => {
    const seeds = KEYS.map((key) => botSeed(key, 1, 7));
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true);
    expect(seeds.reduce((all, seed) => all | seed)).toBe(0x7fffffff);
    expect(seeds.reduce((all, seed) => all & seed)).toBe(0);
  });

  it('differs from key to key, seat to seat and decision to decision, and is the same again', () => {
    const seeds = KEYS.slice(0, 20).flatMap((key) =>
      [0, 1, 2, 3].flatMap((seat) =>
        Array.from({ length: 50 }, (_, decision) => botSeed(key, seat, decision)),
      ),
    );
    expect(new Set(seeds).size).toBeGreaterThan(seeds.length - 3);
    expect(botSeed(KEYS[0]!, 2, 3)).toBe(botSeed(KEYS[0]!, 2, 3));
    expect(botSeed(KEYS[0]!, 1, 12)).not.toBe(botSeed(KEYS[0]!, 11, 2));
  });
});
