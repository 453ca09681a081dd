import type { Remote, proxy as Proxied } from 'comlink';
import type { Progress } from '@rowan/bots';
import { brokenOf } from './broken.ts';
import type { BotService } from './bots.worker.ts';
import type { CoachQuestion, Question, Report } from './thinker.ts';

/** Bots as a table asks them: one thought at a time, and it can be stopped. */
export interface Bots {
  /** Null: it was stopped. */
  readonly think: (
    question: Question,
    report: (report: Report) => void,
  ) => Promise<Progress | null>;
  /** The same for the judge's word on a decision. */
  readonly judge: (
    question: CoachQuestion,
    report: (report: Report) => void,
  ) => Promise<Progress | null>;
  readonly stop: () => void;
}

interface Started {
  readonly service: Remote<BotService>;
  readonly proxy: typeof Proxied;
  readonly broken: Promise<never>;
}

/** The script of this very worker, in another part. */
async function start(): Promise<Started> {
  const { proxy, wrap } = await import('comlink');
  const worker = new Worker(location.href, { type: 'module', name: 'bots' });
  return { service: wrap(worker), proxy, broken: brokenOf(worker) };
}

/** Bots think in a worker of their own, started with the first question. */
export function botsInWorker(): Bots {
  let started: Promise<Started> | null = null;
  return {
    think: async (question, report) => {
      const { service, proxy, broken } = await (started ??= start());
      return Promise.race([service.think(question, proxy(report)), broken]);
    },
    judge: async (question, report) => {
      const { service, proxy, broken } = await (started ??= start());
      return Promise.race([service.judge(question, proxy(report)), broken]);
    },
    // Whoever asked a bot that did not load knows already.
    stop: () =>
      void started?.then(
        ({ service }) => service.stop(),
        () => undefined,
      ),
  };
}
