import { keep, type Kept, type KeepWorld } from './keeping.ts';
import type { Limits } from './limits.ts';
import type { Meter } from './metrics.ts';
import { nickname } from './tokens.ts';

interface KeeperWorld extends Pick<KeepWorld, 'store' | 'clock'> {
  readonly limits: Limits;
  readonly meter: Pick<Meter, 'kept'>;
  readonly report: (error: unknown, table?: string) => void;
}

/** A game whose rows stay where they are. */
class Left extends Error {
  override readonly name = 'Left';
}

/** Looks now and then for what is past, a little after the start for the first time. */
export class Keeper {
  readonly #world: KeeperWorld;
  readonly #first: NodeJS.Timeout;
  readonly #timer: NodeJS.Timeout;
  #under: Promise<void> | null = null;
  #stopped = false;

  constructor(world: KeeperWorld) {
    this.#world = world;
    const { keepEvery, startGrace } = world.limits;
    this.#first = setTimeout(() => void this.look(), Math.min(startGrace, keepEvery)).unref();
    this.#timer = setInterval(() => void this.look(), keepEvery).unref();
  }

  /** One look at a time. */
  look(): Promise<void> {
    this.#under ??= this.#keep().finally(() => (this.#under = null));
    return this.#under;
  }

  async #keep(): Promise<void> {
    const { meter, report, ...world } = this.#world;
    const left = (table: string, why: string): void => {
      meter.kept('left', 1);
      report(new Left(`a game is not put away: ${why}`), nickname(table));
    };
    const told = ({ archived, removed, talk, sessions }: Kept): void => {
      meter.kept('archived', archived.length);
      meter.kept('removed', removed.length);
      meter.kept('talk', talk);
      meter.kept('sessions', sessions);
    };
    try {
      await keep({ ...world, left, stops: () => this.#stopped }, told);
    } catch (error) {
      report(error);
    }
  }

  /** Resolves once nothing is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#first);
    clearInterval(this.#timer);
    await this.#under;
  }
}
