import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPushService } from '../src/notify/push.ts';
import { quietUntil } from '../src/notify/quiet.ts';
import { Guest, dealt, playOn, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service of the test's own: it keeps what comes, and answers as it is told. */
class Service {
  readonly delivered: Delivered[] = [];
  answer = 201;
  readonly #server: Server;
  url = '';

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url = '', headers } = request;
        this.delivered.push({ path: url, headers, body: Buffer.concat(parts) });
        response.writeHead(this.answer).end();
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.#server.close();
  }
}

/** A browser that takes notices: only it can read them (RFC 8291). */
class Browser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.#keys.generateKeys();
    this.endpoint = endpoint;
  }

  get address(): object {
    const p256dh = this.#keys.getPublicKey().toString('base64url');
    return { endpoint: this.endpoint, p256dh, auth: this.#auth.toString('base64url') };
  }

  read(body: Buffer): unknown {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)];
    const sealed = body.subarray(21 + body[20]!);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const derive = (what: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
    const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}

let now = Date.UTC(2026, 10, 18, 12);
let node: TestNode;
const service = new Service();
beforeAll(async () => {
  await service.start();
  node = await startNode({
    clock: () => now,
    isPushService: (address) => address.startsWith(service.url),
    limits: { noticeEvery: 15, noticeAfter: 60_000, devicesAPerson: 2, dueEvery: 60_000 },
  });
});
afterAll(async () => {
  await node.end();
  service.end();
});

const looks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 120));
const arrived = async (n: number): Promise<void> => {
  while (service.delivered.length < n) await looks();
};

interface Away {
  readonly table: string;
  readonly mover: Sitting;
  readonly away: Sitting;
  readonly browser: Browser;
}

/** Two at a table, one of whom goes away and has a browser that takes notices. */
async function twoAway(path: string): Promise<Away> {
  const days = { pace: 'async', clock: { kind: 'days', days: 1 } };
  const { table, sittings } = await dealt(node.url, 'pp', days);
  const mover = sittings.find(({ mayMove }) => mayMove)!;
  const away = sittings.find((one) => one !== mover)!;
  const browser = new Browser(`${service.url}/${path}`);
  expect((await away.guest.post('api/push', browser.address)).status).toBe(200);
  await away.guest.post('api/notices', { language: 'de', zone: 'Europe/Berlin', quiet: null });
  away.cut();
  await mover.until(() =>
    mover.heard.some((one) => one.kind === 'presence' && one.here.length === 1),
  );
  return { table, mover, away, browser };
}

/** Plays until it is the other one's turn. */
async function passTurn(sitting: Sitting): Promise<void> {
  while (sitting.mayMove) await playOn(sitting, 1);
}

describe('a notice', () => {
  test('P41 goes to whoever is away when it is their turn, a little later, and only their browser can read it', async () => {
    const { table, mover, browser } = await twoAway('first');
    await passTurn(mover);
    await looks();
    expect(service.delivered).toEqual([]);
    now += 60_000;
    await arrived(1);
    const [{ path, headers, body }] = service.delivered as [Delivered];
    expect(path).toBe('/first');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers['authorization']).toMatch(/^vapid t=/);
    expect(headers['topic']).not.toContain(table);
    expect(body.includes(table)).toBe(false);
    expect(browser.read(body)).toMatchObject({ kind: 'turn', table, language: 'de' });
    const stranger = new Browser('');
    expect(() => stranger.read(body)).toThrow('unable to authenticate');
    // It is told once.
    now += 600_000;
    await looks();
    expect(service.delivered).toHaveLength(1);
    mover.cut();
  });

  test('P41 is not sent to whoever has come back, nor when it is not their turn any more', async () => {
    const before = service.delivered.length;
    const { mover, away } = await twoAway('second');
    await passTurn(mover);
    await away.connect();
    await away.until(() => away.mayMove);
    now += 60_000;
    await looks();
    expect(service.delivered).toHaveLength(before);
    for (const sitting of [mover, away]) sitting.cut();
  });

  test('P42 waits for the end of quiet hours, is tried again where a service fails, and ends where a browser is gone', async () => {
    const before = service.delivered.length;
    const { mover, away } = await twoAway('third');
    // It is past noon in UTC, past one in Berlin.
    const quiet = [12 * 60, 14 * 60];
    await away.guest.post('api/notices', { language: 'fr', zone: 'Europe/Berlin', quiet });
    await passTurn(mover);
    now += 60_000;
    await looks();
    expect(service.delivered).toHaveLength(before);
    service.answer = 500;
    now += 2 * 3_600_000;
    await arrived(before + 1);
    service.answer = 410;
    now += 31_000;
    await arrived(before + 2);
    const { store } = node.node;
    const person = store as { addressesOf: typeof store.addressesOf };
    await looks();
    const kept = (await (await away.guest.get('api/account/export')).json()) as { id: string };
    expect(await person.addressesOf(kept.id)).toEqual([]);
    service.answer = 201;
    mover.cut();
  });

  test('knows quiet hours that lie over midnight, wherever somebody lives', () => {
    const at = (hour: number, minute = 0): number => Date.UTC(2026, 0, 5, hour, minute);
    const night = { zone: 'UTC', quiet: [22 * 60, 8 * 60] as const };
    expect(quietUntil(at(21, 59), night)).toBeNull();
    expect(quietUntil(at(22), night)).toBe(at(32));
    expect(quietUntil(at(3), night)).toBe(at(8));
    expect(quietUntil(at(8), night)).toBeNull();
    expect(quietUntil(at(13), { ...night, zone: 'Asia/Tokyo' })).toBe(at(23));
    expect(quietUntil(at(13), { ...night, quiet: null })).toBeNull();
  });

  test('goes to push services and to no machine nearby', () => {
    const good = [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/y',
    ];
    const bad = [
      'http://fcm.googleapis.com/x',
      'https://localhost/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://printer.local/x',
      'https://db.internal/x',
      'https://intranet/x',
      'https://user@push.example.com/x',
      'file:///etc/passwd',
      'x',
    ];
    expect(good.filter((one) => !isPushService(one))).toEqual([]);
    expect(bad.filter(isPushService)).toEqual([]);
  });

  test('goes to so many browsers of a person, in a language and a zone that there are', async () => {
    const ash = await Guest.named(node.url, 'Ash');
    const add = async (path: string): Promise<number> =>
      (await ash.post('api/push', new Browser(`${service.url}/${path}`).address)).status;
    expect([await add('a'), await add('b'), await add('c'), await add('a')]).toEqual([
      200, 200, 429, 200,
    ]);
    const other = new Browser('https://elsewhere.example/x');
    expect((await ash.post('api/push', other.address)).status).toBe(400);
    const wish = { language: 'de', zone: 'Europe/Paris', quiet: [1, 2] };
    expect((await ash.post('api/notices', wish)).status).toBe(200);
    expect(await (await ash.get('api/notices')).json()).toMatchObject(wish);
    for (const odd of [{ zone: 'Mars/Base' }, { language: 'xx' }, { quiet: [1, 1440] }])
      expect((await ash.post('api/notices', { ...wish, ...odd })).status).toBe(400);
  });

  test('is signed with keys that were made at the first start, for the owner of the folder alone', async () => {
    const file = join(node.folder, 'push-keys.json');
    const { publicKey } = JSON.parse(readFileSync(file, 'utf8')) as { publicKey: string };
    expect(statSync(file).mode & 0o077).toBe(0);
    const ash = await Guest.named(node.url, 'Ash');
    expect(await (await ash.get('api/notices')).json()).toMatchObject({ key: publicKey });
  });
});
