import { availableParallelism } from 'node:os';
import type { BotLevel } from '@rowan/cards';
import { SingleBar } from 'cli-progress';
import { Piscina } from 'piscina';
import type { Stretch } from './tasks.ts';

export interface Work {
  readonly task:
    | 'games'
    | 'fuzz'
    | 'coverage'
    | 'peeking'
    | 'advice'
    | 'coach'
    | 'coachScores'
    | 'coachChecks'
    | 'judging'
    | 'judgingPlanted'
    | 'luck'
    | 'luckForecast'
    | 'luckStacked'
    | `judging:${BotLevel}`;
  readonly total: number;
  /** The number of the first one. */
  readonly first?: number;
  /** How many at a time. */
  readonly batch: number;
  readonly threads?: number | undefined;
}

export interface Bar {
  update(done: number): void;
  stop(): void;
}

/** A bar on a terminal; elsewhere a line now and then. Both on stderr: the result goes to stdout. */
export function startProgress(what: string, total: number): Bar {
  if (process.stderr.isTTY) {
    const bar = new SingleBar({ format: `${what} {bar} {value}/{total}, {eta_formatted} left` });
    bar.start(total, 0);
    return { update: (done) => bar.update(done), stop: () => bar.stop() };
  }
  let tenth = 0;
  const update = (done: number): void => {
    const reached = Math.floor((10 * done) / total);
    if (reached > tenth) console.error(`${what} ${done}/${total}`);
    tenth = Math.max(tenth, reached);
  };
  return { update, stop: () => {} };
}

function stretches({ total, batch, first = 0 }: Work): Stretch[] {
  const count = Math.ceil(total / batch);
  return Array.from({ length: count }, (_, i) => ({
    from: first + i * batch,
    to: first + Math.min(total, (i + 1) * batch),
  }));
}

/** Runs all of the work in threads; results in the order of the numbers. */
export async function runInThreads<T>(work: Work): Promise<T[]> {
  const threads = work.threads ?? availableParallelism();
  const pool = new Piscina({
    filename: new URL('worker.js', import.meta.url).href,
    maxThreads: threads,
  });
  const progress = startProgress(work.task, work.total);
  let done = 0;
  try {
    return await Promise.all(
      stretches(work).map(async (stretch) => {
        const [name = '', level] = work.task.split(':');
        const result = (await pool.run({ ...stretch, level }, { name })) as T;
        done += stretch.to - stretch.from;
        progress.update(done);
        return result;
      }),
    );
  } finally {
    progress.stop();
    await pool.destroy();
  }
}
