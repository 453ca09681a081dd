import type { Host } from '@rowan/protocol';
import type { Answer } from '@rowan/rules';
import type { BotQuestion } from '@rowan/table';
import { isBots, type TableWorld } from '../table-world.ts';
import type { Thought } from './thinkers.ts';

interface ThinkingWorld extends Pick<
  TableWorld,
  'store' | 'node' | 'clock' | 'limits' | 'thinkers' | 'broke'
> {
  readonly table: string;
  /** Looks again whether a bot has to answer. */
  readonly look: () => void;
}

/** The bots of one game: of several nodes one thinks, and another one if that comes to nothing. */
export class Thinking {
  readonly #world: ThinkingWorld;
  #thought: (Thought & { readonly of: string }) | null = null;
  #again: NodeJS.Timeout | null = null;
  /** The last row that this node wrote: after it, this node thinks. */
  wrote = -1;

  constructor(world: ThinkingWorld) {
    this.#world = world;
  }

  get isIdle(): boolean {
    return this.#thought === null;
  }

  rest(): void {
    this.#thought?.stop();
    this.#thought = null;
  }

  sleep(): void {
    this.rest();
    if (this.#again) clearTimeout(this.#again);
  }

  /** Whoever comes while a bot thinks does not make it begin anew; where bots are among themselves none thinks. */
  async think(
    question: BotQuestion,
    host: Host,
    report: (share: number) => void,
  ): Promise<Answer | null> {
    const of = `${question.seat}:${question.seed}`;
    if (this.#thought?.of === of || !isBots(host.game)) return null;
    this.rest();
    const { seq } = host;
    if (seq !== this.wrote && !(await this.#claim())) {
      this.#lookAgain();
      return null;
    }
    if (host.seq !== seq || this.#thought) return null;
    const thought = { ...this.#world.thinkers.think(question, report), of };
    this.#thought = thought;
    const kept = setInterval(() => void this.#claim(), this.#world.limits.claimFor / 2);
    const answer = await thought.answer.finally(() => clearInterval(kept));
    if (this.#thought !== thought) return null;
    this.#thought = null;
    return answer;
  }

  /** Whether this node is the one that thinks. Where nobody can say, it does: of two answers one is taken. */
  #claim(): Promise<boolean> {
    const { store, table, node, clock, limits, broke } = this.#world;
    const claim = { by: node, until: clock() + limits.claimFor };
    return store.claim(table, claim, clock()).catch((error: unknown) => {
      broke(error);
      return true;
    });
  }

  /** Another node thinks; it may not come to an end. */
  #lookAgain(): void {
    if (this.#again) clearTimeout(this.#again);
    this.#again = setTimeout(this.#world.look, this.#world.limits.claimFor / 2);
    this.#again.unref();
  }
}
