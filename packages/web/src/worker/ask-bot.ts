import { wrap, type Remote } from 'comlink';
import type { Hint } from '@rowan/protocol';
import type { GameView } from '@rowan/rules';
import type { AskBot } from '@rowan/table';
import type { BotService } from './bots.worker.ts';

export interface Bots {
  readonly ask: AskBot;
  readonly hint: (view: GameView) => Promise<Hint>;
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
    ask: (question) => service().answer(question),
    hint: (view) => service().hint(view, view.decisions),
  };
}
