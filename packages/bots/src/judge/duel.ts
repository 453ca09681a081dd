import type { Line } from '../ideas.ts';
import type { Outcome } from './playout.ts';
import { SURER, estimateOf, shareEstimate } from './estimate.ts';
import { prospectOf, seatAt, tryOut, type Bench } from './bench.ts';
import { reasonsFor } from './reasons.ts';
import type { Estimate, JudgeQuestion, Prospect, Reason } from './types.ts';

/** One line against another in the same worlds, so many games each. */
export interface Duel {
  readonly own: Prospect;
  readonly other: Prospect;
  /** By how much the first is better, in the same games. */
  readonly ahead: Prospect;
  /** Why the first is better. */
  readonly reasons: readonly Reason[];
}

export interface Games {
  readonly own: readonly Outcome[];
  readonly other: readonly Outcome[];
}

/** Two lines that are tried in one world after the other. */
export interface Duelling {
  /** One more world. */
  work(): void;
  games(): Games;
}

/** VP by which the first was ahead of the other, world by world. */
const aheadIn = ({ own, other }: Games): number[] =>
  own.map(({ lead }, i) => lead - other[i]!.lead);

/** VP by which the first is better, with an interval that holds the truth 99 times in 100. */
export const sureLead = (games: Games): Estimate => estimateOf(aheadIn(games), undefined, SURER);

export function duelOf(games: Games, hand: readonly number[]): Duel {
  const { own, other } = games;
  const shares = own.map(({ share }, i) => share - other[i]!.share);
  return {
    own: prospectOf(own),
    other: prospectOf(other),
    ahead: { lead: estimateOf(aheadIn(games)), chance: shareEstimate(shares) },
    reasons: reasonsFor(own, other, hand),
  };
}

/** Tries two lines on a bench that is set up for them. */
export function duelling(bench: Bench, first: Line, second: Line): Duelling {
  const own: Outcome[] = [];
  const other: Outcome[] = [];
  return {
    work: () => {
      const world = own.length;
      own.push(tryOut(bench, first, world));
      other.push(tryOut(bench, second, world));
    },
    games: () => ({ own, other }),
  };
}

/** So many games of two lines from the position of a question. */
export function duelThrough(
  question: JudgeQuestion,
  lines: readonly [Line, Line],
  worlds: number,
): Games {
  const duel = duelling(seatAt(question), ...lines);
  for (let i = 0; i < worlds; i++) duel.work();
  return duel.games();
}
