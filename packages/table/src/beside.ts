/**
 * Several persons may sit at one device: whoever signed in, and others beside them, each with a name of their own. Their
 * ids are those of their host with a number, so whose device they are at follows from the log.
 */

/** How many somebody knows by name; at one table there are never more than chairs. */
export const MOST_BESIDE = 20;

export const besideOf = (host: string, n: number): string => `${host}.${n}`;

/** Whose device somebody plays at; their own, unless they sit beside somebody. */
export function hostOf(person: string): string {
  const dot = person.indexOf('.');
  return dot < 0 ? person : person.slice(0, dot);
}
