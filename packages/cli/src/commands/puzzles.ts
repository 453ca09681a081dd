import { builtIn } from '@rowan/cards';
import { parseJson, type CheckedPuzzle, type PuzzleBook } from '@rowan/table';
import type { Command } from 'commander';
import { FailedCheck, UserError } from '../errors.ts';
import { catalogueFrom, intFrom } from '../game-options.ts';
import { interruptible, report } from '../interruption.ts';
import { checkWritable, writeWhole } from '../out-file.ts';
import { startProgress } from '../progress.ts';
import { bookOf, checkPuzzles, searchPuzzles, shares } from '../puzzles.ts';
import { readText } from '../read-text.ts';
import { usualWorkers } from '../run-jobs.ts';
import { PUZZLES } from '../strings-learn.ts';

interface MakeOptions {
  readonly count: number;
  readonly seed: string;
  readonly first: number;
  readonly workers: number;
  readonly catalogue?: string;
  readonly out: string;
}

interface CheckOptions {
  readonly workers: number;
  readonly catalogue?: string;
  readonly json?: boolean;
}

const WORKERS = ['-w, --workers <n>', 'threads', intFrom(1, 256)] as const;

export function addPuzzles(program: Command): void {
  const puzzles = program
    .command('puzzles')
    .description('positions in which one plan is clearly the best: find them, check them');
  puzzles
    .command('make')
    .description('look for puzzles in games between bots')
    .requiredOption('-o, --out <file>', 'where to write them, as JSON')
    .option('-n, --count <n>', 'how many', intFrom(1, 100_000), 300)
    .option('--seed <text>', 'same seed and options, same puzzles', 'rowan')
    .option('--first <n>', 'the number of the first game', intFrom(0, 100_000_000), 0)
    .option(...WORKERS, usualWorkers())
    .option('--catalogue <file>', 'play with the cards of a catalogue file')
    .action(make);
  puzzles
    .command('check')
    .description('play the best and the second idea of every puzzle again')
    .argument('<file>', 'puzzles of `rowan puzzles make`, or - for stdin')
    .option(...WORKERS, usualWorkers())
    .option('--catalogue <file>', 'the cards they were made with, if not those of this version')
    .option('--json', 'print the figures as JSON')
    .action(check);
}

async function make({ count, seed, first, workers, ...options }: MakeOptions): Promise<void> {
  const { out } = options;
  const catalogue = catalogueFrom(options.catalogue);
  checkWritable(out);
  const progress = startProgress(PUZZLES.progress, count);
  const found = await interruptible((signal) =>
    searchPuzzles({ catalogue, seed, first, count, workers, signal }, (some) => {
      progress.update(Math.min(count, some.length));
      writeWhole(out, JSON.stringify(bookOf(catalogue, some.slice(0, count))));
    }),
  ).finally(() => progress.stop());
  report({ done: found.length, total: count }, () => {
    console.error(PUZZLES.found(found.length, out));
    console.log(PUZZLES.shares(shares(found)));
  });
}

function readBook(file: string): PuzzleBook {
  const parsed = parseJson(readText(file));
  const book = parsed.ok ? (parsed.value as Partial<PuzzleBook> | null) : null;
  if (!book || !Array.isArray(book.puzzles)) throw new UserError(PUZZLES.unreadable(file));
  return book as PuzzleBook;
}

const failure = ({ id, ahead }: CheckedPuzzle): string => PUZZLES.fails(id, ahead?.low ?? null);

async function check(file: string, { workers, json, ...options }: CheckOptions): Promise<void> {
  const catalogue = options.catalogue === undefined ? builtIn : catalogueFrom(options.catalogue);
  const { puzzles, ...pin } = readBook(file);
  const { rules, catalogue: hash } = bookOf(catalogue, []);
  if (pin.rules !== rules || pin.catalogue !== hash) throw new FailedCheck(PUZZLES.otherCards);
  const progress = startProgress(PUZZLES.progress, puzzles.length);
  let done = 0;
  const checked = await checkPuzzles(catalogue, puzzles, workers, () =>
    progress.update(++done),
  ).finally(() => progress.stop());
  const bad = checked.filter(({ ok }) => !ok);
  console.log(
    json
      ? JSON.stringify({ checked, shares: Object.fromEntries(shares(puzzles)) })
      : [
          PUZZLES.checked(checked.length - bad.length, checked.length),
          PUZZLES.shares(shares(puzzles)),
        ].join('\n'),
  );
  if (bad.length > 0) throw new FailedCheck(bad.map(failure).join('\n'));
}
