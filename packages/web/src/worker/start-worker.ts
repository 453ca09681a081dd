/** A worker for the page, by its part. */
export const startWorker = (part: 'table' | 'replay' | 'cards'): Worker =>
  new Worker(new URL('./rowan.worker.ts', import.meta.url), { type: 'module', name: part });
