import { releaseProxy, wrap, type Remote } from 'comlink';
import { brokenOf } from '../worker/broken.ts';
import type { ReplayService } from '../worker/replay.worker.ts';
import { startWorker } from '../worker/start-worker.ts';

/** The worker that plays logs again, and its end. */
export interface Workshop {
  readonly service: Remote<ReplayService>;
  /** Waits for an answer; a worker that did not load has none, and says so. */
  readonly answered: <T>(answer: T) => Promise<Awaited<T>>;
  readonly close: () => void;
}

export function openWorkshop(): Workshop {
  const worker = startWorker('replay');
  const service = wrap<ReplayService>(worker);
  const broken = brokenOf(worker);
  const close = (): void => {
    service[releaseProxy]();
    worker.terminate();
  };
  return { service, answered: (answer) => Promise.race([answer, broken]), close };
}
