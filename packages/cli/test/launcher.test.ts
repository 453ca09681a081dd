import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
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

test.skipIf(!existsSync('/dev/full')).each([['record'], ['simulate', '-n', '2'], ['cards']])(
  'rowan %s into a full disk ends in one line',
  (...args) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^rowan: cannot write the output: ENOSPC[^\n]*\n$/);
  },
);

interface Ended {
  readonly status: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}

/** Starts a command and presses Ctrl-C after a while. */
async function interrupted(after: number, ...args: readonly string[]): Promise<Ended> {
  const started = spawn(process.execPath, [LAUNCHER, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  started.stdout.on('data', (part: Buffer) => (out += part.toString()));
  started.stderr.on('data', (part: Buffer) => (err += part.toString()));
  const press = setTimeout(() => started.kill('SIGINT'), after);
  const [status, signal] = (await once(started, 'close')) as [number | null, string | null];
  clearTimeout(press);
  return { status, signal, out, err };
}

test('Ctrl-C ends many games with what was played and exit code 130', async () => {
  const args = ['simulate', '--games', '10000000', '--json'];
  let ended = await interrupted(3000, ...args);
  // How long the start takes nobody knows; what comes before the first game ends it as it ends anything.
  for (const after of [12_000, 48_000])
    if (ended.status !== 130 || ended.out === '') ended = await interrupted(after, ...args);
  const { status, signal, out, err } = ended;
  expect({ status, signal }).toEqual({ status: 130, signal: null });
  expect((JSON.parse(out) as { readonly games: number }).games).toBeGreaterThan(0);
  expect(err).toMatch(/^rowan: stopped; what stands above is of \d+ of 10000000 games\n$/);
}, 180_000);
