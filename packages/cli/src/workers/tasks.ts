import { setImmediate as pause } from 'node:timers/promises';
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { thinkThrough, type ThoughtHost, type ThoughtRequest } from '@rowan/bots';
import type { Catalogue } from '@rowan/cards';
import type { Answer } from '@rowan/rules';
import { workerData } from 'piscina';
import { playJob, type GameJob, type GameResult } from '../game-job.ts';

/** What a worker thread can be asked to do; the catalogue came with the thread. */

const catalogue = workerData as Catalogue;

interface ThinkTask {
  readonly request: ThoughtRequest;
  /** Progress goes out here; anything that comes in cancels. */
  readonly port: MessagePort;
}

function hostOn(port: MessagePort): ThoughtHost {
  let cancelled = false;
  return {
    clock: () => performance.now(),
    pause: () => pause(),
    cancelled: () => (cancelled ||= receiveMessageOnPort(port) !== undefined),
    report: (progress) => port.postMessage(progress),
  };
}

export async function think({ request, port }: ThinkTask): Promise<Answer> {
  try {
    return await thinkThrough(catalogue, request, hostOn(port));
  } finally {
    port.close();
  }
}

export const playGame = (job: GameJob): GameResult => playJob(catalogue, job);
