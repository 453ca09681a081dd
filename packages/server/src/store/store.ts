import type { LifeRow, Row, Store, TableFacts } from '@rowan/table';

/** Somebody who came with a name. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface NewTable {
  readonly id: string;
  readonly owner: string;
  readonly secret: string;
  /** The hash of the secret in its link. */
  readonly invite: string;
  readonly row: LifeRow;
}

interface ListedTable {
  readonly id: string;
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
  readonly touched: number;
}

/** Where a node keeps its tables and who comes to them. */
export interface NodeStore extends Store {
  /** All of a new table or nothing of it. */
  openTable(table: NewTable): Promise<'won' | 'taken'>;
  /** The secret of a table that this person may enter; null for one they may not, and for none at all. */
  enter(table: string, person: string): Promise<string | null>;
  /** Lets a person in who has the secret of the link; false where there is no such table or link. */
  admit(table: string, person: string, invite: string): Promise<boolean>;
  /** How many tables of this owner are not over. */
  openTables(owner: string): Promise<number>;
  tablesOf(person: string, most: number): Promise<readonly ListedTable[]>;
  namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
  signIn(person: Person, session: string, at: number): Promise<void>;
  rename(person: Person): Promise<void>;
  /** Whose session this is; null for nobody's, or one that was not used for too long. */
  personOf(session: string, at: number): Promise<Person | null>;
  close(): Promise<void>;
}

/** What a list shows of a table that was not dealt yet. */
export const NO_FACTS: TableFacts = { round: 0, vp: [], over: false };

/** Rows of a whole life are kept like those of a game. */
export const asRow = (row: LifeRow): Row => row as Row;
