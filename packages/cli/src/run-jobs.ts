import { availableParallelism } from 'node:os';
import type { Catalogue } from '@rowan/cards';
import { playJob, type GameJob, type GameResult } from './game-job.ts';
import { startProgress } from './progress.ts';
import { GAMES_PROGRESS } from './strings.ts';
import { WorkerPool } from './workers/pool.ts';

export interface Workforce {
  readonly catalogue: Catalogue;
  /** Threads; 0 plays in this one. */
  readonly workers: number;
}

/** One core stays free for whoever else is at work. */
export const usualWorkers = (): number => Math.max(1, availableParallelism() - 1);

/** Plays all games; the results come in the order of the jobs, however many threads there are. */
export async function runJobs(
  { catalogue, workers }: Workforce,
  jobs: readonly GameJob[],
): Promise<GameResult[]> {
  const progress = startProgress(GAMES_PROGRESS, jobs.length);
  let done = 0;
  const count = (result: GameResult): GameResult => {
    progress.update(++done);
    return result;
  };
  try {
    if (workers === 0) return jobs.map((job) => count(playJob(catalogue, job)));
    return await inThreads(new WorkerPool(catalogue, Math.min(workers, jobs.length)), jobs, count);
  } finally {
    progress.stop();
  }
}

async function inThreads(
  pool: WorkerPool,
  jobs: readonly GameJob[],
  count: (result: GameResult) => GameResult,
): Promise<GameResult[]> {
  try {
    return await Promise.all(jobs.map((job) => pool.playGame(job).then(count)));
  } finally {
    await pool.close();
  }
}
