import type { Progress } from '@rowan/bots';
import type { GameView } from '@rowan/rules';
import { expose, releaseProxy } from 'comlink';
import { Thinker, requestOf, type Report } from './thinker.ts';

/** Between two stretches of thinking the worker hears what it is told. */
const { port1, port2 } = new MessageChannel();
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const thinker = new Thinker({ clock: () => performance.now(), pause });

type Reporter = ((report: Report) => void) & { [releaseProxy]?: () => void };

const service = {
  async think(
    bot: string,
    view: GameView,
    seed: number,
    report: Reporter,
  ): Promise<Progress | null> {
    try {
      return await thinker.think(requestOf(bot, view, seed), (now) => report(now));
    } finally {
      report[releaseProxy]?.();
    }
  },

  stop: (): void => thinker.stop(),
};

export type BotService = typeof service;

expose(service);
