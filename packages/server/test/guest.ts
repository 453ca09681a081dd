import { randomBytes } from 'node:crypto';
import { builtIn } from '@rowan/cards';
import {
  PROTOCOL,
  hear,
  isNodesOwn,
  newChair,
  packed,
  type Chair,
  type ClientMessage,
  type NodeMessage,
} from '@rowan/protocol';
import { completeView, joinView, legal, type Answer, type GameView } from '@rowan/rules';
import { saltHash } from '@rowan/table';
import { WebSocket } from 'ws';
import type { NodeStore } from '../src/store/store.ts';
import { hashOf } from '../src/tokens.ts';

/** Somebody who comes to a node from elsewhere: an account, and what it asks over HTTP. */
export class Guest {
  url: string;
  /** Where its sockets go; to the node, unless something is in between. */
  way: string;
  cookie = '';
  bearer = '';
  /** Milliseconds before an answer is not waited for any more. */
  patience = 170_000;

  constructor(url: string) {
    this.url = url;
    this.way = url;
  }

  static async named(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url);
    await guest.signIn(name);
    return guest;
  }

  /** Somebody with an account. */
  static async member(url: string, name: string): Promise<Guest> {
    const guest = await Guest.named(url, `${name} guest`);
    const made = await guest.post('api/account', { name, passphrase: 'correct horse battery' });
    if (!made.ok) throw new Error(`no account: ${made.status} ${await made.text()}`);
    return guest;
  }

  /** A program in the name of this person. */
  async program(budget: number | null): Promise<Guest> {
    const made = await this.post('api/tokens', { program: { budget } });
    const program = new Guest(this.url);
    program.bearer = ((await made.json()) as { token: string }).token;
    return program;
  }

  /** Who one is: by a cookie, from our page; or by a bearer, from nowhere. */
  get headers(): Readonly<Record<string, string>> {
    return this.bearer === ''
      ? { origin: this.origin, cookie: this.cookie }
      : { authorization: `Bearer ${this.bearer}` };
  }

  async signIn(name: string): Promise<void> {
    const response = await this.post('api/session', { name });
    if (!response.ok) throw new Error(`no session: ${response.status}`);
    this.cookie = (response.headers.get('set-cookie') ?? '').split(';')[0]!;
  }

  /** From now on another node is asked, which knows the same people. */
  goTo(url: string): void {
    this.url = url;
    this.way = url;
  }

  /** Who this is in a store. */
  async account(store: NodeStore): Promise<string> {
    const token = this.cookie.slice(this.cookie.indexOf('=') + 1);
    return (await store.personOf(hashOf(token), 1_000_000))!.id;
  }

  get origin(): string {
    return new URL(this.url).origin;
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    return fetch(new URL(path, this.url), {
      method: 'POST',
      signal: AbortSignal.timeout(this.patience),
      headers: {
        'content-type': 'application/json',
        ...this.headers,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  get(path: string) {
    return fetch(new URL(path, this.url), { headers: this.headers });
  }

  /** Opens a table; `pb` are a person and a bot. */
  async open(
    who: string,
    more: object = {},
    bot = 'squire',
  ): Promise<{ readonly table: string; readonly invite: string }> {
    const seats = who
      .split('')
      .map((kind) => (kind === 'p' ? { kind: 'person' } : { kind: 'bot', bot }));
    const response = await this.post('api/tables', { towers: false, seats, ...more });
    if (!response.ok) throw new Error(`no table: ${response.status} ${await response.text()}`);
    return (await response.json()) as { table: string; invite: string };
  }

  async enter(table: string, invite?: string): Promise<void> {
    const response = await this.post(`api/tables/${table}/enter`, { secret: invite });
    if (!response.ok) throw new Error(`not let in: ${response.status}`);
  }

  sit(table: string): Sitting {
    return new Sitting(this, table);
  }
}

type Command = Extract<ClientMessage, { command: number }>;
type Unnumbered<M = Command> = M extends Command ? Omit<M, 'command' | 'at'> : never;
type Reply = Extract<NodeMessage, { kind: 'acked' | 'rejected' | 'declined' }>;

/** One person at one table, over as many sockets as it takes. It follows the game without ever asking for advice. */
export class Sitting {
  readonly guest: Guest;
  readonly table: string;
  readonly client = randomBytes(16).toString('hex');
  chair: Chair;
  socket: WebSocket | null = null;
  /** Everything that came, as it came. */
  readonly bytes: string[] = [];
  readonly heard: NodeMessage[] = [];
  readonly salt = randomBytes(16).toString('hex');
  closed: number | null = null;
  /** Does not open its salt. */
  withholds = false;
  /** Says what it says again as if it were something new: what no client may do. */
  forgets = false;
  /** Commands that were said again as something new, by their last number. */
  readonly renumbered = new Map<number, number>();
  #command = 0;
  #pings = 0;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly #unanswered = new Map<number, Command>();
  #watchers: (() => void)[] = [];
  gathering: Extract<NodeMessage, { kind: 'gathering' }> | null = null;
  about: Extract<NodeMessage, { kind: 'about' }> | null = null;
  clock: Extract<NodeMessage, { kind: 'clock' }> | null = null;

  constructor(guest: Guest, table: string) {
    this.guest = guest;
    this.table = table;
    this.chair = newChair(table, this.client, packed);
  }

  /** Opens a socket; resolves once it is open. What was not answered is said again. */
  connect(attach = true): Promise<this> {
    const url = new URL('ws', this.guest.way.replace(/^http/, 'ws'));
    const socket = new WebSocket(url, {
      headers: this.guest.headers,
    });
    this.socket = socket;
    this.closed = null;
    socket.on('message', (data: Buffer) => this.#message(data.toString('utf8')));
    socket.on('close', (code) => {
      if (this.socket === socket) this.closed = code;
      this.look();
    });
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => {
        socket.off('error', reject);
        socket.on('error', () => socket.terminate());
        this.say({ kind: 'hello', protocol: PROTOCOL, client: this.client });
        if (attach) this.attach();
        resolve(this);
      });
    });
  }

  attach(): void {
    for (const effect of hear(this.chair, { kind: 'back' }))
      if (effect.kind === 'say' && effect.message.kind === 'attach')
        this.say({ ...effect.message, table: this.table });
    const open = [...this.#unanswered.values()];
    for (const command of open) this.say(this.forgets ? this.#anew(command) : command);
  }

  #anew(command: Command): Command {
    const again = { ...command, command: (this.#command += 1), at: this.#at };
    this.renumbered.set(again.command, this.renumbered.get(command.command) ?? command.command);
    this.#waiting.set(again.command, this.#waiting.get(command.command)!);
    this.#unanswered.delete(command.command);
    this.#unanswered.set(again.command, again);
    return again;
  }

  /** Commands that were not answered yet. */
  get open(): number {
    return this.#unanswered.size;
  }

  get #at(): number {
    return this.chair.known?.seq ?? this.gathering?.seq ?? -1;
  }

  cut(): void {
    this.socket?.terminate();
  }

  say(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  raw(text: string | Buffer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  #message(text: string): void {
    this.bytes.push(text);
    const message = JSON.parse(text) as NodeMessage;
    this.heard.push(message);
    if (message.kind === 'gathering') this.gathering = message;
    else if (message.kind === 'about') this.about = message;
    else if (message.kind === 'clock') this.clock = message;
    if (message.kind === 'acked' || message.kind === 'rejected' || message.kind === 'declined') {
      this.#unanswered.delete(message.command);
      this.#waiting.get(message.command)?.(message);
      this.#waiting.delete(message.command);
    } else if (!isNodesOwn(message)) this.#toChair(message);
    if (message.kind === 'gathering' && this.#opens(message))
      for (const seat of message.own ?? [message.mine!])
        void this.ask({ kind: 'salt', seat, salt: this.salt });
    this.look();
  }

  #opens({ phase, mine }: Extract<NodeMessage, { kind: 'gathering' }>): boolean {
    return phase === 'salting' && mine !== null && !this.withholds;
  }

  #toChair(message: NodeMessage): void {
    const effects = hear(this.chair, { kind: 'heard', message });
    if (effects.some(({ kind }) => kind === 'say')) this.attach();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** The first command that was not answered yet. */
  get waitsFor(): number | null {
    return [...this.#unanswered.keys()][0] ?? null;
  }

  /** Whether the node answers at all. */
  async isAlive(patience: number): Promise<boolean> {
    const n = (this.#pings += 1);
    this.say({ kind: 'ping', n });
    const isHeard = (): boolean => this.heard.some((one) => one.kind === 'pong' && one.n === n);
    return this.until(isHeard, patience).then(
      () => true,
      () => false,
    );
  }

  /** Whoever waits for something looks again. */
  look(): void {
    for (const watch of this.#watchers.slice()) watch();
  }

  /** Resolves once something holds. */
  until(holds: () => boolean, patience = 170_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        const last = this.bytes.slice(-3).map((text) => text.slice(0, 200));
        reject(new Error(`waited in vain: ${holds.toString()} ${last.join(' | ')}`));
      }, patience);
      const watch = (): void => {
        if (!holds()) return;
        clearTimeout(late);
        this.#watchers = this.#watchers.filter((one) => one !== watch);
        resolve();
      };
      this.#watchers.push(watch);
      watch();
    });
  }

  /** Says a command and resolves with its answer, over however many sockets. */
  ask(message: Unnumbered): Promise<Reply> {
    this.#command += 1;
    const command = { ...message, command: this.#command, at: this.#at };
    this.#unanswered.set(this.#command, command);
    return new Promise((resolve) => {
      this.#waiting.set(command.command, resolve);
      this.say(command);
    });
  }

  ready(seat?: number): Promise<Reply> {
    return this.ask({ kind: 'ready', seat, hash: saltHash(this.table, this.salt) });
  }

  get seats(): readonly number[] {
    return [...(this.chair.known?.places.keys() ?? [])];
  }

  /** What the seat of this connection sees, or everybody; of several the one that is asked, or the first. */
  get view(): GameView | null {
    const { known } = this.chair;
    if (!known) return null;
    const seat = this.seats.find((one) => one === known.shown.waiting?.seat) ?? this.seats[0];
    return seat === undefined
      ? known.shown
      : joinView(known.shown, seat, known.places.get(seat)!.overlay);
  }

  get mayMove(): boolean {
    return this.view?.decision?.seat !== undefined && this.seats.includes(this.view.decision.seat);
  }

  /** A legal answer to the open decision, found from the own view alone. */
  answer(nth = 0): Answer {
    const state = completeView(builtIn, this.view!);
    let last: Answer | null = null;
    let n = 0;
    for (const answer of legal(builtIn, state, state.decision!)) {
      last = answer;
      if (n++ >= nth) break;
    }
    return last!;
  }

  move(nth = 0): Promise<Reply> {
    const { decision } = this.view!;
    return this.ask({ kind: 'move', decision: decision!.id, answer: this.answer(nth) });
  }
}

interface Dealt {
  readonly table: string;
  readonly invite: string;
  readonly sittings: readonly Sitting[];
}

const personsOf = (who: string): number[] =>
  who.split('').flatMap((kind, seat) => (kind === 'p' ? [seat] : []));

/** A table with these people seated and ready, and its game dealt. */
export async function seated(
  guests: readonly Guest[],
  who: string,
  more: object = {},
): Promise<Dealt> {
  const persons = personsOf(who);
  const { table, invite } = await guests[0]!.open(who, more);
  for (const guest of guests.slice(1)) await guest.enter(table, invite);
  const sittings = await Promise.all(guests.map((guest) => guest.sit(table).connect()));
  for (const [i, sitting] of sittings.entries()) {
    await sitting.until(() => sitting.gathering !== null);
    await sitting.ask({ kind: 'sit', seat: persons[i]! });
    await sitting.ready();
  }
  await sittings[0]!.ask({ kind: 'start' });
  await Promise.all(sittings.map((sitting) => sitting.until(() => sitting.view !== null)));
  return { table, invite, sittings };
}

/** The same for guests who come for it. */
export async function dealt(
  url: string,
  who: string,
  more: object = {},
  names: readonly string[] = ['Ash', 'Birch', 'Cedar', 'Elm'],
): Promise<Dealt> {
  const guests = await Promise.all(personsOf(who).map((_, i) => Guest.named(url, names[i]!)));
  return seated(guests, who, more);
}

/** Plays for a seat until the game is over, or for so many moves. */
export async function playOn(sitting: Sitting, most = Infinity): Promise<void> {
  for (let n = 0; n < most; n++) {
    await sitting.until(() => sitting.mayMove || sitting.view?.phase === 'over');
    if (sitting.view?.phase === 'over') return;
    const reply = await sitting.move(n % 4);
    if (reply.kind !== 'acked') throw new Error(JSON.stringify(reply));
    await sitting.until(() => sitting.chair.known!.seq >= reply.n);
  }
}
