// Written by `npm run freeze-rules`.
import type { Bundle } from './bundle.ts';

export type LoadBundle = () => Promise<{ readonly bundle: Bundle }>;

/** Engine, advice and bots of earlier rules, by their number. */
export const FROZEN: ReadonlyMap<number, LoadBundle> = new Map<number, LoadBundle>([
  [0, () => import('./frozen/rules-0.js')],
]);

/** What the file of each number hashes to: it is never changed. */
export const SHA_256: ReadonlyMap<number, string> = new Map<number, string>([
  [0, '6d82f3e242c28d490385d50bf56ffb52839f4b32bd74605331d1543f91c7bde7'],
]);
