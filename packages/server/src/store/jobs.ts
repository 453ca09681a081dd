/** One statement with what is filled in. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Only where the first statement of its job has given a row, or only where it has given none. */
  readonly where?: 'won' | 'lost';
}

/** How a statement goes to the thread, as a list, which is quick to copy: its text once, from then on the number of it. */
export type Sent = readonly [
  sql: string | number,
  where: Statement['where'] | null,
  parameters: readonly unknown[],
];

/** Statements that are carried out together or not at all. */
export type Job = readonly Statement[];

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a statement is left out, by what the first of its job has given. */
export const isSkipped = (
  { where = null }: { readonly where?: Statement['where'] | null },
  [first = []]: readonly (readonly Fields[])[],
): boolean => where !== null && first.length > 0 !== (where === 'won');

/** The rows of each statement, or why nothing of the job was done; `taken`: something else has that key already. */
export type Done =
  | { readonly ok: true; readonly rows: readonly (readonly Fields[])[] }
  | { readonly ok: false; readonly reason: string; readonly taken: boolean };
