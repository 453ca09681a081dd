import {
  RunningHost,
  openHost,
  packed,
  parseLife,
  type Host,
  type NodeMessage,
  type PlayCommand,
} from '@rowan/protocol';
import type { Result } from '@rowan/rules';
import {
  hostOf,
  loadLife,
  termsOf,
  type Game,
  type LifeRow,
  type LoadFault,
  type Row,
  type Said,
} from '@rowan/table';
import { dueHere, dueOf, type Clockwork } from './clockwork.ts';
import { isHanded, rowsOfOthers, rowsOnReturn } from './handed.ts';
import {
  followed,
  readRows,
  refused,
  resume,
  standingAfter,
  upToTakeback,
  type PlayWorld,
} from './play-world.ts';
import { Listed } from './listed.ts';
import { Ending } from './ratings/ending.ts';
import { StandingAnswers } from './standing.ts';
import { asRow, type Standing } from './store/store.ts';
import type { Hint } from './store/hints.ts';
import { seatsFor, type Peer } from './table-world.ts';
import { Takeback } from './takeback.ts';
import { Thinking } from './think/thinking.ts';

/** Milliseconds before something is tried again. */
const LATER = 1000;
/** The longest wait that a timer knows. */
const LONGEST = 2 ** 31 - 1;

/** One game that is awake: its host, its clock and its bots. */
export class Play {
  readonly #world: PlayWorld;
  #running: RunningHost;
  #clockwork: Clockwork;
  readonly #takeback = new Takeback();
  readonly #answers: StandingAnswers;
  /** The game that is gone back to, and whether it is being read: nothing else happens meanwhile. */
  #back: Game | null = null;
  #frozen = false;
  /** What has to wait for the row under way. */
  readonly #later: Said[] = [];
  readonly #thinking: Thinking;
  #timer: NodeJS.Timeout | null = null;
  readonly #ending: Ending;
  readonly #listed = new Listed();

  private constructor(world: PlayWorld, host: Host, clockwork: Clockwork, ending: Ending) {
    this.#world = world;
    this.#clockwork = clockwork;
    this.#ending = ending;
    const look = (): void => this.#running.receive({ kind: 'time', at: world.clock() });
    this.#thinking = new Thinking({ ...world, table: world.served.table, look });
    this.#running = this.#run(host);
    this.#answers = new StandingAnswers(world, () => this.#running);
  }

  /** Follows the rows to the last. */
  static async open(world: PlayWorld, rows: readonly LifeRow[]): Promise<Play> {
    const { loaded, clockwork } = await followed(world, rows);
    const all = rows.map(asRow);
    const ending = new Ending(world, all.at(-1)?.said ?? null);
    const play = new Play(world, openHost(loaded, all, packed), clockwork, ending);
    play.#arm();
    play.#answers.look();
    return play;
  }

  #run(host: Host): RunningHost {
    const { store, clock, broke, shelf, served, peers } = this.#world;
    return new RunningHost(host, {
      table: served.table,
      store: {
        read: async (table, from) => upToTakeback(await store.read(table, from), from),
        append: (table, row, facts) =>
          this.#ending.append(table, row, facts, this.#standing(row, host)),
      },
      shelf,
      clock,
      parse: (values) => parseLife(values) as Result<readonly Row[], LoadFault>,
      load: (all) => loadLife(all as readonly LifeRow[], served, shelf),
      send: (to, message) => peers.get(to)?.send(message),
      think: (question, report) =>
        this.#frozen ? Promise.resolve(null) : this.#thinking.think(question, host, report),
      rest: () => this.#thinking.rest(),
      wrote: (seq) => {
        this.#thinking.wrote = seq;
        this.#listed.wrote(seq);
      },
      folded: (row, game) => this.#folded(row, game),
      unwritten: () => this.#tryAgain(),
      broke,
    });
  }

  get host(): Host {
    return this.#running.host;
  }

  get #now(): number {
    return this.#world.clock();
  }

  get isOver(): boolean {
    return this.host.game.state.phase === 'over';
  }

  /** What was said with the end of the game. */
  get last(): Ending['last'] {
    return this.#ending.last;
  }

  /** Nobody waits for a row, and no bot thinks. */
  get isIdle(): boolean {
    return this.host.pending === null && this.#thinking.isIdle && !this.#ending.isBusy;
  }

  /** What lists show once a row is written, where that is something else. */
  #standing(row: Row, host: Host): Standing | undefined {
    const game = this.#back ?? host.pending!.folded.game;
    const due = dueOf(this.#clockwork.after(row, game));
    const result = this.#ending.resultOf(row, { game, replaced: this.#clockwork.replaced });
    const standing = standingAfter(this.#world, { before: host.game, game, due, result });
    return this.#listed.news(row.seq, standing);
  }

  #tellAll(message: NodeMessage): void {
    for (const { send } of this.#world.peers.values()) send(message);
  }

  // Coming and going

  /** Somebody sits down at the game or comes back to it, having seen the rows up to `have`. */
  async join(peer: Peer, have: number): Promise<void> {
    const { limits, served } = this.#world;
    const missed = this.host.seq - have;
    const resumes = have >= 0 && missed >= 0 && missed <= limits.resumedRows;
    const rows = resumes && missed > 0 ? await readRows(this.#world, served.table) : [];
    const base = resumes && missed > 0 ? rows.findIndex(({ said }) => said.kind === 'dealt') : -1;
    const back = rows.slice(have + 1).some(({ said }) => said.kind === 'tookBack');
    const quiet = resumes && !back && (missed === 0 || have >= base);
    const seats = this.#seatsOf(peer);
    if (quiet && missed > 0)
      await resume(this.#world, { ...peer, seats }, rows.slice(0, this.host.seq + 1), have);
    if (!this.#world.peers.has(peer.id)) return;
    const { id: from, client } = peer;
    this.#running.receive({ kind: 'attached', from, client, seats, quiet });
    const clock = this.#clockwork.message(this.#now);
    if (clock) peer.send(clock);
    void this.#answers.tell(peer, seats);
    this.#welcome(peer);
  }

  #seatsOf({ person }: Peer): number[] {
    return seatsFor(this.#world.gathering, person);
  }

  #welcome(peer: Peer): void {
    const rows = this.isOver ? [] : rowsOnReturn(this.#clockwork, this.#seatsOf(peer), this.#now);
    for (const said of rows) this.#beside(said);
  }

  gone(peer: string): void {
    this.#running.receive({ kind: 'gone', from: peer });
  }

  /** While a bot plays for somebody they can only take their seat back. */
  say(peer: Peer, message: PlayCommand): void {
    const seats = this.#seatsOf(peer);
    if (message.kind !== 'back' && isHanded(this.#clockwork, this.host.game, seats, message.kind)) {
      peer.send(refused(message.command, 'notYours'));
      return;
    }
    if (message.kind === 'standing') void this.#answers.set(peer, seats, message);
    else if (this.#frozen) peer.send(refused(message.command, 'busy'));
    else if (message.kind === 'takeback' && termsOf(this.#world.gathering).rated)
      peer.send(refused(message.command, 'rated'));
    else if (message.kind === 'takeback') void this.#asks(peer, seats, message);
    else {
      this.#later.push(...rowsOfOthers(this.host.game, seats, message.kind));
      this.#running.receive({ kind: 'said', from: peer.id, message, at: this.#now });
    }
  }

  // Going back

  get #persons(): number[] {
    return this.host.game.table.seats.flatMap(({ kind }, seat) =>
      kind === 'person' ? [seat] : [],
    );
  }

  /** Somebody asks all others to go back, or answers. */
  async #asks(
    peer: Peer,
    seats: readonly number[],
    { say, command }: Extract<PlayCommand, { kind: 'takeback' }>,
  ): Promise<void> {
    const { served } = this.#world;
    const rows = say === 'ask' ? await readRows(this.#world, served.table) : [];
    const ways = {
      ask: () => this.#takeback.ask(seats, rows, this.#persons),
      agree: () => this.#takeback.agree(seats, this.#persons),
      refuse: () => this.#takeback.refuse(),
    };
    const heard = ways[say]();
    if (heard === 'nothing') {
      peer.send(refused(command, 'nothing'));
      return;
    }
    peer.send({ kind: 'acked', command, n: this.host.seq });
    this.#announce();
    await this.#askedBack(heard);
  }

  /** Everybody is told what is asked; once all have agreed the game goes back. */
  async #askedBack(heard: ReturnType<Takeback['refuse']>): Promise<void> {
    this.#tellTakeback();
    if (typeof heard === 'object') await this.#goBack(heard.moves).catch(this.#world.broke);
  }

  #announce(): void {
    const { store, node, served } = this.#world;
    const { asked } = this.#takeback;
    store.hint({ kind: 'asked', node, table: served.table, seq: this.host.seq, asked });
  }

  /** What is asked at another node; what was asked before another row means nothing any more. */
  async asked({ seq, asked }: Extract<Hint, { kind: 'asked' }>): Promise<void> {
    if (this.#frozen || seq !== this.host.seq) return;
    const heard = this.#takeback.heard(asked, this.#persons);
    if (heard !== 'nothing') await this.#askedBack(heard);
  }

  /** Says again what is asked by somebody here: another node may not have heard of it. */
  remind(): void {
    const { presence, gathering } = this.#world;
    const { by } = this.#takeback;
    const person = by === null ? null : gathering.chairs[by]?.person;
    if (person && presence.local.includes(person)) this.#announce();
  }

  #tellTakeback(): void {
    const { by } = this.#takeback;
    this.#tellAll({ kind: 'takeback', by, open: this.#takeback.open(this.#persons) });
  }

  /** All have agreed: the row is written, and the game is read anew from the moves that stand. */
  async #goBack(moves: number): Promise<void> {
    const { host } = this;
    if (host.pending || host.behind) return;
    const { served, clock } = this.#world;
    const said = { kind: 'tookBack', moves } as const;
    const rows = await readRows(this.#world, served.table);
    const row = { seq: rows.length, at: clock(), by: null, command: null, said };
    const { loaded } = await followed(this.#world, [...rows, row]);
    if (host.pending || host.seq !== rows.length - 1) return;
    this.#frozen = true;
    this.#back = loaded.game;
    this.#running.receive({ kind: 'beside', said, at: clock() });
  }

  /** From now on the game is another one; everybody is shown it anew. */
  async #reopen(): Promise<void> {
    const { served, peers, broke } = this.#world;
    try {
      const rows = await readRows(this.#world, served.table);
      const { loaded, clockwork } = await followed(this.#world, rows);
      const host = openHost(loaded, rows.map(asRow), packed);
      host.undoneAt = host.seq;
      this.#clockwork = clockwork;
      this.#running = this.#run(host);
      this.#back = null;
      this.#frozen = false;
      for (const peer of peers.values()) await this.join(peer, -1);
    } catch (error) {
      broke(error);
      setTimeout(() => void this.#reopen(), LATER).unref();
    }
  }

  // Rows

  /** Writes down something that is no move, as soon as nothing else is under way. */
  #beside(said: Said): void {
    const { host } = this;
    // A game ends once.
    if (said.kind === 'ended' && this.last) return;
    if (host.pending || host.behind) this.#later.push(said);
    else this.#running.receive({ kind: 'beside', said, at: this.#now });
  }

  /** A row happened, here or at another node; it has not been told yet. */
  #folded(row: Row, game: Game): void {
    if (row.said.kind === 'ended') this.#ending.last = row.said;
    this.#clockwork.hear(row, game);
    if (row.said.kind === 'tookBack') {
      this.#frozen = true;
      queueMicrotask(() => void this.#reopen());
    }
    queueMicrotask(() => this.#afterRow());
  }

  /** Another node has written this row: unless it is known, or an own one is on its way, it is read. */
  async hear(seq: number): Promise<boolean> {
    const { host } = this;
    const known = Math.max(host.seq, host.pending?.row.seq ?? -1);
    if (this.#frozen || host.behind || seq <= known) return false;
    await this.#running.refresh();
    return true;
  }

  /** What nobody will say again, a bot's move or the end, is tried again until it is kept. */
  #tryAgain(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running.receive({ kind: 'heard', rows: [] });
      this.#afterRow();
    }, LATER);
    this.#timer.unref();
  }

  #afterRow(): void {
    const clock = this.#clockwork.message(this.#now);
    if (clock) this.#tellAll(clock);
    this.#arm();
    if (this.#takeback.forget()) this.#tellTakeback();
    this.finish();
    const next = this.#later.shift();
    if (next) this.#beside(next);
    this.#answers.look();
    this.#world.wrote();
  }

  /** When the game is over its last row is written. */
  finish(): void {
    const over = { game: this.host.game, replaced: this.#clockwork.replaced };
    const again = (): void => this.#tryAgain();
    if (this.isOver)
      this.#ending.find(over, this.host.seq, { write: (said) => this.#beside(said), again });
  }

  // Time

  #due(): number | null {
    const { startedAt, limits } = this.#world;
    return dueHere(this.#clockwork.clock, startedAt, limits.startGrace);
  }

  #arm(): void {
    if (this.#timer) clearTimeout(this.#timer);
    const due = this.#due();
    if (due === null || this.isOver) return;
    const wait = Math.min(LONGEST, Math.max(1, due - this.#now));
    this.#timer = setTimeout(() => this.time(), wait);
    this.#timer.unref();
  }

  /** Whoever has no time left is replaced by a bot. */
  time(): void {
    this.#running.receive({ kind: 'time', at: this.#world.clock() });
    const due = this.#due();
    const { waits } = this.#clockwork.clock;
    if (due === null || waits === null || this.isOver) return;
    if (this.#now < due || this.host.pending) this.#arm();
    else this.#beside({ kind: 'handed', seat: waits, to: 'bot', why: 'clock' });
  }

  /** The node stops: clocks stand still until people are back. */
  pause(): void {
    const running = this.#clockwork.runs && !this.#clockwork.isPaused(this.#now);
    const { presence, gathering } = this.#world;
    const { waits } = this.#clockwork.clock;
    const person = waits === null ? null : gathering.chairs[waits]?.person;
    // Whoever is waited for at another node needs not come back.
    if (person && presence.elsewhere.has(hostOf(person))) return;
    if (running && !this.isOver) this.#beside({ kind: 'paused' });
  }

  /** Nothing happens at it any more. */
  sleep(): void {
    this.#thinking.sleep();
    if (this.#timer) clearTimeout(this.#timer);
  }
}
