import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCopies } from './vocabulary.ts';

/** Negative controls: a workspace with our own vocabulary, and faults that the check must catch. */

const REPOSITORY = join(import.meta.dirname, '..');
const CARDS = 'packages/cards/src';

type Fault = readonly [fault: string, path: string, source: string, report: string];

const FAULTS: readonly Fault[] = [
  ['a number of the board again', 'web/src/a.ts', 'const SLOT = 4;', 'declares SLOT'],
  ['the same under a plural', 'web/src/b.ts', 'const MONSTERS = 16;', 'gives MONSTERS the number'],
  ['a meeple by its number', 'web/src/c.ts', 'const SHAMAN = 7;', 'gives SHAMAN the number'],
  [
    'a function of the board again',
    'web/src/d.ts',
    'export function districtOf(place: number): number { return place; }',
    'declares districtOf',
  ],
  ['a type again', 'bots/src/a.ts', 'export type Place = number;', 'declares Place'],
  ['an interface again', 'cli/src/a.ts', 'interface CardSource { card: string }', 'CardSource'],
  [
    'levels of bots in another order',
    'web/src/e.ts',
    `const LEVELS = ['earl', 'marshal', 'captain', 'squire'];`,
    'has BOT_LEVELS',
  ],
  [
    'meeple letters in an expression',
    'cli/src/b.ts',
    `export const at = (letter: string) => ['P', 'W', 'M', 'C', 'K'].indexOf(letter);`,
    'has BASIC_CLASSES',
  ],
  [
    'sources of VP',
    'table/src/a.ts',
    `export const S2 = ['monsters', 'rangers', 'council', 'tokens', 'locations', 'slots', 'quests', 'rooms', 'sets', 'levels', 'penalties', 'orders'] as const;`,
    'has VP_SOURCES',
  ],
  ['a comparison', 'web/src/f.ts', 'f(({ place }) => place >= 16);', 'counts places'],
  ['a comparison from the other side', 'bots/src/b.ts', 'f(28 <= place);', 'counts places'],
  ['a difference', 'bots/src/c.ts', 'f(built[event.place - 4]!);', 'counts places'],
  ['a difference that is typed away', 'bots/src/d.ts', 'f(place! - 12);', 'counts places'],
  ['a difference from a default', 'web/src/g.ts', 'f((place ?? 0) - 16);', 'counts places'],
  ['another place', 'web/src/h.ts', 'f(forgePlace === 31);', 'counts places'],
  ['a place in a tag', 'web/src/i.tsx', 'f(<Foe place={16 + index * 3} />);', 'counts places'],
  ['a place in an object', 'cli/src/c.ts', 'f({ place: 4 + slot });', 'counts places'],
  ['a place in a call', 'web/src/j.ts', 'f(placeBox(16 + slot));', 'counts places'],
  ['the Dark Council', 'web/src/k.ts', 'f([28, 29, 30, 31]);', 'COUNCIL_PLACES'],
  ['the grid of Monsters', 'bots/src/e.ts', 'f(monsters[district * 3 + i]);', 'district * 3'],
  ['the grid of slots', 'cli/src/d.ts', 'f(slot % 2 === 0, orders[slot >> 1]);', 'slot >> 1'],
  ['a meeple compared', 'web/src/l.ts', 'f(meeple === 7);', 'counts meeples'],
  ['the first meeple', 'web/src/m.ts', 'f(meeple === 0);', 'counts meeples'],
  ['Heroes counted', 'bots/src/f.ts', 'f(levels[answer.unit - 1]);', 'counts meeples'],
  ['a meeple in a tag', 'web/src/n.tsx', 'f(<Meeple meeple={0} />);', 'counts meeples'],
  ['a meeple of a zone', 'bots/src/g.ts', 'f(player.tavern[8]!);', 'asks for tavern[8]'],
  ['a copy in the engine', 'rules/src/a.ts', 'export const isFoe = () => true;', 'declares isFoe'],
];

const CLEAN: Readonly<Record<string, string>> = {
  'web/src/clean.tsx': `
    import { MONSTER, P, SLOT, type Place } from '@rowan/cards';
    const WIDTH = 16;
    const MONSTER_WIDTH = 16;
    const Place = ({ place }: { place: Place }) => <Foe place={place} meeple={P} style={4} />;
    const sum = (seats: number[]) => { const SLOTS = seats.length - 4; return SLOTS; };
    f(place >= MONSTER, place - SLOT, 1 << place, place < 0, (resolved >>> place) & 1, meeple >= 0);
    f(packed >>> (unit * 4), district * 90, ['castle', 'villages'], units[W], { place: district }, slot + 1);
  `,
  'web/src/copies.test.ts': 'const SLOT = 4; expect(place).toBe(place >= 16);',
  'cards/src/extra.ts': 'export const SLOT = 4;',
  'testkit/src/free.ts': 'f(place >= 16);',
};

let root: string;
let found: readonly string[];

const plant = (path: string, source: string): void => {
  const file = join(root, 'packages', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rowan-vocabulary-'));
  cpSync(join(REPOSITORY, CARDS), join(root, CARDS), { recursive: true });
  for (const [path, source] of Object.entries(CLEAN)) plant(path, source);
  for (const [, path, source] of FAULTS) plant(path, source);
  found = findCopies(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const reportsOn = (path: string): readonly string[] =>
  found.filter((line) => line.startsWith(`packages/${path}:`));

test.each(FAULTS)('the vocabulary check catches %s', (_, path, _source, report) => {
  expect(reportsOn(path).join('\n')).toContain(report);
});

test.each(Object.keys(CLEAN))('the vocabulary check lets %s pass', (path) => {
  expect(reportsOn(path)).toEqual([]);
});

test('a file that does not parse is not passed over', () => {
  plant('web/src/broken.ts', 'const = 4;');
  expect(() => findCopies(root)).toThrow('does not parse');
});
