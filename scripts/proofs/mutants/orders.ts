/** What a runner is told when it starts. */
export interface Charge {
  readonly root: string;
  /** The tests, as globs. */
  readonly include: readonly string[];
  /** Files that come before each test file, which then has a world of its own. */
  readonly setup: readonly string[];
  /** Seconds of processor without a sign of a test; nobody waits longer. */
  readonly endless: number;
}

/** What a runner shall do: these test files in this order, while these files of the tree are changed. */
export interface Orders {
  readonly tests: readonly string[];
  readonly changed: readonly string[];
}

export interface Ran {
  readonly file: string;
  readonly seconds: number;
  readonly failed: readonly string[];
}

/** What a runner says. */
export type Reply =
  | { readonly kind: 'ready'; readonly tests: readonly string[] }
  | { readonly kind: 'ran'; readonly ran: readonly Ran[]; readonly errors: readonly string[] }
  | { readonly kind: 'endless' };

/** What went wrong in a run, in words. */
export const faultsOf = ({ ran, errors }: Extract<Reply, { kind: 'ran' }>): readonly string[] => [
  ...ran.flatMap(({ file, failed }) => failed.map((test) => `${file} ${test}`)),
  ...errors,
];
