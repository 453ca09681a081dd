/**
 * Packs files of `rowan puzzles make` into the one that the page fetches.
 *
 *   npx tsx packages/web/scripts/pack-puzzles.ts FILE…
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { PuzzleBook } from '@rowan/table';
import { deflated } from '../src/worker/letters.ts';

const OUT = new URL('../src/worker/puzzles.json', import.meta.url);

const books = process.argv
  .slice(2)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as PuzzleBook);
const puzzles = new Map(books.flatMap((book) => book.puzzles.map((one) => [one.id, one])));
const book = { ...books[0]!, puzzles: [...puzzles.values()] };
writeFileSync(OUT, `${JSON.stringify({ packed: await deflated(JSON.stringify(book)) })}\n`);
console.error(`${puzzles.size} puzzles`);
