import { budgetOf, type Progress, type ThoughtHost, type ThoughtRequest } from '@rowan/bots';
import { thinkBy } from '@rowan/engines/bots';
import type { BotQuestion, Catalogues } from '@rowan/table';

/** A thought under way, with the share of its time that is over. */
export interface Report extends Progress {
  readonly share: number;
}

/** What a bot is asked, and by which rules; its view names the cards. */
export type Question = Pick<BotQuestion, 'bot' | 'rules' | 'view' | 'seed'>;

const requestOf = ({ bot, view, seed }: Question): ThoughtRequest => ({
  bot,
  view,
  seed,
  budget: budgetOf(bot),
});

const timeOf = ({ budget }: ThoughtRequest): number =>
  'milliseconds' in budget ? budget.milliseconds : Infinity;

/** Thinks about one thing at a time: another question, or a stop, ends the thought before it. */
export class Thinker {
  readonly #thread: Pick<ThoughtHost, 'clock' | 'pause'>;
  readonly #catalogues: Catalogues;
  #thought = 0;

  constructor(thread: Pick<ThoughtHost, 'clock' | 'pause'>, catalogues: Catalogues) {
    this.#thread = thread;
    this.#catalogues = catalogues;
  }

  stop(): void {
    this.#thought += 1;
  }

  /** Where the thought ended; null if it was stopped. Reports come while it goes on. */
  async think(question: Question, report: (report: Report) => void): Promise<Progress | null> {
    const own = (this.#thought += 1);
    const stopped = (): boolean => this.#thought !== own;
    const request = requestOf(question);
    const catalogue = await this.#catalogues(request.view.catalogue);
    const thinkThrough = await thinkBy(question.rules);
    if (!catalogue || !thinkThrough)
      throw new Error('a bot does not know the rules or the cards of its game');
    const start = this.#thread.clock();
    let last: Report | null = null;
    await thinkThrough(catalogue, request, {
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
