/** An offer to go back that is open at a table: by whom, how many moves would stand, and who has agreed. */
export interface AskedBack {
  readonly seat: number;
  readonly moves: number;
  readonly agreed: readonly number[];
}

/**
 * What nodes on one database tell each other. A hint may come late, twice or never: what is kept lies in the store, and
 * whoever hears one looks there.
 */
export type Hint =
  /** A row was written, or something was said. */
  | { readonly kind: 'rows'; readonly table: string; readonly seq: number }
  | { readonly kind: 'said'; readonly table: string; readonly n: number }
  | { readonly kind: 'salted'; readonly table: string }
  /** What was asked at a table that stands at this row; null: nothing any more. */
  | {
      readonly kind: 'asked';
      readonly node: string;
      readonly table: string;
      readonly seq: number;
      readonly asked: AskedBack | null;
    }
  /** Who is at a table by way of one node; `asks`: it has just woken the table and asks the others. */
  | {
      readonly kind: 'here';
      readonly node: string;
      readonly table: string;
      readonly people: readonly string[];
      readonly asks: boolean;
    }
  /** A node lives, or stops. */
  | { readonly kind: 'alive'; readonly node: string; readonly lives: boolean }
  | { readonly kind: 'renamed'; readonly person: string; readonly name: string }
  /** Somebody does not hear somebody any more, or again. */
  | { readonly kind: 'hushed'; readonly person: string }
  /** Somebody is gone for good. */
  | { readonly kind: 'cutOff'; readonly person: string }
  | { readonly kind: 'rematched'; readonly table: string; readonly next: string };

/** What another node says of one table, beside its rows. */
export type TableHint = Extract<Hint, { kind: 'salted' | 'asked' | 'here' }>;

/** How nodes hear of each other. */
export interface Hints {
  /** Tells every node of this database, the own one too. Nobody waits for it. */
  hint(hint: Hint): void;
  /** `missed`: from now on hints come again, and some may have been lost before. Gives a way to stop. */
  listen(heard: (hint: Hint) => void, missed: () => void): Promise<() => Promise<void>>;
}

/** Hints between nodes of one process. */
export class LocalHints implements Hints {
  readonly #listeners = new Set<(hint: Hint) => void>();

  readonly hint = (hint: Hint): void => {
    queueMicrotask(() => {
      for (const heard of this.#listeners) heard(hint);
    });
  };

  readonly listen: Hints['listen'] = async (heard) => {
    this.#listeners.add(heard);
    return async () => void this.#listeners.delete(heard);
  };
}
