import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { comesLater } from '../src/text/later.ts';

const SRC = join(import.meta.dirname, '../src');

/** What the page brings before the first decision, apart from the parts that are fetched later. */
const FIRST = [
  'base',
  'model',
  'parts',
  'client',
  'board',
  'seat',
  'screens/game',
  'screens/landing',
];
/** Parts in these folders that come with all words. */
const LATER_PARTS =
  /(?:ByEar|speech|status-keys|now|deeds?|spoken|question|choice-words|Failed|Unkept|Moments|GuardPanel|Tips|refusals|waste|game-names|Dialog|Projection|Recap)\.tsx?$/;

const sources = FIRST.flatMap((folder) =>
  readdirSync(join(SRC, folder), { encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !LATER_PARTS.test(file))
    .map((file) => join(SRC, folder, file)),
);

const keysIn = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/\bt\(\s*['`]([\w.]+)/g), ([, key]) => key!);

it('texts that are read up to the first decision come with the page', () => {
  const late = sources.flatMap((file) =>
    keysIn(file)
      .filter((key) => comesLater(key))
      .map((key) => `${file.slice(SRC.length)}: ${key}`),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(late).toEqual([]);
});

it('texts of later parts do not', () => {
  expect(
    ['games.title', 'refusal.tooWeak', 'score.total'].filter((key) => !comesLater(key)),
  ).toEqual([]);
});
