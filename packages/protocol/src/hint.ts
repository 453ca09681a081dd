import type { Candidate, Judged, Progress } from '@rowan/bots';
import type { Adviser } from '@rowan/table';
import type { Hint, NextBest } from './page.ts';

/** Rules of earlier numbers have bots, and no judge: their candidates are not compared in figures. */
const isJudged = (candidate: Candidate): candidate is Judged => 'lead' in candidate;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const nextBest = (adviser: Adviser, candidate: Candidate): NextBest => {
  const line = isJudged(candidate) ? candidate.line : [candidate.answer];
  return {
    line,
    behind: isJudged(candidate) ? candidate.behind : null,
    reasons: isJudged(candidate) ? candidate.reasons : [],
    brings: adviser.brings(line),
  };
};

/** The coach's advice in all that can be said for it: what it promises, what it brings, why not the next best. */
export function hintOf(adviser: Adviser, { best, candidates }: Progress): Hint {
  const chosen = candidates.find(({ answer }) => same(answer, best));
  const line = chosen && isJudged(chosen) ? chosen.line : [best];
  const others = candidates.filter((one) =>
    isJudged(one) ? !same(one.line, line) : !same(one.answer, best),
  );
  const second = others[0];
  return {
    answer: best,
    line,
    prospect: chosen && isJudged(chosen) ? { lead: chosen.lead, chance: chosen.chance } : null,
    brings: adviser.brings(line),
    runnerUp: second ? nextBest(adviser, second) : null,
  };
}
