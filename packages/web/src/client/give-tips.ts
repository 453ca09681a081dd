/** Against a bot, or alone against the Royal Guard. */
export type Opening = 'first' | 'solo';

export const keyOf = (opening: Opening): string => `rowan:tips-${opening}`;

/** The first game of its kind on this device has tips. */
export function giveTips(opening: Opening, game: string): void {
  try {
    localStorage[keyOf(opening)] ??= JSON.stringify({ game, seen: [] });
  } catch {
    // A browser that keeps nothing could not forget them either.
  }
}
