import {
  RunningHost,
  openHost,
  packed,
  parseRows,
  type ChairMessage,
  type HostMessage,
} from '@rowan/protocol';
import { shelf } from '@rowan/engines';
import { loadGame } from '@rowan/table';
import type { Planted, SimulatedStore, Ways } from './world.ts';

const TABLE = 'table';

/** A node with the one table, as far as it has woken it. It may stand still, and it may be gone from one moment to the next. */
export class SimulatedNode {
  readonly name: string;
  paused = false;
  gone = false;
  readonly #world: NodeWorld;
  #running: Promise<RunningHost> | null = null;
  #host: RunningHost | null = null;
  readonly #lines = new Map<string, Line>();

  constructor(name: string, world: NodeWorld) {
    this.name = name;
    this.#world = world;
  }

  readonly isHeld = (): boolean => this.paused;

  #wake(): Promise<RunningHost> {
    return (this.#running ??= this.#open());
  }

  async #open(): Promise<RunningHost> {
    const store = this.#world.store.for(this.name, this.isHeld);
    const rows = parseRows(await store.read(TABLE, 0));
    if (!rows.ok) throw new Error(rows.error.code);
    const loaded = await loadGame(rows.value, shelf);
    if (!loaded.ok) throw new Error(loaded.error.code);
    this.#host = new RunningHost(openHost(loaded.value, rows.value, packed), {
      table: TABLE,
      store,
      shelf,
      clock: this.#world.clock,
      send: (to, message) => {
        if (!this.gone) this.#lines.get(to)?.hears(message);
      },
      think: () => Promise.resolve(null),
      rest: () => undefined,
      wrote: (seq) => this.#world.wrote(this, seq),
      broke: (error) => this.#world.broke(error),
    });
    return this.#host;
  }

  /** Somebody is connected to it. */
  connect(line: Line): void {
    this.#lines.set(line.id, line);
  }

  leave(line: string): void {
    this.#lines.delete(line);
    this.#host?.receive({ kind: 'gone', from: line });
  }

  /** What comes over one line is read in its order, and nothing before the table is awake. */
  hear(id: string, message: ChairMessage): void {
    const line = this.#lines.get(id);
    if (!line) return;
    line.queue = line.queue.then(async () => {
      const running = await this.#wake();
      if (this.gone || !this.#lines.has(id)) return;
      if (this.#world.planted === 'noDedupe') running.host.known.clear();
      const { client, seats } = line;
      if (message.kind === 'attach') running.receive({ kind: 'attached', from: id, client, seats });
      else running.receive({ kind: 'said', from: id, message, at: this.#world.clock() });
    });
  }

  /** Somebody else has written: it looks. */
  look(): void {
    void this.#host?.refresh();
  }
}

/** A connection, as a node sees it. */
export interface Line {
  readonly id: string;
  readonly client: string;
  readonly seats: readonly number[];
  readonly hears: (message: HostMessage) => void;
  queue: Promise<void>;
}

export interface NodeWorld {
  readonly store: SimulatedStore;
  readonly ways: Ways;
  readonly planted: Planted | null;
  readonly clock: () => number;
  readonly wrote: (node: SimulatedNode, seq: number) => void;
  readonly broke: (error: unknown) => void;
}
