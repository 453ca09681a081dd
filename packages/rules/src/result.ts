/** A value or the reason why there is none. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** For our own bugs only; what a player does wrong is a Rejection. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`rules: ${message}`);
}

/** The end of a switch over all kinds of a union: a missing kind does not compile. */
export function unreachable(kind: never): never {
  throw new Error(`unknown kind: ${JSON.stringify(kind)}`);
}
