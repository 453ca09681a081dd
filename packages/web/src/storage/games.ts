import { openingOf, type Opening, type Row } from '@rowan/table';
import { transact, requested } from './database.ts';
import { isDamaged, type Entry, type TableEntry } from './entry.ts';
import { parseEntry } from './parse-entry.ts';
import { idOf } from './ids.ts';
import { putLog, rowsOf, type Stores } from './rows.ts';

/** Games of the tutorial begin with this, and are no games of the list. */
export const LESSON = 'learn-';

/** So does what came from elsewhere to be looked at, until it is kept. */
export const SEEN = 'seen-';

/** And so do positions of puzzles. */
export const PUZZLE = 'puzzle-';

const UNLISTED = [LESSON, SEEN, PUZZLE];

const isUnlisted = (id: IDBValidKey): boolean =>
  typeof id === 'string' && UNLISTED.some((prefix) => id.startsWith(prefix));

/** Latest first, those of which nothing can be shown last. */
const byTime = (a: Entry, b: Entry): number => timeOf(b) - timeOf(a);
const timeOf = (entry: Entry): number => (isDamaged(entry) ? 0 : entry.updated);

/** Whose rows are there. Keys are in order, so behind all rows of one table is the first of the next. */
async function logsIn(rows: IDBObjectStore): Promise<readonly IDBValidKey[]> {
  const logs: IDBValidKey[] = [];
  for (let after: IDBValidKey = []; ;) {
    const key = await requested(rows.getKey(IDBKeyRange.lowerBound(after, true)));
    const [table] = (key ?? []) as readonly IDBValidKey[];
    if (table === undefined) return logs;
    logs.push(table);
    after = [table, []];
  }
}

/** Under what games lie on this device, those of which only the log or only the entry is left among them. */
export async function idsIn({ tables, rows }: Stores): Promise<readonly IDBValidKey[]> {
  const [keys, logs] = await Promise.all([requested(tables.getAllKeys()), logsIn(rows)]);
  const lost = logs.filter((log) => !keys.some((key) => indexedDB.cmp(key, log) === 0));
  return [...keys, ...lost].filter((id) => !isUnlisted(id));
}

/** All games on this device; one that cannot be read hides no other. */
export const listTables = (): Promise<Entry[]> =>
  transact(['tables', 'rows'], 'readonly', async (stores) => {
    const ids = await idsIn(stores);
    const entries = await Promise.all(
      ids.map((id) => requested(stores.tables.get(id)) as Promise<unknown>),
    );
    return ids.map((id, i) => parseEntry(id, entries[i])).toSorted(byTime);
  });

export async function readEntry(id: string): Promise<Entry | null> {
  const value: unknown = await transact(['tables'], 'readonly', ({ tables }) =>
    requested(tables.get(id)),
  );
  return value === undefined ? null : parseEntry(id, value);
}

/** A game that is there gets another name; one that was deleted meanwhile stays away. */
export const renameTable = (id: string, name: string): Promise<void> =>
  transact(['tables'], 'readwrite', async ({ tables }) => {
    const entry = (await requested(tables.get(id))) as TableEntry | undefined;
    if (entry) tables.put({ ...entry, name }, id);
  });

/** A game as it lies on the device, readable or not. */
export interface RawTable {
  readonly id: string;
  readonly entry: unknown;
  readonly rows: readonly unknown[];
}

/** Null where there is neither an entry nor a row. */
export async function rawIn({ tables, rows }: Stores, id: IDBValidKey): Promise<RawTable | null> {
  const [key, entry, all] = await Promise.all([
    requested(tables.getKey(id)),
    requested(tables.get(id)) as Promise<unknown>,
    requested(rows.getAll(rowsOf(id))),
  ]);
  return key === undefined && all.length === 0 ? null : { id: idOf(id), entry, rows: all };
}

export const readRaw = (id: IDBValidKey): Promise<RawTable | null> =>
  transact(['tables', 'rows'], 'readonly', (stores) => rawIn(stores, id));

/** Takes a game off the device; what is given back puts it there again as it was. */
export const removeTable = (id: IDBValidKey): Promise<RawTable | null> =>
  transact(['tables', 'rows'], 'readwrite', async (stores) => {
    const raw = await rawIn(stores, id);
    stores.tables.delete(id);
    stores.rows.delete(rowsOf(id));
    return raw;
  });

/** Of what came from elsewhere only the last is there to be looked at. */
export const forgetSeen = (): Promise<void> =>
  transact(['tables', 'rows'], 'readwrite', async ({ tables, rows }) => {
    const keys = await requested(tables.getAllKeys(IDBKeyRange.bound(SEEN, `${SEEN}~`)));
    for (const key of keys) {
      tables.delete(key);
      rows.delete(rowsOf(key));
    }
  });

/** What was looked at becomes a game of the list, under another id. */
export const keepSeen = (seen: string, id: string): Promise<void> =>
  transact(['tables', 'rows'], 'readwrite', async (stores) => {
    const raw = await rawIn(stores, seen);
    if (!raw) return;
    putLog(stores, id, { ...(raw.entry as TableEntry), id }, raw.rows);
    stores.tables.delete(seen);
    stores.rows.delete(rowsOf(seen));
  });

/** Lays a game on the device as it was; one that is there under its id is replaced. */
export const putRaw = ({ id, entry, rows }: RawTable): Promise<void> =>
  transact(['tables', 'rows'], 'readwrite', (stores) => putLog(stores, id, entry, rows));

/** What a game was begun with; null where that cannot be told. */
export async function readOpening(id: string): Promise<Opening | null> {
  const raw = await readRaw(id);
  return raw && openingOf(raw.rows as readonly Row[]);
}
