import {
  PROTOCOL,
  RunningChair,
  isNodesOwn,
  packed,
  type ChairWorld,
  type ClientMessage,
  type NodeMessage,
  type Refused,
  type SeatingCommand,
  type TalkCommand,
} from '@rowan/protocol';
import { editionFor, saltHash, type Pin } from '@rowan/table';
import ReconnectingSocket from 'partysocket/ws';
import { randomId } from '../base/random-id.ts';
import { keepCommitment, keepSalts, keptOf, saltsIn } from './kept-tables.ts';
import type { FarMessage, FarPageMessage } from './remote-messages.ts';
import { shelf } from './shelf.ts';

/** Commands before the deal are counted from here on, those of the chair from 1. */
const GATHERING = 500_000_000;
/** Milliseconds after which a command without an answer is said again, over another connection. */
const PATIENCE = 4000;
const SALT = 16;

/** What is said beside the moves of a game. */
type Beside =
  | SeatingCommand
  | Extract<ClientMessage, { kind: 'leave' | 'back' | 'takeback' | 'standing' }>
  | TalkCommand;
type Unnumbered<C = Beside> = C extends Beside ? Omit<C, 'command' | 'at'> : never;
type OwnMessage = Parameters<typeof isNodesOwn>[0] & { readonly kind: NodeMessage['kind'] };

interface Far extends Omit<ChairWorld, 'tell' | 'client'> {
  /** Where the page is; the table is on the same machine. */
  readonly base: string;
  readonly tell: (message: FarMessage) => void;
}

function socketAt(base: string): ReconnectingSocket {
  const url = new URL('ws', base);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new ReconnectingSocket(url.href, [], {
    // Whoever was cut off together does not come back together.
    minReconnectionDelay: 300 + Math.random() * 700,
    maxReconnectionDelay: 8000,
    connectionTimeout: 6000,
    // What is not said now is said anew once the table has answered.
    maxEnqueuedMessages: 0,
  });
}

const isReply = (
  message: NodeMessage,
): message is Extract<NodeMessage, { kind: 'acked' | 'rejected' }> =>
  message.kind === 'acked' || message.kind === 'rejected';

/** A table elsewhere: a chair here, a host there, and a way between them that may be lost and found again. */
export class RemoteTable {
  readonly #far: Far;
  readonly #socket: ReconnectingSocket;
  readonly chair: RunningChair;
  readonly #client = randomId();
  readonly #gathering = new Map<number, Beside>();
  #commands = GATHERING;
  #seq = -1;
  #own: readonly number[] = [];
  #said = 0;
  #over = false;

  constructor(far: Far) {
    this.#far = far;
    this.chair = new RunningChair({ ...far, client: this.#client }, packed, {
      say: (message) =>
        this.#say(message.kind === 'attach' ? { ...message, table: far.table } : message),
      fetch: (pin) => void this.#fetch(pin),
    });
    this.#socket = socketAt(far.base);
    this.#socket.addEventListener('open', () => this.#opened());
    this.#socket.addEventListener('close', () => this.#lost());
    this.#socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.#heard(data));
    setInterval(() => this.#look(), 1000);
  }

  get #waiting(): number {
    return this.chair.chair.sent.size + this.#gathering.size;
  }

  /** A node that does not answer is as good as none. */
  #look(): void {
    const open = this.#socket.readyState === ReconnectingSocket.OPEN;
    if (open && this.#waiting > 0 && Date.now() - this.#said > PATIENCE) this.refresh(true);
  }

  /** The page is looked at again: a connection that slept may be none any more. */
  refresh(anew = false): void {
    const { readyState } = this.#socket;
    if (this.#over) return;
    if (anew || readyState === ReconnectingSocket.CLOSED) this.#socket.reconnect();
  }

  #say(message: object): void {
    this.#said = Date.now();
    if (this.#socket.readyState === ReconnectingSocket.OPEN)
      this.#socket.send(JSON.stringify(message));
  }

  #opened(): void {
    this.#say({ kind: 'hello', protocol: PROTOCOL, client: this.#client });
    this.chair.input({ kind: 'back' });
    for (const command of this.#gathering.values()) this.#say(command);
    this.#far.tell({ kind: 'line', open: true });
  }

  #lost(): void {
    if (!this.#over) this.#far.tell({ kind: 'line', open: false });
  }

  async #fetch(pin: Pin): Promise<void> {
    const edition = await editionFor(pin, shelf);
    if (edition.ok) this.chair.input({ kind: 'edition', edition: edition.value });
    // Whoever serves the table has its rules and cards: the page is too old for it.
    else this.#refused('protocol');
  }

  #heard(text: string): void {
    const message = JSON.parse(text) as NodeMessage;
    if (isReply(message) && this.#gathering.delete(message.command)) return;
    if (message.kind === 'acked') this.#far.tell({ kind: 'moved' });
    if (!isNodesOwn(message)) this.chair.input({ kind: 'heard', message });
    else this.#heardNode(message);
  }

  #heardNode(message: OwnMessage): void {
    switch (message.kind) {
      case 'gathering':
        this.#seq = message.seq;
        this.#own = message.own ?? (message.mine === null ? [] : [message.mine]);
        void this.#gathered(message);
        return;
      case 'about':
        void keepCommitment(this.#far.table, message.commitment);
        this.#far.tell(message);
        return;
      case 'presence':
      case 'clock':
      case 'takeback':
      case 'standing':
      case 'talk':
      case 'said':
        this.#far.tell(message);
        return;
      case 'declined':
        this.#gathering.delete(message.command);
        this.#far.tell({ kind: 'declined', reason: message.reason });
        return;
      case 'refused':
        this.#refused(message.reason);
        return;
      default:
    }
  }

  #refused(reason: Refused): void {
    if (reason === 'broken' || reason === 'malformed') return;
    this.#over = true;
    this.#socket.close();
    this.#far.tell({ kind: 'away', reason });
  }

  /** What was promised is kept before anybody can sit down; what is asked for is opened. */
  async #gathered(message: Extract<NodeMessage, { kind: 'gathering' }>): Promise<void> {
    const { table } = this.#far;
    await keepCommitment(table, message.commitment);
    this.#far.tell(message);
    const kept = message.phase === 'salting' ? await keptOf(table) : null;
    for (const { seat, salt } of kept ? saltsIn(kept) : [])
      if (this.#own.includes(seat)) this.#ask({ kind: 'salt', seat, salt });
  }

  #ask(command: Unnumbered): void {
    const n = (this.#commands += 1);
    const whole = { ...command, command: n, at: this.#seq };
    this.#gathering.set(n, whole);
    this.#say(whole);
  }

  /** All who sit at this device get ready together, each with a number of their own. */
  async #ready(ready: boolean): Promise<void> {
    const { table } = this.#far;
    const salts = this.#own.map((seat) => ({ seat, salt: randomId(SALT) }));
    if (ready) await keepSalts(table, salts);
    for (const { seat, salt } of salts)
      this.#ask({ kind: 'ready', seat, hash: ready ? saltHash(table, salt) : null });
  }

  ask(message: Exclude<FarPageMessage, { kind: 'open' | 'verify' }>): void {
    switch (message.kind) {
      case 'sit':
      case 'kick':
      case 'stand':
      case 'standing':
        this.#ask(message);
        return;
      case 'start':
      case 'close':
      case 'leave':
      case 'back':
        this.#ask({ kind: message.kind });
        return;
      case 'takeback':
      case 'say':
      case 'mute':
      case 'block':
      case 'report':
        this.#ask(message);
        return;
      case 'ready':
        void this.#ready(message.ready);
        return;
      case 'refresh':
        this.refresh();
        return;
      case 'export':
        // Of a running game elsewhere nobody has the rows.
        this.#far.tell({ kind: 'exported', request: message.request, rows: [] });
        return;
      default:
        this.chair.ask(message);
    }
  }
}
