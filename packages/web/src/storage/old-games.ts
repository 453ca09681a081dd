import { isFields, isText } from '@rowan/protocol';
import { promisifyRequest } from 'idb-keyval';
import { patiently, requested, transact } from './database.ts';

/**
 * Games that earlier versions kept, each as one record that was written anew with every move. They are copied
 * and left where they are: a tab of an earlier version that is still open plays on in its own copy.
 */
export interface OldRecord {
  readonly id: IDBValidKey;
  readonly value: unknown;
}

const NAME = 'rowan';
const STORE = 'games';

/** Null where no earlier version was ever used. */
async function openOld(): Promise<IDBDatabase | null> {
  if (typeof indexedDB === 'undefined') return null;
  const opening = indexedDB.open(NAME);
  let none = false;
  opening.addEventListener('upgradeneeded', () => {
    // There is none: it is not to be made either.
    none = true;
    opening.transaction?.abort();
  });
  return promisifyRequest(opening).catch((error: unknown) => {
    if (none) return null;
    throw error;
  });
}

/** All old records, or the one with an id. */
async function readOld(id: string | null): Promise<OldRecord[]> {
  const database = await openOld();
  if (!database) return [];
  try {
    if (!database.objectStoreNames.contains(STORE)) return [];
    const games = database.transaction(STORE).objectStore(STORE);
    const wanted = id === null ? null : IDBKeyRange.only(id);
    const [keys, values] = await Promise.all([
      promisifyRequest(games.getAllKeys(wanted)),
      promisifyRequest(games.getAll(wanted)),
    ]);
    return keys.map((key, i) => ({ id: key, value: values[i] as unknown }));
  } finally {
    database.close();
  }
}

/** What was brought along of an old record. */
export interface Brought {
  /** As the record was then. */
  readonly sign: string;
  /** What an old tab played later lies there, with so many rows. */
  readonly twin?: { readonly id: string; readonly rows: number };
}

/** What is noted of a record; null if it was never brought along. */
export async function broughtIn(
  brought: IDBObjectStore,
  { id }: OldRecord,
): Promise<Brought | null> {
  const note: unknown = await requested(brought.get(id));
  return isFields(note) && isText(note['sign'], Infinity) ? (note as unknown as Brought) : null;
}

const fieldIn = (value: unknown, field: string): unknown =>
  isFields(value) ? value[field] : undefined;

/** Another one whenever the record was played on. */
export function signOf({ value }: OldRecord): string {
  const moves = fieldIn(fieldIn(value, 'save'), 'moves');
  const updated = fieldIn(value, 'updated');
  return `${isFields(updated) ? '-' : String(updated)}:${Array.isArray(moves) ? moves.length : '-'}`;
}

/** Records, or the one with an id, that were never brought along or were played on since. */
export async function waitingOld(id: string | null = null): Promise<OldRecord[]> {
  const old = await patiently(readOld(id));
  if (old.length === 0) return [];
  const notes = await transact(['brought'], 'readonly', ({ brought }) =>
    Promise.all(old.map((record) => broughtIn(brought, record))),
  );
  return old.filter((record, i) => notes[i]?.sign !== signOf(record));
}
