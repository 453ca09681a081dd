import { noteFrom } from '../base/report.ts';

/**
 * The worker with the way to a table elsewhere. It is a script of its own: what it shares with the table on this device
 * would otherwise be cut into more pieces, and all of them are fetched before the first decision.
 */
export const startRemote = (): Worker =>
  noteFrom(new Worker(new URL('./remote.worker.ts', import.meta.url), { type: 'module' }));
