import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import type { Answer } from '@rowan/rules';
import type { BotQuestion } from '@rowan/table';
import { Piscina } from 'piscina';

/** A bot that thinks for a table; it can be told to stop. */
export interface Thought {
  /** Null: it was stopped. */
  readonly answer: Promise<Answer | null>;
  readonly stop: () => void;
}

/** Threads in which bots think, while this one stays free for sockets. They start with the first question. */
export class Thinkers {
  #pool: Piscina | null = null;
  readonly #pace: number;

  /** No answer comes sooner than `pace` milliseconds: how long a bot takes tells nothing of what it holds. */
  constructor(pace: number) {
    this.#pace = pace;
  }

  think(question: BotQuestion, report: (share: number) => void): Thought {
    const { port1: near, port2: port } = new MessageChannel();
    near.on('message', report);
    const run = this.#started().run({ question, port }, { name: 'think', transferList: [port] });
    let stopped = false;
    const answer = Promise.all([run as Promise<Answer | null>, delay(this.#pace)])
      .then(([found]) => (stopped ? null : found))
      .finally(() => near.close());
    const stop = (): void => {
      stopped = true;
      near.postMessage('stop');
    };
    return { answer, stop };
  }

  #started(): Piscina {
    return (this.#pool ??= new Piscina({
      filename: new URL('think-thread.js', import.meta.url).href,
      minThreads: 1,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 60_000,
    }));
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}
