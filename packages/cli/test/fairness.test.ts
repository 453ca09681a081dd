import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTranscript } from './independent/check.ts';
import { Inconsistency } from './independent/reader.ts';
import { fairGame, tampered, type FairTranscript } from './fair-games.ts';
import { rowan, type Ran } from './rowan.ts';
import { textOf } from './transcripts.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'rowan-fair-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(game: FairTranscript, ...args: readonly string[]): Promise<Ran> {
  const file = join(folder, 'game.jsonl');
  writeFileSync(file, textOf(game));
  return rowan('verify', file, ...args);
}

const before = fairGame('1f'.repeat(32));
const { commitment } = before.setup.fairness;
/** The same people, the same salts: the table told another secret afterwards, and all of it fits together. */
const madeUp = fairGame('2e'.repeat(32));
const changed = Object.entries(tampered(before));

describe('rowan verify, with what was kept from before the game,', () => {
  test('confirms a deal that nobody chose', async () => {
    const { status, out } = await verify(before, '--commitment', commitment);
    expect(status).toBe(0);
    expect(out).toContain('the key: follows from the secret and 3 salts, 1 withheld');
    expect(out).toContain(`${commitment}, as it was kept`);
  });

  test.each(changed)('finds one change of the %s', async (_, game) => {
    const { status, err } = await verify(game, '--commitment', commitment);
    expect(status).toBe(1);
    expect(err).toMatch(/^rowan: line \d+: \S/);
  });

  test('finds a story that was made up as a whole; without it nobody could', async () => {
    expect((await verify(madeUp)).status).toBe(0);
    const { status, err } = await verify(madeUp, '--commitment', commitment);
    expect(status).toBe(1);
    expect(err).toContain(`not to ${commitment}`);
  });
});

describe('a program that shares no code with Rowan', () => {
  test('follows the key from secret and salts, too', () => {
    const { totals, winners } = before.end;
    expect(checkTranscript(textOf(before), commitment)).toEqual({ totals, winners });
  });

  test.each(changed)('finds one change of the %s', (_, game) => {
    expect(() => checkTranscript(textOf(game), commitment)).toThrow(Inconsistency);
  });

  test('is taken in by a story that was made up as a whole, unless something was kept', () => {
    expect(() => checkTranscript(textOf(madeUp))).not.toThrow();
    expect(() => checkTranscript(textOf(madeUp), commitment)).toThrow('another commitment');
  });
});
