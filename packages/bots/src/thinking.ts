import type { BotName, Catalogue } from '@rowan/cards';
import type { Answer, GameView } from '@rowan/rules';
import type { Budget, Progress } from './bot.ts';
import { botOf } from './bots.ts';

/** A budget that can be sent to another thread; the clock is that thread's own. */
export type PlainBudget = { readonly iterations: number } | { readonly milliseconds: number };

/** A question that can be sent to another thread; the catalogue is there already. */
export interface ThoughtRequest {
  readonly bot: BotName;
  readonly view: GameView;
  readonly seed: number;
  readonly budget: PlainBudget;
}

/** What a thread lends to a thought that runs on it. */
export interface ThoughtHost<P = Progress> {
  clock(): number;
  /** Lets the thread do other things, such as hear that the thought is cancelled. */
  pause(): Promise<void>;
  cancelled(): boolean;
  report(progress: P): void;
}

/** Milliseconds of thinking between two pauses, and between two reports. */
const STRETCH = 8;
const REPORT = 50;

export const withClock = (budget: PlainBudget, clock: () => number): Budget =>
  'iterations' in budget ? budget : { ...budget, clock };

/** Works slice by slice to the end of the budget, or until it is cancelled; where it stands then. */
export async function thinkToEnd<P>(
  thinking: { work(): boolean; progress(): P },
  host: ThoughtHost<P>,
): Promise<P> {
  let paused = host.clock();
  let reported = paused;
  while (!host.cancelled() && thinking.work()) {
    const now = host.clock();
    if (now - reported >= REPORT) {
      host.report(thinking.progress());
      reported = now;
    }
    if (now - paused < STRETCH) continue;
    await host.pause();
    paused = host.clock();
  }
  const progress = thinking.progress();
  host.report(progress);
  return progress;
}

/**
 * Thinks a request through, the same way in every kind of worker. A cancelled thought gives the best answer so
 * far. With a budget of iterations neither pauses nor reports change the answer.
 */
export async function thinkThrough(
  catalogue: Catalogue,
  request: ThoughtRequest,
  host: ThoughtHost,
): Promise<Answer> {
  const { bot, view, seed } = request;
  const budget = withClock(request.budget, () => host.clock());
  const thinking = botOf(bot).think({ catalogue, view, seed, budget });
  return (await thinkToEnd(thinking, host)).best;
}
