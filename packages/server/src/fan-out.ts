import type { Hint } from './store/hints.ts';
import type { NodeStore } from './store/store.ts';
import type { Limits } from './limits.ts';
import type { Meter } from './metrics.ts';
import type { Tables } from './tables.ts';

interface FanOutWorld {
  readonly id: string;
  readonly store: NodeStore;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly clock: () => number;
  readonly meter: Pick<Meter, 'hinted' | 'swept'>;
  readonly cutOff: (person: string) => void;
  readonly broke: (error: unknown) => void;
}

/** Tables that are looked up at once. */
const AT_ONCE = 500;
/** Looks without a word of another node, after which nobody is there by way of it. */
const SILENT = 8;

/** What other nodes do on the same database: by their hints, and by looking now and then, because hints get lost. */
export class FanOut {
  readonly #world: FanOutWorld;
  readonly #seen = new Map<string, number>();
  #stopListening: Promise<() => Promise<void>> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #sweeping = false;

  constructor(world: FanOutWorld) {
    this.#world = world;
  }

  start(): void {
    const { store, limits, broke } = this.#world;
    this.#stopListening = store.listen(
      (hint) => void this.#heard(hint).catch(broke),
      () => void this.sweep(),
    );
    this.#stopListening.catch(broke);
    this.#timer = setInterval(() => void this.sweep(), limits.sweepEvery);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    const { id: node, store } = this.#world;
    store.hint({ kind: 'alive', node, lives: false });
    await (
      await this.#stopListening
    )?.();
  }

  async #heard(hint: Hint): Promise<void> {
    const { tables, id, cutOff, meter } = this.#world;
    meter.hinted();
    if ('node' in hint && hint.node === id) return;
    if ('node' in hint) this.#seen.set(hint.node, this.#world.clock());
    switch (hint.kind) {
      case 'rows':
        return tables.heard(hint.table, hint.seq);
      case 'said':
        return tables.said(hint.table, hint.n);
      case 'salted':
      case 'asked':
      case 'here':
        return tables.hinted(hint);
      case 'alive':
        return hint.lives ? undefined : this.#lost(hint.node);
      case 'renamed':
        return tables.called(hint.person, hint.name);
      case 'hushed':
        return tables.hushed(hint.person);
      case 'rematched':
        return tables.playAgain(hint.table, hint.next);
      case 'cutOff':
        cutOff(hint.person);
    }
  }

  /** Looks how far all tables are that somebody is at, whatever was told. */
  async sweep(): Promise<void> {
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      await this.#look();
    } catch (error) {
      this.#world.broke(error);
    } finally {
      this.#sweeping = false;
    }
  }

  async #look(): Promise<void> {
    const { store, tables, meter, id: node } = this.#world;
    store.hint({ kind: 'alive', node, lives: true });
    await this.#forget();
    const ids = tables.ids;
    let found = 0;
    for (let from = 0; from < ids.length; from += AT_ONCE)
      for (const { id, seq, said } of await store.reached(ids.slice(from, from + AT_ONCE)))
        if (await tables.reached(id, seq, said)) found += 1;
    meter.swept(found);
    await tables.remind();
  }

  async #forget(): Promise<void> {
    const { clock, limits } = this.#world;
    const late = clock() - SILENT * limits.sweepEvery;
    for (const [node, at] of this.#seen) if (at < late) await this.#lost(node);
  }

  async #lost(node: string): Promise<void> {
    this.#seen.delete(node);
    await this.#world.tables.lost(node);
  }
}
