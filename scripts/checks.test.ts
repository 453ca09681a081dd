import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from './boundaries.ts';

/** Negative controls: a copy of the workspace's settings with faults that each check must catch. */

const REPOSITORY = join(import.meta.dirname, '..');
const SETTINGS = ['.oxfmtrc.json', '.oxlintrc.json', 'package.json', 'tsconfig.json', 'tsconfig'];

const lines = (count: number): string => 'export {};\n'.repeat(count);

/** A fault, the file it is planted in, and the words by which the check reports it. */
type Fault = readonly [fault: string, path: string, source: string, report: string];

const BOUNDARY_FAULTS: readonly Fault[] = [
  [
    'an import against the direction',
    'packages/rules/src/direction.ts',
    `import '@rowan/bots';`,
    'may not import @rowan/bots',
  ],
  [
    'a type import against the direction',
    'packages/cards/src/type.ts',
    `import type { A } from '@rowan/rules';`,
    'may not import @rowan/rules',
  ],
  [
    'an import() against the direction',
    'packages/bots/src/dynamic.ts',
    `await import('@rowan/table');`,
    'may not import @rowan/table',
  ],
  [
    'a test against the direction',
    'packages/rules/test/direction.test.ts',
    `import '@rowan/bots';`,
    'may not import @rowan/bots',
  ],
  [
    'an import of the server',
    'packages/web/src/server.ts',
    `import '@rowan/server';`,
    'may not import @rowan/server',
  ],
  [
    'an import of the web client',
    'packages/server/src/web.ts',
    `import '@rowan/web';`,
    'may not import @rowan/web',
  ],
  [
    'rules of the game on the page',
    'packages/web/src/board/rules.ts',
    `import { apply } from '@rowan/rules';`,
    'no rules',
  ],
  [
    'staging outside of playback',
    'packages/web/src/client/staging.ts',
    `import { fold } from '@rowan/rules/fold';`,
    'no rules',
  ],
  [
    'an import of the command line',
    'scripts/cli.ts',
    `import '@rowan/cli';`,
    'may not import @rowan/cli',
  ],
  [
    'testkit outside a test',
    'packages/rules/src/testkit.ts',
    `import '@rowan/testkit';`,
    'outside a test',
  ],
  ['testkit in a tool', 'scripts/tool.ts', `import '@rowan/testkit';`, 'outside a test'],
  [
    'the built-in catalogue in rules',
    'packages/rules/src/data.ts',
    `import { builtIn } from '@rowan/cards';`,
    'takes builtIn from @rowan/cards',
  ],
  [
    'all of cards in rules',
    'packages/rules/src/all.ts',
    `import * as cards from '@rowan/cards';`,
    'takes * from @rowan/cards',
  ],
  [
    'earlier catalogues in rules',
    'packages/rules/src/editions.ts',
    `import { catalogueBy } from '@rowan/cards/editions';`,
    'takes catalogueBy from @rowan/cards/editions',
  ],
  [
    'the catalogue folder in rules',
    'packages/rules/src/folder.ts',
    `import '../../cards/src/catalogue/quests.ts';`,
    'leaves its package',
  ],
  [
    'a deep import',
    'packages/rules/src/deep.ts',
    `import '@rowan/cards/src/types.ts';`,
    'reaches into',
  ],
  [
    'an import of the own package by name',
    'packages/rules/src/own.ts',
    `import '@rowan/rules';`,
    'imports its own package',
  ],
  [
    'a test file in source',
    'packages/rules/src/untested.ts',
    `import '../test/helper.ts';`,
    'imports the test file',
  ],
  [
    'a barrel inside a package',
    'packages/rules/src/plans/index.ts',
    `export * from '../state.ts';`,
    're-exports',
  ],
  [
    'a Node module in a pure package',
    'packages/table/src/node.ts',
    `import 'node:fs';`,
    'imports node:fs',
  ],
  [
    'a browser library in a pure package',
    'packages/bots/src/dom.ts',
    `import 'react';`,
    'imports react',
  ],
  [
    'a library of the browser in the protocol',
    'packages/protocol/src/socket.ts',
    `import 'partysocket';`,
    'imports partysocket',
  ],
  [
    'a parser outside the protocol',
    'packages/table/src/parse.ts',
    `import 'zod/mini';`,
    'imports zod/mini',
  ],
  [
    'a computed import in a pure package',
    'packages/bots/src/computed.ts',
    'await import(String(1));',
    'compute',
  ],
  ['a package without a place', 'packages/attic/src/index.ts', '', 'without a place'],
];

const LINT_FAULTS: readonly Fault[] = [
  ['any', 'packages/cli/src/any.ts', 'export const x: any = 1;', 'typescript(no-explicit-any)'],
  [
    'a floating promise',
    'packages/cli/src/floating.ts',
    `async function f(): Promise<void> {}\nf();\nexport {};`,
    'typescript(no-floating-promises)',
  ],
  [
    'an unsafe value',
    'packages/cli/src/unsafe.ts',
    `export const x: number = JSON.parse('1');`,
    'typescript(no-unsafe-assignment)',
  ],
  [
    'a cycle',
    'packages/cli/src/cycle.ts',
    `import { b } from './cycle-b.ts';\nexport const a = (): unknown => b;`,
    'import(no-cycle)',
  ],
  [
    'a default export',
    'packages/cli/src/default.ts',
    'export default 1;',
    'import(no-default-export)',
  ],
  ['a const enum', 'packages/cli/src/enum.ts', 'export const enum A { B }', 'oxc(no-const-enum)'],
  ['a long file', 'packages/cards/src/long.ts', lines(401), 'eslint(max-lines)'],
  [
    'a long function',
    'packages/cli/src/long-function.ts',
    `export function f(): void {${'\n'.repeat(60)}}`,
    'eslint(max-lines-per-function)',
  ],
  [
    'five parameters',
    'packages/cli/src/parameters.ts',
    'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];',
    'eslint(max-params)',
  ],
  [
    'a note to self',
    'packages/cli/src/note.ts',
    `// ${'TO'}${'DO'} later\nexport {};`,
    'eslint(no-warning-comments)',
  ],
  [
    'Math.random',
    'packages/cards/src/random.ts',
    'export const x = Math.random();',
    'eslint(no-restricted-properties)',
  ],
  [
    'Math.random taken apart',
    'packages/cards/src/taken.ts',
    'export const { random } = Math;',
    'eslint(no-restricted-properties)',
  ],
  [
    'Date',
    'packages/rules/src/date.ts',
    'export const x = new Date();',
    'eslint(no-restricted-globals)',
  ],
  [
    'a timer in the protocol',
    'packages/protocol/src/timer.ts',
    'setTimeout(() => {}, 1);\nexport {};',
    'eslint(no-restricted-globals)',
  ],
  [
    'Date by the global object',
    'packages/rules/src/global.ts',
    'export const x = globalThis.Date;',
    'eslint(no-restricted-globals)',
  ],
  [
    'a timer',
    'packages/bots/src/timer.ts',
    'setTimeout(() => {}, 1);',
    'eslint(no-restricted-globals)',
  ],
  [
    'process',
    'packages/table/src/process.ts',
    'export const x = process.env;',
    'eslint(no-restricted-globals)',
  ],
  ['console', 'packages/rules/src/console.ts', `console.log('x');`, 'eslint(no-console)'],
  [
    'the document',
    'packages/rules/src/document.ts',
    'export const x = document.title;',
    'eslint(no-restricted-globals)',
  ],
  [
    'a Node module',
    'packages/rules/src/node.ts',
    `import { readFileSync } from 'node:fs';\nexport const x = readFileSync;`,
    'import(no-nodejs-modules)',
  ],
];

const TYPE_FAULTS: readonly Fault[] = [
  ['an enum', 'packages/rules/src/enum.ts', 'export enum A { B }', 'TS1294'],
  ['process', 'packages/rules/src/types-process.ts', 'export const x = process.env;', 'TS2591'],
  ['console', 'packages/cards/src/types-console.ts', `console.log('x');\nexport {};`, 'TS2584'],
  [
    'the document',
    'packages/testkit/src/types-document.ts',
    'export const x = document.title;',
    'TS2584',
  ],
  [
    'an unchecked index',
    'packages/rules/src/types-index.ts',
    'export const f = (a: number[]): number => a[0];',
    'TS2322',
  ],
];

const CLEAN: Readonly<Record<string, string>> = {
  'packages/cli/src/cycle-b.ts': `import { a } from './cycle.ts';\nexport const b = (): unknown => a;\n`,
  'packages/cards/src/index.ts': `export const words = ['P'] as const;\n`,
  'packages/cards/src/catalogue/long.ts': lines(401),
  'packages/rules/src/index.ts': `import { words } from '@rowan/cards';\nimport { sha256 } from '@noble/hashes/sha2.js';\nexport { x } from './x.ts';\nexport type * from '@rowan/cards';\nexport const all = [words, sha256];\n`,
  'packages/rules/src/x.ts': 'export const x = Math.max(1, 2);\n',
  'packages/rules/src/x.test.ts': `import { builtIn } from '@rowan/cards';\nimport '@rowan/testkit';\nimport 'node:fs';\nimport './x.ts';\nexport const now = [Date.now(), builtIn];\n`,
  'scripts/proofs/proof.ts': `import '@rowan/testkit';\n`,
  'packages/cli/src/main.ts': `import '@rowan/rules';\nexport const now = Date.now();\n`,
};
const CLEAN_PATHS = Object.keys(CLEAN).filter((path) => !path.endsWith('cycle-b.ts'));

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rowan-checks-'));
  for (const name of SETTINGS)
    cpSync(join(REPOSITORY, name), join(root, name), { recursive: true });
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'), 'dir');
  for (const [path, source] of Object.entries(CLEAN)) plant(path, source);
  for (const [, path, source] of [...BOUNDARY_FAULTS, ...LINT_FAULTS, ...TYPE_FAULTS])
    plant(path, source);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function plant(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

function runTool(name: string, ...args: readonly string[]): Outcome {
  const bin = join(REPOSITORY, 'node_modules', '.bin', name);
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** The reports of a tool that prints one per line, each with its path. */
function reportsOn(output: string, path: string): readonly string[] {
  return output.split('\n').filter((line) => line.startsWith(`${path}:`) || line.startsWith(path));
}

describe('the boundary check', () => {
  let output: string;
  beforeAll(() => {
    output = findViolations(root).join('\n');
  });

  test.each(BOUNDARY_FAULTS)('catches %s', (_, path, _source, report) => {
    expect(reportsOn(output, path).join('\n')).toContain(report);
  });

  test.each(CLEAN_PATHS)('lets %s pass', (path) => {
    expect(reportsOn(output, path)).toEqual([]);
  });

  test('refuses a folder without source files', () => {
    expect(() => findViolations(join(root, 'tsconfig'))).toThrow('No source files');
  });
});

describe('the linter', () => {
  let outcome: Outcome;
  beforeAll(() => {
    outcome = runTool('oxlint', '--format=unix', 'packages');
  });

  test('fails', () => {
    expect(outcome.status).toBe(1);
  });

  test.each(LINT_FAULTS)('catches %s', (_, path, _source, report) => {
    expect(reportsOn(outcome.output, path).join('\n')).toContain(report);
  });

  test.each(CLEAN_PATHS)('lets %s pass', (path) => {
    expect(reportsOn(outcome.output, path)).toEqual([]);
  });
});

describe('the compiler', () => {
  let outcome: Outcome;
  beforeAll(() => {
    outcome = runTool('tsc', '-b', '--force');
  });

  test.each(TYPE_FAULTS)('catches %s', (_, path, _source, report) => {
    expect(reportsOn(outcome.output, path).join('\n')).toContain(report);
  });
});

test('the formatter catches a badly formatted file', () => {
  plant('packages/cli/src/format.ts', 'export const  x = "1"');
  expect(runTool('oxfmt', '--check', 'packages/cli/src/format.ts').status).toBe(1);
});
