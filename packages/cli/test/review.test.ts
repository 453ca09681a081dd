import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
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
