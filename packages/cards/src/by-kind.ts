/** One function for each kind of a union: a missing kind does not compile. */
export type ByKind<T extends { readonly kind: string }, R> = {
  readonly [K in T['kind']]: (of: Extract<T, { readonly kind: K }>) => R;
};

export const dispatch = <T extends { readonly kind: string }, R>(table: ByKind<T, R>, of: T): R =>
  (table[of.kind as T['kind']] as (of: T) => R)(of);
