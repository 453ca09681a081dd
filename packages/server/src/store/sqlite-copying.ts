import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Copies a database in a thread of its own; null, or why it could not be done. */
export async function copied(from: string, to: string): Promise<string | null> {
  const thread = new Worker(new URL('copy-thread.js', import.meta.url), {
    workerData: { from, to },
  });
  const [why] = (await once(thread, 'message')) as [string | null];
  await thread.terminate();
  return why;
}
