import { releaseProxy, wrap, type Remote } from 'comlink';
import type { ReplayService } from '../../worker/replay.worker.ts';
import { startWorker } from '../../worker/start-worker.ts';

/** The worker that plays logs again, and its end. */
export interface Workshop {
  readonly service: Remote<ReplayService>;
  readonly close: () => void;
}

export function openWorkshop(): Workshop {
  const worker = startWorker('replay');
  const service = wrap<ReplayService>(worker);
  const close = (): void => {
    service[releaseProxy]();
    worker.terminate();
  };
  return { service, close };
}
