import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { luckOf } from '@rowan/testkit';
import { parseLife } from '@rowan/protocol';
import type { LifeRow } from '@rowan/table';
import { sqliteStore } from '../../src/store/sqlite-store.ts';
import { Guest, type Sitting } from '../guest.ts';
import { freePort } from '../postgres/server.ts';

/** Nodes are killed while people play; afterwards the log is compared with what they were told. */

export interface KillsWanted {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  /** A node that acknowledges before it has written. */
  readonly ackFirst?: boolean;
  readonly tell?: (words: string) => void;
}

export interface Kills {
  readonly kills: number;
  /** Kills by the node itself, right before or after a row was written. */
  readonly failpoints: number;
  readonly tables: number;
  readonly acked: number;
  readonly resent: number;
  readonly lost: number;
  readonly twice: number;
  readonly gaps: number;
  /** Seats whose last view is not what the log leads to. */
  readonly behind: number;
}

/** Acknowledgements that every node has to give before it is killed: one that does nothing is easily killed. */
const ARMED = 20;

interface Acked {
  readonly table: string;
  readonly client: string;
  readonly command: number;
  readonly n: number;
}

interface Standby {
  readonly child: ChildProcess;
  readonly failpoint: boolean;
}

class Nodes {
  readonly #wanted: KillsWanted;
  readonly #port: number;
  readonly #data: string;
  readonly #below: (n: number) => number;
  #next: Standby;

  constructor(wanted: KillsWanted, port: number, data: string) {
    this.#wanted = wanted;
    this.#port = port;
    this.#data = data;
    this.#below = luckOf(wanted.seed);
    this.#next = this.#prepare(false);
  }

  #prepare(mayFail = true): Standby {
    const failpoint = mayFail && this.#below(2) === 0;
    const fail = failpoint
      ? ['--fail', this.#below(2) === 0 ? 'before' : 'after', '--at', `${ARMED + this.#below(60)}`]
      : [];
    const script = join(import.meta.dirname, 'node.ts');
    const args = ['--import', 'tsx', script, '--port', `${this.#port}`, '--data', this.#data];
    const hasty = this.#wanted.ackFirst ? ['--ack-first'] : [];
    const child = spawn(process.execPath, [...args, ...hasty, ...fail], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return { child, failpoint };
  }

  /** The one that waits begins, and another one gets ready. */
  async start(): Promise<Standby> {
    const now = this.#next;
    this.#next = this.#prepare();
    now.child.stdin!.write('go\n');
    await once(now.child.stdout!, 'data');
    return now;
  }

  async end(): Promise<void> {
    this.#next.child.kill('SIGKILL');
    await once(this.#next.child, 'exit');
  }
}

/** Tries until it works: the node may be gone just now. */
async function stubbornly<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await delay(30);
    }
  }
}

/** Everybody who plays, and what they were told. */
class Crowd {
  readonly acked: Acked[] = [];
  readonly tables = new Set<string>();
  readonly sittings = new Map<string, readonly Sitting[]>();
  resent = 0;
  over = false;
  readonly #url: string;
  readonly #below: (n: number) => number;

  constructor(url: string, seed: number) {
    this.#url = url;
    this.#below = luckOf(seed + 1);
  }

  /** Keeps a sitting connected as long as there is somebody to connect to. */
  async #keep(sitting: Sitting): Promise<void> {
    while (!this.over) {
      try {
        await sitting.connect();
        await sitting.until(() => sitting.closed !== null || this.over, 3_600_000);
        this.resent += 1;
      } catch {
        await delay(20 + this.#below(40));
      }
    }
  }

  async #asked(sitting: Sitting, reply: ReturnType<Sitting['ask']>): Promise<boolean> {
    const told = await reply;
    if (told.kind !== 'acked') return false;
    const { table, client } = sitting;
    this.acked.push({ table, client, command: told.command, n: told.n });
    return true;
  }

  async #seat(sitting: Sitting, seat: number): Promise<void> {
    await sitting.until(() => sitting.gathering !== null, 3_600_000);
    await this.#asked(sitting, sitting.ask({ kind: 'sit', seat }));
    await this.#asked(sitting, sitting.ready());
  }

  /** A table with two persons; when its game is over they open another one. */
  async play(): Promise<void> {
    const guests = await Promise.all(
      ['Ash', 'Birch'].map((name) => stubbornly(() => Guest.named(this.#url, name))),
    );
    while (!this.over) {
      const { table, invite } = await stubbornly(() => guests[0]!.open('pp'));
      await stubbornly(() => guests[1]!.enter(table, invite));
      const sittings = guests.map((guest) => guest.sit(table));
      this.tables.add(table);
      this.sittings.set(table, sittings);
      for (const sitting of sittings) void this.#keep(sitting);
      await Promise.all(sittings.map((sitting, seat) => this.#seat(sitting, seat)));
      await sittings[0]!.ask({ kind: 'start' });
      await Promise.all(sittings.map((sitting) => this.#moves(sitting)));
    }
  }

  async #moves(sitting: Sitting): Promise<void> {
    while (!this.over) {
      await sitting.until(
        () => this.over || sitting.mayMove || sitting.view?.phase === 'over',
        3_600_000,
      );
      if (this.over || sitting.view?.phase === 'over') return;
      const { seq } = sitting.chair.known!;
      await this.#asked(sitting, sitting.move(this.#below(6)));
      // A refusal is out of date at once; the row that made it so comes.
      await sitting.until(() => this.over || sitting.chair.known!.seq > seq, 3_600_000);
    }
  }

  stop(): void {
    this.over = true;
    for (const sittings of this.sittings.values()) for (const one of sittings) one.look();
  }
}

/** What the log says, against what everybody was told. */
async function compare(crowd: Crowd, file: string) {
  const store = await sqliteStore(file);
  const logs = new Map<string, readonly LifeRow[]>();
  let [gaps, twice, behind] = [0, 0, 0];
  for (const table of crowd.tables) {
    const rows = parseLife(await store.read(table, 0));
    if (!rows.ok) throw new Error(`a log cannot be read: ${rows.error.code}`);
    logs.set(table, rows.value);
    gaps += rows.value.filter(({ seq }, i) => seq !== i).length;
    const commands = rows.value.flatMap(({ command }) =>
      command ? [`${command.client} ${command.n}`] : [],
    );
    twice += commands.length - new Set(commands).size;
    for (const sitting of crowd.sittings.get(table)!)
      if ((sitting.chair.known?.seq ?? -1) > rows.value.length - 1) behind += 1;
  }
  const lost = crowd.acked.filter(({ table, client, command, n }) => {
    const row = logs.get(table)?.[n]?.command;
    return !(row?.n === command && row.client.endsWith(`:${client}`));
  }).length;
  await store.close();
  return { lost, twice, gaps, behind };
}

/** So many are told within a while, or the node is gone by itself; a broken one may have nothing more to tell. */
async function armed(crowd: Crowd, child: ChildProcess, patience: number): Promise<void> {
  const from = crowd.acked.length;
  const late = Date.now() + patience;
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  while (crowd.acked.length < from + ARMED && !isGone() && Date.now() < late) await delay(5);
}

/** Waits for the end of a process, and then does not wait any more. */
async function gone(child: ChildProcess, patience: number): Promise<void> {
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const ended = isGone() ? null : once(child, 'exit');
  if (ended) await Promise.race([ended, delay(patience)]);
  if (!isGone()) {
    child.kill('SIGKILL');
    await ended;
  }
}

export async function runKills(wanted: KillsWanted): Promise<Kills> {
  const folder = mkdtempSync(join(tmpdir(), 'rowan-kills-'));
  const port = await freePort();
  const below = luckOf(wanted.seed + 2);
  const nodes = new Nodes(wanted, port, folder);
  const crowd = new Crowd(`http://127.0.0.1:${port}/`, wanted.seed);
  let node = await nodes.start();
  const playing = Array.from({ length: wanted.tables }, () => crowd.play().catch(() => undefined));
  const patience = wanted.ackFirst ? 10_000 : 120_000;
  let failpoints = 0;
  for (let n = 0; n < wanted.kills; n++) {
    await armed(crowd, node.child, patience);
    if (node.failpoint) failpoints += 1;
    else {
      await delay(below(150));
      node.child.kill('SIGKILL');
    }
    await gone(node.child, 20_000);
    node = await nodes.start();
    if ((n + 1) % 10 === 0) wanted.tell?.(`${n + 1} kills, ${crowd.acked.length} acknowledged`);
  }
  await armed(crowd, node.child, patience);
  crowd.stop();
  await Promise.race([Promise.all(playing), delay(5000)]);
  node.child.kill('SIGTERM');
  await gone(node.child, 15_000);
  await nodes.end();
  const found = await compare(crowd, join(folder, 'rowan.db'));
  rmSync(folder, { recursive: true, force: true });
  const { acked, resent, tables } = crowd;
  return {
    kills: wanted.kills,
    failpoints,
    tables: tables.size,
    acked: acked.length,
    resent,
    ...found,
  };
}
