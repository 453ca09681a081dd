import { noteFrom } from '../base/report.ts';

/** A worker for the page, by its part. */
export const startWorker = (part: 'table' | 'replay' | 'cards' | 'bring'): Worker =>
  noteFrom(
    new Worker(new URL('./rowan.worker.ts', import.meta.url), { type: 'module', name: part }),
  );
