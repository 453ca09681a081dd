import { proxy, wrap, type Remote } from 'comlink';
import type { Progress } from '@rowan/bots';
import type { GameView } from '@rowan/rules';
import type { BotService } from './bots.worker.ts';
import type { Report } from './thinker.ts';

/** Bots as a table asks them: one thought at a time, and it can be stopped. */
export interface Bots {
  /** Null: it was stopped. */
  readonly think: (
    bot: string,
    view: GameView,
    seed: number,
    report: (report: Report) => void,
  ) => Promise<Progress | null>;
  readonly stop: () => void;
}

/** Bots think in a worker of their own, started with the first question. */
export function botsInWorker(): Bots {
  let started: Remote<BotService> | null = null;
  const service = (): Remote<BotService> =>
    (started ??= wrap<BotService>(
      // The script of this very worker, in another part.
      new Worker(location.href, { type: 'module', name: 'bots' }),
    ));
  return {
    think: (bot, view, seed, report) => service().think(bot, view, seed, proxy(report)),
    stop: () => void started?.stop(),
  };
}
