import { setTimeout as delay } from 'node:timers/promises';
import { PLAYERS, type Plan } from './script.ts';
import type { Seats, Sit } from './wires.ts';

/** Tables that are played at one server, and what came of it. */

interface Table {
  readonly plan: Plan;
  seats: Seats | null;
  next: number;
  /** When the move under way was said; null: none is. */
  since: number | null;
  /** So many moves are to be made. */
  until: number;
  /** When its first answer after a new start came. */
  back: number | null;
}

/** Tables that sit down at once. */
const AT_ONCE = 20;
/** Milliseconds between two looks at what has to be said. */
const TICK = 5;
/** Milliseconds without any answer after which a run has failed. */
const PATIENCE = 120_000;

export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

export class Floor {
  readonly tables: Table[] = [];
  moves = 0;
  bytes = 0;
  lost = 0;
  latencies: number[] = [];
  #heard = performance.now();
  readonly #sit: Sit;

  constructor(sit: Sit) {
    this.#sit = sit;
  }

  async seat(plans: readonly Plan[]): Promise<void> {
    const tables = plans.map((plan): Table => ({
      plan,
      seats: null,
      next: 0,
      since: null,
      until: 0,
      back: null,
    }));
    this.tables.push(...tables);
    const waiting = tables.slice();
    const one = async (): Promise<void> => {
      for (let table = waiting.shift(); table; table = waiting.shift()) await this.#come(table);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  async #come(table: Table): Promise<void> {
    table.seats = await this.#sit(table.plan, {
      acked: (n) => this.#acked(table, n),
      bytes: (n) => void (this.bytes += n),
      lost: () => void (this.lost += 1),
    });
  }

  #acked(table: Table, n: number): void {
    if (table.since === null || n !== table.next) return;
    const now = performance.now();
    this.latencies.push(now - table.since);
    this.#heard = now;
    this.moves += 1;
    table.back ??= now;
    table.since = null;
    table.next += 1;
    if (table.next < table.until) this.#say(table);
  }

  #say(table: Table): void {
    table.since = performance.now();
    table.seats?.say(table.next);
  }

  /** Whether a table can make another move now. */
  #isFree = ({ since, next, plan, seats }: Table): boolean =>
    seats !== null && since === null && next < plan.moves.length;

  async #settled(): Promise<void> {
    this.#heard = performance.now();
    while (this.tables.some(({ since }) => since !== null)) {
      if (performance.now() - this.#heard > PATIENCE) throw new Error('a server has fallen silent');
      await delay(TICK);
    }
  }

  /** So many moves at every table, each as soon as the last one was answered. */
  async rush(moves: number): Promise<void> {
    const free = this.tables.filter(this.#isFree);
    for (const table of free) {
      table.until = Math.min(table.plan.moves.length, table.next + moves);
      this.#say(table);
    }
    await this.#settled();
  }

  /** So many moves a second, whether the last ones were answered or not. */
  async pace(perSecond: number, seconds: number): Promise<void> {
    const start = performance.now();
    let [said, turn] = [0, 0];
    for (;;) {
      const passed = (performance.now() - start) / 1000;
      if (passed > seconds) break;
      for (let tries = 0; said < passed * perSecond && tries < this.tables.length; tries++) {
        const table = this.tables[turn++ % this.tables.length]!;
        if (!this.#isFree(table)) continue;
        said += 1;
        table.until = table.next + 1;
        this.#say(table);
      }
      await delay(TICK);
    }
    await this.#settled();
  }

  /** Everybody comes again as often as it takes, and says once more what was not answered. */
  async comeBack(): Promise<void> {
    await Promise.all(
      this.tables.map(async (table) => {
        table.seats?.close();
        table.back = null;
        for (;;) {
          await delay(Math.random() * 300);
          try {
            await this.#come(table);
            break;
          } catch {
            await delay(50);
          }
        }
        table.until = table.next + 1;
        this.#say(table);
      }),
    );
    await this.#settled();
  }

  forget(): void {
    Object.assign(this, { moves: 0, bytes: 0, latencies: [] });
  }

  get bytesAMove(): number {
    return this.bytes / this.moves / PLAYERS;
  }

  close(): void {
    for (const { seats } of this.tables) seats?.close();
  }
}
