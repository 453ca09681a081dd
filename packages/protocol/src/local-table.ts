import type { Result } from '@rowan/rules';
import { loadGame, type Edition, type LoadFault, type Loaded, type Row } from '@rowan/table';
import type { Codec } from './codec.ts';
import { openHost } from './host.ts';
import type { PageMessage } from './page.ts';
import { parseRows } from './parse-rows.ts';
import { plain } from './plain-codec.ts';
import { RunningChair, type ChairWorld } from './run-chair.ts';
import { RunningHost, type HostWorld } from './run-host.ts';
import type { HostMessage } from './wire.ts';

/** What a table and its one chair need from the world around them. */
export interface LocalWorld extends Omit<HostWorld, 'send'>, ChairWorld {
  /** Within one thread nothing has to be packed. */
  readonly codec?: Codec;
}

const HERE = 'here';

/** A table and a chair at it for all its persons, in one thread. */
export class LocalTable {
  readonly #world: LocalWorld;
  readonly #chair: RunningChair;
  readonly #running: RunningHost;

  constructor(world: LocalWorld, rows: readonly Row[], loaded: Loaded) {
    const { codec = plain, clock } = world;
    this.#world = world;
    this.#chair = new RunningChair(world, codec, {
      say: (message) => this.#running.receive({ kind: 'said', from: HERE, message, at: clock() }),
      fetch: () => this.#chair.input({ kind: 'edition', edition: this.edition }),
    });
    const send = (_: string, message: HostMessage): void =>
      this.#chair.input({ kind: 'heard', message });
    this.#running = new RunningHost(openHost(loaded, rows, codec), { ...world, send });
  }

  /** Sits down on every chair of a person. */
  sitDown(): void {
    const { opening } = this.#running.host;
    const seats = opening.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const { client } = this.#world;
    this.#running.receive({ kind: 'attached', from: HERE, client, seats });
  }

  ask(message: PageMessage): void {
    this.#chair.ask(message);
  }

  /** Reads what others may have written. */
  refresh(): void {
    void this.#running.refresh();
  }

  /** The rules and cards of the game. */
  get edition(): Edition {
    const { engine, catalogue } = this.#running.host.game;
    return { engine, catalogue };
  }
}

/** Opens a table of the store and sits down at it; null where there is none. */
export async function openLocalTable(
  world: LocalWorld,
): Promise<Result<LocalTable | null, LoadFault>> {
  const parsed = parseRows(await world.store.read(world.table, 0));
  if (!parsed.ok) return parsed;
  if (parsed.value.length === 0) return { ok: true, value: null };
  const loaded = await loadGame(parsed.value, world.shelf);
  if (!loaded.ok) return loaded;
  const table = new LocalTable(world, parsed.value, loaded.value);
  table.sitDown();
  return { ok: true, value: table };
}
