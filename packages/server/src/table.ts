import {
  RunningHost,
  openHost,
  openSeating,
  packed,
  parseLife,
  phaseOf,
  receive,
  receiveSeating,
  seatOf,
  type ClientMessage,
  type Host,
  type NodeMessage,
  type Phase,
  type PlayCommand,
  type Role,
  type Seating,
  type SeatingCommand,
  type SeatingEffect,
  type SeatingInput,
} from '@rowan/protocol';
import type { Answer, Result } from '@rowan/rules';
import {
  fairnessOf,
  gatherRows,
  loadLife,
  type BotQuestion,
  type Gathering,
  type LifeRow,
  type LoadFault,
  type Loaded,
  type Row,
  type Served,
  type Shelf,
} from '@rowan/table';
import type { Limits } from './limits.ts';
import { NO_FACTS, asRow, type NodeStore, type Person } from './store/store.ts';
import type { Thinkers, Thought } from './think/thinkers.ts';

/** A connection at a table. */
export interface Peer {
  readonly id: string;
  readonly client: string;
  readonly person: Person;
  readonly send: (message: NodeMessage) => void;
}

/** What a table needs from its node. */
export interface TableWorld {
  readonly store: NodeStore;
  readonly limits: Limits;
  readonly thinkers: Thinkers;
  /** The rules and cards of games. */
  readonly shelf: Shelf;
  readonly clock: () => number;
  /** Something of our own went wrong: the table is read anew for whoever comes next. */
  readonly broke: (error: unknown) => void;
}

/** A log that cannot be followed is a fault of ours, not of whoever came. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const valueOf = <T>(result: Result<T, LoadFault>): T => {
  if (!result.ok) throw new Unreadable(`a log cannot be followed: ${result.error.code}`);
  return result.value;
};

const personsIn = ({ opened, chairs }: Gathering): string[] => [
  opened.owner,
  ...chairs.flatMap(({ person }) => (person === null ? [] : [person])),
];

/** One table that is awake: before its deal people come and go, afterwards its game is played. */
export class Table {
  readonly id: string;
  readonly #secret: string;
  readonly #world: TableWorld;
  readonly #peers = new Map<string, Peer>();
  readonly #names: Map<string, string>;
  #gathering: Gathering;
  #seating: Seating | null = null;
  #running: RunningHost | null = null;
  #ended: boolean;
  #thought: (Thought & { readonly of: string }) | null = null;
  /** While the game is being dealt, whoever comes waits. */
  #dealing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  private constructor(
    id: string,
    secret: string,
    world: TableWorld,
    { gathering, names, ended }: Known,
  ) {
    this.id = id;
    this.#secret = secret;
    this.#world = world;
    this.#gathering = gathering;
    this.#names = new Map(names);
    this.#ended = ended;
  }

  /** Reads a table from the store. */
  static async wake(id: string, secret: string, world: TableWorld): Promise<Table> {
    const rows = valueOf(parseLife(await world.store.read(id, 0)));
    const { gathering, dealt } = valueOf(gatherRows(rows));
    const names = await world.store.namesOf(personsIn(gathering));
    const ended = rows.at(-1)?.said.kind === 'ended';
    const table = new Table(id, secret, world, { gathering, names, ended });
    if (dealt < 0) table.#seating = openSeating(gathering, rows, { table: id, secret, names });
    else await table.#play(rows);
    return table;
  }

  get phase(): Phase {
    const { game } = this.#running?.host ?? {};
    if (!game) return phaseOf(this.#seating?.gathering ?? this.#gathering);
    return game.state.phase === 'over' ? 'over' : 'play';
  }

  get #people(): Gathering {
    return this.#seating?.gathering ?? this.#gathering;
  }

  rolesOf({ id }: Person): readonly Role[] {
    const { opened } = this.#people;
    return [
      seatOf(this.#people, id) === null ? 'watcher' : 'sitter',
      ...(opened.owner === id ? ['owner' as const] : []),
    ];
  }

  get isEmpty(): boolean {
    return this.#peers.size === 0;
  }

  /** Nobody waits for a row, and no bot thinks. */
  get isIdle(): boolean {
    const pending = this.#seating?.pending ?? this.#running?.host.pending ?? null;
    return pending === null && this.#thought === null;
  }

  #served(): Served {
    return {
      table: this.id,
      secret: this.#secret,
      nameOf: (person) => this.#names.get(person) ?? '',
    };
  }

  #send(to: string, message: NodeMessage): void {
    this.#peers.get(to)?.send(message);
  }

  #tellAll(message: NodeMessage): void {
    for (const { send } of this.#peers.values()) send(message);
  }

  // Coming and going

  /** Somebody comes, or comes back having seen the rows up to `have`. */
  async attach(peer: Peer, have: number): Promise<void> {
    this.#peers.set(peer.id, peer);
    this.#names.set(peer.person.id, peer.person.name);
    peer.send(this.#about(peer.person));
    if (this.#seating) {
      const { id: from, client, person } = peer;
      this.#seat({ kind: 'attached', from, client, person: person.id, name: person.name });
      return;
    }
    await this.#dealing;
    await this.#join(peer, have);
    this.#tellPresence();
    this.#afterRow();
  }

  async #join(peer: Peer, have: number): Promise<void> {
    const running = this.#running!;
    const { seq } = running.host;
    const missed = seq - have;
    const resumes = have >= 0 && missed >= 0 && missed <= this.#world.limits.resumedRows;
    const rows = resumes && missed > 0 ? await this.#rows(0) : [];
    const base = resumes && missed > 0 ? rows.findIndex(({ said }) => said.kind === 'dealt') : -1;
    const quiet = resumes && (missed === 0 || have >= base);
    if (quiet && missed > 0) await this.#resume(peer, rows, have);
    if (!this.#peers.has(peer.id)) return;
    const { id: from, client } = peer;
    running.receive({ kind: 'attached', from, client, seats: this.#seatsOf(peer), quiet });
  }

  #seatsOf({ person }: Peer): number[] {
    const seat = seatOf(this.#people, person.id);
    return seat === null ? [] : [seat];
  }

  /** Tells one by one the rows that somebody missed, as they were told to the others. */
  async #resume(peer: Peer, rows: readonly LifeRow[], have: number): Promise<void> {
    const { seq } = this.#running!.host;
    const before = rows.slice(0, have + 1);
    const past = openHost(await this.#load(before), before.map(asRow), packed);
    past.peers.set(peer.id, { client: peer.client, seats: this.#seatsOf(peer) });
    const missed = rows.slice(have + 1, seq + 1).map(asRow);
    for (const effect of receive(past, { kind: 'heard', rows: missed }))
      if (effect.kind === 'send' || effect.kind === 'publish') peer.send(effect.message);
  }

  gone(peer: string): void {
    if (!this.#peers.delete(peer)) return;
    if (this.#seating) this.#seat({ kind: 'gone', from: peer });
    else {
      this.#running?.receive({ kind: 'gone', from: peer });
      this.#tellPresence();
    }
  }

  #about({ id }: Person): NodeMessage {
    const { opened } = this.#people;
    const fairness = this.#ended ? fairnessOf(this.#people, this.#served()) : null;
    const { commitment, owner } = opened;
    return { kind: 'about', phase: this.phase, commitment, owner: owner === id, fairness };
  }

  #tellPresence(): void {
    const people = new Set([...this.#peers.values()].map(({ person }) => person.id));
    const seats = [...people].map((person) => seatOf(this.#people, person));
    const here = seats.filter((seat) => seat !== null).toSorted((a, b) => a - b);
    this.#tellAll({ kind: 'presence', here, watching: people.size - here.length });
  }

  // Saying

  say(peer: string, message: SeatingCommand | PlayCommand): void {
    const at = this.#world.clock();
    if (isPlay(message)) this.#running?.receive({ kind: 'said', from: peer, message, at });
    else if (this.#seating) this.#seat({ kind: 'said', from: peer, message, at });
  }

  // Before the deal

  #seat(input: SeatingInput): void {
    const seating = this.#seating;
    if (!seating) return;
    for (const effect of receiveSeating(seating, input)) this.#does(effect);
  }

  #does(effect: SeatingEffect): void {
    switch (effect.kind) {
      case 'append':
        void this.#append(effect.row);
        return;
      case 'reload':
        void this.#attempt(
          this.#rows(effect.from).then((rows) => this.#seat({ kind: 'heard', rows })),
        );
        return;
      case 'send':
        this.#send(effect.to, effect.message);
        return;
      case 'wakeAt':
        this.#wakeAt(effect.at);
        return;
      case 'dealt':
        this.#dealing = this.#attempt(this.#deal());
    }
  }

  async #append(row: LifeRow): Promise<void> {
    const { store, broke } = this.#world;
    const facts = { ...NO_FACTS, over: row.said.kind === 'closed' };
    const outcome = await store.append(this.id, asRow(row), facts).catch((error: unknown) => {
      broke(error);
      return 'unwritten' as const;
    });
    if (outcome === 'gone') broke(new Unreadable('a table is gone'));
    else this.#seat({ kind: AFTER[outcome] });
  }

  #wakeAt(at: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    const wait = Math.max(SOON, at - this.#world.clock());
    this.#timer = setTimeout(() => this.#seat({ kind: 'time', at: this.#world.clock() }), wait);
    this.#timer.unref();
  }

  /** The game is dealt: everybody who is there sits down at it. */
  async #deal(): Promise<void> {
    if (!this.#seating) return;
    this.#gathering = this.#seating.gathering;
    this.#seating = null;
    await this.#play(await this.#rows(0));
    for (const peer of this.#peers.values()) {
      peer.send(this.#about(peer.person));
      await this.#join(peer, -1);
    }
    this.#tellPresence();
  }

  // The game

  async #rows(from: number): Promise<readonly LifeRow[]> {
    return valueOf(parseLife(await this.#world.store.read(this.id, from)));
  }

  async #load(rows: readonly LifeRow[]): Promise<Loaded> {
    return valueOf(await loadLife(rows, this.#served(), this.#world.shelf));
  }

  async #play(rows: readonly LifeRow[]): Promise<void> {
    const { store, clock, broke, shelf } = this.#world;
    const host = openHost(await this.#load(rows), rows.map(asRow), packed);
    this.#running = new RunningHost(host, {
      table: this.id,
      store,
      shelf,
      clock,
      parse: (values) => parseLife(values) as Result<readonly Row[], LoadFault>,
      load: (all) => loadLife(all as readonly LifeRow[], this.#served(), shelf),
      send: (to, message) => this.#send(to, message),
      think: (question, report) => this.#think(question, report),
      rest: () => this.#rest(),
      wrote: () => this.#wrote(host),
      unwritten: () => this.#tryAgain(),
      broke,
    });
  }

  /** Called when a row lies in the store, and before it is told. */
  #wrote(host: Host): void {
    if (host.pending?.row.said.kind === 'ended') this.#ended = true;
    queueMicrotask(() => this.#afterRow());
  }

  /** What nobody will say again, a bot's move or the end, is tried again until it is kept. */
  #tryAgain(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running?.receive({ kind: 'heard', rows: [] });
      this.#afterRow();
    }, LATER);
    this.#timer.unref();
  }

  /** When the game is over its secret is written down and told. */
  #afterRow(): void {
    if (this.phase !== 'over') return;
    const at = this.#world.clock();
    if (!this.#ended) this.#running!.receive({ kind: 'ended', secret: this.#secret, at });
    else for (const { person, send } of this.#peers.values()) send(this.#about(person));
  }

  #rest(): void {
    this.#thought?.stop();
    this.#thought = null;
  }

  /** Whoever comes while a bot thinks does not make it begin anew. */
  async #think(question: BotQuestion, report: (share: number) => void): Promise<Answer | null> {
    const of = `${question.seat}:${question.seed}`;
    if (this.#thought?.of === of) return null;
    this.#rest();
    const thought = { ...this.#world.thinkers.think(question, report), of };
    this.#thought = thought;
    const answer = await thought.answer;
    if (this.#thought !== thought) return null;
    this.#thought = null;
    return answer;
  }

  async #attempt(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#world.broke(error);
      this.#tellAll({ kind: 'refused', reason: 'broken' });
    }
  }

  /** Nothing happens at it any more. */
  sleep(): void {
    this.#rest();
    if (this.#timer) clearTimeout(this.#timer);
  }
}

interface Known {
  readonly gathering: Gathering;
  readonly names: ReadonlyMap<string, string>;
  readonly ended: boolean;
}

/** Milliseconds before something is tried again. */
const SOON = 250;
const LATER = 1000;

const AFTER = { won: 'appended', taken: 'outrun', unwritten: 'unwritten' } as const;

const isPlay = (message: ClientMessage): message is PlayCommand =>
  message.kind === 'move' || message.kind === 'undo' || message.kind === 'redo';
