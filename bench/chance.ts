import type { Below, Dice } from '@rowan/rules';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const TWO_32 = 2 ** 32;

/**
 * Whole numbers below n from a fast generator. The word is scaled down, not divided: a remainder of
 * numbers beyond 31 bits is a slow call, and its result no small integer. The bias is below n / 2³².
 */
export function fastBelow(seed: number): Below {
  const generator = xoroshiro128plus(seed);
  return (n) => (((generator.next() >>> 0) / TWO_32) * n) | 0;
}

/** Dice that roll on whatever is asked; enough for a playout, which is never taken back. */
export const fastDice = (below: Below): Dice => ({ below: (_stream, _k, n) => below(n) });
