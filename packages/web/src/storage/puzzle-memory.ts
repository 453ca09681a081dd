/** What the device remembers of puzzles: a rating, a streak, and what was tried. */
export interface PuzzleMemory {
  readonly rating: number;
  readonly streak: number;
  readonly best: number;
  /** Puzzles that were tried, and whether they were solved at the first try. */
  readonly tried: Readonly<Record<string, boolean>>;
}

const KEY = 'rowan:puzzles';
export const BEGINNER: PuzzleMemory = { rating: 1000, streak: 0, best: 0, tried: {} };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 10_000;

export function parseMemory(value: unknown): PuzzleMemory {
  const { rating, streak, best, tried } = Object(value) as Partial<PuzzleMemory>;
  const known = isCount(rating) && isCount(streak) && isCount(best);
  if (!known || typeof tried !== 'object' || tried === null) return BEGINNER;
  const kept = Object.entries(tried).filter(([, solved]) => typeof solved === 'boolean');
  return { rating, streak, best, tried: Object.fromEntries(kept) };
}

/** A device that keeps nothing begins anew each time. */
export function recallPuzzles(): PuzzleMemory {
  try {
    return parseMemory(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return BEGINNER;
  }
}

export function rememberPuzzles(memory: PuzzleMemory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // What cannot be kept is known as long as the page is open.
  }
}

const triedIn = ({ tried }: PuzzleMemory): number => Object.keys(tried).length;

/** Two memories of one player: whoever tried more knows the rating, and what was tried in either was tried. */
export function joined(here: PuzzleMemory, there: PuzzleMemory): PuzzleMemory {
  const { rating, streak } = triedIn(there) > triedIn(here) ? there : here;
  const tried = { ...there.tried, ...here.tried };
  return { rating, streak, best: Math.max(here.best, there.best), tried };
}
