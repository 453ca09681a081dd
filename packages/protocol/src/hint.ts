import type { Candidate, Progress } from '@rowan/bots';
import type { Answer } from '@rowan/rules';
import type { Adviser } from '@rowan/table';
import type { Hint } from './page.ts';

const same = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

const better = (a: Candidate | null, b: Candidate): Candidate => (a && a.value >= b.value ? a : b);

/** The coach's advice in all that can be said for it: its worth, the next best, what it brings. */
export function hintOf(adviser: Adviser, { best, candidates }: Progress): Hint {
  const chosen = candidates.filter(({ answer }) => same(answer, best));
  const others = candidates.filter(({ answer }) => !same(answer, best));
  const runnerUp = others.reduce<Candidate | null>(better, null);
  return {
    answer: best,
    value: chosen.reduce<Candidate | null>(better, null)?.value ?? 0,
    runnerUp: runnerUp && { answer: runnerUp.answer, value: runnerUp.value },
    brings: adviser.brings(best),
  };
}
