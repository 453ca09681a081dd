import type { Mutant } from './mutants.ts';
import type { Verdict } from './prove.ts';

/** At least so many of a hundred must be caught. */
const DEMANDED = 92;

interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly change: string;
}

export interface MutantReport {
  readonly proof: string;
  readonly ok: boolean;
  readonly seed: number;
  readonly mutants: number;
  readonly caught: number;
  readonly equivalent: number;
  readonly survived: readonly Survivor[];
}

/** Of a sample and the verdicts on those of it that are not named as equivalent. */
export function reportOf(
  seed: number,
  sample: readonly Mutant[],
  verdicts: readonly Verdict[],
): MutantReport {
  const survived = verdicts.filter(({ caught }) => !caught).map(({ mutant }) => mutant);
  const caught = verdicts.length - survived.length;
  return {
    proof: 'mutants',
    ok: caught * 100 >= DEMANDED * verdicts.length,
    seed,
    mutants: sample.length,
    caught,
    equivalent: sample.length - verdicts.length,
    survived: survived.map(({ file, line, change }) => ({ file, line, change })),
  };
}
