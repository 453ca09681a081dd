import {
  LONGEST_MESSAGE,
  PROTOCOL,
  isSeating,
  isTalk,
  mayWhat,
  parseClientMessage,
  type ClientMessage,
  type NodeMessage,
  type Refused,
} from '@rowan/protocol';
import { parseJson } from '@rowan/table';
import type { WebSocket } from 'ws';
import type { Limits } from './limits.ts';
import type { Meter } from './metrics.ts';
import { Rate } from './rate.ts';
import type { NodeStore, Person } from './store/store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { WireOut, frameOf } from './wire-out.ts';

/** What a connection needs from its node. */
export interface ConnectionWorld {
  readonly store: NodeStore;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly clock: () => number;
  readonly broke: (error: unknown) => void;
  readonly meter: Pick<Meter, 'sent' | 'refused'>;
}

/** Codes of the socket: try again later, the node stops, somebody does not follow the protocol. */
export const CLOSE = { slow: 1013, restart: 1012, policy: 1008, broken: 1011 } as const;

/** Why somebody is turned away for good; after the others they may go on. */
const FATAL: ReadonlySet<Refused> = new Set(['protocol', 'tooFast', 'noSession', 'full', 'broken']);

/** What came in and was not read yet. */
interface Heard {
  readonly data: Buffer;
  readonly isBinary: boolean;
}

/** One socket, from its first word to its last: what comes in is read one after the other. */
export class Connection {
  readonly id: string;
  readonly #socket: WebSocket;
  readonly person: Person;
  readonly #world: ConnectionWorld;
  #client: string | null = null;
  #table: Table | null = null;
  /** What is being read, and what waits for it. */
  readonly #waiting: Heard[] = [];
  #over = false;
  #alive = true;
  readonly #out: WireOut;
  readonly #rate: Rate;

  constructor(id: string, socket: WebSocket, person: Person, world: ConnectionWorld) {
    this.id = id;
    this.#socket = socket;
    this.person = person;
    this.#world = world;
    this.#out = new WireOut(socket);
    const { messagesAtOnce, messagesASecond } = world.limits;
    this.#rate = new Rate(messagesAtOnce, (1000 * messagesAtOnce) / messagesASecond);
    socket.on('message', (data: Buffer, isBinary) => this.#heard(data, isBinary));
    socket.on('pong', () => (this.#alive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#closed());
    const late = setTimeout(() => {
      if (this.#client === null) this.refuse('protocol');
    }, world.limits.helloWithin);
    late.unref();
  }

  readonly send = (message: NodeMessage): void => {
    const { readyState, OPEN, bufferedAmount } = this.#socket;
    if (readyState !== OPEN) return;
    if (bufferedAmount > this.#world.limits.sendBuffer) {
      this.#socket.close(CLOSE.slow);
      return;
    }
    const frame = frameOf(message);
    this.#out.say(frame);
    this.#world.meter.sent(frame.length);
  };

  refuse(reason: Refused): void {
    this.#world.meter.refused(reason);
    this.send({ kind: 'refused', reason });
    if (FATAL.has(reason)) this.close(reason === 'broken' ? CLOSE.broken : CLOSE.policy);
  }

  close(code: number): void {
    this.#over = true;
    this.#out.flush();
    this.#socket.close(code);
    const end = setTimeout(() => this.#socket.terminate(), 2000);
    end.unref();
  }

  /** Whoever has not answered since the last look is gone. */
  look(): void {
    if (!this.#alive) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  #closed(): void {
    this.#over = true;
    if (this.#waiting.length === 0) this.#leave();
  }

  #leave(): void {
    this.#table?.gone(this.id);
    if (this.#table) this.#world.tables.left(this.#table);
    this.#table = null;
  }

  #heard(data: Buffer, isBinary: boolean): void {
    if (this.#over) return;
    if (this.#waiting.length >= this.#world.limits.waitingMessages) {
      this.refuse('tooFast');
      return;
    }
    if (this.#waiting.push({ data, isBinary }) === 1) void this.#readAll();
  }

  /** One after the other; most are read at once, and only what has to ask the store is waited for. */
  async #readAll(): Promise<void> {
    for (let next = this.#waiting[0]; next && !this.#over; next = this.#waiting[0]) {
      try {
        const work = this.#read(next);
        if (work) await work;
      } catch (error) {
        this.#world.broke(error);
        this.refuse('broken');
      }
      this.#waiting.shift();
    }
    if (!this.#over) return;
    this.#waiting.length = 0;
    if (this.#socket.readyState === this.#socket.CLOSED) this.#leave();
  }

  #read({ data, isBinary }: Heard): Promise<void> | null {
    if (!this.#rate.may()) {
      this.refuse('tooFast');
      return null;
    }
    const message = isBinary ? null : messageIn(data);
    if (message) return this.#carryOut(message);
    this.refuse('malformed');
    return null;
  }

  #carryOut(message: ClientMessage): Promise<void> | null {
    if (message.kind === 'ping') this.send({ kind: 'pong', n: message.n });
    else if (message.kind === 'hello') this.#hello(message);
    else if (this.#client === null) this.refuse('protocol');
    else if (message.kind === 'attach') return this.#attach(message.table, message.have);
    else this.#say(message);
    return null;
  }

  #hello({ protocol, client }: Extract<ClientMessage, { kind: 'hello' }>): void {
    if (protocol !== PROTOCOL) {
      this.refuse('protocol');
      return;
    }
    // Its commands are known by this name, so nobody may take that of another person.
    this.#client = `${this.person.id.slice(0, 22)}:${client}`;
    const { name } = this.person;
    this.send({ kind: 'hello', protocol: PROTOCOL, name, now: this.#world.clock() });
  }

  async #attach(id: string, have: number): Promise<void> {
    const { store, tables } = this.#world;
    const secret = await store.enter(id, this.person.id);
    if (secret === null) {
      this.refuse('noTable');
      return;
    }
    if (this.#table && this.#table.id !== id) this.#leave();
    const table = await tables.wake(id, secret);
    this.#table = table;
    const { id: peer, send } = this;
    await table.attach({ id: peer, client: this.#client!, person: this.person, send }, have);
    tables.left(table);
  }

  /**
   * Nothing gets to a table that the registry does not allow. What was carried out already is only told once more: who
   * has sat down may not sit down, but has to learn that they did.
   */
  #say(message: Exclude<ClientMessage, { kind: 'hello' | 'ping' | 'attach' }>): void {
    const table = this.#table;
    const { command } = message;
    const done = table?.rowOf({ client: this.#client!, n: command }) ?? null;
    if (done !== null) {
      this.send({ kind: 'acked', command, n: done });
      return;
    }
    const may = table
      ? mayWhat(message.kind, table.rolesOf(this.person), table.phase)
      : ('notYours' as const);
    if (table && may === 'yes') table.say(this.id, message);
    else this.#deny(message, may === 'notYours' ? 'notYours' : 'stale');
  }

  #deny(message: Extract<ClientMessage, { command: number }>, reason: 'notYours' | 'stale'): void {
    const { command } = message;
    if (isSeating(message) || isTalk(message)) this.send({ kind: 'declined', command, reason });
    else this.send({ kind: 'rejected', command, refusal: { reason } });
  }
}

function messageIn(data: Buffer): ClientMessage | null {
  if (data.length > LONGEST_MESSAGE) return null;
  const parsed = parseJson(data.toString('utf8'));
  return parsed.ok ? parseClientMessage(parsed.value, data.length) : null;
}
