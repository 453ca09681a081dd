import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import type { Judgement, JudgeRequest, Progress } from '@rowan/bots';
import type { Catalogue } from '@rowan/cards';
import type { Answer } from '@rowan/rules';
import type { CheckedPuzzle, Mine, Puzzle } from '@rowan/table';
import { Piscina } from 'piscina';
import type { GameJob, GameResult } from '../game-job.ts';
import type { AskedThought } from './tasks.ts';

/** A thought under way in another thread. */
export interface Thought {
  readonly answer: Promise<Answer>;
  /** The answer then comes within a few milliseconds, the best one so far. */
  cancel(): void;
}

/** The answer may overtake the last reports. */
function closeAfter(port: MessagePort, onProgress: (progress: Progress) => void): void {
  for (let late = receiveMessageOnPort(port); late; late = receiveMessageOnPort(port))
    onProgress(late.message as Progress);
  port.close();
}

/** Threads in which bots think and games are played, while this one stays free. */
export class WorkerPool {
  readonly #pool: Piscina;

  constructor(catalogue: Catalogue, threads: number) {
    this.#pool = new Piscina({
      filename: new URL('worker.js', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      workerData: catalogue,
    });
  }

  think(request: AskedThought, onProgress: (progress: Progress) => void = () => {}): Thought {
    const { port1: near, port2: port } = new MessageChannel();
    near.on('message', onProgress);
    const running = this.#pool.run(
      { request, port },
      { name: 'think', transferList: [port] },
    ) as Promise<Answer>;
    const answer = running.finally(() => closeAfter(near, onProgress));
    return { answer, cancel: () => near.postMessage('cancel') };
  }

  /** Judges a decision; null where nobody can by these rules. */
  judge(request: JudgeRequest, rules: number): Promise<Judgement | null> {
    return this.#pool.run({ request, rules }, { name: 'judge' }) as Promise<Judgement | null>;
  }

  playGame(job: GameJob): Promise<GameResult> {
    return this.#pool.run(job, { name: 'playGame' }) as Promise<GameResult>;
  }

  minePuzzles(mine: Mine): Promise<Puzzle[]> {
    return this.#pool.run(mine, { name: 'minePuzzles' }) as Promise<Puzzle[]>;
  }

  testPuzzle(puzzle: Puzzle): Promise<CheckedPuzzle> {
    return this.#pool.run(puzzle, { name: 'testPuzzle' }) as Promise<CheckedPuzzle>;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
