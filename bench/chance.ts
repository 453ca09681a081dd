import type { Below, Dice } from '@rowan/rules';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Whole numbers below n from a fast generator, as searches use it. */
export function fastBelow(seed: number): Below {
  const generator = xoroshiro128plus(seed);
  return (n) => (n < 2 ? 0 : uniformInt(generator, 0, n - 1));
}

/** Dice that roll on whatever is asked; enough for a playout, which is never taken back. */
export const fastDice = (below: Below): Dice => ({ below: (_stream, _k, n) => below(n) });
