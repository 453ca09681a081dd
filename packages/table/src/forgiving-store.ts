import type { Row } from './log.ts';
import { besideId, type Appended, type Store, type TableFacts } from './store.ts';

interface Owed {
  readonly row: Row;
  readonly facts: TableFacts;
}

/** How a game stands with the device. */
export interface Fate {
  /** So many of its rows are not kept, for this reason; none when all are. */
  readonly owing: (rows: number, error: unknown) => void;
  /** It was deleted while rows of it were not kept. */
  readonly gone: () => void;
  /** It went on elsewhere while rows of it were not kept: all of it lies under another name now. */
  readonly parted: (table: string) => void;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A table that can still be played when the device refuses to keep it: rows that could not be written stay in
 * memory and are written with the next one, or when asked to. As long as there are any, nobody waits for the
 * device, and what others write to it is not heard.
 */
export class ForgivingStore implements Pick<Store, 'append' | 'read'> {
  readonly #store: Store;
  readonly #fate: Fate;
  #table: string;
  /** The log as it was last read or written. */
  #known: unknown[] = [];
  /** Whether the device has the table at all. */
  #laid: boolean;
  #owed: Owed[] = [];
  /** One thing after the other is done on the device. */
  #turn: Promise<unknown> = Promise.resolve();

  /** A table that could not be kept from its beginning is carried along. */
  constructor(store: Store, table: string, fate: Fate, carried: readonly Row[] = []) {
    this.#store = store;
    this.#table = table;
    this.#fate = fate;
    this.#known = [...carried];
    this.#laid = carried.length === 0;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  get #unkept(): number {
    return this.#owed.length + (this.#laid ? 0 : 1);
  }

  append(_: string, row: Row, facts: TableFacts): Promise<Appended> {
    if (this.#unkept === 0) return this.#inTurn(() => this.#write({ row, facts }));
    this.#owed.push({ row, facts });
    void this.settle();
    return Promise.resolve('won');
  }

  async #write(owed: Owed): Promise<Appended> {
    try {
      const outcome = await this.#store.append(this.#table, owed.row, owed.facts);
      if (outcome === 'won') this.#known[owed.row.seq] = owed.row;
      return outcome;
    } catch (error) {
      this.#owed.push(owed);
      this.#fate.owing(this.#unkept, error);
      return 'won';
    }
  }

  read(_: string, from: number): Promise<readonly unknown[]> {
    return this.#inTurn(async () => {
      if (this.#unkept === 0) await this.#readAgain(from);
      return this.log.slice(from);
    });
  }

  async #readAgain(from: number): Promise<void> {
    const rows = await this.#store.read(this.#table, from);
    if (from + rows.length > this.#known.length)
      this.#known = [...this.#known.slice(0, from), ...rows];
  }

  /** All rows that were read or written, also where the device can no longer be asked. */
  get log(): readonly unknown[] {
    return [...this.#known, ...this.#owed.map(({ row }) => row)];
  }

  /** Tries again to keep what is owed. */
  settle(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#unkept === 0) return;
      try {
        await this.#settle();
      } catch (error) {
        this.#fate.owing(this.#unkept, error);
      }
    });
  }

  /** Writes what is owed, the oldest first. */
  async #settle(): Promise<void> {
    if (!this.#laid) await this.#layDown();
    while (this.#owed.length > 0) {
      const outcome = await this.#writeOldest(this.#owed[0]!);
      if (outcome === 'gone') return this.#fate.gone();
      if (outcome === 'taken') return this.#part();
      this.#known.push(this.#owed.shift()!.row);
    }
    this.#fate.owing(0, null);
  }

  /** The device may have kept it after all, when nobody waited for it any more. */
  async #writeOldest({ row, facts }: Owed): Promise<Appended> {
    const outcome = await this.#store.append(this.#table, row, facts);
    if (outcome !== 'taken') return outcome;
    const [there] = await this.#store.read(this.#table, row.seq);
    return same(there, row) ? 'won' : 'taken';
  }

  async #layDown(): Promise<void> {
    await this.#store.create(this.#table, this.#known as Row[], this.#facts);
    this.#laid = true;
  }

  get #facts(): TableFacts {
    return this.#owed.at(-1)?.facts ?? { round: 1, vp: [0], over: false };
  }

  /** Nothing is overwritten and nothing is lost: from here on there are two games. */
  async #part(): Promise<void> {
    const rows = this.log as Row[];
    for (let n = 2; ; n++) {
      const id = besideId(this.#table, n);
      if ((await this.#store.create(id, rows, this.#facts)) === 'taken') continue;
      this.#table = id;
      this.#known = rows;
      this.#owed = [];
      return this.#fate.parted(id);
    }
  }
}
