import type { Dice } from './random.ts';

/** Fisher–Yates from the end: position i swaps with a draw below i + 1. */
export function shuffle(dice: Dice, draws: number[], stream: number, items: number[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = dice.below(stream, draws[stream]!++, i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}
