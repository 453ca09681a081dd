import type { Row } from './log.ts';

/** What a list of tables shows of one, without its log. */
export interface TableFacts {
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
}

/**
 * `taken`: another row has that number already, and stays. `gone`: there is no table, or the row before is
 * missing.
 */
export type Appended = 'won' | 'taken' | 'gone';

/**
 * Where logs are kept. A row is written once and never again: of two writers of one number, one wins.
 * Whatever is read comes back as it lay there and has to be parsed. A write that fails rejects, and nothing of
 * it is there.
 */
export interface Store {
  create(table: string, rows: readonly Row[], facts: TableFacts): Promise<'won' | 'taken'>;
  append(table: string, row: Row, facts: TableFacts): Promise<Appended>;
  /** Rows from a number on, in their order; none for a table that is not there. */
  read(table: string, from: number): Promise<readonly unknown[]>;
}

/** Where a table lies, or another one of that name beside it. */
export const besideId = (id: string, n: number): string => (n === 1 ? id : `${id}-${n}`);
