import { setTimeout as delay } from 'node:timers/promises';
import {
  isSeating,
  isTalk,
  openSeating,
  parseLife,
  phaseOf,
  rowOf,
  type NodeMessage,
  type Phase,
  type PlayCommand,
  type Role,
  type SeatingCommand,
  type TalkCommand,
} from '@rowan/protocol';
import {
  besideOf,
  fairnessOf,
  gatherRows,
  type CommandId,
  type Gathering,
  type LifeRow,
  type Served,
} from '@rowan/table';
import { Gather } from './gather.ts';
import { readRows } from './play-world.ts';
import { Play } from './play.ts';
import { Presence } from './presence.ts';
import { Talk } from './talk.ts';
import type { TableHint } from './store/hints.ts';
import type { Person } from './store/store.ts';
import {
  agreedOn,
  personsIn,
  rolesIn,
  valueOf,
  type Known,
  type Peer,
  type TableWorld,
} from './table-world.ts';

/** Milliseconds before something is tried again. */
const LATER = 1000;

/** One table that is awake: before its deal people come and go, afterwards its game is played. */
export class Table {
  readonly id: string;
  readonly #secret: string;
  readonly #world: TableWorld;
  readonly #peers = new Map<string, Peer>();
  readonly #presence = new Presence(this.#peers);
  readonly #names: Map<string, string>;
  readonly #guests: Set<string>;
  #gathering: Gathering;
  #gather: Gather | null = null;
  readonly #talk: Talk;
  /** What was said aside during play is told to everybody once it is over. */
  #retold = false;
  #game: Play | null = null;
  #next: string | null;
  /** While the game is being dealt, whoever comes waits. */
  #dealing: Promise<void> = Promise.resolve();

  private constructor(
    id: string,
    secret: string,
    world: TableWorld,
    { gathering, names, guests, next }: Known,
  ) {
    this.id = id;
    this.#secret = secret;
    this.#world = world;
    this.#gathering = gathering;
    this.#names = new Map(names);
    this.#guests = new Set(guests);
    this.#next = next;
    this.#talk = new Talk({
      ...world,
      table: id,
      peers: this.#peers,
      people: () => this.#people,
      phase: () => this.phase,
      nameOf: (person) => this.#names.get(person) ?? '',
    });
  }

  /** Reads a table from the store. */
  static async wake(id: string, secret: string, world: TableWorld): Promise<Table> {
    const rows = valueOf(parseLife(await world.store.read(id, 0)));
    const { gathering, dealt } = valueOf(gatherRows(rows));
    const people = personsIn(gathering);
    const [names, guests] = await Promise.all([
      world.store.namesOf(people),
      world.store.guestsAmong(people),
    ]);
    const ended = rows.at(-1)?.said.kind === 'ended';
    const next = ended ? await world.store.rematchOf(id) : null;
    const table = new Table(id, secret, world, { gathering, names, guests, next });
    if (dealt < 0) await table.#assemble(rows);
    else await table.#play(rows);
    return table;
  }

  get #seq(): number {
    return this.#game?.host.seq ?? this.#gather?.seating.seq ?? -1;
  }

  get phase(): Phase {
    if (!this.#game) return phaseOf(this.#people);
    return this.#game.isOver ? 'over' : 'play';
  }

  get #people(): Gathering {
    return this.#gather?.seating.gathering ?? this.#gathering;
  }

  rolesOf(person: Person): readonly Role[] {
    return rolesIn(this.#people, person);
  }

  /** The row by which a command was carried out; null if none did. */
  rowOf(command: CommandId): number | null {
    const known = this.#game?.host.known ?? this.#gather?.seating.known;
    return known ? rowOf(known, command) : null;
  }

  isHere(person: string): boolean {
    return this.#presence.isHere(person);
  }

  get isEmpty(): boolean {
    return this.#peers.size === 0;
  }

  /** Nobody waits for a row, and no bot thinks. */
  get isIdle(): boolean {
    return this.#game?.isIdle ?? !this.#gather?.seating.pending;
  }

  #served(): Served {
    return {
      table: this.id,
      secret: this.#secret,
      nameOf: (person) => this.#names.get(person) ?? '',
    };
  }

  #send(to: string, message: NodeMessage): void {
    const told =
      message.kind === 'gathering' ? { ...message, guests: this.#guestSeats() } : message;
    this.#peers.get(to)?.send(told);
  }

  #guestSeats(): number[] {
    return this.#people.chairs.flatMap(({ person }, seat) =>
      person !== null && this.#guests.has(person) ? [seat] : [],
    );
  }

  #tellAll(message: NodeMessage): void {
    for (const { send } of this.#peers.values()) send(message);
  }

  // Coming and going

  /** Somebody comes, or comes back having seen the rows up to `have`. */
  async attach(peer: Peer, have: number): Promise<void> {
    // They may have seen more at another node than this one has heard of.
    if (have > this.#seq) await this.heard(have);
    const first = this.isEmpty;
    this.#peers.set(peer.id, peer);
    this.#announce(first);
    this.#names.set(peer.person.id, peer.person.name);
    if (peer.person.guest) this.#guests.add(peer.person.id);
    else this.#guests.delete(peer.person.id);
    peer.send(this.#about(peer.person));
    await this.#talk.came(peer);
    if (this.#gather) {
      const { id: from, client, person } = peer;
      const { id, ...known } = person;
      this.#gather.receive({ kind: 'attached', from, client, person: id, ...known });
      return;
    }
    await this.#dealing;
    await this.#game!.join(peer, have);
    this.#tellPresence();
    this.#game!.finish();
    this.#wrote();
  }

  gone(peer: string): void {
    if (!this.#peers.delete(peer)) return;
    this.#talk.gone(peer);
    this.#announce(false);
    if (this.#gather) this.#gather.receive({ kind: 'gone', from: peer });
    else {
      this.#game?.gone(peer);
      this.#tellPresence();
    }
  }

  #about(person: Person): NodeMessage {
    const last = this.#game?.last ?? null;
    const fairness = last && fairnessOf(this.#people, this.#served());
    const told = { phase: this.phase, fairness, changes: last?.rated ?? null, next: this.#next };
    return { ...agreedOn(this.#people, person), ...told };
  }

  /** Somebody is called otherwise from now on. */
  renamed(person: string, name: string): void {
    if (this.#names.has(person)) this.#names.set(person, name);
    this.#gather?.seating.names.set(person, name);
  }

  /** The same people play again elsewhere. */
  rematched(next: string): void {
    this.#next = next;
    this.#tellAbout();
  }

  #tellPresence(): void {
    this.#tellAll(this.#presence.message(this.#people));
  }

  // Saying

  say(peer: string, message: SeatingCommand | PlayCommand | TalkCommand): void {
    if (isTalk(message)) {
      this.#talk.say(this.#peers.get(peer)!, message);
      return;
    }
    if (!isSeating(message)) this.#game?.say(this.#peers.get(peer)!, message);
    else void this.#attempt(this.#sits(peer, message));
  }

  /** Whoever sits down beside somebody is known by a name of their own. */
  async #sits(from: string, message: SeatingCommand): Promise<void> {
    const host = this.#peers.get(from)?.person.id;
    if (message.kind === 'sit' && message.beside !== undefined && host)
      await this.#met([besideOf(host, message.beside)]);
    this.#gather?.receive({ kind: 'said', from, message, at: this.#world.clock() });
  }

  // Before the deal

  async #assemble(rows: readonly LifeRow[]): Promise<void> {
    const opened = { table: this.id, secret: this.#secret, names: this.#names };
    const seating = openSeating(this.#gathering, rows, opened);
    this.#gather = new Gather(
      {
        ...this.#world,
        served: this.#served(),
        send: (to, message) => this.#send(to, message),
        met: (people) => this.#met(people),
        dealt: () => void (this.#dealing = this.#deal()),
      },
      seating,
    );
    await this.#gather.salted();
  }

  /** The names of people who came by way of other nodes. */
  async #met(people: readonly string[]): Promise<void> {
    const { store } = this.#world;
    const unknown = people.filter((person) => !this.#names.has(person));
    for (const guest of await store.guestsAmong(unknown)) this.#guests.add(guest);
    for (const [person, name] of await store.namesOf(unknown)) {
      this.#names.set(person, name);
      this.#gather?.seating.names.set(person, name);
    }
  }

  /** The game is dealt: everybody who is there sits down at it. */
  async #deal(): Promise<void> {
    this.#gathering = this.#people;
    this.#gather = null;
    while (!this.#game)
      try {
        await this.#play(await readRows(this.#world, this.id));
      } catch (error) {
        this.#world.broke(error);
        await delay(LATER);
      }
    await this.#attempt(this.#begin(this.#game));
  }

  async #begin(game: Play): Promise<void> {
    for (const peer of this.#peers.values()) {
      peer.send(this.#about(peer.person));
      await game.join(peer, -1);
    }
    this.#tellPresence();
  }

  // The game

  async #play(rows: readonly LifeRow[]): Promise<void> {
    const served = this.#served();
    this.#game = await Play.open(
      {
        ...this.#world,
        served,
        gathering: this.#gathering,
        peers: this.#peers,
        presence: this.#presence,
        wrote: () => this.#wrote(),
      },
      rows,
    );
  }

  /** Once the game is over everybody is told what its deal followed from. */
  #wrote(): void {
    if (!this.#game?.last) return;
    this.#tellAbout();
    if (this.#retold) return;
    this.#retold = true;
    void this.#attempt(this.#talk.retold());
  }

  #tellAbout(): void {
    for (const { person, send } of this.#peers.values()) send(this.#about(person));
  }

  async #attempt(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#world.broke(error);
      this.#tellAll({ kind: 'refused', reason: 'broken' });
    }
  }

  /** It is looked after although nobody came: some time may be over. */
  time(): void {
    if (this.#game) this.#game.time();
    else void this.#gather?.time();
  }

  // What other nodes do

  /** Another node has written up to this row; whether that is new here. */
  async heard(seq: number): Promise<boolean> {
    await this.#dealing;
    return (await (this.#game?.hear(seq) ?? this.#gather?.heard(seq))) ?? false;
  }

  /** Something was said at another node; whether that is new here. */
  said(n: number): Promise<boolean> {
    return this.#talk.heard(n);
  }

  async hinted(hint: TableHint): Promise<void> {
    if (hint.kind === 'asked') await this.#game?.asked(hint);
    else if (hint.kind === 'salted') await this.#gather?.salted();
    else {
      this.#presence.heard(hint.node, hint.people);
      this.#tellElsewhere();
      if (hint.asks && !this.isEmpty) this.#announce(false);
    }
  }

  lost(node: string): void {
    if (this.#presence.lost(node)) this.#tellElsewhere();
  }

  hushed(person: string): Promise<void> {
    return this.#talk.hushed(person);
  }

  /** What no row tells is looked up and said again: salts of others, and what is asked here. */
  async remind(): Promise<void> {
    await this.#gather?.salted();
    this.#game?.remind();
  }

  /** Tells other nodes who is here, and asks them for the same. */
  #announce(asks: boolean): void {
    const { store, node } = this.#world;
    const people = this.#presence.local;
    store.hint({ kind: 'here', node, table: this.id, people, asks });
  }

  #tellElsewhere(): void {
    const people = this.#presence.elsewhere;
    if (this.#gather) this.#gather.receive({ kind: 'elsewhere', people });
    else this.#tellPresence();
  }

  /** The node stops. */
  pause(): void {
    this.#game?.pause();
  }

  /** Nothing happens at it any more. */
  sleep(): void {
    this.#game?.sleep();
    this.#gather?.sleep();
  }
}
