import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  PRESENT_CARDS,
  builtIn,
  catalogueHash,
  parseCatalogue,
  type Catalogue,
} from '@rowan/cards';
import { catalogueBy, editionOf, libraryOf } from '@rowan/cards/editions';
import { describe, expect, test } from 'vitest';
import { FROZEN } from '../src/editions/frozen.ts';
import { withValue } from './mutate.ts';

const FOLDER = join(import.meta.dirname, '../src/editions');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const own = catalogueHash(builtIn);

/** The cards of a later version. */
const later = withValue('monsters[0].vp', builtIn.monsters[0]!.vp + 1) as unknown as Catalogue;

describe('frozen catalogues', () => {
  test('have the built-in one among them', () => {
    expect(files, 'the cards were changed: npm run freeze-cards').toContain(
      `${editionOf(own)}.json`,
    );
    expect(PRESENT_CARDS, 'the cards were changed: npm run freeze-cards').toBe(own);
    expect(files).not.toContain(`${editionOf(catalogueHash(later))}.json`);
  });

  test('are all in the list', () => {
    const listed = [...FROZEN.keys()].map((edition) => `${edition}.json`);
    expect(listed.sort(), 'the list is old: npm run freeze-cards').toEqual(files.sort());
  });

  test.each(files)('%s is a catalogue and has the hash of its name', async (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const parsed = parseCatalogue(JSON.parse(text));
    if (!parsed.ok) throw new Error(parsed.errors[0]!.path);
    const hash = catalogueHash(parsed.value);
    expect(`${editionOf(hash)}.json`).toBe(file);
    expect(catalogueHash((await catalogueBy(hash))!)).toBe(hash);
  });
});

describe('a library', () => {
  test('has the present cards at hand', async () => {
    const library = libraryOf(builtIn, new Map());
    expect(await library(own)).toBe(builtIn);
  });

  test('fetches earlier cards, equal to what they were', async () => {
    const found = await libraryOf(later, FROZEN)(own);
    expect(found).not.toBe(builtIn);
    expect(JSON.stringify(found)).toBe(JSON.stringify(builtIn));
  });

  test('knows no others', async () => {
    const library = libraryOf(builtIn, FROZEN);
    for (const hash of ['', 'constructor', own.slice(0, 16), catalogueHash(later)])
      expect(await library(hash)).toBeNull();
  });

  test('gives nobody other cards than those of the hash', async () => {
    const mistaken = new Map([[editionOf(own), () => Promise.resolve({ default: later })]]);
    expect(await libraryOf(later, mistaken)(own)).toBeNull();
  });
});
