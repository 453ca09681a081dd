import {
  isBotName,
  thinkThrough,
  type BotName,
  type Progress,
  type ThoughtHost,
  type ThoughtRequest,
} from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import type { GameView } from '@rowan/rules';

/** A thought under way, with the share of its time that is over. */
export interface Report extends Progress {
  readonly share: number;
}

/** Milliseconds that a level may think about one decision. */
const TIME: Readonly<Record<BotName, number>> = {
  random: 10,
  greedy: 50,
  search: 800,
  squire: 60,
  captain: 350,
  marshal: 700,
  earl: 1400,
};

/** What is asked of a bot by its name; a name from elsewhere gets the weakest for people. */
export function requestOf(bot: string, view: GameView, seed: number): ThoughtRequest {
  const name = isBotName(bot) ? bot : 'squire';
  return { bot: name, view, seed, budget: { milliseconds: TIME[name] } };
}

const timeOf = ({ budget }: ThoughtRequest): number =>
  'milliseconds' in budget ? budget.milliseconds : Infinity;

/** Thinks about one thing at a time: another question, or a stop, ends the thought before it. */
export class Thinker {
  readonly #thread: Pick<ThoughtHost, 'clock' | 'pause'>;
  #thought = 0;

  constructor(thread: Pick<ThoughtHost, 'clock' | 'pause'>) {
    this.#thread = thread;
  }

  stop(): void {
    this.#thought += 1;
  }

  /** Where the thought ended; null if it was stopped. Reports come while it goes on. */
  async think(request: ThoughtRequest, report: (report: Report) => void): Promise<Progress | null> {
    const own = (this.#thought += 1);
    const stopped = (): boolean => this.#thought !== own;
    const start = this.#thread.clock();
    let last: Report | null = null;
    await thinkThrough(builtIn, request, {
      clock: () => this.#thread.clock(),
      pause: () => this.#thread.pause(),
      cancelled: stopped,
      report: (progress) => {
        const share = (this.#thread.clock() - start) / timeOf(request);
        last = { ...progress, share: Math.min(1, share) };
        // Who answers at once was never seen thinking.
        if (progress.iterations > 1 && !stopped()) report(last);
      },
    });
    return stopped() ? null : last;
  }
}
