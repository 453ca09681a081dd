/** Parts that a game needs soon, but not for its first decision: they are fetched once that is on the screen. */
const waiting: (() => Promise<unknown>)[] = [];
const listening = new Set<() => void>();
let come = false;

export function soon<T>(load: () => Promise<T>): () => Promise<T> {
  waiting.push(load);
  return load;
}

/** Calls back once the first decision is on the screen, at once if it was already; gives what ends it. */
export function onSoon(then: () => void): () => void {
  if (come) then();
  listening.add(then);
  return () => listening.delete(then);
}

/** What cannot be fetched now is told when it is needed. */
export function fetchSoon(): void {
  come = true;
  for (const load of waiting.splice(0)) void load().catch(() => undefined);
  for (const then of listening) then();
}
