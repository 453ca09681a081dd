import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPENED, rowBy, storeFaults } from '@rowan/testkit/store-laws';
import type { LifeRow, Row, Store } from '@rowan/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import { NO_FACTS, type NodeStore } from '../src/store/store.ts';
import { hashOf } from '../src/tokens.ts';

let folder: string;
let store: NodeStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rowan-store-'));
  store = await sqliteStore(join(folder, 'rowan.db'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const table = (id: string) => ({
  id,
  owner: 'ash',
  secret: 's'.repeat(64),
  invite: hashOf(`link to ${id}`),
  rows: [OPENED[0] as unknown as LifeRow],
});

describe('a store in one file', () => {
  test('keeps the laws of all stores', async () => {
    expect(await storeFaults(store)).toEqual({});
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

  test('carries out many appends in few commits, each for its own table', async () => {
    const ids = Array.from({ length: 60 }, (_, i) => `many-${i}`);
    for (const id of ids) await store.create(id, OPENED, NO_FACTS);
    const rows = [2, 3, 4].map((seq) => rowBy('a', seq));
    const won = await Promise.all(
      ids.flatMap((id) => rows.map((row) => store.append(id, row, NO_FACTS))),
    );
    expect(new Set(won)).toEqual(new Set(['won']));
    for (const id of ids) expect(await store.read(id, 0)).toHaveLength(5);
  });

  test('takes no command of a client twice into one table', async () => {
    await store.create('once', OPENED, NO_FACTS);
    const again: Row = { ...rowBy('a', 3), command: { client: 'a', n: 2 } };
    expect(await store.append('once', rowBy('a', 2), NO_FACTS)).toBe('won');
    expect(await store.append('once', again, NO_FACTS)).toBe('taken');
    expect(await store.read('once', 3)).toEqual([]);
  });

  test('P22 lets in whoever has the link, and tells nobody else that there is a table', async () => {
    await store.openTable(table('door'));
    expect(await store.openTable(table('door'))).toBe('taken');
    expect(await store.enter('door', 'ash')).toBe('s'.repeat(64));
    expect(await store.enter('door', 'birch')).toBeNull();
    expect(await store.admit('door', 'birch', hashOf('link to another'))).toBe(false);
    expect(await store.enter('door', 'birch')).toBeNull();
    expect(await store.admit('door', 'birch', hashOf('link to door'))).toBe(true);
    expect(await store.admit('door', 'birch', hashOf('link to door'))).toBe(true);
    expect(await store.enter('door', 'birch')).toBe('s'.repeat(64));
    expect(await store.admit('no door', 'birch', hashOf('link to door'))).toBe(false);
    expect(await store.openTables('ash')).toBe(1);
    expect((await store.tablesOf('birch', 5)).map(({ id }) => id)).toEqual(['door']);
  });

  test('knows people by the hash of what they were given, as long as they come by', async () => {
    const day = 86_400_000;
    const birch = { id: 'b', name: 'Birch', guest: true };
    await store.signIn(birch, hashOf('token'), 0);
    expect(await store.personOf(hashOf('token'), day)).toEqual(birch);
    expect(await store.personOf('token', day)).toBeNull();
    expect(await store.personOf(hashOf('token'), 399 * day)).toEqual(birch);
    // It was used meanwhile.
    expect(await store.personOf(hashOf('token'), 799 * day)).toEqual(birch);
    expect(await store.personOf(hashOf('token'), 1200 * day)).toBeNull();
    await store.rename({ id: 'b', name: 'Beech' });
    expect(await store.namesOf(['b', 'nobody'])).toEqual(new Map([['b', 'Beech']]));
  });

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
