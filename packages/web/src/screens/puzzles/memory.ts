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

/** As ratings of players go: what a puzzle asks for, by how many of the bots' levels find it. */
const EASIEST = 800;
const STEP = 300;
const LEVELS = 4;
/** How much one puzzle can change a rating, and points that make victory ten times as likely. */
const MOST_CHANGE = 40;
const TENFOLD = 400;

export const ratingOf = ({ solvers }: { readonly solvers: readonly unknown[] }): number =>
  EASIEST + STEP * (LEVELS - solvers.length);

/** What is remembered after a puzzle; only the first try at one counts. */
export function afterTry(
  memory: PuzzleMemory,
  puzzle: { readonly id: string; readonly solvers: readonly unknown[] },
  solved: boolean,
): PuzzleMemory {
  if (puzzle.id in memory.tried) return memory;
  const expected = 1 / (1 + 10 ** ((ratingOf(puzzle) - memory.rating) / TENFOLD));
  const change = MOST_CHANGE * ((solved ? 1 : 0) - expected);
  const streak = solved ? memory.streak + 1 : 0;
  return {
    rating: Math.max(0, Math.round(memory.rating + change)),
    streak,
    best: Math.max(memory.best, streak),
    tried: { ...memory.tried, [puzzle.id]: solved },
  };
}

interface Listed {
  readonly id: string;
  readonly solvers: readonly unknown[];
}

/** The puzzle of a day: the same for everybody who has the same puzzles. */
export const puzzleOfDay = <P extends Listed>(puzzles: readonly P[], day: number): P =>
  puzzles[(((day * 7919) % puzzles.length) + puzzles.length) % puzzles.length]!;

/** Of those not tried yet the one that fits best; when all were tried, any of those not solved, or the first. */
export function nextPuzzle<P extends Listed>(
  puzzles: readonly P[],
  { tried, rating }: PuzzleMemory,
  besides: string | null = null,
): P {
  const others = puzzles.filter(({ id }) => id !== besides);
  const fresh = others.filter(({ id }) => !(id in tried));
  const unsolved = others.filter(({ id }) => tried[id] !== true);
  const pool = fresh.length > 0 ? fresh : unsolved.length > 0 ? unsolved : others;
  const off = (puzzle: P): number => Math.abs(ratingOf(puzzle) - rating);
  return pool.reduce((a, b) => (off(b) < off(a) ? b : a));
}
