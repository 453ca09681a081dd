import { request } from 'node:http';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../src/limits.ts';
import { parseName } from '../src/people/names.ts';
import { Guest, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

let node: TestNode;
let ash: Guest;
beforeAll(async () => {
  node = await startNode({ limits: { openTablesAPerson: 3, socketsAPerson: 2 } });
  ash = await Guest.named(node.url, 'Ash');
});
afterAll(() => node.end());

const SEATS = [{ kind: 'person' }, { kind: 'person' }];

describe('a guest', () => {
  test('is known by a cookie that no script can read, and may take another name', async () => {
    const response = await new Guest(node.url).post('api/session', { name: '  Elm   Tree ' });
    expect(await response.json()).toEqual({ name: 'Elm Tree' });
    expect(response.headers.get('set-cookie')).toMatch(
      /^rowan=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await (await ash.get('api/session')).json()).toMatchObject({ name: 'Ash' });
    await ash.post('api/session', { name: 'Aspen' });
    expect(await (await ash.get('api/session')).json()).toMatchObject({ name: 'Aspen' });
  });

  test('over https gets a cookie that is bound to the host', async () => {
    const far = await startNode({ origins: ['https://rowan.example'] });
    const headers = { origin: 'https://rowan.example' };
    const response = await new Guest(far.url).post('api/session', { name: 'Elm' }, headers);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-rowan=.*; Secure;/);
    await far.end();
  });

  test.each([
    '',
    '   ',
    'a'.repeat(25),
    'a\u202eb',
    'a\u200bb',
    'a\0b',
    `e${'\u0301'.repeat(90)}`,
    7,
    null,
  ])('is not called %j', async (name) => {
    const response = await new Guest(node.url).post('api/session', { name });
    expect([response.status, await response.json()]).toEqual([400, { error: 'name' }]);
  });

  test('may have a name of 24 letters, whatever a letter is made of', () => {
    const family = '👨‍👩‍👧';
    expect(parseName('é'.repeat(24))).toBe('é'.repeat(24));
    expect(parseName(family)).toBeNull(); // It is joined by letters that are not seen.
    expect(parseName('Zoë-ß Ωmega')).toBe('Zoë-ß Ωmega');
  });
});

describe('who changes something', () => {
  const from = (origin: string | undefined): Promise<number> =>
    new Promise((resolve, reject) => {
      const url = new URL('api/session', node.url);
      const headers = { 'content-type': 'application/json', ...(origin ? { origin } : {}) };
      const asked = request(url, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      });
      asked.once('error', reject);
      asked.end('{"name":"x"}');
    });

  test('comes from the page that we serve, and from no other', async () => {
    const { origin, port } = new URL(node.url);
    expect(await from(origin)).toBe(200);
    const others = [
      undefined,
      'null',
      'http://evil.example',
      `${origin}.evil.example`,
      `http://evil.example/${origin}`,
      `http://127.0.0.1:${Number(port) + 1}`,
      `http://x127.0.0.1:${port}`,
    ];
    for (const other of others) expect([other, await from(other)]).toEqual([other, 403]);
  });

  test('also on a socket', async () => {
    const url = `${node.url.replace('http', 'ws')}ws`;
    const opened = (origin: string): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(url, { headers: { origin, cookie: ash.cookie } });
        socket.once('open', () => {
          socket.close();
          resolve(101);
        });
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode!));
        socket.once('error', () => undefined);
      });
    expect(await opened('http://evil.example')).toBe(403);
    expect(await opened(ash.origin)).toBe(101);
  });

  test('says it in JSON, and not too much of it', async () => {
    const plain = await ash.post('api/session', '{"name":"x"}', { 'content-type': 'text/plain' });
    expect(plain.status).toBe(415);
    expect((await ash.post('api/session', '{"name"')).status).toBe(400);
    const long = JSON.stringify({ name: 'x', more: 'y'.repeat(LIMITS.bodyBytes) });
    expect((await ash.post('api/session', long)).status).toBe(413);
  });

  test('is told what may be done with the answer', async () => {
    const { headers } = await ash.get('api/session');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a table', () => {
  test('is opened with persons and a few bots, and not with nobody or too many bots', async () => {
    const wished = async (seats: readonly unknown[]): Promise<number> =>
      (await ash.post('api/tables', { towers: true, seats })).status;
    const bot = { kind: 'bot', bot: 'squire' };
    expect(await wished([...SEATS, bot, bot])).toBe(200);
    for (const seats of [
      [{ kind: 'person' }],
      [{ kind: 'person' }, bot],
      [...SEATS, ...SEATS, ...SEATS],
      [bot, bot],
      [...SEATS, { kind: 'bot', bot: 'emperor' }],
    ])
      expect(await wished(seats)).toBe(400);
    expect(
      (await new Guest(node.url).post('api/tables', { towers: true, seats: SEATS })).status,
    ).toBe(401);
  });

  test('is one of at most so many of one person', async () => {
    const elm = await Guest.named(node.url, 'Elm');
    for (let n = 0; n < 3; n++) await elm.open('pp');
    expect((await elm.post('api/tables', { towers: true, seats: SEATS })).status).toBe(429);
  });

  test('P22 that is private and one that does not exist cannot be told apart', async () => {
    const { table } = await ash.open('pp');
    const elm = await Guest.named(node.url, 'Elm');
    const told = async (id: string): Promise<unknown> => {
      const entered = await elm.post(`api/tables/${id}/enter`, { secret: 'x'.repeat(22) });
      const transcript = await elm.get(`api/tables/${id}/transcript`);
      const sitting = await elm.sit(id).connect();
      await sitting.until(() => sitting.heard.some(({ kind }) => kind === 'refused'));
      sitting.cut();
      const at = /"now":\d+/;
      const headers = [...transcript.headers].filter(([name]) => name !== 'date');
      return [
        entered.status,
        await entered.text(),
        transcript.status,
        await transcript.text(),
        headers,
        sitting.bytes.map((text) => text.replace(at, '')),
      ];
    };
    expect(await told(table)).toEqual(await told('x'.repeat(22)));
    expect(JSON.stringify(await told(table))).toContain('noTable');
  });

  test('of a running game gives nobody its transcript', async () => {
    const tables = (await (await ash.get('api/tables')).json()) as { tables: { id: string }[] };
    const [first] = tables.tables;
    expect((await ash.get(`api/tables/${first!.id}/transcript`)).status).toBe(404);
  });
});

describe('a connection', () => {
  test('has to say who it is before anything else, in the words of this version', async () => {
    const odd = [
      { kind: 'attach', table: 'x'.repeat(22), have: -1 } as const,
      { kind: 'hello', protocol: 1, client: '0'.repeat(32) } as const,
    ];
    for (const message of odd) {
      const sitting = ash.sit('x'.repeat(22));
      const socket = new WebSocket(`${node.url.replace('http', 'ws')}ws`, {
        headers: { origin: ash.origin, cookie: ash.cookie },
      });
      const code = await new Promise<number>((resolve) => {
        socket.once('open', () => socket.send(JSON.stringify(message)));
        socket.once('close', resolve);
      });
      expect([code, sitting.closed]).toEqual([1008, null]);
    }
  });

  test('without a session is turned away', async () => {
    const sitting = await new Guest(node.url).sit('x'.repeat(22)).connect();
    await sitting.until(() => sitting.closed !== null);
    expect(sitting.heard[0]).toEqual({ kind: 'refused', reason: 'noSession' });
  });

  test('is one of at most so many of one person', async () => {
    const elm = await Guest.named(node.url, 'Elm');
    const sittings: Sitting[] = [];
    for (let n = 0; n < 3; n++) sittings.push(await elm.sit('x'.repeat(22)).connect());
    await sittings[2]!.until(() => sittings[2]!.closed !== null);
    expect(sittings[2]!.heard[0]).toEqual({ kind: 'refused', reason: 'full' });
    for (const sitting of sittings) sitting.cut();
  });

  test('that says too much at once is cut off, and one that says as much as it may is not', async () => {
    const strict = await startNode({ limits: { messagesAtOnce: 10, messagesASecond: 1 } });
    const elm = await Guest.named(strict.url, 'Elm');
    const [quiet, loud] = [
      await elm.sit('x'.repeat(22)).connect(false),
      await elm.sit('x'.repeat(22)).connect(false),
    ];
    for (let n = 0; n < 9; n++) quiet.say({ kind: 'ping', n });
    await quiet.until(() => quiet.heard.filter(({ kind }) => kind === 'pong').length === 9);
    for (let n = 0; n < 30; n++) loud.say({ kind: 'ping', n });
    await loud.until(() => loud.closed !== null);
    expect(loud.heard.at(-1)).toEqual({ kind: 'refused', reason: 'tooFast' });
    expect(quiet.closed).toBeNull();
    await strict.end();
  });

  test('that never says who it is does not stay', async () => {
    const hasty = await startNode({ limits: { helloWithin: 30 } });
    const elm = await Guest.named(hasty.url, 'Elm');
    const socket = new WebSocket(`${hasty.url.replace('http', 'ws')}ws`, {
      headers: { origin: elm.origin, cookie: elm.cookie },
    });
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1008);
    await hasty.end();
  });
});

describe('a node', () => {
  test('says that it lives and that it is ready', async () => {
    expect((await ash.get('healthz')).status).toBe(200);
    expect((await ash.get('readyz')).status).toBe(200);
  });

  test('answers what it does not know in words', async () => {
    const response = await ash.get('api/nothing');
    expect([response.status, await response.json()]).toEqual([404, { error: 'notFound' }]);
  });
});
