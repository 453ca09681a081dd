import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetHashes } from '@rowan/server/policy';
import { serveFolder } from '@rowan/server/site';

const PAGE = '<!doctype html><style>body { margin: 0 }</style><p>Rowan</p>';
const SCRIPT = 'export const rowan = 1;\n'.repeat(40);

let folder: string;
let port: number;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rowan-server-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(`${folder}-beside`);
  writeFileSync(join(`${folder}-beside`, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'icon.png'), Buffer.from([137, 80, 78, 71]));
  writeFileSync(join(folder, '.stamp'), '{}');
  writeFileSync(join(folder, 'assets', 'page-abcd1234.js'), SCRIPT);
  const serving = await serveFolder(folder);
  ({ server } = serving);
  port = Number(new URL(serving.url).port);
});
afterAll(() => {
  server.close();
  for (const one of [folder, `${folder}-beside`]) rmSync(one, { recursive: true });
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a path as it is, however odd. */
const ask = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });

/** Says something on a bare connection; resolves with what comes back. */
const say = (words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const line = connect({ port, host: 'localhost' }, () => line.end(words));
    let heard = '';
    line.on('data', (part) => (heard += part.toString()));
    line.once('close', () => resolve(heard));
    line.once('error', reject);
  });

describe('the little server', () => {
  it.each([
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['//', 400],
    ['http://', 400],
    ['//[', 400],
    ['/%00', 400],
    [`/${'a'.repeat(300)}`, 404],
    [`/${'a'.repeat(12_000)}`, 404],
  ])('answers %s with %i and goes on', async (path, status) => {
    const got = await ask(path);
    expect(got.status).toBe(status);
    expect(got.headers['content-type']).toContain('text/plain');
    expect((await ask('/')).status).toBe(200);
  });

  it('answers words that are no request, and goes on', async () => {
    expect(await say('let me in\r\n\r\n')).toContain('400 Bad Request');
    expect((await ask('/')).status).toBe(200);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2f..%2fetc%2fpasswd',
    '/assets',
    '/assets/',
    '/nothing.js',
    '/.stamp',
  ])('has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('gives nothing of a folder whose name begins like its own', async () => {
    const beside = `/..%2f${folder.split('/').at(-1)}-beside%2fsecret.txt`;
    expect((await ask(beside)).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('does not take %s', async (method) => {
    const { status, headers, body } = await ask('/', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(body.toString()).not.toContain('Rowan');
  });

  it('answers HEAD like GET, without the page', async () => {
    const [get, head] = [await ask('/'), await ask('/', { method: 'HEAD' })];
    const told = ({ headers }: Got): object => ({ ...headers, date: 'now' });
    expect(head.status).toBe(200);
    expect(told(head)).toEqual(told(get));
    expect(head.headers['content-length']).toBe(`${PAGE.length}`);
    expect(head.body).toHaveLength(0);
    expect((await ask('/nothing', { method: 'HEAD' })).status).toBe(404);
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/icon.png', 'image/png'],
    ['/assets/page-abcd1234.js', 'text/javascript; charset=utf-8'],
  ])('calls %s %s, not to be taken for anything else', async (path, type) => {
    const { headers } = await ask(path);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('sends a file once: whoever has it is told so, until it changes', async () => {
    const { etag } = (await ask('/')).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = (tag: string): Promise<Got> => ask('/', { headers: { 'if-none-match': tag } });
    for (const tag of [etag!, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, body, headers } = await again(tag);
      expect(status).toBe(304);
      expect(body).toHaveLength(0);
      expect(headers.etag).toBe(etag);
    }
    expect((await again('"other"')).status).toBe(200);
    writeFileSync(join(folder, 'index.html'), PAGE.replace('Rowan', 'Beech'));
    expect((await again(etag!)).body.toString()).toContain('Beech');
    writeFileSync(join(folder, 'index.html'), PAGE);
  });

  it('packs text for those who can unpack it', async () => {
    const path = '/assets/page-abcd1234.js';
    const packed = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(gunzipSync(packed.body).toString()).toBe(SCRIPT);
    const plain = await ask(path, { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  it('keeps what has a hash in its name for a year, and asks again for the rest', async () => {
    expect((await ask('/assets/page-abcd1234.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  });

  it('lets a page run its own scripts and the sheet that stands in it, and nothing else', async () => {
    const { headers } = await ask('/');
    const policy = headers['content-security-policy'] as string;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
    expect(policy).toContain(sheetHashes(PAGE)[0]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('says that a port is taken instead of ending', async () => {
    await expect(serveFolder(folder, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
