import type { GameView } from '@rowan/rules';
import type { Shelf } from '@rowan/table';
import type { Judge, Think } from '../play/open-game.ts';
import { WorkerPool } from './pool.ts';

interface Thread {
  readonly think: Think;
  readonly judge: Judge;
  readonly close: () => Promise<void>;
}

/** A thread for bots and coach, started with the first thought; the view names the cards it is played with. */
export function threadFor({ catalogues }: Shelf): Thread {
  let pool: WorkerPool | null = null;
  const started = async ({ catalogue }: GameView): Promise<WorkerPool> =>
    (pool ??= new WorkerPool((await catalogues(catalogue))!, 1));
  return {
    think: async (request, rules) =>
      (await started(request.view)).think({ ...request, rules }).answer,
    judge: async (request, rules) => (await started(request.view)).judge(request, rules),
    close: async () => pool?.close(),
  };
}
