import type { Shelf } from '@rowan/table';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { WebSocket } from 'ws';
import { CLOSE, Connection } from './connection.ts';
import { FanOut } from './fan-out.ts';
import { Keeper } from './keeper.ts';
import type { Limits } from './limits.ts';
import { NO_METER, type Meter } from './metrics.ts';
import { Outbox } from './notify/outbox.ts';
import { Mail, type MailOptions } from './notify/mail.ts';
import type { Push } from './notify/push.ts';
import { PushChannel } from './notify/push-channel.ts';
import { Hooks, type HookOptions } from './notify/webhook.ts';
import { Hashing } from './people/passphrase.ts';
import type { Refused } from './people/refused.ts';
import type { NodeStore, Person } from './store/store.ts';
import { Readiness } from './readiness.ts';
import { Tables } from './tables.ts';
import { Thinkers } from './think/thinkers.ts';
import { newId, nickname } from './tokens.ts';

export interface NodeOptions {
  readonly store: NodeStore;
  /** No other node has anything to do with its store. */
  readonly alone: boolean;
  readonly limits: Limits;
  readonly clock: () => number;
  readonly shelf: Shelf;
  /** Milliseconds that a bot takes at least. */
  readonly pace: number;
  readonly meter?: Meter;
  readonly refused: Refused;
  readonly push: Push;
  readonly mail?: MailOptions | null;
  readonly hooks?: HookOptions | null;
  /** Something of our own went wrong; `table` is a nickname that tells no id. */
  readonly report: (error: unknown, table?: string) => void;
}

/** Milliseconds within which everybody is told to come again when the node stops. */
const SPREAD = 5000;

const counter = (points: number, duration: number): ((key: string) => Promise<boolean>) => {
  const limiter = new RateLimiterMemory({ points, duration });
  return (key) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
};

/** Push, and mail and programs where they were set up; null: they are off. */
function openWays({ store, clock, push, limits, ...options }: Omit<NodeOptions, 'meter'>) {
  const mail = options.mail ? new Mail(options.mail, { store, clock }) : null;
  const hooks = options.hooks ? new Hooks(options.hooks, { store, clock }) : null;
  const channels = [new PushChannel(push, store), mail, hooks].filter((one) => one !== null);
  return { push, mail, hooks, channels, mayMail: counter(limits.mailsADay, 86_400) };
}

/** One node: its store, its tables, and everybody who is connected to it. */
export class Node {
  /** What others know it by. */
  readonly id: string;
  readonly store: NodeStore;
  readonly limits: Limits;
  readonly clock: () => number;
  readonly tables: Tables;
  readonly broke: (error: unknown) => void;
  /** Whether an address may make another session, or try another link. */
  readonly maySignIn: (address: string) => Promise<boolean>;
  readonly mayTry: (address: string) => Promise<boolean>;
  readonly mayList: (address: string) => Promise<boolean>;
  readonly mayTryPass: (key: string) => Promise<boolean>;
  readonly mayLookUp: (person: string) => Promise<boolean>;
  readonly mayExport: (person: string) => Promise<boolean>;
  readonly hashing: Hashing;
  /** How people are reached who are not there. */
  readonly ways: ReturnType<typeof openWays>;
  readonly #outbox: Outbox;
  readonly #notices: NodeJS.Timeout;
  /** Whether nobody may have this name. */
  readonly isRefused: Refused;
  readonly #meter: Meter;
  readonly #thinkers: Thinkers;
  readonly #connections = new Map<string, Connection>();
  readonly #perPerson = new Map<string, number>();
  readonly #perAddress = new Map<string, number>();
  readonly #looks: NodeJS.Timeout;
  readonly #dues: NodeJS.Timeout;
  readonly #keeper: Keeper;
  readonly #alone: boolean;
  readonly #others: FanOut;
  readonly #readiness: Readiness;
  draining = false;

  constructor({ meter = NO_METER, ...options }: NodeOptions) {
    const { store, limits, clock, shelf, pace, report, refused } = options;
    this.#meter = meter;
    this.store = store;
    this.#alone = options.alone;
    this.id = options.alone ? 'alone' : newId();
    this.limits = limits;
    this.clock = clock;
    this.broke = (error) => report(error);
    this.#thinkers = new Thinkers(pace);
    const may = {
      talk: counter(limits.talkAMinute, 60),
      report: counter(limits.reportsADay, 86_400),
    };
    const world = {
      node: this.id,
      store,
      limits,
      clock,
      shelf,
      thinkers: this.#thinkers,
      startedAt: clock(),
      may,
    };
    this.tables = new Tables(world, (table, error) => report(error, nickname(table)));
    const { sessionsAnHour, triesAMinute, listsAMinute } = limits;
    this.maySignIn = counter(sessionsAnHour, 3600);
    this.mayTry = counter(triesAMinute, 60);
    this.mayList = counter(listsAMinute, 60);
    this.mayTryPass = counter(limits.passesAMinute, 60);
    this.mayLookUp = counter(limits.lookUpsAMinute, 60);
    this.mayExport = counter(limits.exportsADay, 86_400);
    this.hashing = new Hashing(limits.hashesAtOnce);
    this.isRefused = refused;
    this.ways = openWays(options);
    this.#outbox = new Outbox({
      store,
      clock,
      channels: this.ways.channels,
      isHere: (table, person) => this.tables.isHere(table, person),
      broke: this.broke,
    });
    this.#notices = setInterval(() => void this.#outbox.look(), limits.noticeEvery).unref();
    this.#looks = setInterval(() => void this.#look(), limits.pingEvery).unref();
    this.#dues = setInterval(() => void this.#lookAfter(), limits.dueEvery).unref();
    this.#keeper = new Keeper({ store, limits, clock, meter, report });
    const cutOff = (person: string): void => this.#turnAway(person);
    this.#others = new FanOut({
      ...world,
      id: this.id,
      tables: this.tables,
      meter,
      cutOff,
      broke: this.broke,
    });
    if (!options.alone) this.#others.start();
    this.#readiness = new Readiness(store, shelf);
  }

  /** Whoever does not answer any more, or may not be here, is cut off. */
  async #look(): Promise<void> {
    for (const connection of this.#connections.values()) connection.look();
    const people = [...this.#perPerson.keys()];
    try {
      for (const banned of await this.store.bannedAmong(people)) this.#turnAway(banned);
      // A node that has a file for itself hears nothing of what whoever runs it does there.
      if (this.#alone) await this.#others.sweep();
    } catch (error) {
      this.broke(error);
    }
  }

  /** Tables at which some time is over are looked after, though nobody is there. */
  async #lookAfter(): Promise<void> {
    try {
      const { limits, id: by } = this;
      const now = this.clock();
      const claim = { by, until: now + limits.claimFor };
      const due = await this.store.dueTables(now, limits.dueAtOnce, claim);
      for (const { id, secret } of due) if (!this.draining) await this.tables.look(id, secret);
    } catch (error) {
      this.broke(error);
    }
  }

  /** Somebody opened a socket. */
  connect(socket: WebSocket, person: Person | null, address: string): void {
    const id = newId();
    const { store, tables, limits, clock, broke } = this;
    const world = { store, tables, limits, clock, broke, meter: this.#meter };
    const nobody = { id: '', name: '', guest: true, program: null };
    const connection = new Connection(id, socket, person ?? nobody, world);
    if (!person) connection.refuse('noSession');
    else if (this.draining) connection.close(CLOSE.restart);
    else if (!this.#fits(person.id, address)) connection.refuse('full');
    else this.#keep(connection, socket, person.id, address);
  }

  #fits(person: string, address: string): boolean {
    return (
      (this.#perPerson.get(person) ?? 0) < this.limits.socketsAPerson &&
      (this.#perAddress.get(address) ?? 0) < this.limits.socketsAnAddress
    );
  }

  #keep(connection: Connection, socket: WebSocket, person: string, address: string): void {
    this.#connections.set(connection.id, connection);
    count(this.#perPerson, person, 1);
    count(this.#perAddress, address, 1);
    socket.on('close', () => {
      this.#connections.delete(connection.id);
      count(this.#perPerson, person, -1);
      count(this.#perAddress, address, -1);
    });
  }

  /** Whoever is gone for good has no connection to any node any more. */
  cutOff(person: string): void {
    this.store.hint({ kind: 'cutOff', person });
    this.#turnAway(person);
  }

  #turnAway(person: string): void {
    for (const connection of this.#connections.values())
      if (connection.person.id === person) connection.refuse('noSession');
  }

  get sockets(): number {
    return this.#connections.size;
  }

  /** The store answers and is up to date, all games can be played on, and the node does not stop. */
  async isReady(): Promise<boolean> {
    return !this.draining && this.#readiness.isReady();
  }

  /** Nobody new gets in, everybody is told to come again, and no row is left under way. */
  async drain(): Promise<void> {
    this.draining = true;
    clearInterval(this.#looks);
    clearInterval(this.#dues);
    clearInterval(this.#notices);
    await this.#keeper.stop();
    for (const { send } of this.#connections.values())
      send({ kind: 'closing', after: Math.floor(Math.random() * SPREAD) });
    await this.tables.settled();
    if (!this.#alone) await this.#others.stop();
    for (const connection of this.#connections.values()) connection.close(CLOSE.restart);
    await this.#thinkers.close();
  }
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const n = (counts.get(key) ?? 0) + by;
  if (n > 0) counts.set(key, n);
  else counts.delete(key);
}
