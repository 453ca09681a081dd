import { releaseProxy, wrap, type Remote } from 'comlink';
import { brokenOf } from '../worker/broken.ts';
import { startStudy } from '../worker/start-study.ts';
import type { StudyService } from '../worker/study.worker.ts';

/** A worker that judges games, and its end. */
export interface Study {
  readonly service: Remote<StudyService>;
  /** Waits for an answer; a worker that did not load has none, and says so. */
  readonly answered: <T>(answer: T) => Promise<Awaited<T>>;
  readonly close: () => void;
}

export function openStudy(): Study {
  const worker = startStudy();
  const service = wrap<StudyService>(worker);
  const broken = brokenOf(worker);
  const close = (): void => {
    service[releaseProxy]();
    worker.terminate();
  };
  return { service, answered: (answer) => Promise.race([answer, broken]), close };
}
