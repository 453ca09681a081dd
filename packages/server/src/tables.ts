import type { TableHint } from './store/hints.ts';
import { Table } from './table.ts';
import type { TableWorld } from './table-world.ts';

/** The tables of a node that are awake; each is read when somebody comes, and put away when nobody is left. */
export class Tables {
  readonly #world: Omit<TableWorld, 'broke'>;
  readonly #broke: (table: string, error: unknown) => void;
  readonly #awake = new Map<string, Promise<Table>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(world: Omit<TableWorld, 'broke'>, broke: (table: string, error: unknown) => void) {
    this.#world = world;
    this.#broke = broke;
  }

  /** Whoever asks for it may enter: that was asked before. */
  wake(id: string, secret: string): Promise<Table> {
    this.#stay(id);
    const known = this.#awake.get(id);
    if (known) return known;
    const broke = (error: unknown): void => {
      this.#broke(id, error);
    };
    const woken = Table.wake(id, secret, { ...this.#world, broke });
    this.#awake.set(id, woken);
    woken.catch(() => this.#awake.delete(id));
    return woken;
  }

  /** Wakes a table at which some time is over, though nobody has come. */
  async look(id: string, secret: string): Promise<void> {
    const table = await this.wake(id, secret);
    table.time();
    this.left(table);
  }

  #stay(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** The last one may have gone: after a while the table is put away. */
  left(table: Table): void {
    if (!table.isEmpty) return;
    this.#stay(table.id);
    const timer = setTimeout(() => {
      if (!table.isEmpty) return;
      if (!table.isIdle) {
        this.left(table);
        return;
      }
      table.sleep();
      this.#awake.delete(table.id);
      this.#timers.delete(table.id);
    }, this.#world.limits.tableSleeps);
    timer.unref();
    this.#timers.set(table.id, timer);
  }

  /** Whether somebody is at a table just now. */
  async isHere(id: string, person: string): Promise<boolean> {
    return (await this.#at(id))?.isHere(person) ?? false;
  }

  async #at(id: string): Promise<Table | null> {
    return (await this.#awake.get(id)?.catch(() => null)) ?? null;
  }

  async #each(work: (table: Table) => void | Promise<void>): Promise<void> {
    for (const id of this.ids) {
      const table = await this.#at(id);
      if (table) await work(table);
    }
  }

  /** Somebody is called otherwise from now on, at every node. */
  async renamed(person: string, name: string): Promise<void> {
    this.#world.store.hint({ kind: 'renamed', person, name });
    await this.called(person, name);
  }

  called(person: string, name: string): Promise<void> {
    return this.#each((table) => table.renamed(person, name));
  }

  /** Whoever is still at a table, at any node, is told where its people play again. */
  async rematched(id: string, next: string): Promise<void> {
    this.#world.store.hint({ kind: 'rematched', table: id, next });
    await this.playAgain(id, next);
  }

  async playAgain(id: string, next: string): Promise<void> {
    (await this.#at(id))?.rematched(next);
  }

  // What other nodes do

  get ids(): readonly string[] {
    return [...this.#awake.keys()];
  }

  async heard(id: string, seq: number): Promise<void> {
    await (await this.#at(id))?.heard(seq);
  }

  async said(id: string, n: number): Promise<void> {
    await (await this.#at(id))?.said(n);
  }

  /** A table is as far as this; whether something of it was new. */
  async reached(id: string, seq: number, said: number): Promise<boolean> {
    const table = await this.#at(id);
    if (!table) return false;
    const news = [await table.heard(seq), await table.said(said - 1)];
    return news.includes(true);
  }

  async hinted(hint: TableHint): Promise<void> {
    await (await this.#at(hint.table))?.hinted(hint);
  }

  hushed(person: string): Promise<void> {
    return this.#each((table) => table.hushed(person));
  }

  /** Nobody is here any more by way of a node. */
  lost(node: string): Promise<void> {
    return this.#each((table) => table.lost(node));
  }

  /** What no row tells is said again. */
  remind(): Promise<void> {
    return this.#each((table) => table.remind());
  }

  get awake(): number {
    return this.#awake.size;
  }

  /** Resolves once no row is under way. */
  async settled(): Promise<void> {
    for (const woken of this.#awake.values()) {
      const table = await woken.catch(() => null);
      table?.pause();
      table?.sleep();
      while (table && !table.isIdle) await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
