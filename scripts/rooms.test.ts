import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOMS, findReaches } from './rooms.ts';

/** Negative controls: a page with faults that the check must catch. */

const REPOSITORY = join(import.meta.dirname, '..');
const PAGE = 'packages/web/src';

type Fault = readonly [fault: string, path: string, source: string, report: string];

const FAULTS: readonly Fault[] = [
  [
    'an import of a room above',
    'board/up.ts',
    `import { a } from '../seat/a.ts';`,
    'reaches up to ../seat/a.ts',
  ],
  [
    'a type from a room above',
    'model/type.ts',
    `import type { A } from '../client/a.ts';`,
    'reaches up to ../client/a.ts',
  ],
  [
    'a type in the middle of a line',
    'model/inline.ts',
    `let a: import('../client/a.ts').A;`,
    'reaches up to ../client/a.ts',
  ],
  [
    'a room above that is fetched later',
    'seat/later.tsx',
    `void import('../screens/game/a.tsx');`,
    'reaches up to ../screens/game/a.tsx',
  ],
  [
    'a re-export of a room above',
    'text/again.ts',
    `export * from '../base/a.ts';`,
    'reaches up to ../base/a.ts',
  ],
  [
    'styles of a room above',
    'parts/styles.tsx',
    `import styles from '../decisions/Plan.module.css';`,
    'reaches up to ../decisions/Plan.module.css',
  ],
  [
    'styles composed of those above',
    'board/spot.module.css',
    `.a { composes: b from '../seat/seat.module.css'; }`,
    'reaches up to ../seat/seat.module.css',
  ],
  [
    'a worker of a room above',
    'storage/start.ts',
    `new Worker(new URL('../worker/a.ts', import.meta.url));`,
    'reaches up to ../worker/a.ts',
  ],
  [
    'a panel that knows a screen',
    'panels/menu/up.tsx',
    `import '../../screens/game/a.tsx';`,
    'reaches up to ../../screens/game/a.tsx',
  ],
  [
    'a screen that knows one above it',
    'screens/game/up.tsx',
    `\nimport '../replay/a.tsx';`,
    'up.tsx:2 reaches up to ../replay/a.tsx',
  ],
  [
    'what stands beside the rooms',
    'screens/replay/roof.tsx',
    `import { App } from '../../App.tsx';`,
    'reaches up to ../../App.tsx',
  ],
  ['a room without a place', 'attic/a.ts', '', 'without a place'],
  ['a screen without a place', 'screens/attic/a.ts', '', 'without a place'],
  ['a file between the screens', 'screens/a.ts', '', 'without a place'],
];

const CLEAN: Readonly<Record<string, string>> = {
  'main.tsx': `import './screens/replay/down.tsx';\nimport './App.tsx';`,
  'screens/replay/down.tsx': `import '../game/a.tsx';\nimport '../../panels/menu/a.tsx';\nvoid import('./near.ts');`,
  'panels/score/down.tsx': `import styles from '../../decisions/Plan.module.css';`,
  'style/base.css': `@import '../../art/base/palette.css';`,
  'client/down.ts': `import type { A } from '../model/a.ts';\nimport { b } from '@rowan/cards';`,
};

let root: string;
let found: readonly string[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rowan-rooms-'));
  const planted = [
    ...Object.entries(CLEAN),
    ...FAULTS.map(([, path, source]) => [path, source] as const),
  ];
  for (const [path, source] of planted) {
    const file = join(root, PAGE, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  found = findReaches(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const reportsOn = (path: string): readonly string[] =>
  found.filter((line) => line.startsWith(`${PAGE}/${path}:`));

test.each(FAULTS)('the check of the rooms catches %s', (_, path, _source, report) => {
  expect(reportsOn(path).join('\n')).toContain(report);
});

test.each(Object.keys(CLEAN))('the check of the rooms lets %s pass', (path) => {
  expect(reportsOn(path)).toEqual([]);
});

test('no room of the page reaches up, and every room in the order is there', () => {
  expect(findReaches(REPOSITORY)).toEqual([]);
  const empty = ROOMS.filter((room) => readdirSync(join(REPOSITORY, PAGE, room)).length === 0);
  expect(empty).toEqual([]);
});
