import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseIn, sqliteStore } from '../../src/store/sqlite-store.ts';
import { Floor, quantile } from './floor.ts';
import { rage } from './rogue-process.ts';
import { PLAYERS, planTable, type Plan } from './script.ts';
import { ServerProcess, freePort } from './servers.ts';
import { boardgameIo, colyseus, ours, type Sit } from './wires.ts';

/** Our server as `rowan serve` starts it, durable, beside two others in memory: the same games, in turns. */

export interface LoadWanted {
  readonly seed: number;
  /** The program of our server, and of each of the others. */
  readonly programs: {
    readonly rowan: string;
    readonly boardgameIo: string;
    readonly colyseus: string;
  };
  readonly sizes: Sizes;
  readonly core: string | null;
  readonly tell: (words: string) => void;
}

export interface Sizes {
  /** Tables at each of the three, rounds in turns, and moves a table and round. */
  readonly tables: number;
  readonly rounds: number;
  readonly moves: number;
  readonly paced: { readonly perSecond: number; readonly seconds: number };
  /** Tables at which memory is looked at, first and last. */
  readonly memory: readonly [number, number];
  readonly hostile: number;
  readonly honest: number;
  readonly killed: number;
}

interface Side {
  readonly name: string;
  readonly server: ServerProcess;
  readonly floor: Floor;
  readonly cpu: number[];
  readonly bytes: number[];
}

const rounded = (n: number, digits = 1): number => Number(n.toFixed(digits));

/** Everything that a run leaves behind goes with it. */
class Bench {
  readonly wanted: LoadWanted;
  readonly #folder = mkdtempSync(join(tmpdir(), 'rowan-load-'));
  readonly #servers: ServerProcess[] = [];

  constructor(wanted: LoadWanted) {
    this.wanted = wanted;
    writeFileSync(join(this.#folder, 'index.html'), '<!doctype html>');
  }

  /** A data folder with tables that were dealt. */
  async data(name: string, count: number): Promise<{ data: string; plans: readonly Plan[] }> {
    const data = join(this.#folder, name);
    mkdirSync(data);
    const store = await sqliteStore(databaseIn(data));
    const plans: Plan[] = [];
    while (plans.length < count) {
      const some = Array.from({ length: Math.min(50, count - plans.length) }, (_, i) =>
        planTable(store, plans.length + i, this.wanted.seed),
      );
      plans.push(...(await Promise.all(some)));
    }
    await store.close();
    return { data, plans };
  }

  /** The setups of the games, for servers that deal them themselves. */
  setups(plans: readonly Plan[]): string {
    const file = join(this.#folder, 'setups.json');
    writeFileSync(file, JSON.stringify(plans.map(({ setup }) => setup)));
    return file;
  }

  launch(port: number, program: readonly string[]): ServerProcess {
    const server = ServerProcess.launch(port, program, this.wanted.core);
    this.#servers.push(server);
    return server;
  }

  rowan(data: string, port: number): ServerProcess {
    const options = ['serve', '--no-build', '--port', `${port}`, '--data', data];
    return this.launch(port, [this.wanted.programs.rowan, ...options, '--site', this.#folder]);
  }

  async end(): Promise<void> {
    for (const server of this.#servers) await server.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function side(
  name: string,
  sit: Sit,
  server: ServerProcess,
  plans: readonly Plan[],
): Promise<Side> {
  await server.listening();
  const floor = new Floor(sit);
  await floor.seat(plans);
  return { name, server, floor, cpu: [], bytes: [] };
}

const microseconds = ({ user, system }: NodeJS.CpuUsage): number => user + system;

/** One round at one server; the first one only warms it. */
async function round(
  { server, floor, cpu, bytes }: Side,
  moves: number,
  counts: boolean,
): Promise<void> {
  floor.forget();
  const before = await server.usage();
  await floor.rush(moves);
  const after = await server.usage();
  if (!counts) return;
  cpu.push((microseconds(after.cpu) - microseconds(before.cpu)) / floor.moves);
  bytes.push(floor.bytesAMove);
}

async function pacedAt({ floor }: Side, { perSecond, seconds }: Sizes['paced']) {
  floor.forget();
  await floor.pace(perSecond, seconds);
  const { latencies, moves } = floor;
  return { moves, p50: rounded(quantile(latencies, 0.5)), p99: rounded(quantile(latencies, 0.99)) };
}

const middle = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The same games at all three, in turns. */
async function compare(bench: Bench) {
  const { sizes, programs, tell } = bench.wanted;
  const { data, plans } = await bench.data('compare', sizes.tables);
  const setups = bench.setups(plans);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const sides = [
    await side('rowan', ours(ports[0]), bench.rowan(data, ports[0]), plans),
    await side(
      'boardgameIo',
      boardgameIo(ports[1]),
      bench.launch(ports[1], [programs.boardgameIo, `${ports[1]}`, setups]),
      plans,
    ),
    await side(
      'colyseus',
      colyseus(ports[2]),
      bench.launch(ports[2], [programs.colyseus, `${ports[2]}`, setups]),
      plans,
    ),
  ];
  for (let n = -1; n < sizes.rounds; n++)
    for (const one of sides) {
      await round(one, sizes.moves, n >= 0);
      tell(`round ${n + 1} at ${one.name}: ${one.cpu.at(-1)?.toFixed(0) ?? 'warm'}`);
    }
  const paced: Awaited<ReturnType<typeof pacedAt>>[] = [];
  for (const one of sides) paced.push(await pacedAt(one, sizes.paced));
  for (const { floor, server } of sides) {
    floor.close();
    await server.kill();
  }
  const [rowan, first, second] = sides.map((one, i) => figuresOf(one, paced[i]!)) as [
    Figures,
    Figures,
    Figures,
  ];
  const ratios = {
    boardgameIo: ratio(sides[1]!, sides[0]!),
    colyseus: ratio(sides[2]!, sides[0]!),
  };
  return { rowan, boardgameIo: first, colyseus: second, ratios };
}

type Figures = ReturnType<typeof figuresOf>;

const figuresOf = ({ cpu, bytes }: Side, paced: Awaited<ReturnType<typeof pacedAt>>) => ({
  cpu: cpu.map((one) => rounded(one, 0)),
  bytes: rounded(middle(bytes), 0),
  paced,
});

/** How much more the other one takes, round by round. */
const ratio = (other: Side, own: Side) => ({
  cpu: rounded(middle(own.cpu.map((one, i) => other.cpu[i]! / one)), 2),
  bytes: rounded(middle(other.bytes) / middle(own.bytes), 2),
});

/** What each further table takes, played at by four. */
async function memory(bench: Bench) {
  const { sizes, tell } = bench.wanted;
  const [few, many] = sizes.memory;
  const { data, plans } = await bench.data('memory', many);
  const port = await freePort();
  const server = await bench.rowan(data, port).listening();
  const floor = new Floor(ours(port));
  const usages = [];
  for (const [from, to] of [
    [0, few],
    [few, many],
  ] as const) {
    await floor.seat(plans.slice(from, to));
    await floor.rush(sizes.moves);
    await server.usage(true);
    usages.push((await server.usage(true)).memory);
    tell(`${to} tables, ${(usages.at(-1)!.rss / 1e6).toFixed(0)} MB`);
  }
  floor.close();
  await server.kill();
  const [before, after] = usages as [NodeJS.MemoryUsage, NodeJS.MemoryUsage];
  const kilobytes = (of: 'heapUsed' | 'rss'): number =>
    rounded((after[of] - before[of]) / (many - few) / 1000);
  return { tables: [few, many], heap: kilobytes('heapUsed'), rss: kilobytes('rss') };
}

/** Honest people play while many others do their worst. */
async function hostile(bench: Bench) {
  const { sizes } = bench.wanted;
  const { data, plans } = await bench.data('hostile', Math.ceil((sizes.honest / PLAYERS) * 1.5));
  const honest = plans.slice(0, Math.ceil(sizes.honest / PLAYERS));
  const port = await freePort();
  const server = await bench.rowan(data, port).listening();
  const floor = new Floor(ours(port));
  await floor.seat(honest);
  await floor.rush(2);
  floor.forget();
  const tokens = plans.slice(honest.length).flatMap((plan) => plan.tokens);
  const end = rage({ port, tokens, count: sizes.hostile });
  await floor.pace(sizes.paced.perSecond / 3, sizes.paced.seconds);
  const { opened, refused } = await end();
  const { latencies, lost, moves } = floor;
  floor.close();
  await server.kill();
  const p99 = rounded(quantile(latencies, 0.99));
  return {
    hostile: sizes.hostile,
    honest: honest.length * PLAYERS,
    opened,
    refused,
    moves,
    p99,
    dropped: lost,
  };
}

/** From the start of a new process to the first answer at nearly all tables. */
async function killed(bench: Bench) {
  const { sizes } = bench.wanted;
  const { data, plans } = await bench.data('killed', sizes.killed);
  const port = await freePort();
  const server = await bench.rowan(data, port).listening();
  const floor = new Floor(ours(port));
  await floor.seat(plans);
  await floor.rush(2);
  await server.kill();
  const start = performance.now();
  const next = bench.rowan(data, port);
  await floor.comeBack();
  const back = floor.tables.map((table) => table.back! - start);
  floor.close();
  await next.kill();
  return {
    tables: sizes.killed,
    seconds: rounded(quantile(back, 0.95) / 1000, 2),
    last: rounded(Math.max(...back) / 1000, 2),
  };
}

const PARTS = { compare, memory, hostile, killed } as const;

export type Part = keyof typeof PARTS;
export const ALL_PARTS = Object.keys(PARTS) as readonly Part[];
/** What came of each part that was run. */
export type Found = { readonly [P in Part]?: Awaited<ReturnType<(typeof PARTS)[P]>> };

export async function runLoad(wanted: LoadWanted, parts: readonly Part[]) {
  const bench = new Bench(wanted);
  const before = loadavg().map((one) => rounded(one));
  try {
    const found: Record<string, unknown> = {};
    for (const part of parts) {
      found[part] = await PARTS[part](bench);
      wanted.tell(JSON.stringify(found[part]));
    }
    const load = { before, after: loadavg().map((one) => rounded(one)) };
    return { found: found as Found, load };
  } finally {
    await bench.end();
  }
}
