import type { Row, Store, TableFacts } from '@rowan/table';
import { requested, transact, type StoreName } from './database.ts';
import { entryOf } from './entry.ts';

const keyOf = (table: IDBValidKey, seq: number): IDBValidKey => [table, seq];

/** All rows of a table from a number on; a list comes after everything else that can stand in a key. */
export const rowsOf = (table: IDBValidKey, from = -Infinity): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, []]);

export type Stores = Readonly<Record<StoreName, IDBObjectStore>>;

/** Lays a whole log down; whatever lies there under its id goes. */
export function putLog(
  { tables, rows }: Stores,
  id: string,
  entry: unknown,
  log: readonly unknown[],
): void {
  rows.delete(rowsOf(id));
  tables.put(entry, id);
  for (const [seq, row] of log.entries()) rows.put(row, keyOf(id, seq));
}

/** All that the list shows follows from the log, but for the name: a bad entry is a good one again. */
async function enter(
  { tables, rows }: Stores,
  table: string,
  { at }: Row,
  facts: TableFacts,
): Promise<void> {
  const [entry, first] = await Promise.all([
    requested(tables.get(table)) as Promise<unknown>,
    requested(rows.get(keyOf(table, 0))) as Promise<Row>,
  ]);
  tables.put(entryOf(table, first, { ...facts, updated: at }, entry), table);
}

/** Logs on this device. Two tabs write to the same ones: of two rows with one number, the first stays. */
export const deviceStore: Store = {
  create: (table, all, facts) =>
    transact(['tables', 'rows'], 'readwrite', async (stores) => {
      const there = await Promise.all([
        requested(stores.tables.getKey(table)),
        requested(stores.rows.getKey(rowsOf(table))),
      ]);
      if (there.some((key) => key !== undefined)) return 'taken';
      for (const row of all) stores.rows.add(row, keyOf(table, row.seq));
      await enter(stores, table, all.at(-1)!, facts);
      return 'won';
    }),

  append: (table, row, facts) =>
    transact(['tables', 'rows'], 'readwrite', async (stores) => {
      const [before, there] = await Promise.all([
        requested(stores.rows.getKey(keyOf(table, row.seq - 1))),
        requested(stores.rows.getKey(keyOf(table, row.seq))),
      ]);
      if (there !== undefined) return 'taken';
      if (before === undefined) return 'gone';
      stores.rows.add(row, keyOf(table, row.seq));
      await enter(stores, table, row, facts);
      return 'won';
    }),

  read: (table, from) =>
    transact(['rows'], 'readonly', ({ rows }) => requested(rows.getAll(rowsOf(table, from)))),
};

/** Whether the list shows a game of that name. */
export const isListed = (table: string): Promise<boolean> =>
  transact(
    ['tables'],
    'readonly',
    async ({ tables }) => (await requested(tables.getKey(table))) !== undefined,
  );
