import {
  factsOf,
  phaseOf,
  receiveSeating,
  type NodeMessage,
  type Seating,
  type SeatingEffect,
  type SeatingInput,
} from '@rowan/protocol';
import { foldGathering, type LifeRow, type Served, type TableFacts } from '@rowan/table';
import { dueOf } from './clockwork.ts';
import { followed, readRows } from './play-world.ts';
import { NO_FACTS, asRow, type Standing } from './store/store.ts';
import {
  Unreadable,
  gameStanding,
  gatheringStanding,
  goesOn,
  type TableWorld,
} from './table-world.ts';

interface GatherWorld extends Omit<TableWorld, 'thinkers' | 'may'> {
  readonly served: Served;
  readonly send: (to: string, message: NodeMessage) => void;
  /** People sat down by way of other nodes. */
  readonly met: (people: readonly string[]) => Promise<void>;
  /** The game is dealt: from now on it is played. */
  readonly dealt: () => void;
}

/** Milliseconds before something is tried again. */
const SOON = 250;

const AFTER = { won: 'appended', taken: 'outrun', unwritten: 'unwritten' } as const;

/** A table before its deal: people sit down, get ready and open their salts, here and at other nodes. */
export class Gather {
  readonly #world: GatherWorld;
  readonly seating: Seating;
  #over = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(world: GatherWorld, seating: Seating) {
    this.#world = world;
    this.seating = seating;
  }

  get #table(): string {
    return this.#world.served.table;
  }

  receive(input: SeatingInput): void {
    if (this.#over) return;
    for (const effect of receiveSeating(this.seating, input)) this.#does(effect);
  }

  #does(effect: SeatingEffect): void {
    switch (effect.kind) {
      case 'append':
        void this.#append(effect.row);
        return;
      case 'reload':
        void this.#reload(effect.from);
        return;
      case 'send':
        this.#world.send(effect.to, effect.message);
        return;
      case 'wakeAt':
        this.#wakeAt(effect.at);
        return;
      case 'salt':
        void this.#keepSalt(effect.seat, effect.salt);
        return;
      case 'dealt':
        this.#over = true;
        this.sleep();
        this.#world.dealt();
    }
  }

  async #append(row: LifeRow): Promise<void> {
    const { store, broke } = this.#world;
    const outcome = await this.#after(row)
      .then(({ facts, standing }) => store.append(this.#table, asRow(row), facts, standing))
      .catch((error: unknown) => {
        broke(error);
        return 'unwritten' as const;
      });
    if (outcome === 'gone') broke(new Unreadable('a table is gone'));
    else this.receive({ kind: AFTER[outcome] });
  }

  /** What lists say after a row. The one that deals has a game behind it. */
  async #after(row: LifeRow): Promise<{ readonly facts: TableFacts; readonly standing: Standing }> {
    const { gathering } = this.seating;
    const after = foldGathering(gathering, row) ?? gathering;
    const over = row.said.kind === 'closed';
    if (row.said.kind !== 'dealt')
      return { facts: { ...NO_FACTS, over }, standing: gatheringStanding(after) };
    // Another node may have dealt meanwhile: then this row comes to nothing.
    const before = (await readRows(this.#world, this.#table)).slice(0, row.seq);
    const rows = [...before, row];
    const { loaded, clockwork } = await followed({ ...this.#world, gathering: after }, rows);
    const { game } = loaded;
    const goes = goesOn(game, dueOf(clockwork.clock), this.#world);
    return { facts: factsOf(game), standing: { ...gameStanding(game, after), ...goes } };
  }

  #wakeAt(at: number): void {
    this.sleep();
    const wait = Math.max(SOON, at - this.#world.clock());
    this.#timer = setTimeout(() => void this.time(), wait);
    this.#timer.unref();
  }

  /** Some time may be over; somebody may have opened their salt at another node meanwhile. */
  async time(): Promise<void> {
    await this.salted();
    this.receive({ kind: 'time', at: this.#world.clock() });
  }

  // What other nodes do

  /** Another node has written up to this row; whether that is new here. */
  async heard(seq: number): Promise<boolean> {
    const { seq: last, pending, behind } = this.seating;
    if (behind || seq <= Math.max(last, pending?.row.seq ?? -1)) return false;
    await this.#read(last + 1).catch(this.#world.broke);
    return true;
  }

  /** The row of another was first. Until it is read nothing can be said here. */
  async #reload(from: number): Promise<void> {
    try {
      await this.#read(from);
    } catch (error) {
      this.#world.broke(error);
      setTimeout(() => void this.#reload(from), SOON).unref();
    }
  }

  /** Rows of others, and the names of whoever came by them. */
  async #read(from: number): Promise<void> {
    const rows = await readRows(this.#world, this.#table, from);
    await this.#world.met(rows.flatMap(({ said }) => (said.kind === 'sat' ? [said.person] : [])));
    this.receive({ kind: 'heard', rows });
    await this.salted();
  }

  async #keepSalt(seat: number, salt: string): Promise<void> {
    const { store, broke } = this.#world;
    try {
      await store.keepSalt(this.#table, seat, salt);
      store.hint({ kind: 'salted', table: this.#table });
    } catch (error) {
      // Whoever opened it says it again as soon as they come back.
      broke(error);
    }
  }

  /** Salts that were opened at any node. */
  async salted(): Promise<void> {
    const { store, clock, broke } = this.#world;
    if (this.#over || phaseOf(this.seating.gathering) !== 'salting') return;
    try {
      const salts = await store.saltsOf(this.#table);
      this.receive({ kind: 'salted', salts, at: clock() });
    } catch (error) {
      broke(error);
    }
  }

  sleep(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }
}
