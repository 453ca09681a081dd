import { setImmediate as pause } from 'node:timers/promises';
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import type { Judgement, JudgeRequest, ThoughtHost, ThoughtRequest } from '@rowan/bots';
import type { Catalogue } from '@rowan/cards';
import { judgeBy, thinkBy } from '@rowan/engines/bots';
import { RULES_NUMBER, type Answer } from '@rowan/rules';
import { checkPuzzle, puzzlesIn, type CheckedPuzzle, type Mine, type Puzzle } from '@rowan/table';
import { workerData } from 'piscina';
import { playJob, type GameJob, type GameResult } from '../game-job.ts';

/** What a worker thread can be asked to do; the catalogue came with the thread. */

const catalogue = workerData as Catalogue;

/** What a bot is asked, and by which rules, if not by those of this version. */
export interface AskedThought extends ThoughtRequest {
  readonly rules?: number;
}

interface ThinkTask {
  readonly request: AskedThought;
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
  const { rules = RULES_NUMBER } = request;
  try {
    const thinkThrough = await thinkBy(rules);
    if (!thinkThrough) throw new Error(`no bot knows rules ${rules}`);
    return await thinkThrough(catalogue, request, hostOn(port));
  } finally {
    port.close();
  }
}

interface JudgeTask {
  readonly request: JudgeRequest;
  readonly rules: number;
}

/** Null where nobody can judge by these rules. */
export async function judge({ request, rules }: JudgeTask): Promise<Judgement | null> {
  const judgeThrough = await judgeBy(rules);
  return (
    judgeThrough?.(catalogue, request, {
      clock: () => performance.now(),
      pause: () => pause(),
      cancelled: () => false,
      report: () => undefined,
    }) ?? null
  );
}

export const playGame = (job: GameJob): GameResult => playJob(catalogue, job);

/** Looks for puzzles in a game; checks one that was found. */
export const minePuzzles = (mine: Mine): Puzzle[] => puzzlesIn(catalogue, mine);
export const testPuzzle = (puzzle: Puzzle): CheckedPuzzle => checkPuzzle(catalogue, puzzle);
