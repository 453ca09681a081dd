import type { Progress } from '@rowan/bots';
import { expose, releaseProxy } from 'comlink';
import { catalogues } from './catalogues.ts';
import { Thinker, type Question, type Report } from './thinker.ts';

/** Between two stretches of thinking the worker hears what it is told. */
const { port1, port2 } = new MessageChannel();
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const thinker = new Thinker({ clock: () => performance.now(), pause }, catalogues);

type Reporter = ((report: Report) => void) & { [releaseProxy]?: () => void };

const service = {
  async think(question: Question, report: Reporter): Promise<Progress | null> {
    try {
      return await thinker.think(question, (now) => report(now));
    } finally {
      report[releaseProxy]?.();
    }
  },

  stop: (): void => thinker.stop(),
};

export type BotService = typeof service;

expose(service);
