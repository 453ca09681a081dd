import { noteFrom } from '../base/report.ts';

/** A worker that judges games: a script of its own, so that nothing of it is fetched before a game is played. */
export const startStudy = (): Worker =>
  noteFrom(new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' }));
