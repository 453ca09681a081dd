/**
 * Parts that a game needs soon, but not for its first decision: they are fetched once that is on the screen. What is
 * named later, by a part that was fetched itself, is fetched at once: a sheet of style that comes while somebody plays
 * has the whole page laid out anew.
 */
const waiting: (() => Promise<unknown>)[] = [];
const listening = new Set<() => void>();
let come = false;

export function soon<T>(load: () => Promise<T>): () => Promise<T> {
  if (come) fetchNow(load);
  else waiting.push(load);
  return load;
}

/** What cannot be fetched now is told when it is needed. */
const fetchNow = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/** Calls back once the first decision is on the screen, at once if it was already; gives what ends it. */
export function onSoon(then: () => void): () => void {
  if (come) then();
  listening.add(then);
  return () => listening.delete(then);
}

export function fetchSoon(): void {
  come = true;
  for (const load of waiting.splice(0)) fetchNow(load);
  for (const then of listening) then();
}
