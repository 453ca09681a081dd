/** One statement with what is filled in. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Only where the first statement of its job has given a row, or only where it has given none. */
  readonly where?: 'won' | 'lost';
}

/** How a statement goes to the thread: its text once, from then on the number of that text. */
export interface Sent extends Omit<Statement, 'sql'> {
  readonly sql: string | number;
}

/** Statements that are carried out together or not at all. */
export type Job = readonly Statement[];

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a statement is left out, by what the first of its job has given. */
export const isSkipped = (
  { where }: Pick<Statement, 'where'>,
  [first = []]: readonly (readonly Fields[])[],
): boolean => where !== undefined && first.length > 0 !== (where === 'won');

/** The rows of each statement, or why nothing of the job was done; `taken`: something else has that key already. */
export type Done =
  | { readonly ok: true; readonly rows: readonly (readonly Fields[])[] }
  | { readonly ok: false; readonly reason: string; readonly taken: boolean };
