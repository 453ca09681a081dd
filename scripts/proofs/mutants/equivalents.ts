import type { Mutant } from './mutants.ts';

/** Changes of one file that nobody can notice, and why. */
export interface Equivalent {
  readonly file: string;
  /** As the proof tells them: the declaration, what stands there, and what would. */
  readonly changes: readonly string[];
  readonly reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];

export const isEquivalent = ({ file, change }: Mutant): boolean =>
  EQUIVALENTS.some((named) => named.file === file && named.changes.includes(change));
