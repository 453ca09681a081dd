import { setTimeout as delay } from 'node:timers/promises';
import { luckOf } from '@rowan/testkit';
import { Guest, type Sitting } from '../guest.ts';

/** What somebody was told that was done. */
export interface Acked {
  readonly table: string;
  readonly client: string;
  readonly command: number;
  readonly n: number;
}

/** Milliseconds before somebody who hears nothing tries it at another node. */
const PATIENCE = 2500;

const settled = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

/** People who play at several nodes, go from one to the other, and come back wherever there is one. */
export class Hoppers {
  readonly acked: Acked[] = [];
  readonly tables = new Map<string, readonly Sitting[]>();
  hops = 0;
  /** Nobody does anything more; later on nobody is there any more. */
  #quiet = false;
  #over = false;
  #last = 0;
  readonly #urls: readonly string[];
  readonly #below: (n: number) => number;

  constructor(urls: readonly string[], seed: number) {
    this.#urls = urls;
    this.#below = luckOf(seed + 1);
  }

  /** Somebody was told something within the last second. */
  get isBusy(): boolean {
    return Date.now() - this.#last < 1000;
  }

  get #present(): Sitting[] {
    return [...this.tables.values()].flat().filter(({ isOpen }) => isOpen);
  }

  /** There are people at every node. */
  get isEverywhere(): boolean {
    const where = new Set(this.#present.map(({ guest }) => guest.url));
    return where.size === this.#urls.length;
  }

  #anywhere(guest: Guest): void {
    guest.goTo(this.#urls[this.#below(this.#urls.length)]!);
  }

  /** Tries until it works, each time somewhere: a node may be gone just now, or stand still. */
  async #stubbornly<T>(guest: Guest, work: () => Promise<T>): Promise<T> {
    for (;;) {
      this.#anywhere(guest);
      try {
        return await work();
      } catch (error) {
        if (this.#over) throw error;
        await delay(30 + this.#below(50));
      }
    }
  }

  async #guest(name: string): Promise<Guest> {
    const guest = new Guest(this.#urls[0]!);
    guest.patience = PATIENCE;
    await this.#stubbornly(guest, () => guest.signIn(name));
    return guest;
  }

  /** Keeps somebody connected; as long as it is played they now and then go elsewhere by themselves. */
  async #keep(sitting: Sitting): Promise<void> {
    while (!this.#over) {
      this.#anywhere(sitting.guest);
      this.hops += 1;
      const late = setTimeout(() => sitting.cut(), PATIENCE);
      try {
        await sitting.connect();
        clearTimeout(late);
        await this.#stay(sitting);
      } catch {
        await delay(20 + this.#below(40));
      } finally {
        clearTimeout(late);
        sitting.cut();
      }
    }
  }

  /** Until the connection ends, nothing is heard for too long, or they feel like it. */
  async #stay(sitting: Sitting): Promise<void> {
    const isAway = (): boolean => sitting.closed !== null || this.#over;
    while (!isAway()) {
      const waits = sitting.waitsFor;
      await settled(sitting.until(isAway, PATIENCE));
      const stuck = waits !== null && sitting.waitsFor === waits;
      if (stuck || !(await sitting.isAlive(PATIENCE))) return;
      if (!this.#quiet && this.#below(3) === 0) return;
    }
  }

  async #asked(sitting: Sitting, reply: ReturnType<Sitting['ask']>): Promise<void> {
    const told = await reply;
    if (told.kind !== 'acked') return;
    const { table, client } = sitting;
    this.acked.push({ table, client, command: told.command, n: told.n });
    this.#last = Date.now();
  }

  /** Says something until it shows; others may be in the way, or the node knows too little yet. */
  async #until(
    sitting: Sitting,
    shows: () => boolean,
    say: () => ReturnType<Sitting['ask']>,
  ): Promise<void> {
    while (!shows() && !this.#quiet) {
      await this.#asked(sitting, say());
      await settled(sitting.until(() => shows() || this.#quiet, 300));
    }
  }

  /** All sit down at once, and are ready at once: each wants the next row. */
  async #seatAll(sittings: readonly Sitting[]): Promise<void> {
    const all = (work: (sitting: Sitting, seat: number) => Promise<void>): Promise<unknown> =>
      Promise.all(sittings.map(work));
    await all((one) => one.until(() => one.gathering !== null || this.#over, 3_600_000));
    await all((one, seat) => this.#seat(one, seat));
    await all((one, seat) => this.#ready(one, seat));
  }

  async #seat(sitting: Sitting, seat: number): Promise<void> {
    const isSeated = (): boolean => sitting.gathering!.mine === seat;
    await this.#until(sitting, isSeated, () => sitting.ask({ kind: 'sit', seat }));
  }

  async #ready(sitting: Sitting, seat: number): Promise<void> {
    const isReady = (): boolean => sitting.gathering!.chairs[seat]!.ready;
    await this.#until(sitting, isReady, () => sitting.ready());
  }

  /** A table with two persons, who sit down at once; when its game is over they open another one. */
  async play(): Promise<void> {
    const guests = await Promise.all(['Ash', 'Birch'].map((name) => this.#guest(name)));
    const [ash, birch] = guests as [Guest, Guest];
    while (!this.#quiet) {
      const { table, invite } = await this.#stubbornly(ash, () => ash.open('pp'));
      await this.#stubbornly(birch, () => birch.enter(table, invite));
      const sittings = guests.map((guest) => guest.sit(table));
      this.tables.set(table, sittings);
      for (const sitting of sittings) void this.#keep(sitting);
      await this.#seatAll(sittings);
      const [first] = sittings as [Sitting];
      await this.#until(
        first,
        () => first.view !== null,
        () => first.ask({ kind: 'start' }),
      );
      await Promise.all(sittings.map((sitting) => this.#moves(sitting)));
    }
  }

  async #moves(sitting: Sitting): Promise<void> {
    const isDone = (): boolean => this.#quiet || sitting.view?.phase === 'over';
    while (!isDone()) {
      await sitting.until(() => isDone() || sitting.mayMove, 3_600_000);
      if (isDone()) return;
      const { seq } = sitting.chair.known!;
      await this.#asked(sitting, sitting.move(this.#below(6)));
      // A refusal is out of date at once; the row that made it so comes.
      await settled(sitting.until(() => isDone() || sitting.chair.known!.seq > seq, 1000));
    }
  }

  /** Nobody says anything any more; everybody stays where they are. */
  stop(): void {
    this.#quiet = true;
    this.#look();
  }

  end(): void {
    this.#quiet = true;
    this.#over = true;
    this.#look();
  }

  #look(): void {
    for (const sittings of this.tables.values()) for (const one of sittings) one.look();
  }
}
