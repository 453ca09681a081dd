import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openDatabase, startServer } from '@rowan/server';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { playSeat } from '../src/agents/play-seat.ts';
import { rowan } from './rowan.ts';

let server = '';
let database = '';
const NAME = `rowan_${randomBytes(6).toString('hex')}`;

/** Says something to a database. */
async function said(url: string, sql: string) {
  const { writer, store } = openDatabase(url);
  try {
    return (await writer.run([{ sql, parameters: [] }]))[0]!;
  } finally {
    await store.close();
  }
}

beforeAll(async () => {
  server = await text(connect(inject('postgresDoor'), '127.0.0.1'));
  await said(server, `create database ${NAME}`);
  database = Object.assign(new URL(server), { pathname: `/${NAME}` }).href;
});
afterAll(() => said(server, `drop database ${NAME} with (force)`));

const on = (...args: readonly string[]) => rowan(...args, '--database', database);
/** An id may begin like an option. */
const about = (command: string, id: string) =>
  rowan('admin', command, '--database', database, '--', id);

/** A game of two programs at a server on that database. */
async function played(): Promise<string> {
  const limits = { messagesASecond: 100_000, messagesAtOnce: 200_000 };
  const where = { port: 0, host: '127.0.0.1', data: '', database };
  const running = await startServer({ ...where, pace: 0, limits });
  const { origin } = new URL(running.url);
  const post = (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(new URL(path, running.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    });
  const session = await post('api/session', { name: 'Ash' });
  const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const opened = await post('api/tables', { towers: false, seats }, cookie);
  const { table, invite } = (await opened.json()) as Readonly<Record<string, string>>;
  const link = `${running.url}#/t/${table}/${invite}`;
  const token = cookie.slice(cookie.indexOf('=') + 1);
  await Promise.all([
    playSeat({ link, token, name: '', bot: 'random', seat: 0, starts: true, pace: 0 }),
    playSeat({ link, name: 'Birch', bot: 'random', seat: 1, starts: false, pace: 0 }),
  ]);
  await running.stop();
  return table!;
}

describe('whoever runs several nodes', () => {
  test('brings their database up to date, once, before anything else', async () => {
    expect(await on('admin', 'list')).toMatchObject({ status: 2 });
    const first = await on('migrate');
    expect(first).toMatchObject({ status: 0 });
    expect(first.out).toMatch(/^001-first: done\n(?:.*\n)*the database is up to date\n$/);
    expect(await on('migrate')).toMatchObject({ status: 0, out: 'the database is up to date\n' });
  });

  test('looks after it as after a file', async () => {
    const table = await played();
    expect((await on('admin', 'list')).out).toContain(table);
    expect((await on('audit')).out).toMatch(/^(\d) tables, \1 dealt, \d+ rows: all hold\n$/);
    expect(JSON.parse((await about('inspect', table)).out)).toMatchObject({ phase: 'over' });
    expect((await about('export', table)).out).toContain('"rules"');
    expect((await on('admin', 'purge', '--dry-run')).out).toBe('0 would go\n');
    const [{ id }] = (await said(database, 'select id from accounts')) as [{ id: string }];
    expect(await about('ban', id)).toMatchObject({ status: 0 });
  });

  test('is told what cannot be: another kind of address, one where nothing is, a copy in a file', async () => {
    const nothing = 'postgres://127.0.0.1:1/rowan';
    for (const args of [
      ['migrate'],
      ['migrate', '--database', 'mysql://somewhere'],
      ['migrate', '--database', nothing],
      ['audit', '--database', nothing],
      ['admin', 'backup', '/tmp/rowan-nothing.db', '--database', database],
    ]) {
      const { status, err } = await rowan(...args);
      expect([args, status]).toEqual([args, 2]);
      expect(err).not.toContain('    at ');
    }
  });
});
