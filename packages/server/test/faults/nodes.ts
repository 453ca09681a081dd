import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { luckOf } from '@rowan/testkit';
import { freePort, startPostgres } from '../postgres/server.ts';
import { newDatabase, type TestDatabase } from '../postgres/database.ts';
import { Hoppers } from './hoppers.ts';
import { comparedWithLog } from './compare.ts';

/** Two nodes on one database, and what happens to them while people play and go from one to the other. */

export interface FaultsWanted {
  readonly faults: number;
  readonly tables: number;
  readonly seed: number;
  /** A store that writes over what is there, or a node that hears hints and never looks for itself. */
  readonly broken?: 'upsert' | 'no-sweep';
  /** The address of a PostgreSQL; one of its own is started where none is given. */
  readonly server?: string;
  readonly tell?: (words: string) => void;
}

const KINDS = ['kill', 'stop', 'restart', 'listeners'] as const;
type Kind = (typeof KINDS)[number];

export interface Faults {
  readonly faults: number;
  readonly kinds: Readonly<Record<Kind, number>>;
  readonly tables: number;
  readonly acked: number;
  readonly hops: number;
  readonly lost: number;
  readonly twice: number;
  readonly gaps: number;
  /** Clients that do not show what the log leads to, after all is silent. */
  readonly diverged: number;
}

const NODES = 2;
/** Milliseconds that a node stands still at most: longer than others let it hold a claim. */
const LONGEST_STOP = 3000;

const isGone = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** One place at which a node runs, with the next one ready to take it. */
class Place {
  readonly url: string;
  readonly #args: readonly string[];
  #next: ChildProcess;
  #now: ChildProcess | null = null;

  constructor(port: number, args: readonly string[]) {
    this.url = `http://127.0.0.1:${port}/`;
    this.#args = ['--port', `${port}`, ...args];
    this.#next = this.#prepare();
  }

  #prepare(): ChildProcess {
    const script = join(import.meta.dirname, 'node.ts');
    const args = ['--import', 'tsx', script, ...this.#args];
    return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  }

  async start(): Promise<void> {
    const now = this.#next;
    this.#now = now;
    this.#next = this.#prepare();
    now.stdin!.write('go\n');
    await once(now.stdout!, 'data');
  }

  signal(signal: NodeJS.Signals): void {
    this.#now!.kill(signal);
  }

  /** Ends the node by a signal and starts another one. */
  async replace(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.#end(this.#now!, signal);
    await this.start();
  }

  async #end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (isGone(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await Promise.race([ended, delay(15_000)]);
    if (isGone(child)) return;
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    for (const child of [this.#now, this.#next]) if (child) await this.#end(child, 'SIGKILL');
  }
}

const endListeners = (database: TestDatabase): Promise<unknown> =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'rowan-listen' and datname = current_database()`,
  );

/** Faults of all kinds, one after the other; each hits a node that works. */
class Trouble {
  readonly #places: readonly Place[];
  readonly #database: TestDatabase;
  readonly #below: (n: number) => number;
  readonly kinds: Record<Kind, number> = { kill: 0, stop: 0, restart: 0, listeners: 0 };

  constructor(places: readonly Place[], database: TestDatabase, seed: number) {
    this.#places = places;
    this.#database = database;
    this.#below = luckOf(seed + 2);
  }

  async strike(n: number): Promise<void> {
    const kind = KINDS[n % KINDS.length]!;
    const place = this.#places[this.#below(this.#places.length)]!;
    this.kinds[kind] += 1;
    await delay(this.#below(200));
    if (kind === 'kill') await place.replace('SIGKILL');
    else if (kind === 'restart') await place.replace('SIGTERM');
    else if (kind === 'listeners') await endListeners(this.#database);
    else {
      place.signal('SIGSTOP');
      await delay(this.#below(LONGEST_STOP));
      place.signal('SIGCONT');
    }
  }
}

/**
 * Somebody was told something within the last second, and people are at both nodes: a node that does nothing is easily
 * killed. A broken store may have nothing more to tell.
 */
async function armed(crowd: Hoppers, patience: number): Promise<boolean> {
  const late = Date.now() + patience;
  while (!(crowd.isBusy && crowd.isEverywhere))
    if (Date.now() > late) return false;
    else await delay(20);
  return true;
}

/** Hints get lost again and again, and then nothing happens any more. */
async function storm(crowd: Hoppers, database: TestDatabase): Promise<void> {
  for (let n = 0; n < 40; n++) {
    await endListeners(database);
    await delay(25);
  }
  crowd.stop();
  for (let n = 0; n < 10; n++) await endListeners(database);
}

async function run(wanted: FaultsWanted, database: TestDatabase): Promise<Faults> {
  const { broken, seed, tell } = wanted;
  const args = ['--database', database.url, ...(broken ? [`--${broken}`] : [])];
  const ports = await Promise.all(Array.from({ length: NODES }, freePort));
  const places = ports.map((port) => new Place(port, args));
  await Promise.all(places.map((place) => place.start()));
  const crowd = new Hoppers(
    places.map(({ url }) => url),
    seed,
  );
  const trouble = new Trouble(places, database, seed);
  const playing = Array.from({ length: wanted.tables }, () => crowd.play().catch(() => undefined));
  let faults = 0;
  try {
    while (faults < wanted.faults && (await armed(crowd, broken ? 10_000 : 120_000))) {
      await trouble.strike(faults);
      faults += 1;
      if (faults % 10 === 0) tell?.(`${faults} faults, ${crowd.acked.length} acknowledged`);
    }
    await armed(crowd, broken ? 5000 : 60_000);
    await storm(crowd, database);
    await Promise.race([Promise.all(playing), delay(8000)]);
    const found = await comparedWithLog(crowd, database.url, broken ? 4000 : 60_000);
    const { acked, hops, tables } = crowd;
    const { kinds } = trouble;
    return { faults, kinds, tables: tables.size, acked: acked.length, hops, ...found };
  } finally {
    crowd.end();
    for (const place of places) await place.close();
  }
}

export async function runFaults(wanted: FaultsWanted): Promise<Faults> {
  const own = wanted.server === undefined ? await startPostgres() : null;
  const database = await newDatabase(wanted.server ?? own!.url);
  try {
    return await run(wanted, database);
  } finally {
    await database.drop();
    await own?.stop();
  }
}
