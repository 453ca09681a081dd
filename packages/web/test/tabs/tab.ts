import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import {
  openLocalTable,
  type LocalTable,
  type PageMessage,
  type TableMessage,
} from '@rowan/protocol';
import type { Answer, GameView } from '@rowan/rules';
import { ForgivingStore, type BotQuestion, type Store } from '@rowan/table';
import { QUIET } from '../local.ts';
import type { Lot } from './lot.ts';

/** What two tabs share: the device, the word that goes between them, and whose bots think. */
export interface Device {
  readonly lot: Lot;
  readonly store: Store;
  readonly table: string;
  readonly tabs: Tab[];
  /** Whether only the oldest tab lets its bots think. */
  readonly oneThinks: boolean;
  /** Resolves when the next tab is closed. */
  readonly closed: () => Promise<void>;
  /** Whether tables stand between their hosts and the device, as they do on the page. */
  readonly forgiving: boolean;
  readonly faults: string[];
}

const anyAnswer = (view: GameView, seed: number): Answer =>
  botOf('random').answer({ catalogue: builtIn, view, seed, budget: { iterations: 1 } });

/** One open page with its table, driven as a player drives it. It may be closed at any moment. */
export class Tab {
  readonly client: string;
  open = true;
  /** Commands that were sent, and those that came back refused. */
  asked = 0;
  rejected = 0;
  /** Every view that reached the page, in order. */
  readonly shown: GameView[] = [];
  readonly #device: Device;
  readonly #table: Promise<LocalTable | null>;
  #latest: Extract<TableMessage, { kind: 'update' | 'handed' }> | null = null;
  #busy = false;
  #thought = 0;

  constructor(device: Device, client: string) {
    this.#device = device;
    this.client = client;
    this.#table = this.#seat();
  }

  async #seat(): Promise<LocalTable | null> {
    const { table, faults, forgiving } = this.#device;
    const fault = (what: string): void => void (this.open && faults.push(what));
    const fate = {
      owing: () => fault('a row was not kept'),
      gone: () => fault('the game was gone'),
      parted: () => fault('there are two games'),
    };
    const opened = await openLocalTable({
      table,
      client: this.client,
      store: forgiving ? new ForgivingStore(this.#store(), table, fate) : this.#store(),
      ...QUIET,
      tell: (message) => this.#hear(message),
      broke: (error) => fault(String(error)),
      wrote: () => this.#spread(),
      rest: () => void (this.#thought += 1),
      think: (question) => this.#think(question),
    });
    if (!opened.ok) fault(`it does not open: ${opened.error.code}`);
    return opened.ok ? opened.value : null;
  }

  /** Writing and answering take their time; what a closed tab was about to write may come or not. */
  #store(): Store {
    const { lot, store } = this.#device;
    const slow = async <T>(work: () => Promise<T>): Promise<T> => {
      await lot.turn();
      if (!this.open && lot.once(2)) return new Promise<never>(() => undefined);
      const value = await work();
      await lot.turn();
      return value;
    };
    return {
      create: (...all) => slow(() => store.create(...all)),
      append: (...all) => slow(() => store.append(...all)),
      read: (...all) => slow(() => store.read(...all)),
    };
  }

  /** The word that there is a new row is late, lost or said twice. */
  #spread(): void {
    const { lot, tabs } = this.#device;
    const times = lot.once(4) ? 0 : lot.once(8) ? 2 : 1;
    for (const tab of tabs)
      for (let n = 0; n < times; n++) if (tab !== this) lot.later(() => void tab.refresh());
  }

  #hear(message: TableMessage): void {
    if (!this.open) return;
    if (message.kind === 'failed') this.#device.faults.push(`failed: ${message.failure.reason}`);
    if (message.kind === 'rejected') this.rejected += 1;
    if (message.kind === 'update' || message.kind === 'handed') {
      this.#latest = message;
      this.shown.push(message.view);
    }
    if (message.kind !== 'thinking') this.#busy = false;
  }

  async #think({ view, seed }: BotQuestion): Promise<Answer | null> {
    const { lot, tabs, oneThinks, closed } = this.#device;
    const own = (this.#thought += 1);
    const passed = (): boolean => own !== this.#thought || !this.open;
    while (oneThinks && tabs[0] !== this) await closed();
    do await lot.turn();
    while (lot.once(2));
    return passed() ? null : anyAnswer(view, seed ^ lot.below(1 << 30));
  }

  async refresh(): Promise<void> {
    (await this.#table)?.refresh();
  }

  async #ask(message: PageMessage): Promise<void> {
    if (message.kind !== 'take') {
      this.asked += 1;
      this.#busy = true;
    }
    (await this.#table)?.ask(message);
  }

  /** Does what a player might do now. An impatient one does it twice. */
  act(): void {
    const { lot } = this.#device;
    const latest = this.#latest;
    if (!latest || this.#busy) return;
    if (latest.kind === 'handed') return void this.#ask({ kind: 'take' });
    const { view, undo, redo } = latest;
    for (let times = lot.once(6) ? 2 : 1; times > 0; times--)
      if (undo > 0 && lot.once(6)) void this.#ask({ kind: 'undo' });
      else if (redo > 0 && lot.once(3)) void this.#ask({ kind: 'redo' });
      else if (view.decision)
        void this.#ask({
          kind: 'move',
          decision: view.decision.id,
          answer: anyAnswer(view, lot.below(1 << 30)),
        });
  }
}
