import type { Progress } from '@rowan/bots';
import { expose, releaseProxy } from 'comlink';
import { catalogues } from './catalogues.ts';
import { pauseBriefly } from './pause.ts';
import { Thinker, type CoachQuestion, type Question, type Report } from './thinker.ts';

const thinker = new Thinker({ clock: () => performance.now(), pause: pauseBriefly }, catalogues);

type Reporter = ((report: Report) => void) & { [releaseProxy]?: () => void };

/** Whoever is reported to is let go of when the thought is over. */
async function reporting<T>(report: Reporter, thought: Promise<T>): Promise<T> {
  try {
    return await thought;
  } finally {
    report[releaseProxy]?.();
  }
}

const service = {
  think: (question: Question, report: Reporter): Promise<Progress | null> =>
    reporting(
      report,
      thinker.think(question, (now) => report(now)),
    ),

  judge: (question: CoachQuestion, report: Reporter): Promise<Progress | null> =>
    reporting(
      report,
      thinker.judge(question, (now) => report(now)),
    ),

  stop: (): void => thinker.stop(),
};

export type BotService = typeof service;

expose(service);
