import type { Remote, proxy as Proxied } from 'comlink';
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

interface Started {
  readonly service: Remote<BotService>;
  readonly proxy: typeof Proxied;
}

/** The script of this very worker, in another part. */
async function start(): Promise<Started> {
  const { proxy, wrap } = await import('comlink');
  return { service: wrap(new Worker(location.href, { type: 'module', name: 'bots' })), proxy };
}

/** Bots think in a worker of their own, started with the first question. */
export function botsInWorker(): Bots {
  let started: Promise<Started> | null = null;
  return {
    think: async (bot, view, seed, report) => {
      const { service, proxy } = await (started ??= start());
      return service.think(bot, view, seed, proxy(report));
    },
    stop: () => void started?.then(({ service }) => service.stop()),
  };
}
