import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Appended } from '@rowan/table';
import pg from 'pg';
import { createLog } from '../../src/log.ts';
import { startServer } from '../../src/start.ts';
import { postgresStore } from '../../src/store/postgres-store.ts';
import { sqliteStore } from '../../src/store/sqlite-store.ts';
import type { NodeStore } from '../../src/store/store.ts';
import { upserting } from '../contract/broken.ts';

/**
 * A node in a process of its own, to be killed. It waits with everything loaded until it is told to begin, so that the
 * next one is there as soon as the last is gone.
 */

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    data: { type: 'string' },
    /** Instead of a folder: a PostgreSQL that several nodes share. */
    database: { type: 'string' },
    upsert: { type: 'boolean', default: false },
    'no-sweep': { type: 'boolean', default: false },
    'ack-first': { type: 'boolean', default: false },
    /** Before or after the row that is the n-th of this process lies in the store. */
    fail: { type: 'string' },
    at: { type: 'string', default: '0' },
  },
});

const die = (): void => void process.kill(process.pid, 'SIGKILL');

/** Milliseconds that a hasty store lets a row wait. */
const LATER = 40;

/** Says that a row is kept, and keeps it afterwards: what no store may do. */
function hasty(store: NodeStore): NodeStore {
  const ahead = new Map<string, number>();
  return {
    ...store,
    append: async (table, row, facts) => {
      // Before the game the node reads what it has just written, and would find itself out.
      if (row.said.kind !== 'moved') return store.append(table, row, facts);
      const next = ahead.get(table) ?? row.seq;
      if (row.seq < next) return 'taken';
      ahead.set(table, row.seq + 1);
      setTimeout(() => void store.append(table, row, facts).catch(() => undefined), LATER);
      return 'won';
    },
  };
}

function failing(store: NodeStore): NodeStore {
  let n = 0;
  return {
    ...store,
    append: async (table, row, facts): Promise<Appended> => {
      n += 1;
      const now = n === Number(values.at);
      if (now && values.fail === 'before') die();
      const outcome = await store.append(table, row, facts);
      if (now && values.fail === 'after') die();
      return outcome;
    },
  };
}

/** Milliseconds before a store that writes over rows does so. */
const SLOW = 60;

/** The store that several nodes share, whole or broken. */
function sharedStore(url: string): NodeStore {
  const store = postgresStore(url);
  if (values.upsert) return upserting(store, new pg.Pool({ connectionString: url }), SLOW);
  // Hints are heard, and what was missed is not looked for.
  return values['no-sweep']
    ? { ...store, listen: (heard) => store.listen(heard, () => undefined) }
    : store;
}

await once(process.stdin, 'data');
const { database } = values;
const store =
  database === undefined
    ? await sqliteStore(join(values.data!, 'rowan.db'))
    : sharedStore(database);
const kept = values['ack-first'] ? hasty(store) : store;
const running = await startServer({
  port: Number(values.port),
  host: '127.0.0.1',
  data: values.fail ? failing(kept) : kept,
  pace: 0,
  limits: {
    messagesASecond: 100_000,
    messagesAtOnce: 200_000,
    sessionsAnHour: 100_000,
    socketsAnAddress: 10_000,
    openTablesAPerson: 100_000,
    claimFor: 2000,
    sweepEvery: values['no-sweep'] ? 3_600_000 : 500,
  },
  // What is broken on purpose has much to tell.
  log: createLog(values.upsert ? 'silent' : 'error'),
});
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
console.log('listening');
