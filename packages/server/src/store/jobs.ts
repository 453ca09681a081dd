/** One statement with what is filled in. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Statements that are carried out together or not at all. */
export type Job = readonly Statement[];

export type Fields = Readonly<Record<string, unknown>>;

/** The rows of each statement, or why nothing of the job was done; `taken`: something else has that key already. */
export type Done =
  | { readonly ok: true; readonly rows: readonly (readonly Fields[])[] }
  | { readonly ok: false; readonly reason: string; readonly taken: boolean };
