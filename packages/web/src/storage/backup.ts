import { isFields } from '@rowan/protocol';
import { noteTrouble } from '../base/report.ts';
import { besideId, parseJson } from '@rowan/table';
import { idOf } from './ids.ts';
import { patiently, requested, transact } from './database.ts';
import { isDamaged, notesIn } from './entry.ts';
import { idsIn, rawIn, type RawTable } from './games.ts';
import { learntHere, parseLearnt, restoreLearnt, type Learnt } from './learnt.ts';
import { parseEntry } from './parse-entry.ts';
import { putLog, type Stores } from './rows.ts';

/** All games of a device in one file, with the cards that not every copy of the app has, and what was learnt from them. */
export interface Backup {
  readonly rowan: 'backup';
  readonly format: 1;
  readonly tables: readonly RawTable[];
  readonly catalogues: readonly { readonly hash: string; readonly catalogue: unknown }[];
  /** Not in backups of earlier versions, nor of a single game. */
  readonly learnt?: Learnt;
}

export const backupOf = (
  tables: readonly RawTable[],
  catalogues: Backup['catalogues'] = [],
): Backup => ({ rowan: 'backup', format: 1, tables, catalogues });

/** As it comes back from a file; of what no file can hold only its name is left. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return String(value);
  }
}

export const plainTable = ({ id, entry, rows }: RawTable): RawTable => ({
  id,
  entry: plain(entry),
  rows: rows.map(plain),
});

async function cardsIn(catalogues: IDBObjectStore): Promise<Backup['catalogues']> {
  const [hashes, all] = await Promise.all([
    requested(catalogues.getAllKeys()),
    requested(catalogues.getAll()),
  ]);
  return hashes.map((hash, i) => ({ hash: idOf(hash), catalogue: plain(all[i]) }));
}

/** Takes all games as they lie there, readable or not. */
const gamesHere = (): Promise<Backup> =>
  transact(['tables', 'rows', 'catalogues'], 'readonly', async (stores) => {
    const ids = await idsIn(stores);
    const [cards, ...tables] = await Promise.all([
      cardsIn(stores.catalogues),
      ...ids.map((id) => rawIn(stores, id)),
    ]);
    return backupOf(
      tables.flatMap((raw) => (raw ? [plainTable(raw)] : [])),
      cards,
    );
  });

/** The games come first: what is beside them does not keep them from being saved. */
export async function makeBackup(): Promise<Backup> {
  const games = await gamesHere();
  try {
    return { ...games, learnt: await patiently(learntHere()) };
  } catch (error) {
    noteTrouble(error);
    return games;
  }
}

const isTable = (value: unknown): value is RawTable =>
  isFields(value) && typeof value['id'] === 'string' && Array.isArray(value['rows']);

const isCards = (value: unknown): value is Backup['catalogues'][number] =>
  isFields(value) && typeof value['hash'] === 'string';

/** A backup from the text of a file; null for what is none. */
export function parseBackup(text: string): Backup | null {
  const parsed = parseJson(text);
  const value = parsed.ok ? parsed.value : null;
  if (!isFields(value) || value['rowan'] !== 'backup' || value['format'] !== 1) return null;
  const { tables, catalogues } = value;
  if (!Array.isArray(tables) || !tables.every(isTable)) return null;
  if (!Array.isArray(catalogues) || !catalogues.every(isCards)) return null;
  const learnt = parseLearnt(value['learnt']);
  return { ...backupOf(tables, catalogues), ...(learnt && { learnt }) };
}

/** What bringing a backup back came to. */
export interface Restored {
  readonly brought: number;
  /** Those that were there already, as far or further. */
  readonly there: number;
  /** Those that cannot be read; they lie there as they came. */
  readonly damaged: number;
  /** Studies that were not there. */
  readonly studies: number;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether one log is the other's beginning. */
const isPart = (part: readonly unknown[], whole: readonly unknown[]): boolean =>
  part.length <= whole.length && part.every((row, i) => same(row, whole[i]));

type Fate = Exclude<keyof Restored, 'studies'>;

/** A game that is there stays; one that is further in the backup goes on; another one stands beside it. */
async function restoreTable(stores: Stores, table: RawTable): Promise<Fate> {
  for (let n = 1; ; n++) {
    const id = besideId(table.id, n);
    const raw = await rawIn(stores, id);
    const there = raw && plainTable(raw);
    if (there && isPart(table.rows, there.rows)) return 'there';
    if (there && !isPart(there.rows, table.rows)) continue;
    const entry = isFields(table.entry)
      ? { ...table.entry, ...notesIn(there?.entry), id }
      : table.entry;
    putLog(stores, id, entry, table.rows);
    return isDamaged(parseEntry(id, entry)) ? 'damaged' : 'brought';
  }
}

/** Cards that are there stay: a game is played with them. */
async function restoreCards(
  { catalogues }: Stores,
  { hash, catalogue }: Backup['catalogues'][number],
): Promise<void> {
  if ((await requested(catalogues.getKey(hash))) === undefined) catalogues.put(catalogue, hash);
}

/** Each game for itself: one that does not fit on the device any more takes no other along. */
export async function restore({ tables, catalogues, learnt }: Backup): Promise<Restored> {
  await transact(['catalogues'], 'readwrite', async (stores) => {
    for (const cards of catalogues) await restoreCards(stores, cards);
  });
  const fates: Record<Fate, number> = { brought: 0, there: 0, damaged: 0 };
  for (const table of tables)
    fates[
      await transact(['tables', 'rows'], 'readwrite', (stores) => restoreTable(stores, table))
    ] += 1;
  const studies = learnt ? await restoreLearnt(learnt) : 0;
  return { ...fates, studies };
}
