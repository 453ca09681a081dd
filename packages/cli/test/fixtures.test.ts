import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { libraryOf } from '@rowan/cards/editions';
import { shelf, shelfWith } from '@rowan/engines';
import { hash } from '@rowan/rules';
import type { Shelf } from '@rowan/table';
import { laterCards } from '@rowan/testkit';
import { fixturesOf, numberZero, pathOf, type Fixture } from '@rowan/testkit/fixtures';
import { afterAll, describe, expect, test } from 'vitest';
import { UserError } from '../src/errors.ts';
import { sitDown, stateIn } from './sitting.ts';

const saves = fixturesOf('command-line');
const LATER = laterCards(25);

const folder = mkdtempSync(join(tmpdir(), 'rowan-fixtures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hashIn = async (fixture: Fixture, from: Shelf): Promise<string> =>
  hash(await stateIn(pathOf(fixture), from));

test.each(saves)('$file comes to its hash', async (fixture) => {
  expect(await hashIn(fixture, shelf)).toBe(fixture.hash);
});

/** Whoever types the number of an answer in turn comes to an end some day. */
const typing = (asked: number): string => `${1 + (asked % 3)}`;

test.each(saves.filter(({ at }) => at !== 'over'))(
  '$file is played to its end by its own rules',
  async (fixture) => {
    const file = join(folder, basename(fixture.file));
    copyFileSync(pathOf(fixture), file);
    const { finished, text } = await sitDown({ file }, typing, true);
    expect(finished).toBe(true);
    expect(text).toContain('wins');
  },
);

describe('with later cards in the program', () => {
  test.each(LATER)('saves go on with their own: $changed', async ({ catalogue }) => {
    const from = shelfWith(libraryOf(catalogue));
    for (const fixture of saves) expect(await hashIn(fixture, from)).toBe(fixture.hash);
  });

  /** The hash as if the cards were the same, so that only what they did counts. */
  async function mistaken(fixture: Fixture, from: Shelf): Promise<string> {
    try {
      const state = await stateIn(pathOf(fixture), from);
      return hash({ ...state, catalogue: numberZero.catalogue });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return 'refused';
    }
  }

  test('games would be others if they were taken for theirs', async () => {
    const others = new Set<string>();
    for (const { changed, catalogue } of LATER)
      for (const fixture of saves) {
        const found = await mistaken(
          fixture,
          shelfWith(() => Promise.resolve(catalogue)),
        );
        if (found !== fixture.hash) others.add(changed);
      }
    expect(others.size).toBeGreaterThan(LATER.length / 4);
  });
});
