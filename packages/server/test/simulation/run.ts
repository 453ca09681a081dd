import { isDeepStrictEqual } from 'node:util';
import { luckOf } from '@rowan/testkit';
import { SimulatedClient } from './client.ts';
import { SimulatedNode, type Line } from './node.ts';
import { Log, SimulatedStore, Ways, type Counts, type FaultName, type Planted } from './world.ts';

/** Nodes, clients and their store, all faults among them, in an order that follows from a seed. */

export interface Simulated {
  readonly faults: Counts;
  readonly steps: number;
  readonly acked: number;
  /** What is wrong; null where nothing is. */
  readonly wrong: string | null;
}

const NODES = 2;
const STEPS = 160;
/** Steps within which everything has to be well again once nothing fails any more. */
const HEALING = 3000;
/** One of so many steps is a fault. */
const FAULTS = 12;

const NO_FAULTS: Counts = {
  crash: 0,
  pause: 0,
  cut: 0,
  lostHint: 0,
  unknownCommit: 0,
  unsyncedLoss: 0,
  clockJump: 0,
};

/** Faults that are done to somebody; hints get lost by themselves. */
type Done = Exclude<FaultName, 'lostHint'>;
const DONE = (Object.keys(NO_FAULTS) as FaultName[]).filter(
  (name) => name !== 'lostHint',
) as Done[];
const IN_STORE: readonly Done[] = ['unknownCommit', 'unsyncedLoss'];

/** What must not be. */
class Found extends Error {}

class Simulation {
  readonly faults: Counts = { ...NO_FAULTS };
  steps = 0;
  readonly #ways: Ways;
  readonly #log: Log;
  readonly #store: SimulatedStore;
  readonly #planted: Planted | null;
  readonly #nodes: SimulatedNode[];
  readonly #clients: SimulatedClient[];
  /** To which node a client is connected, and by which line. */
  readonly #lines = new Map<
    SimulatedClient,
    { readonly node: SimulatedNode; readonly line: Line }
  >();
  readonly #seen = new Map<SimulatedClient, number>();
  #time = 1_000_000;
  #born = 0;
  #wrong: Error | null = null;
  #calm = false;

  constructor(seed: number, planted: Planted | null) {
    this.#ways = new Ways(luckOf(seed));
    this.#log = new Log(seed);
    this.#planted = planted;
    this.#store = new SimulatedStore(this.#log, this.#ways, planted);
    this.#nodes = Array.from({ length: NODES }, () => this.#node());
    const { below } = this.#ways;
    this.#clients = [
      new SimulatedClient('ash', [0], below),
      new SimulatedClient('birch', [1], below),
      new SimulatedClient('willow', [], below),
    ];
  }

  #node(): SimulatedNode {
    this.#born += 1;
    return new SimulatedNode(`node ${this.#born}`, {
      store: this.#store,
      ways: this.#ways,
      planted: this.#planted,
      clock: () => this.#time,
      wrote: (node) => this.#hint(node),
      broke: (error) => {
        // A store that fails is no fault of the node.
        if (!/power|connection/.test(String(error))) this.#wrong ??= new Found(String(error));
      },
    });
  }

  /** After a row the other nodes are told, or are not. */
  #hint(from: SimulatedNode): void {
    for (const node of this.#nodes) {
      if (node === from) continue;
      if (!this.#calm && this.#ways.below(3) === 0) this.faults.lostHint += 1;
      else this.#ways.send(`hint ${node.name}`, () => node.look(), node.isHeld);
    }
  }

  // Connections

  #connect(client: SimulatedClient): void {
    const node = this.#nodes[this.#ways.below(this.#nodes.length)]!;
    this.#born += 1;
    const id = `line ${this.#born}`;
    const line: Line = {
      id,
      client: client.name,
      seats: client.seats,
      hears: (message) => {
        const copy = JSON.parse(JSON.stringify(message)) as typeof message;
        this.#ways.send(`${id} down`, () => this.#say(client, client.hears(copy)));
      },
      queue: Promise.resolve(),
    };
    node.connect(line);
    this.#lines.set(client, { node, line });
    this.#say(client, client.begin());
  }

  #say(client: SimulatedClient, messages: ReturnType<SimulatedClient['begin']>): void {
    const at = this.#lines.get(client);
    if (!at) return;
    const { node, line } = at;
    for (const message of messages)
      this.#ways.send(`${line.id} up`, () => node.hear(line.id, message), node.isHeld);
  }

  #cut(client: SimulatedClient): void {
    const at = this.#lines.get(client);
    if (!at) return;
    this.#lines.delete(client);
    for (const way of ['up', 'down']) this.#ways.clear(`${at.line.id} ${way}`);
    at.node.leave(at.line.id);
  }

  // Faults

  readonly #does: { readonly [F in Done]: () => boolean } = {
    crash: () => {
      const i = this.#ways.below(NODES);
      const dead = this.#nodes[i]!;
      dead.gone = true;
      for (const client of this.#clients)
        if (this.#lines.get(client)?.node === dead) this.#cut(client);
      // What it has sent to the store may arrive or not; what comes back finds nobody.
      if (this.#ways.below(2) === 0) this.#ways.clear(`${dead.name} appends`);
      this.#ways.clear(`${dead.name} store`);
      this.#nodes[i] = this.#node();
      return true;
    },
    pause: () => {
      const node = this.#nodes[this.#ways.below(NODES)]!;
      node.paused = !node.paused;
      return true;
    },
    cut: () => {
      this.#cut(this.#clients[this.#ways.below(this.#clients.length)]!);
      return true;
    },
    unknownCommit: () => this.#store.muddle(),
    unsyncedLoss: () => this.#store.losePower(),
    clockJump: () => {
      this.#time += this.#ways.below(20_000) - 10_000;
      return true;
    },
  };

  #fail(names: readonly Done[]): void {
    const name = names[this.#ways.below(names.length)]!;
    if (this.#does[name]()) this.faults[name] += 1;
  }

  // Steps

  async #step(): Promise<boolean> {
    this.steps += 1;
    this.#time += this.#ways.below(50);
    const happened = this.#ways.step();
    await new Promise(setImmediate);
    this.#check();
    return happened;
  }

  /** Whoever is not connected connects; who is may say something, or asks again. */
  #live(): void {
    const client = this.#clients[this.#ways.below(this.#clients.length)]!;
    if (!this.#lines.has(client)) this.#connect(client);
    else if (client.open.size > 0 && this.#ways.below(8) === 0) {
      this.#cut(client);
      this.#connect(client);
    } else {
      const message = this.#calm ? null : client.act();
      if (message) this.#say(client, [message]);
    }
  }

  #sweep(): void {
    if (this.#planted === 'noSweep') return;
    for (const node of this.#nodes) if (!node.paused) node.look();
  }

  async run(): Promise<void> {
    for (let n = 0; n < STEPS; n++) {
      if (this.#ways.below(FAULTS) === 0) this.#fail(DONE);
      if (this.#store.isBusy && this.#ways.below(FAULTS) === 0) this.#fail(IN_STORE);
      if (this.#ways.below(3) === 0) this.#live();
      if (this.#ways.below(40) === 0) this.#sweep();
      await this.#step();
    }
    await this.#heal();
  }

  /** Nothing fails any more: everybody has to be answered and to see the last row. */
  async #heal(): Promise<void> {
    this.#calm = true;
    for (const node of this.#nodes) node.paused = false;
    for (let n = 0; n < HEALING; n++) {
      const quiet = !(await this.#step());
      if (quiet && this.#isWell()) return this.#checkTold();
      if (quiet) {
        this.#sweep();
        for (const client of this.#clients) {
          if (!this.#lines.has(client)) this.#connect(client);
          else if (client.open.size > 0 || !client.chair.known) {
            this.#cut(client);
            this.#connect(client);
          }
        }
      }
    }
    throw new Found('it does not get well again');
  }

  #isWell(): boolean {
    const last = this.#log.rows.length - 1;
    return this.#clients.every(({ open, chair }) => open.size === 0 && chair.known?.seq === last);
  }

  // What must hold

  #check(): void {
    if (this.#wrong) throw this.#wrong;
    for (const client of this.#clients) {
      const { known } = client.chair;
      if (!known || this.#seen.get(client) === known.seq) continue;
      this.#seen.set(client, known.seq);
      const shown = this.#log.shown[known.seq];
      if (!shown) throw new Found('somebody sees a row that is not kept');
      if (!isDeepStrictEqual(known.shown, JSON.parse(JSON.stringify(shown))))
        throw new Found('somebody sees what the log does not say');
    }
  }

  #checkTold(): void {
    const { rows } = this.#log;
    const done = new Map<string, number>();
    for (const [i, { seq, at, command }] of rows.entries()) {
      if (seq !== i) throw new Found('a row has the number of another');
      if (i > 0 && at < rows[i - 1]!.at) throw new Found('time goes backwards');
      if (!command) continue;
      const key = `${command.client} ${command.n}`;
      if (done.has(key)) throw new Found('a command was carried out twice');
      done.set(key, seq);
    }
    for (const { name, replies } of this.#clients)
      for (const reply of replies) {
        const seq = done.get(`${name} ${reply.command}`);
        if (reply.kind === 'acked' && seq !== reply.n) throw new Found('a row was lost');
        const final = reply.kind === 'rejected' && reply.refusal.reason !== 'unkept';
        if (final && seq !== undefined) throw new Found('refused, and done all the same');
      }
  }

  get acked(): number {
    return this.#clients.reduce(
      (sum, { replies }) => sum + replies.filter(({ kind }) => kind === 'acked').length,
      0,
    );
  }
}

export async function simulate(seed: number, planted: Planted | null = null): Promise<Simulated> {
  const simulation = new Simulation(seed, planted);
  let wrong: string | null = null;
  try {
    await simulation.run();
  } catch (error) {
    wrong = error instanceof Error ? error.message : String(error);
  }
  const { faults, steps, acked } = simulation;
  return { faults, steps, acked, wrong };
}
