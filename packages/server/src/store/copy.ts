import { parentPort, workerData } from 'node:worker_threads';
import { copyOf } from './sqlite-copy.ts';

/** A thread that copies a database and ends: a big one takes its time, and nobody has to wait for it. */

const { from, to } = workerData as { readonly from: string; readonly to: string };
try {
  copyOf(from, to);
  parentPort!.postMessage(null);
} catch (error) {
  parentPort!.postMessage(error instanceof Error ? error.message : String(error));
}
