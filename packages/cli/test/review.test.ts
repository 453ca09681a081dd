import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { CheckedPuzzle, PuzzleBook } from '@rowan/table';
import { rowan } from './rowan.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'rowan-review-'));
afterAll(() => rmSync(folder, { recursive: true }));
const game = join(folder, 'game.jsonl');

describe('rowan review', () => {
  test('judges the decisions of a seat, as text, as JSON and as a page', async () => {
    const { out } = await rowan('record', '--seats', 'captain,captain', '--seed', 'review');
    writeFileSync(game, out);
    const page = join(folder, 'review.html');
    const args = ['review', game, '--seat', '1', '--budget', 'iterations=12', '-w', '1'];
    const told = await rowan(...args, '--json', '--html', page);
    expect(told.status).toBe(0);
    const { seats } = JSON.parse(told.out) as {
      seats: { moves: unknown[]; luck: { lead: number; luck: { mean: number } } }[];
    };
    expect(Number.isFinite(seats[0]!.luck.luck.mean)).toBe(true);
    expect(seats).toHaveLength(1);
    expect(seats[0]!.moves.length).toBeGreaterThan(10);
    expect(readFileSync(page, 'utf8')).toMatch(/by \d+: luck .*Chance of winning/);
  });

  test('says what is wrong with a seat or a file', async () => {
    expect(await rowan('review', game, '--seat', '3')).toMatchObject({ status: 2 });
    expect(await rowan('review', join(folder, 'none'))).toMatchObject({ status: 2 });
  });
});

describe('rowan puzzles', () => {
  test('make finds one, check plays it again, and refuses it the other way round', async () => {
    const file = join(folder, 'made.json');
    // A game whose final rounds are known to have one.
    const made = await rowan('puzzles', 'make', '-n', '1', '--first', '193', '-o', file, '-w', '1');
    expect(made.status).toBe(0);
    expect((await rowan('puzzles', 'check', file, '-w', '1')).status).toBe(0);
    const book = JSON.parse(readFileSync(file, 'utf8')) as PuzzleBook;
    const turned = book.puzzles.map((one) => ({ ...one, best: one.second, second: one.best }));
    writeFileSync(file, JSON.stringify({ ...book, puzzles: turned }));
    const refused = await rowan('puzzles', 'check', file, '-w', '1', '--json');
    expect(refused.status).toBe(1);
    expect((JSON.parse(refused.out) as { checked: CheckedPuzzle[] }).checked[0]!.ok).toBe(false);
  });

  test('check refuses what is no file of puzzles, or one of other cards', async () => {
    const file = join(folder, 'puzzles.json');
    writeFileSync(file, '[]');
    expect(await rowan('puzzles', 'check', file)).toMatchObject({ status: 2 });
    writeFileSync(file, JSON.stringify({ rules: 1, catalogue: 'other', puzzles: [] }));
    const refused = await rowan('puzzles', 'check', file);
    expect(refused.status).toBe(1);
    expect(refused.err).toContain('other rules or cards');
  });
});
