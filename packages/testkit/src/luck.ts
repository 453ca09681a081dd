import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Below } from '@rowan/rules';

/** Whole numbers below n from a seed: the same ones on every machine. */
export function luckOf(seed: number): Below {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
}

export const pick = <T>(items: readonly T[], below: Below): T => items[below(items.length)]!;

/** A new list with the same items in another order. */
export function shuffled<T>(items: readonly T[], below: Below): T[] {
  const cards = items.slice();
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
