import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { dealt, type Sitting } from './guest.ts';

/** `rowan serve` as it is started: a program of its own, from its bundle. */

const ROOT = join(import.meta.dirname, '..', '..', '..');
const ROWAN = join(ROOT, 'packages', 'cli', 'bin', 'rowan.js');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rowan-serve-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Rowan</title>');
});
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly ended: Promise<number | null>;
}

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env } });
  children.push(child);
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, out: () => out, err: () => err, ended };
}

const serve = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Started =>
  start(process.execPath, [ROWAN, 'serve', '--site', folder, ...args], env);

const usual = ['--port', '0', '--host', '127.0.0.1'];
const data = (name: string): string[] => ['--data', join(folder, name)];

async function urlOf(started: Started, words = /Rowan is on (\S+)/): Promise<string> {
  await expect.poll(() => started.out() + started.err(), { timeout: 120_000 }).toMatch(words);
  return words.exec(started.out())![1]!.replace('localhost', '127.0.0.1');
}

/** Plays for a seat until something holds. */
async function playUntil(sitting: Sitting, holds: () => boolean): Promise<void> {
  for (;;) {
    await sitting.until(() => sitting.mayMove || holds());
    if (holds()) return;
    const { seq } = sitting.chair.known!;
    await sitting.move();
    await sitting.until(() => sitting.chair.known!.seq > seq);
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(new URL('healthz', url)).then(
    ({ ok }) => ok,
    () => false,
  );

describe('rowan serve', () => {
  test('is what npm start runs, on the port that every browser knows', async () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      readonly scripts: { readonly start: string };
    };
    expect(scripts.start).toBe('node packages/cli/bin/rowan.js serve');
    const help = start(process.execPath, [ROWAN, 'serve', '--help']);
    expect(await help.ended).toBe(0);
    expect(help.out()).toMatch(/--port <n>[^(]*\(default:\s+4173, env: ROWAN_PORT\)/);
  });

  test('serves page, tables and bots from its bundle, tells metrics to whoever runs it, and stops well', async () => {
    const started = serve([...usual, ...data('a'), '--admin-port', '0']);
    const url = await urlOf(started);
    expect(await (await fetch(url)).text()).toContain('<title>Rowan');
    const { sittings } = await dealt(url, 'ppb');
    const [ash] = sittings;
    const isBots = (): boolean => ash!.view!.waiting?.seat === 2;
    await Promise.all(sittings.map((sitting) => playUntil(sitting, isBots)));
    await ash!.until(() => !isBots());
    const metrics = await (await fetch(await urlOf(started, /Metrics are on (\S+)/))).text();
    expect(metrics).toMatch(/^rowan_sockets 2$/m);
    expect(metrics).toMatch(/^rowan_tables_awake 1$/m);
    expect(metrics).toMatch(/^rowan_appends_total\{outcome="won"\} [1-9]/m);
    expect(metrics).toMatch(/^rowan_commit_jobs_count \d{2}/m);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(ash!.heard).toContainEqual({ kind: 'closing', after: expect.any(Number) as number });
    expect(ash!.closed).toBe(1012);
    const lines = started
      .err()
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(lines).toEqual(['listening', 'draining', 'stopped']);
  });

  test('ends with one line if the port is taken, or is none', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const one = serve(['--port', `${port}`, '--host', '127.0.0.1', ...data('b')]);
    expect(await one.ended).toBe(2);
    expect(one.err()).toBe(
      `rowan: cannot listen on 127.0.0.1, port ${port}: it is taken. Another port: --port 4173 or PORT=4173\n`,
    );
    taken.close();
    for (const PORT of ['sea', '70000']) {
      const none = serve(data('b'), { PORT });
      expect(await none.ended).toBe(2);
      expect(none.err()).toContain(`value '${PORT}' from env 'ROWAN_PORT' is invalid.`);
      expect(none.err().trim().split('\n')).toHaveLength(1);
    }
  });

  test('starts by the words of the container file, with what was built', async () => {
    const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n');
    const said = (word: string): string[] =>
      lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
    expect(said('FROM')).toHaveLength(2);
    expect(said('USER')).toEqual(['node']);
    expect(said('ENV')).toContain('ROWAN_DATA=/data');
    expect(said('VOLUME')).toEqual(['/data']);
    expect(said('EXPOSE')).toEqual(['4173']);
    const [command, ...args] = JSON.parse(said('CMD')[0]!) as [string, ...string[]];
    expect(command).toBe('node');
    const env = { ROWAN_DATA: join(folder, 'd'), ROWAN_PORT: '0', ROWAN_SITE: folder };
    const started = start(process.execPath, args, env);
    const url = await urlOf(started);
    expect(await answers(url)).toBe(true);
    const [, ...check] = JSON.parse(said('HEALTHCHECK CMD')[0]!) as [string, ...string[]];
    const probe = check.map((word) => word.replace('http://127.0.0.1:4173/', url));
    expect(await start(process.execPath, probe).ended).toBe(0);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(await start(process.execPath, probe).ended).toBe(1);
  });

  test('lets go of its port when npm is killed, even if nobody tells it', async () => {
    const args = ['start', '--', '--site', folder, ...usual, ...data('c')];
    const npm = start('npm', args, { npm_config_update_notifier: 'false' });
    const url = await urlOf(npm);
    expect(await answers(url)).toBe(true);
    npm.child.kill('SIGKILL');
    await expect.poll(() => answers(url), { timeout: 60_000 }).toBe(false);
  });
});

test('a log keeps what nobody may read to itself', () => {
  let written = '';
  const log = createLog('info', { write: (line) => void (written += line) });
  log.info({ table: 'x', cookie: 'CANARY', person: { name: 'CANARY', seat: 1 } }, 'came');
  log.error({ request: { headers: { authorization: 'CANARY' }, body: 'CANARY' } }, 'broke');
  expect(written).not.toContain('CANARY');
  expect(written).toContain('"seat":1');
  createLog('info', { write: (line) => void (written += line) }).info('CANARY');
  expect(written).toContain('CANARY');
});
