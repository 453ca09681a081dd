import { setImmediate as nextTask } from 'node:timers/promises';
import { memoryStore, type Row, type Store } from '@rowan/table';
import { storeFaults } from '@rowan/testkit/store-laws';
import { expect, test } from 'vitest';

test('P1 a store in memory keeps every law', async () => {
  expect(await storeFaults(memoryStore())).toEqual({});
});

/** The memory store, with rows written as they should not be. */
function broken(append: (rows: Row[], row: Row) => ReturnType<Store['append']>): Store {
  const tables = new Map<string, Row[]>();
  return {
    create: async (table, rows) => {
      if (tables.has(table)) return 'taken';
      tables.set(table, structuredClone([...rows]));
      return 'won';
    },
    append: async (table, row) => append(tables.get(table) ?? [], row),
    read: async (table, from) => structuredClone(tables.get(table)?.slice(from) ?? []),
  };
}

const ONE_WINS = 'of those who write one number at once, one wins';
const KEPT = 'a row that is kept can be read';

test.each<[string, Store, string[]]>([
  [
    'overwrites',
    broken(async (rows, row) => {
      rows[row.seq] = structuredClone(row);
      return 'won';
    }),
    ['a row is never overwritten', ONE_WINS, KEPT],
  ],
  [
    'answers before it has written',
    broken(async (rows, row) => {
      if (rows[row.seq]) return 'taken';
      const copy = structuredClone(row);
      void nextTask().then(() => (rows[row.seq] ??= copy));
      return 'won';
    }),
    ['rows come back in their order, from any number on', ONE_WINS, KEPT],
  ],
  [
    'does not look for the row before',
    broken(async (rows, row) => {
      if (rows[row.seq]) return 'taken';
      rows[row.seq] = structuredClone(row);
      return 'won';
    }),
    ['there are no gaps', 'a row makes no table'],
  ],
  [
    'asks and writes at two moments',
    broken(async (rows, row) => {
      const { length } = rows;
      await nextTask();
      if (row.seq !== length) return row.seq < length ? 'taken' : 'gone';
      rows[row.seq] = structuredClone(row);
      return 'won';
    }),
    [ONE_WINS],
  ],
  [
    'keeps what it is given instead of a copy',
    broken(async (rows, row) => {
      if (row.seq !== rows.length) return row.seq < rows.length ? 'taken' : 'gone';
      rows.push(row);
      return 'won';
    }),
    ['nothing can be changed afterwards', 'a write that fails leaves nothing'],
  ],
])('a store that %s breaks laws', async (_, store, laws) => {
  expect(Object.keys(await storeFaults(store))).toEqual(expect.arrayContaining(laws));
});
