import { COACHING, budgetOf } from '@rowan/bots';
import type { PlainBudget, Progress, ThoughtHost } from '@rowan/bots';
import { COACH, type Catalogue } from '@rowan/cards';
import { judgeBy, thinkBy } from '@rowan/engines/bots';
import type { GameView } from '@rowan/rules';
import type { BotQuestion, Catalogues } from '@rowan/table';

/** A thought under way, with the share of its time that is over. */
export interface Report extends Progress {
  readonly share: number;
}

/** What a bot is asked, and by which rules; its view names the cards. */
export type Question = Pick<BotQuestion, 'bot' | 'rules' | 'view' | 'seed'>;

/** What the judge is asked. */
export type CoachQuestion = Omit<Question, 'bot'>;

type Hear = (report: Report) => void;

const timeOf = (budget: PlainBudget): number =>
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
  think({ bot, rules, view, seed }: Question, report: Hear): Promise<Progress | null> {
    const budget = budgetOf(bot);
    return this.#through(view, budget, report, async (catalogue, host) => {
      const think = await thinkBy(rules);
      if (!think) throw new Error(`no bot knows rules ${rules}`);
      await think(catalogue, { bot, view, seed, budget }, host());
    });
  }

  /** The judge's word on a decision; by rules without a judge, what the strongest bot would do. */
  judge({ rules, view, seed }: CoachQuestion, report: Hear): Promise<Progress | null> {
    return this.#through(view, COACHING, report, async (catalogue, host) => {
      const judge = await judgeBy(rules);
      const think = judge ? null : await thinkBy(rules);
      if (judge) await judge(catalogue, { view, seed, budget: COACHING }, host());
      else await think?.(catalogue, { bot: COACH, view, seed, budget: COACHING }, host());
    });
  }

  /** The host is asked for when the thought begins: its time runs from then on. */
  async #through(
    view: GameView,
    budget: PlainBudget,
    report: Hear,
    think: (catalogue: Catalogue, host: () => ThoughtHost) => Promise<void>,
  ): Promise<Progress | null> {
    const own = (this.#thought += 1);
    const stopped = (): boolean => this.#thought !== own;
    const catalogue = await this.#catalogues(view.catalogue);
    if (!catalogue) throw new Error('a bot does not know the cards of its game');
    let last: Progress | null = null;
    const host = (): ThoughtHost => {
      const start = this.#thread.clock();
      return {
        clock: () => this.#thread.clock(),
        pause: () => this.#thread.pause(),
        cancelled: stopped,
        report: (progress) => {
          last = progress;
          const share = Math.min(1, (this.#thread.clock() - start) / timeOf(budget));
          // Who answers at once was never seen thinking.
          if (progress.iterations > 1 && !stopped()) report({ ...progress, share });
        },
      };
    };
    await think(catalogue, host);
    return stopped() ? null : last;
  }
}
