import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer, type Running } from '@rowan/server';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playSeat } from '../src/agents/play-seat.ts';
import { rowan } from './rowan.ts';

/** A server with a game that is over, one that is played, and a table that never began. */

let folder: string;
let running: Running;
let [over, played, idle] = ['', '', ''];
let playing: Promise<unknown>[] = [];
const DAY = 86_400_000;

async function post(path: string, body: unknown, cookie = ''): Promise<Response> {
  const { origin } = new URL(running.url);
  return fetch(new URL(path, running.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
}

async function openTable() {
  const session = await post('api/session', { name: 'Ash' });
  const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const opened = await post('api/tables', { towers: false, seats }, cookie);
  const { table, invite } = (await opened.json()) as Readonly<Record<string, string>>;
  const link = `${running.url}#/t/${table}/${invite}`;
  return { table: table!, link, token: cookie.slice(cookie.indexOf('=') + 1) };
}

const bots = ({ link, token }: Awaited<ReturnType<typeof openTable>>) => [
  playSeat({ link, token, name: '', bot: 'random', seat: 0, starts: true, pace: 0 }),
  playSeat({ link, name: 'Birch', bot: 'random', seat: 1, starts: false, pace: 0 }),
];

const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rowan-admin-'));
  // Tests talk faster than anybody plays.
  const limits = { messagesASecond: 100_000, messagesAtOnce: 200_000, pingEvery: 500 };
  running = await startServer({ port: 0, host: '127.0.0.1', data: at('data'), pace: 0, limits });
  const [first, second, third] = [await openTable(), await openTable(), await openTable()];
  [over, played, idle] = [first.table, second.table, third.table];
  await Promise.all(bots(first));
  playing = bots(second).map((bot) => bot.catch(() => undefined));
  while ((await running.node.store.read(played, 0)).length < 12) await delay(20);
});
afterAll(async () => {
  await Promise.all(playing);
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (...args: readonly string[]) => rowan(...args, '--data', at('data'));

describe('whoever runs a server', () => {
  test('backs it up while people play; what is restored holds, row by row', async () => {
    expect(await admin('admin', 'backup', at('copy.db'))).toMatchObject({ status: 0 });
    expect(await admin('admin', 'backup', at('copy.db'))).toMatchObject({ status: 2 });
    const restored = await rowan('admin', 'restore', at('copy.db'), '--data', at('again'));
    expect(restored).toMatchObject({ status: 0, out: 'restored\n' });
    const { status, out } = await rowan('audit', '--data', at('again'));
    expect(status).toBe(0);
    expect(out).toMatch(/^3 tables, 2 dealt, \d+ rows: all hold\n$/);
    const again = await rowan('admin', 'restore', at('copy.db'), '--data', at('again'));
    expect(again.out).toContain('what lay there before is now');
  });

  test('is told of one changed row, and of a secret that is another', async () => {
    await rowan('admin', 'restore', at('copy.db'), '--data', at('bad'));
    const database = new Database(join(at('bad'), 'rowan.db'));
    database
      .prepare('update log set body = replace(body, \'"n":9\', \'"n":-1\') where tbl = ?')
      .run(over);
    database.prepare('update secrets set secret = ? where tbl = ?').run('0'.repeat(64), idle);
    database.close();
    const { status, out } = await rowan('audit', '--data', at('bad'));
    expect(status).toBe(1);
    expect(out).toContain(`${over}: unreadable`);
    expect(out).toContain(`${idle}: another commitment`);
  });

  test('sees tables, but nobody’s hand, and no transcript of a running game', async () => {
    const { out } = await admin('admin', 'list');
    for (const id of [over, played, idle]) expect(out).toContain(id);
    const inspected = await admin('admin', 'inspect', over);
    expect(inspected.out).toContain('"ended": 1');
    expect(inspected.out).not.toMatch(/secret|hand|salt/);
    expect((await admin('admin', 'export', over)).out).toContain('"fairness"');
    expect(await admin('admin', 'export', idle)).toMatchObject({ status: 2, out: '' });
    expect(await rowan('admin', 'list', '--data', at('nothing'))).toMatchObject({ status: 2 });
  });

  test('gives up a table that never began, while people sit there, and no game that was dealt', async () => {
    expect(await admin('admin', 'close', played)).toMatchObject({ status: 2, out: '' });
    expect(await admin('admin', 'close', 'x'.repeat(22))).toMatchObject({ status: 2, out: '' });
    const { table, link } = await openTable();
    const waits = playSeat({ link, name: 'Elm', bot: 'random', seat: 1, starts: false, pace: 0 });
    const told = waits.catch((error: Error) => error.message);
    while (!(await admin('admin', 'inspect', table)).out.includes('"readied": 1')) await delay(20);
    // Twice is as good as once.
    for (let n = 0; n < 2; n++)
      expect(await admin('admin', 'close', table)).toMatchObject({ status: 0, out: 'done\n' });
    expect(await told).toContain('given up before its game');
    expect((await admin('admin', 'inspect', table)).out).toContain('"closed": 1');
    expect((await admin('audit')).out).toContain('all hold');
  });

  test('removes what is past, never what is played, and may ask first', async () => {
    await rowan('admin', 'restore', at('copy.db'), '--data', at('old'));
    const database = new Database(join(at('old'), 'rowan.db'));
    database.prepare('update tables set touched = ?').run(Date.now() - 91 * DAY);
    database.close();
    const old = (...args: readonly string[]) =>
      rowan('admin', 'purge', ...args, '--data', at('old'));
    const asked = await old('--dry-run');
    expect(asked.out).toContain(over);
    expect(asked.out).toContain(idle);
    expect(asked.out).toContain('2 would go');
    const purged = await old();
    expect(purged.out).toContain('2 are gone');
    // Nothing of what is done by the hour is left.
    expect((await old('--dry-run')).out).toBe('0 would go\n');
    expect((await rowan('audit', '--data', at('old'))).out).toMatch(/^1 tables, 1 dealt/);
  });

  test('has games put away that are over, and what cannot be followed stays and is told', async () => {
    await rowan('admin', 'restore', at('copy.db'), '--data', at('week'));
    const database = new Database(join(at('week'), 'rowan.db'));
    const aged = database.prepare('update tables set touched = ?, vp = ? where id = ?');
    const { vp } = database.prepare('select vp from tables where id = ?').get(over) as {
      vp: string;
    };
    aged.run(Date.now() - 8 * DAY, '[1,1]', over);
    const week = (...args: readonly string[]) => rowan(...args, '--data', at('week'));
    const asked = await week('admin', 'purge', '--dry-run');
    expect(asked.out).toBe('0 would go\ngames that would be put away: 1\n');
    const left = await week('admin', 'purge');
    expect([left.status, left.out]).toEqual([1, `0 are gone\n${over}: listed otherwise\n`]);
    aged.run(Date.now() - 8 * DAY, vp, over);
    database.close();
    const before = (await week('admin', 'export', over)).out;
    const put = await week('admin', 'purge');
    expect([put.status, put.out]).toEqual([0, '0 are gone\ngames put away: 1\n']);
    expect((await week('audit')).out).toMatch(/^3 tables, 2 dealt, \d+ rows: all hold\n$/);
    expect((await week('admin', 'export', over)).out).toBe(before);
    expect((await week('admin', 'inspect', over)).out).toContain('"ended": 1');
  });

  test('gives somebody another name, or lets them in no more', async () => {
    const seats = (await admin('admin', 'inspect', over)).out;
    const [, account] = /"account": "([\w-]{22})"/.exec(seats)!;
    expect(await admin('admin', 'rename', account!, '\u200b')).toMatchObject({ status: 2 });
    expect(await admin('admin', 'rename', account!, 'Elm')).toMatchObject({ status: 0 });
    expect(await admin('admin', 'ban', account!)).toMatchObject({ status: 0 });
    expect(await admin('admin', 'ban', 'nobody')).toMatchObject({ status: 2 });
    expect((await admin('admin', 'reports')).out).toBe('[]\n');
  });
});
