import type { PuzzleMemory } from '../../storage/puzzle-memory.ts';

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
