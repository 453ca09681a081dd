import { isFields, isText } from '@rowan/protocol';
import { LONGEST_TITLE, type Pin, type Row, type Seat, type TableFacts } from '@rowan/table';

/** What the list of games shows of one; all but the name follows from its log. */
export interface TableEntry {
  readonly id: string;
  /** As its owner calls it; without one it goes by its seats. */
  readonly name?: string;
  readonly seats: readonly Seat[];
  readonly pin: Pin;
  readonly updated: number;
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
  /** An older version of the app, still open in another tab, has played on in its own copy: this is that copy. */
  readonly twin?: true;
}

/** A game of which the list can show nothing; it can still be opened, saved to a file or deleted. */
export interface DamagedEntry {
  readonly id: string;
  /** What it lies under; a text, if we wrote it ourselves. */
  readonly under: IDBValidKey;
  readonly damaged: true;
}

export type Entry = TableEntry | DamagedEntry;

export const isDamaged = (entry: Entry): entry is DamagedEntry => 'damaged' in entry;

/** What the log does not tell. */
export function notesIn(entry: unknown): Pick<TableEntry, 'name' | 'twin'> {
  if (!isFields(entry)) return {};
  const { name, twin } = entry;
  return {
    ...(isText(name, LONGEST_TITLE) ? { name } : {}),
    ...(twin === true ? { twin } : {}),
  };
}

/** What the list will show of a log, and of what it showed before. */
export function entryOf(
  id: string,
  { said }: Row,
  { round, vp, over, updated }: TableFacts & Pick<TableEntry, 'updated'>,
  before: unknown,
): TableEntry {
  if (said.kind !== 'opened') throw new Error('a log begins with its opening');
  const { seats, pin } = said;
  return { id, seats, pin, updated, round, vp, over, ...notesIn(before) };
}
