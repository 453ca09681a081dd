import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LAUNCHER = join(import.meta.dirname, '..', 'bin', 'rowan.js');

function rowan(...args: readonly string[]): {
  readonly status: number | null;
  readonly out: string;
} {
  const { status, stdout } = spawnSync(process.execPath, [LAUNCHER, ...args], { encoding: 'utf8' });
  return { status, out: stdout };
}

test('rowan --help explains itself', () => {
  const { status, out } = rowan('--help');
  expect(status).toBe(0);
  expect(out).toContain('Usage: rowan');
});

test('rowan passes on the exit code of a mistaken command', () => {
  expect(rowan('no-such-command').status).toBe(1);
});
