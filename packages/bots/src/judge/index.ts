/**
 * One judge for coach, review, puzzles and warnings. It answers from the view of the seat whose decision is open, and
 * sees nothing else.
 *
 *   judging(question)                    a decision: `work()` plays one imagined game, `progress()` is a `Judgement`
 *   judgeThrough(catalogue, request, host)   the same in a worker, with pauses, reports and a way to stop
 *   foreseeing(question)                 a position, or one line from it: its `Prospect`, without looking for the best
 *
 * Every line is played to the very end of the game, in worlds dealt from the view (`determinize`), the same worlds with the
 * same luck for all lines, in every seat a Marshal. `lead` is VP less those of the best rival, `chance` that of winning,
 * both with 95 % intervals; `behind` compares with the best in the same games. Same seed and iterations, same judgement.
 */
import { thinkToEnd, withClock, type ThoughtHost } from '../thinking.ts';
import type { Catalogue } from '@rowan/cards';
import { meter, prospectOf, seatAt, tryOut, worldAt, type Bench } from './bench.ts';
import {
  bestOf,
  gamesOf,
  isDue,
  leads,
  playOne,
  startContest,
  type Contest,
  type Entry,
} from './contest.ts';
import { estimateOf, shareEstimate } from './estimate.ts';
import { fieldOf } from './lines.ts';
import type { Outcome } from './playout.ts';
import { reasonsFor } from './reasons.ts';
import { isSettled } from './verdict.ts';
import type { Judged, Judgement, JudgeQuestion, JudgeRequest, Prospect, Slices } from './types.ts';

function judged(bench: Bench, contest: Contest, entry: Entry, best: Entry): Judged {
  const pair = gamesOf(contest, entry, best);
  const prospect = prospectOf(pair.own);
  const first = entry === best;
  const shares = leads(pair).map((_, i) => pair.best[i]!.share - pair.own[i]!.share);
  const { hand } = bench.question.view.seats[bench.seat]!;
  return {
    answer: entry.line[0]!,
    line: entry.line,
    asked: entry.asked,
    value: prospect.lead.mean,
    visits: pair.own.length,
    ...prospect,
    behind: first ? null : { lead: estimateOf(leads(pair)), chance: shareEstimate(shares) },
    reasons: first ? [] : reasonsFor(pair.best, pair.own, hand),
  };
}

/** Those in the finals before those that were only raced, each by how little they lie behind. */
function ranked(bench: Bench, contest: Contest): Judged[] {
  const best = bestOf(contest);
  const tried = contest.race.field.filter(({ raced, measured }) => raced.length + measured.length);
  const of = (entries: readonly Entry[]): Judged[] =>
    entries
      .map((entry) => judged(bench, contest, entry, best))
      .filter(({ visits }) => visits > 0)
      .toSorted((a, b) => (a.behind?.lead.mean ?? 0) - (b.behind?.lead.mean ?? 0));
  const finals = tried.filter((entry) => entry !== best && contest.finals.includes(entry));
  const others = tried.filter((entry) => entry !== best && !contest.finals.includes(entry));
  return [...of([best]), ...of(finals), ...of(others)];
}

/** Judges the open decision of the view's own seat. */
export function judging(question: JudgeQuestion): Slices<Judgement> {
  const bench = seatAt(question);
  const share = meter(bench);
  const taste = bench.players[bench.seat]!;
  let contest: Contest | null = null;
  const opened = (): Contest => {
    if (contest) return contest;
    const { lines, asked } = fieldOf(
      [worldAt(bench, 0), worldAt(bench, 1)],
      taste,
      question.asked ?? [],
    );
    return (contest = startContest(lines, asked, question.race));
  };
  const progress = (): Judgement => ({
    iterations: bench.played,
    best: bestOf(opened()).line[0]!,
    candidates: ranked(bench, opened()),
  });
  const { brief = false } = question;
  const isForced = (): boolean => brief && opened().race.field.length < 2;
  const isClear = (): boolean => brief && isDue(opened()) && isSettled(progress());
  return {
    work: () => {
      if (isForced()) return false;
      playOne(opened(), share, (line, world) => tryOut(bench, line, world));
      return share() < 1 && !isClear();
    },
    progress,
  };
}

/** Judges a request to its end, the same way in every kind of worker. */
export const judgeThrough = (
  catalogue: Catalogue,
  request: JudgeRequest,
  host: ThoughtHost<Judgement>,
): Promise<Judgement> =>
  thinkToEnd(
    judging({ ...request, catalogue, budget: withClock(request.budget, () => host.clock()) }),
    host,
  );

/**
 * What a position promises the seat whose decision is open, if everybody goes on by reflex; with a line asked for, what
 * that line promises.
 */
export function foreseeing(question: JudgeQuestion): Slices<Prospect> {
  const bench = seatAt(question);
  const share = meter(bench);
  const line = question.asked?.[0] ?? [];
  const games: Outcome[] = [];
  return {
    work: () => {
      games.push(tryOut(bench, line, games.length));
      return share() < 1;
    },
    progress: () => prospectOf(games),
  };
}
