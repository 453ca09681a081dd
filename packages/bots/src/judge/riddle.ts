import type { Line } from '../ideas.ts';
import { mix } from '../chance.ts';
import { duelOf, duelling, sureLead, type Duel, type Duelling } from './duel.ts';
import { seatAt } from './bench.ts';
import { judging } from './index.ts';
import type { Estimate, Judged, JudgeQuestion } from './types.ts';

/**
 * A position with one plan that is better than every other idea by far, beyond doubt: what puzzles are made of.
 */
export interface Riddle {
  readonly best: Line;
  /** The best of the other ideas. */
  readonly second: Line;
  /** By how much the best is better, with a 99 % interval. */
  readonly ahead: Estimate;
  readonly duel: Duel;
}

/** VP that the interval has to lie above, and by how much more where a riddle is first found. */
export const CLEARLY = 2;
const MARGIN = 0.4;
/** Games of the first look, and VP that it has to promise. */
const LOOK = 110;
const PROMISE = 3;
/** Ideas beside the best that are tried in earnest. */
const RIVALS = 3;
/** Worlds before a duel may be called, between two looks at it, and at most. */
const FEW = 60;
const STRIDE = 60;
const MOST = 480;
/** Worlds that a riddle is confirmed in, which nothing was chosen by; a check uses the very same. */
const CONFIRM = 600;
const FRESH_LUCK = 0x71dd1e;

/** Plays on until it is clear whether the first is better by far. */
function isClear(duel: Duelling): boolean {
  for (let n = 1; n <= MOST; n++) {
    duel.work();
    if (n < FEW || n % STRIDE !== 0) continue;
    const { low, high, mean } = sureLead(duel.games());
    if (low > CLEARLY + MARGIN) return true;
    if (mean < CLEARLY || high < CLEARLY + 2 * MARGIN) return false;
  }
  return false;
}

/** The same plan, whatever the order of its places. */
const sameIdea = (a: Line, b: Line): boolean => JSON.stringify(a[0]) === JSON.stringify(b[0]);

/** The games that a riddle is confirmed by: always the same for the same position and lines. */
export function confirmed(question: JudgeQuestion, best: Line, second: Line): Duelling {
  const bench = seatAt({ ...question, seed: mix(question.seed, FRESH_LUCK) });
  const duel = duelling(bench, best, second);
  for (let n = 0; n < CONFIRM; n++) duel.work();
  return duel;
}

const firstLook = (question: JudgeQuestion): readonly Judged[] => {
  const thought = judging({ ...question, budget: { iterations: LOOK } });
  while (thought.work());
  return thought.progress().candidates;
};

/** The riddle of a position, if there is one. */
export function riddleIn(question: JudgeQuestion): Riddle | null {
  const [best, ...others] = firstLook(question);
  const rivals = others.filter(({ line }) => !sameIdea(line, best!.line)).slice(0, RIVALS);
  if (rivals.length < RIVALS || rivals.some(({ behind }) => behind!.lead.mean < PROMISE))
    return null;
  const clear = rivals.every(({ line }, i) =>
    isClear(duelling(seatAt({ ...question, seed: mix(question.seed, i + 1) }), best!.line, line)),
  );
  if (!clear) return null;
  const tried = rivals.map(({ line }) => ({
    line,
    games: confirmed(question, best!.line, line).games(),
  }));
  const ahead = (one: (typeof tried)[number]): Estimate => sureLead(one.games);
  const second = tried.toSorted((a, b) => ahead(a).low - ahead(b).low)[0]!;
  if (ahead(second).low <= CLEARLY + MARGIN) return null;
  const { hand } = question.view.seats[question.view.decision!.seat]!;
  return {
    best: best!.line,
    second: second.line,
    ahead: ahead(second),
    duel: duelOf(second.games, hand),
  };
}
