import {
  isSeating,
  isTalk,
  openSeating,
  parseLife,
  phaseOf,
  receiveSeating,
  rowOf,
  seatOf,
  type NodeMessage,
  type Phase,
  type PlayCommand,
  type Role,
  type Seating,
  type SeatingCommand,
  type SeatingEffect,
  type SeatingInput,
  type TalkCommand,
} from '@rowan/protocol';
import {
  fairnessOf,
  foldGathering,
  gatherRows,
  termsOf,
  type CommandId,
  type Gathering,
  type LifeRow,
  type Served,
} from '@rowan/table';
import { dueOf } from './clockwork.ts';
import { followed, readRows } from './play-world.ts';
import { Play } from './play.ts';
import { Talk } from './talk.ts';
import { NO_FACTS, asRow, type Person, type Standing } from './store/store.ts';
import {
  Unreadable,
  gameStanding,
  gatheringStanding,
  personsIn,
  valueOf,
  type Peer,
  type TableWorld,
} from './table-world.ts';

/** One table that is awake: before its deal people come and go, afterwards its game is played. */
export class Table {
  readonly id: string;
  readonly #secret: string;
  readonly #world: TableWorld;
  readonly #peers = new Map<string, Peer>();
  readonly #names: Map<string, string>;
  readonly #guests: Set<string>;
  #gathering: Gathering;
  #seating: Seating | null = null;
  readonly #talk: Talk;
  /** What was said aside during play is told to everybody once it is over. */
  #retold = false;
  #game: Play | null = null;
  #next: string | null;
  /** While the game is being dealt, whoever comes waits. */
  #dealing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

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
    if (dealt < 0) table.#seating = openSeating(gathering, rows, { table: id, secret, names });
    else await table.#play(rows);
    return table;
  }

  get phase(): Phase {
    if (!this.#game) return phaseOf(this.#people);
    return this.#game.isOver ? 'over' : 'play';
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

  /** The row by which a command was carried out; null if none did. */
  rowOf(command: CommandId): number | null {
    const known = this.#game?.host.known ?? this.#seating?.known;
    return known ? rowOf(known, command) : null;
  }

  isHere(person: string): boolean {
    return [...this.#peers.values()].some((peer) => peer.person.id === person);
  }

  get isEmpty(): boolean {
    return this.#peers.size === 0;
  }

  /** Nobody waits for a row, and no bot thinks. */
  get isIdle(): boolean {
    return this.#game?.isIdle ?? !this.#seating?.pending;
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
    this.#peers.set(peer.id, peer);
    this.#names.set(peer.person.id, peer.person.name);
    if (peer.person.guest) this.#guests.add(peer.person.id);
    else this.#guests.delete(peer.person.id);
    peer.send(this.#about(peer.person));
    await this.#talk.came(peer);
    if (this.#seating) {
      const { id: from, client, person } = peer;
      this.#seat({ kind: 'attached', from, client, person: person.id, name: person.name });
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
    if (this.#seating) this.#seat({ kind: 'gone', from: peer });
    else {
      this.#game?.gone(peer);
      this.#tellPresence();
    }
  }

  #about({ id }: Person): NodeMessage {
    const { opened } = this.#people;
    const fairness = this.#game?.ended ? fairnessOf(this.#people, this.#served()) : null;
    const { commitment, owner } = opened;
    const [phase, next] = [this.phase, this.#next];
    const { pace } = termsOf(this.#people);
    return { kind: 'about', phase, commitment, owner: owner === id, fairness, pace, next };
  }

  /** Somebody is called otherwise from now on. */
  renamed(person: string, name: string): void {
    if (this.#names.has(person)) this.#names.set(person, name);
    this.#seating?.names.set(person, name);
  }

  /** The same people play again elsewhere. */
  rematched(next: string): void {
    this.#next = next;
    this.#tellAbout();
  }

  #tellPresence(): void {
    const people = new Set([...this.#peers.values()].map(({ person }) => person.id));
    const seats = [...people].map((person) => seatOf(this.#people, person));
    const here = seats.filter((seat) => seat !== null).toSorted((a, b) => a - b);
    this.#tellAll({ kind: 'presence', here, watching: people.size - here.length });
  }

  // Saying

  say(peer: string, message: SeatingCommand | PlayCommand | TalkCommand): void {
    if (isTalk(message)) {
      this.#talk.say(this.#peers.get(peer)!, message);
      return;
    }
    if (isSeating(message))
      this.#seat({ kind: 'said', from: peer, message, at: this.#world.clock() });
    else this.#game?.say(this.#peers.get(peer)!, message);
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
          readRows(this.#world, this.id, effect.from).then((rows) =>
            this.#seat({ kind: 'heard', rows }),
          ),
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
    const outcome = await this.#standingAfter(row)
      .then((standing) => store.append(this.id, asRow(row), facts, standing))
      .catch((error: unknown) => {
        broke(error);
        return 'unwritten' as const;
      });
    if (outcome === 'gone') broke(new Unreadable('a table is gone'));
    else this.#seat({ kind: AFTER[outcome] });
  }

  /** The row that deals has a game behind it. */
  async #standingAfter(row: LifeRow): Promise<Standing> {
    const after = foldGathering(this.#people, row) ?? this.#people;
    if (row.said.kind !== 'dealt') return gatheringStanding(after);
    const rows = [...(await readRows(this.#world, this.id)), row];
    const { shelf } = this.#world;
    const { loaded, clockwork } = await followed(
      { gathering: after, served: this.#served(), shelf },
      rows,
    );
    return { ...gameStanding(loaded.game, after), due: dueOf(clockwork.clock) };
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
    await this.#play(await readRows(this.#world, this.id));
    for (const peer of this.#peers.values()) {
      peer.send(this.#about(peer.person));
      await this.#game!.join(peer, -1);
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
        wrote: () => this.#wrote(),
      },
      rows,
    );
  }

  /** Once the game is over everybody is told what its deal followed from. */
  #wrote(): void {
    if (!this.#game?.ended) return;
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
    else this.#seat({ kind: 'time', at: this.#world.clock() });
  }

  /** The node stops. */
  pause(): void {
    this.#game?.pause();
  }

  /** Nothing happens at it any more. */
  sleep(): void {
    this.#game?.sleep();
    if (this.#timer) clearTimeout(this.#timer);
  }
}

interface Known {
  readonly gathering: Gathering;
  readonly names: ReadonlyMap<string, string>;
  readonly guests: ReadonlySet<string>;
  readonly next: string | null;
}

/** Milliseconds before something is tried again. */
const SOON = 250;

const AFTER = { won: 'appended', taken: 'outrun', unwritten: 'unwritten' } as const;
