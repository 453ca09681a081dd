import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

// Starting Node and tsx takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const LAUNCHER = join(import.meta.dirname, '..', 'bin', 'rowan.js');

function launch(...args: readonly string[]): {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
} {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

test('rowan --help explains itself', () => {
  const { status, out } = launch('--help');
  expect(status).toBe(0);
  expect(out).toContain('Usage: rowan');
});

test('a mistaken command ends with exit code 2 and one message', () => {
  const { status, out, err } = launch('no-such-command');
  expect({ status, out, err }).toEqual({
    status: 2,
    out: '',
    err: "error: unknown command 'no-such-command'\n",
  });
});

test('rowan bench says what it takes', () => {
  const { status, err } = launch('bench', '--players', '9');
  expect(status).toBe(2);
  expect(err).toContain('from 2 to 4');
});
