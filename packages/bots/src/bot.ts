import type { Catalogue } from '@rowan/cards';
import type { Answer, GameView } from '@rowan/rules';

/** How long a bot may think: a number of iterations, or a time by a clock that is given to it. */
export type Budget =
  | { readonly iterations: number }
  | { readonly milliseconds: number; readonly clock: () => number };

/** What a bot is asked: the open decision of the view's own seat. It sees nothing else. */
export interface Question {
  readonly catalogue: Catalogue;
  readonly view: GameView;
  readonly seed: number;
  readonly budget: Budget;
}

export interface Candidate {
  readonly answer: Answer;
  /** VP ahead at the end, as far as the bot can tell. */
  readonly value: number;
  readonly visits: number;
}

export interface Progress {
  readonly iterations: number;
  readonly best: Answer;
  /** Best first. */
  readonly candidates: readonly Candidate[];
}

/** A thought under way, in slices of a few milliseconds; there is an answer at every moment. */
export interface Thinking {
  /** Thinks one slice; false when there is no need or no budget for another. */
  work(): boolean;
  progress(): Progress;
}

export interface Watch {
  readonly cancelled?: () => boolean;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Bot {
  readonly name: string;
  think(question: Question): Thinking;
  /** Thinks to the end of the budget, or until it is cancelled. */
  answer(question: Question & Watch): Answer;
}

function answerBy(thinking: Thinking, { cancelled, onProgress }: Watch): Answer {
  let more = cancelled?.() !== true;
  while (more) {
    more = thinking.work() && cancelled?.() !== true;
    onProgress?.(thinking.progress());
  }
  return thinking.progress().best;
}

export const makeBot = (name: string, think: Bot['think']): Bot => ({
  name,
  think,
  answer: (question) => answerBy(think(question), question),
});

/** A thought that is over as soon as it begins. */
export const settled = (answer: Answer): Thinking => ({
  work: () => false,
  progress: () => ({
    iterations: 1,
    best: answer,
    candidates: [{ answer, value: 0, visits: 1 }],
  }),
});
