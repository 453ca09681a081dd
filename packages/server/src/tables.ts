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
    const table = await this.#awake.get(id)?.catch(() => null);
    return table?.isHere(person) ?? false;
  }

  /** Somebody is called otherwise from now on. */
  async renamed(person: string, name: string): Promise<void> {
    for (const woken of this.#awake.values()) {
      const table = await woken.catch(() => null);
      table?.renamed(person, name);
    }
  }

  /** Whoever is still at a table is told where its people play again. */
  async rematched(id: string, next: string): Promise<void> {
    const table = await this.#awake.get(id);
    table?.rematched(next);
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
