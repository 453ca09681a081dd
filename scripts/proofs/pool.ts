import { appendFileSync, existsSync, readFileSync } from 'node:fs';
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
  /** A file in which results are kept as they come, one a line: what stands there already is not done again. */
  readonly kept?: string | undefined;
}

interface Kept<T> extends Stretch {
  readonly task: string;
  readonly result: T;
}

/** Results of an earlier run, and the way to keep more of them. */
function keeping<T>({ task, kept }: Work) {
  const lines = kept && existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n') : [];
  const nameOf = ({ from, to }: Stretch): string => `${from} ${to}`;
  const known = new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Kept<T>)
      .filter((one) => one.task === task)
      .map((one) => [nameOf(one), one]),
  );
  return {
    find: (stretch: Stretch) => known.get(nameOf(stretch)),
    keep: (stretch: Stretch, result: T): void => {
      if (kept) appendFileSync(kept, `${JSON.stringify({ task, ...stretch, result })}\n`);
    },
  };
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
  const earlier = keeping<T>(work);
  let done = 0;
  try {
    return await Promise.all(
      stretches(work).map(async (stretch) => {
        const [name = '', level] = work.task.split(':');
        const known = earlier.find(stretch);
        const result = known?.result ?? ((await pool.run({ ...stretch, level }, { name })) as T);
        if (!known) earlier.keep(stretch, result);
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
