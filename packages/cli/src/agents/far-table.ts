import { randomBytes } from 'node:crypto';
import { shelf } from '@rowan/engines';
import {
  PROTOCOL,
  RunningChair,
  isNodesOwn,
  packed,
  type ChairWorld,
  type Decline,
  type GatheringMessage,
  type HostMessage,
  type NodeMessage,
  type PageMessage,
  type SeatingCommand,
} from '@rowan/protocol';
import { editionFor, saltHash, type Edition, type Pin } from '@rowan/table';
import ReconnectingSocket from 'partysocket/ws';
import { WebSocket } from 'ws';
import type { Away } from './away.ts';
import type { Door } from './door.ts';

/** Commands before the deal are counted from here on, those of the chair from 1. */
const GATHERING = 500_000_000;

/** Milliseconds after which something that came to nothing only because of its moment is said again. */
const SOON = 500;

/** What may be otherwise a moment later. Somebody else may have sat down first, and there may be another chair. */
const PASSING: ReadonlySet<Decline> = new Set([
  'stale',
  'busy',
  'unkept',
  'notReady',
  'taken',
  'seated',
]);

type Unnumbered<C = SeatingCommand> = C extends SeatingCommand ? Omit<C, 'command' | 'at'> : never;

export interface FarWorld extends Omit<ChairWorld, 'client' | 'table'> {
  readonly door: Door;
  /** The chair that is wanted; any that is free, where none is named. */
  readonly seat: number | null;
  /** Begins the game as soon as everybody is ready, where the table is its own. */
  readonly starts?: boolean;
  /** Not let in, thrown out, or without a seat: it is of no use to come again. */
  readonly away: (reason: Away) => void;
}

/** The socket of a program says by its headers who it is. */
function socketAt({ base, headers }: Door): ReconnectingSocket {
  class Known extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols, { headers });
    }
  }
  const url = new URL('ws', base);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new ReconnectingSocket(url.href, [], {
    WebSocket: Known,
    minReconnectionDelay: 300 + Math.random() * 700,
    maxReconnectionDelay: 8000,
    maxEnqueuedMessages: 0,
  });
}

/** A seat at a table elsewhere: it sits down, gets ready, opens its salt, and then follows the game. */
export class FarTable {
  readonly #world: FarWorld;
  readonly #socket: ReconnectingSocket;
  readonly #chair: RunningChair;
  readonly #client = randomBytes(16).toString('hex');
  readonly #salt = randomBytes(16).toString('hex');
  #commands = GATHERING;
  #asked = '';
  #gathering: GatheringMessage | null = null;
  #satDown = false;
  #again: NodeJS.Timeout | undefined;
  #noCoach = false;

  constructor(world: FarWorld) {
    const { door } = world;
    this.#world = world;
    this.#chair = new RunningChair({ ...world, table: door.table, client: this.#client }, packed, {
      say: (message) =>
        this.#say(message.kind === 'attach' ? { ...message, table: door.table } : message),
      fetch: (pin) => void this.#fetch(pin),
    });
    this.#socket = socketAt(door);
    this.#socket.addEventListener('open', () => this.#opened());
    this.#socket.addEventListener('message', ({ data }: { data: unknown }) =>
      this.#heard(String(data)),
    );
  }

  ask(message: PageMessage): void {
    this.#chair.ask(message);
  }

  /** Whether the table has no coach: at one with other people its owner says so. */
  get noCoach(): boolean {
    return this.#noCoach;
  }

  /** The rules and cards of the game, once it was dealt. */
  get edition(): Edition {
    return this.#chair.chair.edition!;
  }

  close(): void {
    clearTimeout(this.#again);
    this.#socket.close();
  }

  #say(message: object): void {
    if (this.#socket.readyState === ReconnectingSocket.OPEN)
      this.#socket.send(JSON.stringify(message));
  }

  #opened(): void {
    this.#asked = '';
    this.#say({ kind: 'hello', protocol: PROTOCOL, client: this.#client });
    this.#chair.input({ kind: 'back' });
  }

  async #fetch(pin: Pin): Promise<void> {
    const edition = await editionFor(pin, shelf);
    if (edition.ok) this.#chair.input({ kind: 'edition', edition: edition.value });
    else this.#gone(edition.error.code);
  }

  #gone(reason: Away): void {
    this.close();
    this.#world.away(reason);
  }

  #heard(text: string): void {
    const message = JSON.parse(text) as NodeMessage;
    if (!isNodesOwn(message)) this.#heardHost(message);
    else if (message.kind === 'about') this.#noCoach = !message.coach;
    else if (message.kind === 'gathering') this.#gathered(message);
    else if (message.kind === 'declined') this.#declined(message.reason);
    else if (message.kind === 'refused' && message.reason !== 'broken') this.#gone(message.reason);
  }

  /** Whoever has no seat in a game that has begun would look on for ever. */
  #heardHost(message: HostMessage): void {
    if (message.kind === 'attached' && message.own.length === 0) this.#gone('noSeat');
    else this.#chair.input({ kind: 'heard', message });
  }

  #declined(reason: Decline): void {
    // A salt of an earlier run is gone with it: it counts as withheld, and the game goes on.
    if (reason === 'wrongSalt') return;
    if (!PASSING.has(reason)) {
      this.#gone(reason);
      return;
    }
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      this.#asked = '';
      if (this.#gathering) this.#gathered(this.#gathering);
    }, SOON);
  }

  /** Of every state of the table before its deal one thing follows, and it is said once. */
  #gathered(message: GatheringMessage): void {
    this.#gathering = message;
    const trouble = this.#troubleIn(message);
    if (trouble) {
      this.#gone(trouble);
      return;
    }
    this.#satDown ||= message.mine !== null;
    const next = this.#nextStep(message);
    const words = JSON.stringify(next);
    if (!next || words === this.#asked) return;
    this.#asked = words;
    this.#commands += 1;
    this.#say({ ...next, command: this.#commands, at: message.seq });
  }

  /** Why there will be no seat, however long one waits. */
  #troubleIn({ phase, mine, chairs }: GatheringMessage): Away | null {
    const { seat } = this.#world;
    if (phase === 'closed') return 'closed';
    if (mine !== null) return seat === null || seat === mine ? null : 'otherSeat';
    if (this.#satDown) return 'sentAway';
    if (phase !== 'gather') return 'noSeat';
    if (seat !== null) return chairs[seat]?.taken === false ? null : 'otherSeat';
    return chairs.every(({ taken }) => taken) ? 'noSeat' : null;
  }

  #nextStep({ phase, mine, chairs, table, owner }: GatheringMessage): Unnumbered | null {
    if (phase === 'salting') return mine === null ? null : { kind: 'salt', salt: this.#salt };
    if (phase !== 'gather') return null;
    if (mine === null)
      return { kind: 'sit', seat: this.#world.seat ?? chairs.findIndex(({ taken }) => !taken) };
    if (!chairs[mine]!.ready) return { kind: 'ready', hash: saltHash(table, this.#salt) };
    const all = chairs.every(({ kind, ready }) => kind === 'bot' || ready);
    return owner && all && this.#world.starts ? { kind: 'start' } : null;
  }
}
