import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPENED, storeFaults } from '@rowan/testkit/store-laws';
import type { Store } from '@rowan/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../src/store/postgres-store.ts';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import { NO_FACTS, type NodeStore } from '../src/store/store.ts';
import { upserting } from './contract/broken.ts';
import { NODE_LAWS } from './contract/laws.ts';
import { testDatabase, type TestDatabase } from './postgres/database.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rowan-store-'));
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const STORES: Readonly<Record<string, () => Promise<NodeStore>>> = {
  'a file': () => sqliteStore(join(folder, 'rowan.db')),
  memory: () => sqliteStore(':memory:'),
  PostgreSQL: async () => postgresStore(database.url),
};

describe.each(Object.keys(STORES))('a store in %s', (where) => {
  let store: NodeStore;
  beforeAll(async () => {
    store = await STORES[where]!();
  });
  afterAll(() => store.close());

  test('keeps the laws of all stores', async () => {
    expect(await storeFaults(store)).toEqual({});
  });

  test.each(Object.keys(NODE_LAWS))('%s', async (law) => {
    await expect(NODE_LAWS[law]!(store)).resolves.toBeUndefined();
  });

  test('would be found out if it said that a row was won before it looked', async () => {
    const hasty: Store = {
      ...store,
      append: async (id, row, facts) => {
        void store.append(`hasty-${id}`, row, facts).catch(() => undefined);
        return 'won';
      },
    };
    expect(Object.keys(await storeFaults(hasty)).length).toBeGreaterThan(3);
  });
});

describe('a store in PostgreSQL', () => {
  /** Runs something on a database of its own, which may be broken. */
  async function broken<T>(work: (store: NodeStore, own: TestDatabase) => Promise<T>): Promise<T> {
    const own = await testDatabase();
    const store = postgresStore(own.url);
    try {
      return await work(store, own);
    } finally {
      await store.close();
      await own.drop();
    }
  }

  test('would be found out if it wrote over what is there', async () => {
    const faults = await broken((store, own) => storeFaults(upserting(store, own.pool)));
    expect(Object.keys(faults).length).toBeGreaterThan(2);
  });

  test('would be found out without its unique indexes', async () => {
    await broken(async (store, own) => {
      await own.pool.query('drop index log_command');
      const law = NODE_LAWS['takes no command of a client twice into one table']!;
      await expect(law(store)).rejects.toThrow(/taken/);
      await own.pool.query('drop index results_games');
      const ends = NODE_LAWS['P49 ends a rated game once, and counts nobody’s game twice']!;
      await expect(ends(store)).rejects.toThrow(/taken/);
      await own.pool.query('alter table log drop constraint log_pkey');
      const faults = await storeFaults(store);
      expect(Object.keys(faults)).toContain('of those who write one number at once, one wins');
    });
  });
});

describe('a store in one file', () => {
  test('is there again after the program has ended, brought up to date only once', async () => {
    const file = join(folder, 'again.db');
    const first = await sqliteStore(file);
    await first.create('t', OPENED, NO_FACTS);
    await first.close();
    const second = await sqliteStore(file);
    expect(await second.read('t', 0)).toEqual(OPENED);
    await second.close();
  });

  test('says so where it cannot be opened', async () => {
    await expect(sqliteStore(join(folder, 'no', 'such', 'folder.db'))).rejects.toThrow(/./);
  });
});
