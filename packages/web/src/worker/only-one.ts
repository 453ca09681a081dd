/**
 * Of several tabs with one game open, only one lets its bots think. Resolves when it is this one's turn; where
 * the browser has no such thing, at once: then several think, and one answer wins.
 */
export function myTurn(table: string): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    navigator.locks
      .request(`rowan:bots:${table}`, () => {
        resolve();
        // Held until the worker ends.
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve());
  });
}
