import { isDeepStrictEqual } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { shelf } from '@rowan/engines';
import { parseLife } from '@rowan/protocol';
import type { Below, GameView } from '@rowan/rules';
import { loadLife, type LifeRow } from '@rowan/table';
import { luckOf } from '@rowan/testkit';
import { Guest, type Sitting } from '../guest.ts';
import { startNode, type TestNode } from '../running.ts';
import { BadNetwork, type Faults } from './bad-network.ts';

/** People play over a bad network; afterwards the log is compared with what each of them was told and sees. */

export interface NetworkWanted {
  readonly commands: number;
  readonly tables: number;
  readonly seed: number;
  /** Clients that say again what was not answered as if it were something new. */
  readonly forgets?: boolean;
  readonly tell?: (words: string) => void;
}

export interface Network {
  /** Commands that were answered. */
  readonly commands: number;
  readonly acked: number;
  readonly tables: number;
  readonly frames: number;
  readonly faults: Faults;
  readonly connections: number;
  /** Times that somebody did not wait any longer and said everything again. */
  readonly again: number;
  /** Told that it was done, and it was not; or told that it was not, and it was. */
  readonly lost: number;
  readonly twice: number;
  readonly gaps: number;
  /** Seats whose view is not what the log leads to. */
  readonly differ: number;
}

/** Milliseconds without news after which everything is asked again; each time it is longer. */
const PATIENCE = 40;
const LONGEST_PATIENCE = 400;
const TICK = 10;
/** An exchange takes the node so many looks into its store, and what was measured counts so much later on. */
const SLOWNESS = 6;
const FADES = 0.9;
const HOUR = 3_600_000;
/** Milliseconds within which everybody has seen everything, once the network is good again. */
const SETTLED = 60_000;

type Reply = Awaited<ReturnType<Sitting['ask']>>;

interface Told {
  readonly sitting: Sitting;
  readonly reply: Reply;
}

interface Found {
  lost: number;
  twice: number;
  gaps: number;
  differ: number;
}

/** The number under which a command was said first. */
const firstOf = ({ renumbered }: Sitting, n: number): number => renumbered.get(n) ?? n;

/** The rows that carried each command out. */
function carriedOut(rows: readonly LifeRow[], sittings: readonly Sitting[]): Map<string, number[]> {
  const by = new Map<string, number[]>();
  for (const { seq, command } of rows) {
    const sitting = sittings.find(({ client }) => command?.client.endsWith(`:${client}`));
    if (!command || !sitting) continue;
    const key = `${sitting.client} ${firstOf(sitting, command.n)}`;
    by.set(key, [...(by.get(key) ?? []), seq]);
  }
  return by;
}

function isLost({ sitting, reply }: Told, done: ReadonlyMap<string, readonly number[]>): boolean {
  const rows = done.get(`${sitting.client} ${firstOf(sitting, reply.command)}`) ?? [];
  return reply.kind === 'acked' ? !rows.includes(reply.n) : rows.length > 0;
}

/** One table with two persons, from its opening until everything about it was compared. */
class Played {
  readonly #crowd: Crowd;
  readonly #sittings: readonly Sitting[];
  readonly #told: Told[] = [];
  #over = false;

  constructor(crowd: Crowd, guests: readonly Guest[], table: string) {
    this.#crowd = crowd;
    this.#sittings = guests.map((guest) => guest.sit(table));
    for (const sitting of this.#sittings) {
      sitting.forgets = crowd.wanted.forgets ?? false;
      void this.#keep(sitting);
    }
  }

  /** Whoever hears nothing new for a while says again what was not answered, over this connection or another. */
  async #keep(sitting: Sitting): Promise<void> {
    let [wait, news] = [PATIENCE, ''];
    while (!this.#over) {
      if (!sitting.socket || sitting.closed !== null) await this.#connect(sitting);
      const late =
        Date.now() +
        this.#crowd.pulse +
        this.#crowd.below(PATIENCE) +
        wait * (sitting.open > 0 ? 1 : 3);
      while (sitting.closed === null && Date.now() < late) await delay(TICK);
      sitting.heard.length = 0;
      sitting.bytes.length = 0;
      const now = `${sitting.chair.known?.seq} ${sitting.gathering?.seq} ${sitting.open}`;
      wait = now === news ? Math.min(LONGEST_PATIENCE, wait * 2) : PATIENCE;
      if (now === news) this.#again(sitting);
      news = now;
    }
    sitting.cut();
  }

  async #connect(sitting: Sitting): Promise<void> {
    this.#crowd.connections += 1;
    await sitting.connect().catch(() => undefined);
  }

  #again(sitting: Sitting): void {
    this.#crowd.again += 1;
    if (this.#crowd.below(4) === 0) sitting.cut();
    else sitting.attach();
  }

  async #asked(sitting: Sitting, command: Promise<Reply>): Promise<Reply> {
    const reply = await command;
    this.#told.push({ sitting, reply });
    this.#crowd.answered(reply);
    return reply;
  }

  /** Says it once more where it was turned away, until the table shows that it was done. */
  async #insist(sitting: Sitting, command: () => Promise<Reply>, holds: () => boolean) {
    while (!holds()) {
      const { kind } = await this.#asked(sitting, command());
      if (kind === 'acked') return;
      await delay(PATIENCE);
    }
  }

  async #sit(sitting: Sitting, seat: number): Promise<void> {
    await sitting.until(() => sitting.gathering !== null, HOUR);
    const mine = () => sitting.gathering!.chairs[sitting.gathering!.mine ?? -1];
    await this.#insist(
      sitting,
      () => sitting.ask({ kind: 'sit', seat }),
      () => mine() !== undefined,
    );
    await this.#insist(
      sitting,
      () => sitting.ready(),
      () => mine()?.ready ?? false,
    );
  }

  async play(): Promise<Found> {
    const [first] = this.#sittings;
    await Promise.all(this.#sittings.map((sitting, seat) => this.#sit(sitting, seat)));
    const started = () => first!.chair.known !== null || first!.gathering?.phase !== 'gather';
    await this.#insist(first!, () => first!.ask({ kind: 'start' }), started);
    await Promise.all(this.#sittings.map((sitting) => this.#moves(sitting)));
    const rows = await this.#settled();
    this.#over = true;
    return this.#compared(rows);
  }

  async #moves(sitting: Sitting): Promise<void> {
    const crowd = this.#crowd;
    const isOver = (): boolean => crowd.over || sitting.view?.phase === 'over';
    while (!isOver()) {
      await sitting.until(() => isOver() || sitting.mayMove, HOUR);
      if (isOver()) return;
      const acts = this.#acts(sitting).map((act) => this.#asked(sitting, act));
      const rows = (await Promise.all(acts)).map((reply) =>
        reply.kind === 'acked' ? reply.n : -1,
      );
      if (Math.max(...rows) < 0) await delay(PATIENCE);
      await sitting.until(() => isOver() || sitting.chair.known!.seq >= Math.max(...rows), HOUR);
    }
  }

  /** Mostly a move; now and then something is taken back, or two things are said at once. */
  #acts(sitting: Sitting): Promise<Reply>[] {
    const { below } = this.#crowd;
    const { takeback } = sitting.chair.known!;
    const mine = takeback !== null && sitting.seats.includes(takeback.seat) ? takeback : null;
    if (mine && mine.undo > 0 && below(5) === 0) return [sitting.ask({ kind: 'undo' })];
    if (mine && mine.redo > 0 && below(2) === 0) return [sitting.ask({ kind: 'redo' })];
    const move = sitting.move(below(6));
    return below(10) === 0 ? [move, sitting.ask({ kind: 'undo' })] : [move];
  }

  /** The network is good again, and everybody sees the last row. */
  async #settled(): Promise<readonly LifeRow[]> {
    for (const sitting of this.#sittings) {
      sitting.guest.way = sitting.guest.url;
      sitting.cut();
    }
    const late = Date.now() + SETTLED;
    for (;;) {
      const rows = await this.#crowd.rowsOf(this.#sittings[0]!.table);
      const all = this.#sittings.every(
        ({ open, chair }) => open === 0 && (chair.known?.seq ?? -1) === rows.length - 1,
      );
      if (all || Date.now() > late) return rows;
      await delay(PATIENCE);
    }
  }

  async #compared(rows: readonly LifeRow[]): Promise<Found> {
    const done = carriedOut(rows, this.#sittings);
    const views = await this.#crowd.viewsOf(this.#sittings[0]!.table, rows);
    const seen = this.#sittings.filter(
      ({ view, seats: [seat] }) => seat === undefined || !isDeepStrictEqual(view, views(seat)),
    );
    return {
      lost:
        this.#told.filter((told) => isLost(told, done)).length +
        this.#sittings.reduce((sum, { open }) => sum + open, 0),
      twice: [...done.values()].filter((seqs) => seqs.length > 1).length,
      gaps: rows.filter(({ seq }, i) => seq !== i).length,
      differ: seen.length,
    };
  }
}

/** Everybody who plays, the network between them and the node, and what was found. */
class Crowd {
  readonly wanted: NetworkWanted;
  readonly below: Below;
  readonly found: Found = { lost: 0, twice: 0, gaps: 0, differ: 0 };
  commands = 0;
  acked = 0;
  connections = 0;
  again = 0;
  tables = 0;
  pulse = 0;
  #ended = false;
  readonly #node: TestNode;
  readonly #network: BadNetwork;

  constructor(wanted: NetworkWanted, node: TestNode, network: BadNetwork) {
    this.wanted = wanted;
    this.below = luckOf(wanted.seed);
    this.#node = node;
    this.#network = network;
  }

  /** How slow everything is just now: whoever is less patient than that only makes it slower. */
  async measure(): Promise<void> {
    while (!this.#ended) {
      const since = performance.now();
      await this.#node.node.store.enter('nowhere', 'nobody');
      await delay(TICK);
      const took = performance.now() - since - TICK;
      this.pulse = Math.max(SLOWNESS * took, this.pulse * FADES);
    }
  }

  end(): void {
    this.#ended = true;
  }

  get over(): boolean {
    return this.commands >= this.wanted.commands;
  }

  answered({ kind }: Reply): void {
    this.commands += 1;
    if (kind === 'acked') this.acked += 1;
    const { lost, twice } = this.found;
    const words = `${this.commands} commands, ${this.tables} tables; compared: ${lost} lost, ${twice} twice`;
    if (this.commands % 5000 === 0) this.wanted.tell?.(words);
  }

  async rowsOf(table: string): Promise<readonly LifeRow[]> {
    const rows = parseLife(await this.#node.node.store.read(table, 0));
    if (!rows.ok) throw new Error(`a log cannot be read: ${rows.error.code}`);
    return rows.value;
  }

  /** What each seat sees where the log leads to. */
  async viewsOf(table: string, rows: readonly LifeRow[]): Promise<(seat: number) => GameView> {
    const [{ said }] = rows as readonly [LifeRow];
    const owner = said.kind === 'opened' ? said.owner : '';
    const secret = (await this.#node.node.store.enter(table, owner))!;
    const loaded = await loadLife(rows, { table, secret, nameOf: () => '' }, shelf);
    if (!loaded.ok) throw new Error(`a log cannot be followed: ${loaded.error.code}`);
    const { engine, state } = loaded.value.game;
    return (seat) => JSON.parse(JSON.stringify(engine.view(state, seat))) as GameView;
  }

  /** Two persons play one table after the other. */
  async play(): Promise<void> {
    const { url } = this.#node;
    const guests = await Promise.all(['Ash', 'Birch'].map((name) => Guest.named(url, name)));
    while (!this.over) {
      const { table, invite } = await guests[0]!.open('pp');
      await guests[1]!.enter(table, invite);
      for (const guest of guests) guest.way = this.#network.url;
      this.tables += 1;
      const found = await new Played(this, guests, table).play();
      for (const what of Object.keys(found) as (keyof Found)[]) this.found[what] += found[what];
    }
  }
}

export async function runNetwork(wanted: NetworkWanted): Promise<Network> {
  const limits = { socketsAnAddress: 100_000, socketsAPerson: 100, openTablesAPerson: 100_000 };
  const node = await startNode({ limits });
  const network = await BadNetwork.before(node.url, luckOf(wanted.seed + 1));
  const crowd = new Crowd(wanted, node, network);
  const measuring = crowd.measure();
  await Promise.all(Array.from({ length: wanted.tables }, () => crowd.play()));
  crowd.end();
  await measuring;
  await network.end();
  await node.end();
  if (node.faults.length > 0) throw new Error(String(node.faults[0]));
  const { commands, acked, tables, connections, again, found } = crowd;
  const { frames, faults } = network;
  return { commands, acked, tables, frames, faults, connections, again, ...found };
}
