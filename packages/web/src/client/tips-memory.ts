import { keyOf, type Opening } from './give-tips.ts';

/** A first game has a few tips: in which one they are given, and which of them were read. Afterwards never again. */

export interface GivenTips {
  readonly game: string;
  readonly seen: readonly string[];
}

const isTips = (kept: unknown): kept is GivenTips => {
  const { game, seen } = Object(kept) as { readonly [K in keyof GivenTips]: unknown };
  return (
    typeof game === 'string' &&
    Array.isArray(seen) &&
    seen.every((one: unknown) => typeof one === 'string')
  );
};

/** What cannot be read was there: it gives no tips again. */
export function parseTips(kept: string): GivenTips {
  try {
    const read: unknown = JSON.parse(kept);
    if (isTips(read)) return read;
  } catch {
    // Another hand has written it.
  }
  return { game: '', seen: [] };
}

export function recallTips(opening: Opening): GivenTips | null {
  try {
    const kept = localStorage.getItem(keyOf(opening));
    return kept === null ? null : parseTips(kept);
  } catch {
    // A browser that keeps nothing could not forget them either.
    return { game: '', seen: [] };
  }
}

export function rememberTips(opening: Opening, tips: GivenTips): void {
  try {
    localStorage.setItem(keyOf(opening), JSON.stringify(tips));
  } catch {
    // Then they come once more.
  }
}
