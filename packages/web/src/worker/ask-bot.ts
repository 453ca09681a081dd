import { wrap, type Remote } from 'comlink';
import type { AskBot } from '@rowan/table';
import type { BotService } from './bots.worker.ts';

/** Bots think in a worker of their own, started with the first question. */
export function botsInWorker(): AskBot {
  let service: Remote<BotService> | null = null;
  return (question) => {
    service ??= wrap<BotService>(
      new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
    );
    return service.answer(question);
  };
}
