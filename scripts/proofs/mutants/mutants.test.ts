import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EQUIVALENTS } from './equivalents.ts';
import { mutantsOf } from './mutants.ts';
import { tryMutants, type Verdict } from './prove.ts';
import { reportOf } from './report.ts';
import { sampleOf } from './sample.ts';
import { allMutants } from './sources.ts';

/** The proof that the tests notice small faults, in short: a tree of two files, and the names of the real ones. */

const REPOSITORY = join(import.meta.dirname, '../../..');

const TREE: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'packages/cards/src/index.ts': 'export {};',
  'packages/rules/src/walls.ts': `
export function wallsOf(heights: readonly number[]): number {
  let walls = 0;
  for (let i = 0; i < heights.length; i++) walls += heights[i]!;
  return walls;
}
export const ruin = (walls: number): boolean => walls === 0;
`,
  // A file after the other, each with its test, so that what the first leaves behind would show.
  'packages/rules/src/watch.ts': `
export const doubled = (guards: number): number => guards * 2;
export const higher = (a: number, b: number): number => (a > b ? a : b);
`,
  'packages/rules/test/walls.test.ts': `
import { expect, test } from 'vitest';
import { wallsOf } from '../src/walls.ts';
test('adds up', () => expect(wallsOf([4, 2, 0])).toBe(6));
`,
  'packages/rules/test/watch.test.ts': `
import { expect, test } from 'vitest';
import { doubled, higher } from '../src/watch.ts';
test('doubles', () => expect(doubled(3)).toBe(6));
test('compares', () => expect([higher(1, 2), higher(2, 1)]).toEqual([2, 2]));
`,
};

const UNNOTICED = ['higher: a > b → (a >= b)'];
const UNREACHED = [
  'ruin: walls === 0 → undefined',
  'ruin: walls === 0 → (walls !== 0)',
  'ruin: 0 → 1',
];
const ENDLESS = ['wallsOf: i++ → i--'];

describe('the tests of a small tree', () => {
  let root: string;
  let verdicts: readonly Verdict[];

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'rowan-walls-'));
    for (const [path, text] of Object.entries(TREE)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'), 'junction');
    verdicts = await tryMutants({
      repository: root,
      include: ['packages/*/test/**/*.test.ts'],
      mutants: allMutants(root),
      threads: 1,
      endless: 2,
    });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const changesOf = (of: (verdict: Verdict) => boolean): readonly string[] =>
    verdicts.filter(of).map(({ mutant }) => mutant.change);

  test('catch every fault but one that makes no difference and those they do not reach', () => {
    expect(changesOf(({ caught }) => !caught)).toEqual([...UNREACHED, ...UNNOTICED]);
    expect(changesOf(({ caught }) => caught).length).toBeGreaterThan(10);
  });

  test('catch a loop without an end', () => {
    expect(changesOf(({ by }) => by === 'it never ends')).toEqual(ENDLESS);
  });

  test('leave the tree as it was', () => {
    expect(allMutants(root).map(({ change }) => change)).toEqual(changesOf(() => true));
  });

  test('are too few for the proof, which names what they miss', () => {
    const sample = verdicts.map(({ mutant }) => mutant);
    const { ok, survived } = reportOf(1, sample, verdicts);
    expect(ok).toBe(false);
    expect(survived.at(-1)).toEqual({
      file: 'packages/rules/src/watch.ts',
      line: 3,
      change: UNNOTICED[0],
    });
    const better = verdicts.filter(({ mutant }) => !UNREACHED.includes(mutant.change));
    expect(reportOf(1, sample, better)).toMatchObject({ ok: true, equivalent: 3 });
  });
});

test('faults of every kind are planted', () => {
  const source = `
    const size = (list: readonly number[], open = true): 0 | 1 => {
      check(list);
      if (!open && list.some((n) => n < 3)) return 0;
      return Math.min(1, list.slice(2).length - 1) as 0 | 1;
    };`;
  const changes = mutantsOf('x.ts', source).map(({ change }) => change.replace('size: ', ''));
  expect(changes).toEqual(
    expect.arrayContaining([
      'true → false',
      'check(list) → undefined',
      '!open && list.some((n) => n < 3) → true',
      '!open && list.some((n) => n < 3) → false',
      '!open && list.some((n) => n < 3) → (!open || list.some((n) => n < 3))',
      '!open → open',
      'list.some((n) => n < 3) → list.every((n) => n < 3)',
      'n < 3 → (n <= 3)',
      '3 → 4',
      '0 → undefined',
      'list.slice(2) → list',
      'list.slice(2).length - 1 → (list.slice(2).length + 1)',
      '1 → 2 (2)',
    ]),
  );
});

test('what cannot be noticed, as a rule, is not planted', () => {
  const source = 'for (let i = 0; i < n; i++) if (list[i] > 0) found(i - 1);';
  const changes = mutantsOf('x.ts', source).map(({ change }) => change.replace(/^.*: /, ''));
  expect(changes).toContain('0 → 1');
  expect(changes).toContain('i < n → false');
  expect(changes).toContain('1 → 0');
  expect(changes).not.toContain('0 → (-1)');
  expect(changes).not.toContain('i < n → (i <= n)');
});

test('a sample is drawn by its seed', () => {
  const all = Array.from({ length: 100 }, (_, i) => i);
  const sample = sampleOf(all, 30, 7);
  expect(new Set(sample).size).toBe(30);
  expect(sampleOf(all, 30, 7)).toEqual(sample);
  expect(sampleOf(all, 30, 8)).not.toEqual(sample);
});

test('what is named as equivalent stands in the source, each with its reason', () => {
  const present = new Set(allMutants(REPOSITORY).map(({ file, change }) => `${file} ${change}`));
  for (const { file, changes, reason } of EQUIVALENTS) {
    for (const change of changes) expect(present).toContain(`${file} ${change}`);
    expect(reason).toMatch(/^[A-Z].*\.$/);
  }
});
