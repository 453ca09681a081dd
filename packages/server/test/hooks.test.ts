import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFar } from '../src/notify/near.ts';
import { Hooks, MOST_FAILS, signatureOf } from '../src/notify/webhook.ts';
import type { Hook } from '../src/store/letters.ts';
import type { NodeStore } from '../src/store/store.ts';
import { Guest } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program of somebody's: it keeps what it hears, and answers as it is told. */
class Program {
  readonly heard: Heard[] = [];
  answer = 204;
  url = '';
  readonly #server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      this.heard.push({ headers: request.headers, body });
      response.writeHead(this.answer, { location: `${this.url}/elsewhere` }).end('x'.repeat(9000));
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/told`;
  }

  end(): void {
    this.#server.close();
  }
}

const program = new Program();
let node: TestNode;
beforeAll(async () => {
  await program.start();
  node = await startNode({ webhooks: 'near', origins: ['http://rowan.example'] });
});
afterAll(async () => {
  await node.end();
  program.end();
});

const WISH = { language: 'fr', zone: 'UTC', quiet: null };
const NOTICE = {
  id: 7,
  person: 'ash',
  table: 't'.repeat(22),
  attempts: 0,
  told: [],
  stands: true,
  due: 99,
  wish: WISH,
};

/** A store that has one program and counts how it fares. */
function keeping(hook: Hook): { store: NodeStore; now: () => Hook } {
  let kept = hook;
  const store = {
    hookOf: () => Promise.resolve(kept),
    countHook: (_: string, fails: number, off: boolean) => {
      kept = { ...kept, fails, off };
      return Promise.resolve();
    },
  } as unknown as NodeStore;
  return { store, now: () => kept };
}

const hooksOn = (store: NodeStore, near = true): Hooks =>
  new Hooks({ base: 'http://rowan.example', near }, { store, clock: () => 5 });

describe('a program that is told', () => {
  test('P48 hears a code, signed with the secret that its owner was given once', async () => {
    const { store } = keeping({ url: program.url, secret: 'S', fails: 0, off: false });
    expect(await hooksOn(store).tell(NOTICE)).toBe('done');
    const { headers, body } = program.heard.at(-1)!;
    expect(JSON.parse(body)).toEqual({
      kind: 'turn',
      table: NOTICE.table,
      due: 99,
      language: 'fr',
      link: `http://rowan.example/#/t/${NOTICE.table}`,
    });
    expect(headers['idempotency-key']).toBe('7');
    const signed = headers['x-rowan-signature'];
    expect(signed).toBe(signatureOf('S', Number(headers['x-rowan-time']), body));
    // Another secret, time or body is noticed.
    for (const other of [signatureOf('T', 5, body), signatureOf('S', 6, body)])
      expect(other).not.toBe(signed);
  });

  test('P48 is not followed elsewhere, and turned off after it has failed again and again', async () => {
    const { store, now } = keeping({ url: program.url, secret: 'S', fails: 0, off: false });
    const hooks = hooksOn(store);
    program.answer = 302;
    const { length } = program.heard;
    for (let n = 1; n < MOST_FAILS; n++) expect(await hooks.tell(NOTICE)).toBe('again');
    expect(now()).toMatchObject({ fails: MOST_FAILS - 1, off: false });
    await hooks.tell(NOTICE);
    expect(now().off).toBe(true);
    expect(program.heard.length).toBe(length + MOST_FAILS);
    expect(await hooks.tell(NOTICE)).toBe('done');
    expect(program.heard.length).toBe(length + MOST_FAILS);
    program.answer = 410;
    const gone = keeping({ url: program.url, secret: 'S', fails: 0, off: false });
    expect(await hooksOn(gone.store).tell(NOTICE)).toBe('done');
    expect(gone.now().off).toBe(true);
    program.answer = 204;
  });

  test('P48 is never a machine around us, by number or by name', async () => {
    const { store } = keeping({ url: '', secret: 'S', fails: 0, off: false });
    const far = hooksOn(store, false);
    const refused = [
      'http://example.org/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://192.168.1.1/x',
      'https://169.254.169.254/latest',
      'https://[::ffff:127.0.0.1]/x',
      'https://2130706433/x',
      'https://localhost/x',
      'https://user:pass@example.org/x',
      'nonsense',
    ];
    expect(refused.filter((url) => far.takes(url))).toEqual([]);
    expect(far.takes('https://hooks.example.org/rowan')).toBe(true);
    const near = [
      '10.1.2.3',
      '172.20.0.1',
      '100.64.0.1',
      '0.0.0.0',
      'fe80::1',
      'fd00::1',
      '::',
      '64:ff9b::1',
    ];
    expect(near.filter(isFar)).toEqual([]);
    expect(['93.184.216.34', '2606:4700::1111'].every(isFar)).toBe(true);
    // What got into the store all the same is looked at once more before anything is sent.
    const { length } = program.heard;
    const planted = keeping({ url: program.url, secret: 'S', fails: 0, off: false });
    expect(await hooksOn(planted.store, false).tell(NOTICE)).toBe('again');
    expect(program.heard.length).toBe(length);
  });

  test('P48 is named by its owner, who alone is given the secret; off unless it was set up', async () => {
    const ash = await named(node, 'Ash');
    const made = (await (await ash.post('api/account/hook', { url: program.url })).json()) as {
      secret: string;
    };
    expect(made.secret).toMatch(/^[\w-]{43}$/);
    const ways = await (await ash.get('api/account/ways')).text();
    expect(JSON.parse(ways)).toMatchObject({ hooks: true, hook: { url: program.url, off: false } });
    expect(ways).not.toContain(made.secret);
    expect((await ash.post('api/account/hook', { url: 'ftp://example.org' })).status).toBe(400);
    await ash.post('api/account/hook/remove', {});
    expect(await (await ash.get('api/account/ways')).json()).toMatchObject({ hook: null });
    const plain = await startNode();
    const birch = await Guest.named(plain.url, 'Birch');
    const off = await birch.post('api/account/hook', { url: 'https://hooks.example.org' });
    expect(await off.json()).toEqual({ error: 'noHooks' });
    await plain.end();
  });
});

/** A guest of a server that is known by another name than its address. */
async function named({ url }: TestNode, name: string): Promise<Guest> {
  const guest = new (class extends Guest {
    override get origin(): string {
      return 'http://rowan.example';
    }
  })(url);
  const response = await guest.post('api/session', { name });
  guest.cookie = (response.headers.get('set-cookie') ?? '').split(';')[0]!;
  return guest;
}
