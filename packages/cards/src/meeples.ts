declare const counts: unique symbol;

/** Meeples of a colour are interchangeable (C1): a zone is nine counts in the order of MEEPLES. */
export type Counts = number[] & { readonly [counts]?: 'meeples' };
/** Shamans by the class that they stand for, five counts in the order of BASIC_CLASSES. */
export type Classes = number[] & { readonly [counts]?: 'classes' };

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

/** The Units with a Hero card. */
export const HERO_UNITS = [W, M, C, K] as const;
/** Where a Hero stands among the Hero cards and in a player's `levels`. */
export const heroOf = (unit: number): number => unit - W;

export const noMeeples = (): Counts => [0, 0, 0, 0, 0, 0, 0, 0, 0];
export const noClasses = (): Classes => [0, 0, 0, 0, 0];

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
