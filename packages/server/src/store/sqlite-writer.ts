import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Taken, Unkept, type Writer } from './database.ts';
import type { Done, Fields, Job, Sent, Statement } from './jobs.ts';

/** Jobs in one commit. */
const MOST_JOBS = 256;

interface Waiting {
  readonly job: Job;
  readonly done: (done: Done) => void;
}

/**
 * The way to the thread that has the database. Whatever comes in one go, or while a commit is under way, goes into the
 * next one together: no timer, and the busier it is the more a commit carries.
 */
class ThreadWriter implements Writer {
  readonly dialect = 'sqlite';
  readonly #thread: Worker;
  #waiting: Waiting[] = [];
  #under: readonly Waiting[] = [];
  #since = 0;
  #broken: string | null = null;
  readonly #committed: (jobs: number, seconds: number) => void;

  /** `committed` is told how many jobs one commit carried, and how long it took. */
  constructor(thread: Worker, committed: (jobs: number, seconds: number) => void) {
    this.#thread = thread;
    this.#committed = committed;
    thread.on('message', (done: readonly Done[]) => this.#answered(done));
    thread.on('error', (error) => this.#fail(String(error)));
    thread.on('exit', () => this.#fail('the writer has ended'));
  }

  async run(job: Job): Promise<readonly (readonly Fields[])[]> {
    const done = await new Promise<Done>((resolve) => {
      if (this.#waiting.push({ job, done: resolve }) === 1 && this.#under.length === 0)
        setImmediate(this.#next);
    });
    if (!done.ok) {
      const Refused = done.taken ? Taken : Unkept;
      throw new Refused(`the store refused: ${done.reason}`);
    }
    return done.rows;
  }

  readonly #texts = new Map<string, number>();

  /** Most texts were sent before. */
  readonly #sent = ({ sql, where, parameters }: Statement): Sent => {
    const n = this.#texts.get(sql);
    if (n === undefined) this.#texts.set(sql, this.#texts.size);
    return [n ?? sql, where ?? null, parameters];
  };

  readonly #next = (): void => {
    if (this.#broken !== null) {
      for (const { done } of this.#waiting.splice(0))
        done({ ok: false, reason: this.#broken, taken: false });
      return;
    }
    if (this.#under.length > 0 || this.#waiting.length === 0) return;
    this.#under = this.#waiting.splice(0, MOST_JOBS);
    this.#since = performance.now();
    this.#thread.postMessage(this.#under.map(({ job }) => job.map(this.#sent)));
  };

  #answered(all: readonly Done[]): void {
    const under = this.#under;
    this.#under = [];
    this.#committed(under.length, (performance.now() - this.#since) / 1000);
    for (const [i, { done }] of under.entries()) done(all[i]!);
    this.#next();
  }

  #fail(reason: string): void {
    this.#broken = reason;
    this.#waiting.unshift(...this.#under);
    this.#under = [];
    this.#next();
  }

  async close(): Promise<void> {
    if (this.#broken !== null) return;
    const ended = once(this.#thread, 'exit');
    this.#thread.postMessage('close');
    await ended;
  }
}

/** Starts the thread; a file that cannot be opened rejects. */
export async function startWriter(
  file: string,
  committed: (jobs: number, seconds: number) => void = () => undefined,
): Promise<Writer> {
  const thread = new Worker(new URL('writer-thread.js', import.meta.url), { workerData: { file } });
  await once(thread, 'message');
  return new ThreadWriter(thread, committed);
}
