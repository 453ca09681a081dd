import { RULES_NUMBER, keyFromSeed } from '@rowan/rules';
import { BOT_LEVELS, catalogueHash, type BotName, type Catalogue } from '@rowan/cards';
import type { CheckedPuzzle, Mine, Puzzle, PuzzleBook } from '@rowan/table';
import { WorkerPool } from './workers/pool.ts';

/** Who plays the games that puzzles are found in, by turns: not too well, so that all kinds of positions come up. */
const TABLES: readonly (readonly BotName[])[] = [
  ['captain', 'marshal'],
  ['marshal', 'squire'],
  ['captain'],
  ['marshal', 'captain'],
  ['squire', 'captain', 'marshal'],
];

/** Every so many games all of a game is looked at. */
const WHOLE = 12;

/** The n-th game of a search; everything follows from the seed. */
function mineAt(seed: string, n: number): Mine {
  const bots = TABLES[n % TABLES.length]!;
  const key = keyFromSeed(`puzzles:${seed}:${n}`);
  const setup = { players: bots.length, towers: true, hiredHelp: [], advanced: false, key };
  return { setup, bots, late: n % WHOLE !== 0 };
}

export const bookOf = (catalogue: Catalogue, puzzles: readonly Puzzle[]): PuzzleBook => ({
  rules: RULES_NUMBER,
  catalogue: catalogueHash(catalogue),
  puzzles,
});

/** The share of puzzles that each level finds, from the lowest up. */
export const shares = (puzzles: readonly Puzzle[]): [BotName, number][] =>
  BOT_LEVELS.map((level) => [
    level,
    puzzles.filter(({ solvers }) => solvers.includes(level)).length / Math.max(1, puzzles.length),
  ]);

interface Search {
  readonly catalogue: Catalogue;
  readonly seed: string;
  /** The number of the first game, and how many puzzles are wanted. */
  readonly first: number;
  readonly count: number;
  readonly workers: number;
  readonly signal: AbortSignal;
}

/** Looks through game after game until enough were found; each find is told at once. */
export async function searchPuzzles(
  { catalogue, seed, first, count, workers, signal }: Search,
  onFound: (puzzles: readonly Puzzle[]) => void,
): Promise<Puzzle[]> {
  const pool = new WorkerPool(catalogue, workers);
  const found: Puzzle[] = [];
  let next = first;
  const dig = async (): Promise<void> => {
    while (found.length < count && !signal.aborted) {
      const some = await pool.minePuzzles(mineAt(seed, next++));
      found.push(...some);
      if (some.length > 0) onFound(found);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, dig));
    return found.slice(0, count);
  } finally {
    await pool.close();
  }
}

/** Checks all puzzles of a book, each told when it is done. */
export async function checkPuzzles(
  catalogue: Catalogue,
  puzzles: readonly Puzzle[],
  workers: number,
  onChecked: (checked: CheckedPuzzle) => void,
): Promise<CheckedPuzzle[]> {
  const pool = new WorkerPool(catalogue, workers);
  try {
    return await Promise.all(
      puzzles.map(async (puzzle) => {
        const checked = await pool.testPuzzle(puzzle);
        onChecked(checked);
        return checked;
      }),
    );
  } finally {
    await pool.close();
  }
}
