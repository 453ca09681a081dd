import { releaseProxy, wrap, type Remote } from 'comlink';
import type { ReplayService } from '../../worker/replay.worker.ts';

/** The worker that plays logs again, and its end. */
export interface Workshop {
  readonly service: Remote<ReplayService>;
  readonly close: () => void;
}

export function openWorkshop(): Workshop {
  const worker = new Worker(new URL('../../worker/replay.worker.ts', import.meta.url), {
    type: 'module',
  });
  const service = wrap<ReplayService>(worker);
  const close = (): void => {
    service[releaseProxy]();
    worker.terminate();
  };
  return { service, close };
}
