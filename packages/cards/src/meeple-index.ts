import { C, K, L, M, P, R, S, W, X, noMeeples, type Counts } from './meeples.ts';
import type { Meeple } from './vocabulary.ts';

const INDEX: Readonly<Record<Meeple, number>> = { P, W, M, C, K, R, L, S, X };
const BY_CODE = new Uint8Array(128);
for (const [letter, index] of Object.entries(INDEX)) BY_CODE[letter.charCodeAt(0)] = index;

/** The number of a meeple in the order of MEEPLES. */
export const meepleIndex = (meeple: Meeple): number => BY_CODE[meeple.charCodeAt(0)]!;

export function countsOf(meeples: Iterable<Meeple>): Counts {
  const counts = noMeeples();
  for (const meeple of meeples) counts[meepleIndex(meeple)]! += 1;
  return counts;
}
