import type { Appended } from '@rowan/table';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Refused } from '@rowan/protocol';
import type { NodeStore } from './store/store.ts';

type Past = 'archived' | 'left' | 'removed' | 'talk' | 'sessions';

/** What a node counts while it works. Neither ids nor names: whoever reads it learns how much, not who. */
export interface Meter {
  readonly appended: (outcome: Appended | 'failed', seconds: number) => void;
  readonly committed: (jobs: number, seconds: number) => void;
  readonly sent: (bytes: number) => void;
  readonly refused: (reason: Refused) => void;
  /** A hint of some node came; a look found so many tables at which hints did not tell what was new. */
  readonly hinted: () => void;
  readonly swept: (found: number) => void;
  /** What is past: games in the archive, those whose rows stay, what is gone. */
  readonly kept: (what: Past, n: number) => void;
  /** A backup was made at that time; null: it could not be. */
  readonly backedUp: (at: number | null) => void;
}

/** Where nobody asks, nothing is counted. */
export const NO_METER: Meter = {
  appended: () => undefined,
  committed: () => undefined,
  sent: () => undefined,
  refused: () => undefined,
  hinted: () => undefined,
  swept: () => undefined,
  kept: () => undefined,
  backedUp: () => undefined,
};

/** What is looked up when somebody asks. */
interface Gauged {
  readonly sockets: () => number;
  readonly tablesAwake: () => number;
  readonly draining: () => boolean;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export interface Metrics {
  readonly meter: Meter;
  readonly watch: (gauged: Gauged) => void;
  readonly type: string;
  readonly text: () => Promise<string>;
}

/** What several nodes on one database have to do with each other. */
function nodesIn(registers: Registry[]): Pick<Meter, 'hinted' | 'swept'> {
  const hints = new Counter({
    name: 'rowan_hints_total',
    help: 'Hints that came, of this node and others.',
    registers,
  });
  const sweeps = new Counter({
    name: 'rowan_sweeps_total',
    help: 'Looks for what other nodes have written.',
    registers,
  });
  const found = new Counter({
    name: 'rowan_swept_tables_total',
    help: 'Tables at which a look found what no hint had told.',
    registers,
  });
  return {
    hinted: () => hints.inc(),
    swept: (n) => {
      sweeps.inc();
      found.inc(n);
    },
  };
}

/** What becomes of that which is past. */
function pastIn(registers: Registry[]): Pick<Meter, 'kept'> {
  const past = new Counter({
    name: 'rowan_past_total',
    help: 'Games archived, left because they could not be followed, tables removed, lines and sessions forgotten.',
    labelNames: ['what'],
    registers,
  });
  return { kept: (what, n) => past.inc({ what }, n) };
}

/** Backups that the server makes by itself. */
function backupsIn(registers: Registry[]): Pick<Meter, 'backedUp'> {
  const backups = new Counter({
    name: 'rowan_backups_total',
    help: 'Backups that were made, and those that could not be.',
    labelNames: ['outcome'],
    registers,
  });
  const last = new Gauge({
    name: 'rowan_backup_last_seconds',
    help: 'When the last backup was made, in seconds since 1970; 0: none since the start.',
    registers,
  });
  return {
    backedUp: (at) => {
      backups.inc({ outcome: at === null ? 'failed' : 'made' });
      if (at !== null) last.set(at / 1000);
    },
  };
}

/** What goes out to clients, and what is turned away. */
function wiresIn(registers: Registry[]): Pick<Meter, 'sent' | 'refused'> {
  const frames = new Counter({
    name: 'rowan_frames_sent_total',
    help: 'Messages to clients.',
    registers,
  });
  const bytes = new Counter({
    name: 'rowan_bytes_sent_total',
    help: 'Bytes of messages to clients, with the framing of sockets.',
    registers,
  });
  const refused = new Counter({
    name: 'rowan_refused_total',
    help: 'Connections and messages that were turned away, by reason.',
    labelNames: ['reason'],
    registers,
  });
  return {
    sent: (n) => {
      frames.inc();
      bytes.inc(n);
    },
    refused: (reason) => refused.inc({ reason }),
  };
}

function meterIn(registry: Registry): Meter {
  const registers = [registry];
  const appends = new Counter({
    name: 'rowan_appends_total',
    help: 'Rows that were to be written: won, taken by another writer, gone with their table, failed.',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'rowan_append_seconds',
    help: 'From the wish to write a row to its being on the disk.',
    buckets: SECONDS,
    registers,
  });
  const commits = new Histogram({
    name: 'rowan_commit_seconds',
    help: 'One commit of the store.',
    buckets: SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'rowan_commit_jobs',
    help: 'What went into one commit together.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  return {
    appended: (outcome, took) => {
      appends.inc({ outcome });
      seconds.observe(took);
    },
    committed: (n, took) => {
      jobs.observe(n);
      commits.observe(took);
    },
    ...wiresIn(registers),
    ...nodesIn(registers),
    ...pastIn(registers),
    ...backupsIn(registers),
  };
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

/** Counts for Prometheus, with those of the process itself. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const meter = meterIn(registry);
  const watch = ({ sockets, tablesAwake, draining }: Gauged): void => {
    gauge(registry, 'rowan_sockets', 'Open connections.', sockets);
    gauge(registry, 'rowan_tables_awake', 'Tables that are held in memory.', tablesAwake);
    gauge(registry, 'rowan_draining', '1 while the node stops.', () => Number(draining()));
  };
  return { meter, watch, type: registry.contentType, text: () => registry.metrics() };
}

/** A store whose appends are counted. */
export const metered = (store: NodeStore, { appended }: Meter): NodeStore => ({
  ...store,
  append: async (...row) => {
    const start = performance.now();
    const told = (outcome: Appended | 'failed'): void =>
      appended(outcome, (performance.now() - start) / 1000);
    try {
      const outcome = await store.append(...row);
      told(outcome);
      return outcome;
    } catch (error) {
      told('failed');
      throw error;
    }
  },
});
