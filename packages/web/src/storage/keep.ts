import {
  OPENING,
  movedRows,
  openingRows,
  type Opening,
  type Row,
  type PlayedGame,
  type TableFacts,
} from '@rowan/table';
import type { Pin } from '@rowan/table';
import { transact } from './database.ts';
import { entryOf } from './entry.ts';
import { putLog } from './rows.ts';

/** A game that is to lie on this device: its setup and moves, how it stands, what it is called. */
export interface NewTable extends PlayedGame, TableFacts {
  readonly id: string;
  readonly pin: Pin;
  readonly name?: string;
  /** Of a game that came from elsewhere: the state it stands in. */
  readonly hash?: string;
}

export function rowsFor({ pin, table, moves, hash }: NewTable, at: number): Row[] {
  const brought = hash === undefined ? {} : { brought: { moves: moves.length, hash } };
  const opening: Opening = { pin, ...table, ...brought };
  return [...openingRows(opening, at), ...movedRows(moves, OPENING, at)];
}

/** Lays a game on the device; one that lies there under its id is replaced. */
export function keepTable(game: NewTable, rows: readonly Row[]): Promise<void> {
  const { id } = game;
  const entry = entryOf(id, rows[0]!, { ...game, updated: rows.at(-1)!.at }, game);
  return transact(['tables', 'rows'], 'readwrite', (stores) => putLog(stores, id, entry, rows));
}
