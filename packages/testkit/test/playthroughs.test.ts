import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playthroughDiff, recordPlaythrough, replayPlaythrough } from '../src/playthrough.ts';
import { FOLDER, GAMES } from './playthrough-games.ts';

const MOST_BYTES = 100_000;

const files = readdirSync(FOLDER);
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

describe('the golden game', { timeout: 60_000 }, () => {
  test.each(files)('%s comes out as it is written', (file) => {
    const written = read(file);
    expect(playthroughDiff(written, replayPlaythrough(written))).toBeNull();
    expect(written.length).toBeLessThan(MOST_BYTES);
  });

  test('stands in the folder for every kind of game, and no other', () => {
    expect([...files].sort()).toEqual(Object.keys(GAMES).sort());
  });
});

describe('a golden game that has changed', { timeout: 60_000 }, () => {
  const file = 'two-players-towers.txt';
  const written = read(file);
  const lines = written.split('\n');
  const verdict = (text: string): string | null => playthroughDiff(text, replayPlaythrough(text));

  test.each(['VP, now', 'CV', ' draws ', 'score: ', 'hash: ', 'overrun '])(
    'is shown at its first line that differs: %s',
    (words) => {
      const at = lines.findIndex((line) => line.includes(words));
      const other = lines[at]!.replace(/.$/, '?');
      const diff = verdict(lines.with(at, other).join('\n'));
      expect(diff).toContain(`parts at line ${at + 1}:`);
      expect(diff).toContain(`- ${other}`);
      expect(diff).toContain(`+ ${lines[at]}`);
    },
  );

  test('is refused where an answer is not legal any more', () => {
    const at = lines.findIndex((line) => line.includes('develop: build'));
    const elsewhere = lines[at]!.replace(/at \S+$/, 'at castle.start');
    expect(() => verdict(lines.with(at, elsewhere).join('\n'))).toThrow(/noSlot/);
  });

  test('is refused where it cannot be read, with the line', () => {
    const at = lines.findIndex((line) => line.includes('develop: end'));
    const nonsense = lines[at]!.replace('end', 'dance');
    expect(() => verdict(lines.with(at, nonsense).join('\n'))).toThrow(`line ${at + 1}`);
  });

  test('is refused where it asks something else', () => {
    const at = lines.findIndex((line) => line.startsWith('2 seat'));
    const other = lines[at]!.replace(/seat \d/, 'seat 9');
    expect(() => verdict(lines.with(at, other).join('\n'))).toThrow(`line ${at + 1}: expected`);
  });

  test('is refused where it ends too early', () => {
    const last = lines.findLastIndex((line) => line.includes(' seat ') && /^\d/.test(line));
    expect(() => verdict(lines.slice(0, last).join('\n'))).toThrow('ends before the game');
  });
});

test('recorded games read back as the answers they were', () => {
  for (const head of Object.values(GAMES)) {
    const written = recordPlaythrough({ ...head, seed: `${head.seed}, again` });
    expect(playthroughDiff(written, replayPlaythrough(written))).toBeNull();
  }
}, 60_000);
