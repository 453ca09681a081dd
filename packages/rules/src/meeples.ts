import type { Meeple } from '@rowan/cards';

/** Meeples of a colour are interchangeable (C1): a zone is nine counts in the order of MEEPLES. */
export type Counts = number[];

export const P = 0;
export const W = 1;
export const M = 2;
export const C = 3;
export const K = 4;
export const R = 5;
export const L = 6;
export const S = 7;
export const X = 8;

/** Number of meeple kinds, of Unit kinds, of basic classes. */
export const KINDS = 9;
export const UNITS = 8;
export const BASICS = 5;

const INDEX: Readonly<Record<Meeple, number>> = { P, W, M, C, K, R, L, S, X };
const BY_CODE = new Uint8Array(128);
for (const [letter, index] of Object.entries(INDEX)) BY_CODE[letter.charCodeAt(0)] = index;
export const meepleIndex = (meeple: Meeple): number => BY_CODE[meeple.charCodeAt(0)]!;
export const noMeeples = (): Counts => [0, 0, 0, 0, 0, 0, 0, 0, 0];
export const noClasses = (): Counts => [0, 0, 0, 0, 0];

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i]!;
  return sum;
}

/** Everything but the Corruption. */
export const unitsIn = (counts: readonly number[]): number => total(counts) - counts[X]!;

export function add(to: Counts, from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) to[i]! += from[i]!;
}

/** Empties `from` into `to`. */
export function pour(to: Counts, from: Counts): void {
  for (let i = 0; i < from.length; i++) {
    to[i]! += from[i]!;
    from[i] = 0;
  }
}

export function contains(counts: readonly number[], part: readonly number[]): boolean {
  for (let i = 0; i < part.length; i++) if (part[i]! > counts[i]!) return false;
  return true;
}

export function countsOf(meeples: Iterable<Meeple>): Counts {
  const counts = noMeeples();
  for (const meeple of meeples) counts[meepleIndex(meeple)]! += 1;
  return counts;
}
