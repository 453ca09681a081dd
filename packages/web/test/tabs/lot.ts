import { setImmediate as nextTask } from 'node:timers/promises';
import type { Below } from '@rowan/rules';
import { luckOf } from '@rowan/testkit';

/** Whoever has waited longer than this waits for ever. */
const MOST = 10_000;

/** Everything that takes time, in an order drawn by lot: the same for the same seed. */
export class Lot {
  readonly below: Below;
  readonly #waiting: (() => void)[] = [];
  #drawn = 0;

  constructor(seed: number) {
    this.below = luckOf(seed);
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  later(work: () => void): void {
    this.#waiting.push(work);
  }

  /** Waits until it is drawn. */
  turn(): Promise<void> {
    return new Promise((resolve) => this.later(resolve));
  }

  /** Draws one of those who wait, and lets it do all that it can do at once. */
  async draw(): Promise<boolean> {
    const { length } = this.#waiting;
    if (length === 0) return false;
    if ((this.#drawn += 1) > MOST) throw new Error('it never comes to rest');
    const [work] = this.#waiting.splice(this.below(length), 1);
    work!();
    await nextTask();
    return true;
  }

  /** Draws until nobody waits. */
  async drain(): Promise<void> {
    await nextTask();
    while (await this.draw());
  }
}
