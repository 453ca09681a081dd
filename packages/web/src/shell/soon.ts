/** Parts that a game needs soon, but not for its first decision: they are fetched once that is on the screen. */
const waiting: (() => Promise<unknown>)[] = [];

export function soon<T>(load: () => Promise<T>): () => Promise<T> {
  waiting.push(load);
  return load;
}

/** What cannot be fetched now is tried again when it is needed. */
export function fetchSoon(): void {
  for (const load of waiting.splice(0)) void load().catch(() => undefined);
}
