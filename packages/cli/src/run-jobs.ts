import { availableParallelism } from 'node:os';
import { once } from 'node:events';
import type { Catalogue } from '@rowan/cards';
import { playJob, type GameJob, type GameResult } from './game-job.ts';
import { breather } from './breather.ts';
import { startProgress } from './progress.ts';
import { GAMES_PROGRESS } from './strings.ts';
import { WorkerPool } from './workers/pool.ts';

export interface Workforce {
  readonly catalogue: Catalogue;
  /** Threads; 0 plays in this one. */
  readonly workers: number;
  /** Asks them to stop after the games that are over. */
  readonly signal?: AbortSignal;
}

/** Games to be played, made one by one when their turn comes. */
export interface Jobs<J> {
  readonly total: number;
  readonly all: Iterable<J>;
}

interface HasJob {
  readonly job: GameJob;
}

type Take<J> = (one: J, result: GameResult) => void;

/** One core stays free for whoever else is at work. */
export const usualWorkers = (): number => Math.max(1, availableParallelism() - 1);

/** Plays all games; the results are handed out in the order of the jobs, however many threads there are. */
export async function runJobs<J extends HasJob>(
  workforce: Workforce,
  jobs: Jobs<J>,
  take: Take<J>,
): Promise<void> {
  const progress = startProgress(GAMES_PROGRESS, jobs.total);
  let done = 0;
  const taken: Take<J> = (one, result) => {
    take(one, result);
    progress.update(++done);
  };
  try {
    await (workforce.workers === 0 ? here : inThreads)(workforce, jobs, taken);
  } finally {
    progress.stop();
  }
}

async function here<J extends HasJob>(
  { catalogue, signal }: Workforce,
  { all }: Jobs<J>,
  take: Take<J>,
): Promise<void> {
  const breathe = breather();
  for (const one of all) {
    if (signal?.aborted) return;
    take(one, playJob(catalogue, one.job));
    await breathe();
  }
}

/** A game in another thread. */
interface UnderWay<J> {
  readonly one: J;
  readonly over: Promise<GameResult>;
  result: GameResult | null;
}

/** Games for each thread that wait or whose turn to be handed out has not come. */
const AHEAD = 16;

function begin<J extends HasJob>(pool: WorkerPool, one: J): UnderWay<J> {
  const begun: UnderWay<J> = { one, over: pool.playGame(one.job), result: null };
  begun.over.then(
    (result) => (begun.result = result),
    // Whoever waits for it is told.
    () => null,
  );
  return begun;
}

async function inThreads<J extends HasJob>(
  { catalogue, workers, signal }: Workforce,
  { total, all }: Jobs<J>,
  take: Take<J>,
): Promise<void> {
  const pool = new WorkerPool(catalogue, Math.min(workers, total));
  const never = new AbortController();
  const stopped = once(signal ?? never.signal, 'abort', { signal: never.signal }).catch(() => null);
  const window: UnderWay<J>[] = [];
  const rest = all[Symbol.iterator]();
  const fill = (): void => {
    while (window.length < workers * AHEAD) {
      const next = rest.next();
      if (next.done) return;
      window.push(begin(pool, next.value));
    }
  };
  try {
    for (fill(); window.length > 0 && !signal?.aborted; fill()) {
      const [first] = window;
      await Promise.race([first!.over, stopped]);
      while (window[0]?.result) take(window[0].one, window.shift()!.result!);
    }
    for (const { one, result } of window) if (result) take(one, result);
  } finally {
    never.abort();
    await pool.close();
  }
}
