import type { Answer, Result } from '@rowan/rules';
import {
  loadGame,
  type BotQuestion,
  type Game,
  type LoadFault,
  type Loaded,
  type Row,
  type Shelf,
  type Store,
} from '@rowan/table';
import { chronicleOf } from './chronicle.ts';
import type { Effect, Input } from './host-effects.ts';
import { receive, type Host } from './host.ts';
import { parseRows } from './parse-rows.ts';
import type { HostMessage } from './wire.ts';

/** Everything that a host needs from the world. */
export interface HostWorld {
  readonly table: string;
  readonly store: Pick<Store, 'append' | 'read'>;
  /** The rules and cards of games. */
  readonly shelf: Shelf;
  readonly clock: () => number;
  readonly send: (to: string, message: HostMessage) => void;
  /** Asks a bot; null if it was told to stop before it had an answer. */
  readonly think: (
    question: BotQuestion,
    report: (share: number) => void,
  ) => Promise<Answer | null>;
  readonly rest: () => void;
  /** How rows are read and followed, where they are not those of a game on this device. */
  readonly parse?: (values: readonly unknown[]) => Result<readonly Row[], LoadFault>;
  readonly load?: (rows: readonly Row[]) => Promise<Result<Loaded, LoadFault>>;
  /** A row lies in the store: others may want to know. */
  readonly wrote: (seq: number) => void;
  /** A row happened, whoever wrote it; it has not been told yet. */
  readonly folded?: (row: Row, game: Game) => void;
  /** A row could not be written, and it was not one that somebody would say again. */
  readonly unwritten?: () => void;
  /** Something of our own went wrong; the table stands still, its log is whole. */
  readonly broke: (error: unknown) => void;
}

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** A host that runs: what it wants done is done, what comes of it is told to it. */
export class RunningHost {
  readonly host: Host;
  readonly #world: HostWorld;
  readonly #effects: { readonly [K in Effect['kind']]: (effect: EffectOf<K>) => void } = {
    append: (effect) => void this.#append(effect),
    reload: ({ from }) => this.#attempt(this.#reload(from)),
    folded: ({ row, game }) => this.#world.folded?.(row, game),
    send: ({ to, message }) => this.#world.send(to, message),
    publish: ({ message }) => this.#publish(message),
    chronicle: (effect) => this.#attempt(this.#chronicle(effect)),
    think: (effect) => this.#attempt(this.#think(effect)),
    rest: () => this.#world.rest(),
  };

  /** Reads that the host has asked for and waits for. */
  #reloads = 0;
  /** The game from its first row, while it is being read. */
  #loading: { readonly seq: number; readonly loaded: Promise<Loaded> } | null = null;

  constructor(host: Host, world: HostWorld) {
    this.host = host;
    this.#world = world;
  }

  receive(input: Input): void {
    try {
      for (const effect of receive(this.host, input))
        (this.#effects[effect.kind] as (given: Effect) => void)(effect);
    } catch (error) {
      this.#broke(error);
    }
  }

  /** Reads what others may have written. A store that cannot be read just now is no reason to stop. */
  refresh(): Promise<void> {
    return this.#look(this.host.seq + 1).catch((error: unknown) => this.#world.broke(error));
  }

  #publish(message: HostMessage): void {
    for (const to of this.host.peers.keys()) this.#world.send(to, message);
  }

  #broke(error: unknown): void {
    this.#world.broke(error);
    this.#publish({ kind: 'failed', reason: 'broken' });
  }

  #attempt(work: Promise<void>): void {
    work.catch((error: unknown) => this.#broke(error));
  }

  async #append({ row, facts }: EffectOf<'append'>): Promise<void> {
    const { store, table, broke, wrote } = this.#world;
    const outcome = await store.append(table, row, facts).catch((error: unknown) => {
      broke(error);
      return 'unwritten' as const;
    });
    if (outcome === 'won') wrote(row.seq);
    this.receive({ kind: AFTER[outcome] });
    if (outcome === 'unwritten' && row.command === null) this.#world.unwritten?.();
  }

  async #rows(from: number): Promise<readonly Row[]> {
    const { store, table, parse = parseRows } = this.#world;
    const parsed = parse(await store.read(table, from));
    if (!parsed.ok) throw new Error(`rows cannot be read: ${parsed.error.code}`);
    return parsed.value;
  }

  async #reload(from: number): Promise<void> {
    this.#reloads += 1;
    const rows = await this.#rows(from).finally(() => (this.#reloads -= 1));
    this.receive({ kind: 'heard', rows });
  }

  /** What was read aside may be older than what the host waits for. */
  async #look(from: number): Promise<void> {
    const rows = await this.#rows(from);
    this.receive({ kind: 'heard', rows, ...(this.#reloads > 0 ? { aside: true } : {}) });
  }

  async #chronicle({ to, seats, seq }: EffectOf<'chronicle'>): Promise<void> {
    const loaded = await this.#loadedUpTo(seq);
    this.#world.send(to, chronicleOf(this.host.codec, loaded, { seats, seq }));
  }

  /** Those who come together are told from one reading. */
  #loadedUpTo(seq: number): Promise<Loaded> {
    if (this.#loading?.seq === seq) return this.#loading.loaded;
    const loaded = this.#load(seq).finally(() => {
      if (this.#loading?.seq === seq) this.#loading = null;
    });
    this.#loading = { seq, loaded };
    return loaded;
  }

  async #load(seq: number): Promise<Loaded> {
    const rows = await this.#rows(0);
    const { load = (all) => loadGame(all, this.#world.shelf) } = this.#world;
    const loaded = await load(rows.slice(0, seq + 1));
    if (!loaded.ok) throw new Error(`the chronicle cannot be read: ${loaded.error.code}`);
    return loaded.value;
  }

  async #think({ seq, question }: EffectOf<'think'>): Promise<void> {
    const { think, clock } = this.#world;
    const { seat } = question;
    const answer = await think(question, (share) =>
      this.receive({ kind: 'pondered', seat, share }),
    );
    if (answer) this.receive({ kind: 'thought', seq, answer, at: clock() });
  }
}

const AFTER = {
  won: 'appended',
  taken: 'outrun',
  gone: 'removed',
  unwritten: 'unwritten',
} as const;
