import { parseOldGame, type OldGame } from '@rowan/protocol';
import { hash } from '@rowan/rules';
import {
  OPENING,
  UNPINNED,
  besideId,
  editionFor,
  historyOf,
  lastState,
  movedRows,
  openingRows,
  totalsOf,
  type Opening,
  type Row,
  type Shelf,
} from '@rowan/table';
import { idOf } from '../storage/ids.ts';
import { requested, transact } from '../storage/database.ts';
import type { TableEntry } from '../storage/entry.ts';
import {
  broughtIn,
  signOf,
  waitingOld,
  type Brought,
  type OldRecord,
} from '../storage/old-games.ts';
import { putLog, rowsOf, type Stores } from '../storage/rows.ts';
import { shelf } from './shelf.ts';

/** A game of an earlier version as it will lie among ours. */
export interface Copy {
  readonly entry: Omit<TableEntry, 'id'>;
  readonly rows: readonly Row[];
}

/**
 * Pins the game to number 0, its cards and the state it stands in, before anything else happens to it. One that
 * no longer plays is copied all the same: whoever opens it is told why.
 */
export async function copyOf(
  { save, name, updated, ...facts }: OldGame,
  from: Shelf,
): Promise<Copy> {
  const { table, moves } = save;
  const edition = await editionFor(UNPINNED, from);
  const played = edition.ok ? historyOf(edition.value, table, moves) : edition;
  const state = played.ok ? lastState(played.value) : null;
  const opening: Opening = {
    pin: UNPINNED,
    ...table,
    ...(state ? { brought: { moves: moves.length, hash: hash(state) } } : {}),
  };
  const now = state
    ? { round: state.round, vp: totalsOf(state), over: state.phase === 'over' }
    : facts;
  return {
    entry: { seats: table.seats, pin: UNPINNED, updated, ...now, ...(name ? { name } : {}) },
    rows: [...openingRows(opening, updated), ...movedRows(moves, OPENING, updated)],
  };
}

/** A place of its own: the id it had, or where its first copy lies, one beside it. */
async function freeId({ tables }: Stores, id: string): Promise<string> {
  for (let n = 1; ; n++) {
    const free = besideId(id, n);
    if ((await requested(tables.getKey(free))) === undefined) return free;
  }
}

/** Where an old tab's game lies already, as long as nobody has played on in it here. */
async function twinOf({ rows }: Stores, before: Brought | null): Promise<string | null> {
  if (!before?.twin) return null;
  const { id, rows: n } = before.twin;
  return (await requested(rows.count(rowsOf(id)))) === n ? id : null;
}

/** Lays a copy of the record among our games, unless another tab was quicker. */
async function lay(stores: Stores, record: OldRecord, copy: Copy | null): Promise<void> {
  const sign = signOf(record);
  const before = await broughtIn(stores.brought, record);
  if (before?.sign === sign) return;
  const id = (await twinOf(stores, before)) ?? (await freeId(stores, idOf(record.id)));
  const log = copy?.rows ?? [];
  const entry = copy ? { id, ...copy.entry, ...(before ? { twin: true } : {}) } : record.value;
  putLog(stores, id, entry, log);
  const note: Brought = { sign, ...(before ? { twin: { id, rows: log.length } } : {}) };
  stores.brought.put(note, record.id);
}

async function bring(record: OldRecord): Promise<void> {
  const game = parseOldGame(record.value);
  const copy = game && (await copyOf(game, shelf));
  await transact(['tables', 'rows', 'brought'], 'readwrite', (stores) => lay(stores, record, copy));
}

/** Copies games of earlier versions that are not among ours yet; one that cannot be copied stops no other. */
async function bringEach(records: readonly OldRecord[]): Promise<void> {
  const errors: unknown[] = [];
  for (const record of records) await bring(record).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

export const bringAll = async (): Promise<void> => bringEach(await waitingOld());

/** The same for one game, before it is opened. */
export const bringOne = async (id: string): Promise<void> => bringEach(await waitingOld(id));
