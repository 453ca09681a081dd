import { setImmediate as pause } from 'node:timers/promises';
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { budgetOf } from '@rowan/bots';
import { catalogueBy } from '@rowan/cards/editions';
import { thinkBy } from '@rowan/engines/bots';
import type { Answer } from '@rowan/rules';
import type { BotQuestion } from '@rowan/table';
import { mostMilliseconds } from './budget.ts';

interface ThinkTask {
  readonly question: BotQuestion;
  /** How far it is goes out here; anything that comes in cancels. */
  readonly port: MessagePort;
}

/** Null: it was told to stop. */
export async function think({ question, port }: ThinkTask): Promise<Answer | null> {
  const { bot, view, seed, rules } = question;
  const [catalogue, thinkThrough] = await Promise.all([
    catalogueBy(view.catalogue),
    thinkBy(rules),
  ]);
  if (!catalogue || !thinkThrough) throw new Error('a bot does not know its game');
  const budget = mostMilliseconds(budgetOf(bot));
  const start = performance.now();
  let cancelled = false;
  try {
    const answer = await thinkThrough(
      catalogue,
      { bot, view, seed, budget },
      {
        clock: () => performance.now(),
        pause: () => pause(),
        cancelled: () => (cancelled ||= receiveMessageOnPort(port) !== undefined),
        report: () => {
          if ('milliseconds' in budget)
            port.postMessage(Math.min(1, (performance.now() - start) / budget.milliseconds));
        },
      },
    );
    return cancelled ? null : answer;
  } finally {
    port.close();
  }
}
