import type { Catalogue, VpSource } from '@rowan/cards';
import type { GameView } from '@rowan/rules';
import type { Budget, Candidate, Progress } from '../bot.ts';
import type { Line } from '../ideas.ts';
import type { PlainBudget } from '../thinking.ts';

/** A mean over imagined games, and the interval that holds the mean of all of them 95 times in 100. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Games that it comes from. */
  readonly n: number;
}

/** How a game will end for a seat. */
export interface Prospect {
  /** VP at the end less those of the best rival. */
  readonly lead: Estimate;
  /** Chance of winning, from 0 to 1; a victory shared by two counts half. */
  readonly chance: Estimate;
}

/** A word for a move, from what it cost against the best. */
export type Verdict = (typeof VERDICTS)[number];
export const VERDICTS = ['best', 'good', 'slip', 'mistake', 'blunder'] as const;

/** Why one line is better than another, as far as many games show it. */
export type Reason =
  /** VP from this source, more than by the other line. */
  | { readonly kind: 'source'; readonly source: VpSource; readonly vp: Estimate }
  /** VP that the best rival has more. */
  | { readonly kind: 'rival'; readonly vp: Estimate }
  /** A Quest in hand that is completed with this chance, and with that by the other line. */
  | {
      readonly kind: 'quest';
      readonly quest: number;
      readonly chance: number;
      readonly instead: number;
    };

/** A candidate as judged. `value` is the lead's mean, `visits` its games. */
export interface Judged extends Candidate, Prospect {
  /** The answer, and how it is meant to go on in the same phase. */
  readonly line: Line;
  /** Somebody wanted to know of this one. */
  readonly asked: boolean;
  /** By how much the best is better, in the same games; null for the best itself. */
  readonly behind: Prospect | null;
  /** Why the best is better than this one; empty for the best. */
  readonly reasons: readonly Reason[];
}

/** What the judge thinks of a decision so far; candidates best first, those not yet tried left out. */
export interface Judgement extends Progress {
  readonly candidates: readonly Judged[];
}

/** A position that can be sent to another thread: the open decision of the view's own seat. */
export interface JudgeRequest {
  readonly view: GameView;
  readonly seed: number;
  readonly budget: PlainBudget;
  /** Lines that have to be among the candidates, such as the one that was played; illegal ones are left out. */
  readonly asked?: readonly Line[];
  /** The share of the budget that may go into finding the best; the rest compares it with the others. */
  readonly race?: number;
  /** Whether to stop as soon as there is a word for what is asked for. */
  readonly brief?: boolean;
}

/** The same on the thread that thinks. */
export interface JudgeQuestion extends Omit<JudgeRequest, 'budget'> {
  readonly catalogue: Catalogue;
  readonly budget: Budget;
}

/** A thought in slices of one imagined game; there is something to tell at every moment. */
export interface Slices<P> {
  /** Plays one more; false when the budget is spent. */
  work(): boolean;
  progress(): P;
}
