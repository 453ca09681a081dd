import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { securityHeaders } from './policy.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const PACKED = /^(?:text\/|image\/svg|application\/(?:json|manifest))/;
const HASHED = /-[\w-]{8}\.\w+$/;

/** The path that a request means; null where it means none. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** A name that no file can have is the name of none. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

const HIDDEN = /(?:^|[\\/])\./;

function fileAt(folder: string, path: string): string | null {
  const inside = normalize(path);
  const file = join(folder, inside.endsWith(sep) ? join(inside, 'index.html') : inside);
  return file.startsWith(folder + sep) && !HIDDEN.test(inside) && isFile(file) ? file : null;
}

/** The file that a request means; nothing outside the folder, and nothing hidden in it. */
export function fileFor(folder: string, url: string): string | null {
  const path = pathOf(url);
  return path === null ? null : fileAt(folder, path);
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

const WORDS: Readonly<Record<number, string>> = {
  400: 'Bad request\n',
  404: 'Not found\n',
  405: 'Only GET and HEAD are answered\n',
  500: 'The file cannot be read\n',
};

function refusal(folder: string, status: number): Answer {
  const body = Buffer.from(WORDS[status]!);
  const headers = {
    ...securityHeaders(folder, '.txt'),
    'content-type': TYPES['.txt']!,
    'cache-control': 'no-store',
    'content-length': body.length,
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  };
  return { status, headers, body };
}

/** Whether the asker has this already; a weak tag will do. */
const has = ({ headers }: IncomingMessage, tag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === '*' || one === tag);

const takesGzip = ({ headers }: IncomingMessage): boolean =>
  /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))/.test(String(headers['accept-encoding'] ?? ''));

/** Files of the app by what is in them, packed once. */
type Packed = Map<string, Buffer>;

function packedBody(packed: Packed, tag: string, body: Buffer): Buffer {
  const known = packed.get(tag) ?? gzipSync(body);
  packed.set(tag, known);
  return known;
}

function answerFile(
  file: string,
  folder: string,
  request: IncomingMessage,
  packed: Packed,
): Answer {
  const extension = extname(file);
  const type = TYPES[extension] ?? 'application/octet-stream';
  const content = readFileSync(file);
  const gzip = PACKED.test(type) && takesGzip(request);
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 27);
  const tag = `"${digest}${gzip ? '-gzip' : ''}"`;
  const headers = {
    ...securityHeaders(folder, extension),
    'content-type': type,
    'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: tag,
    ...(PACKED.test(type) ? { vary: 'accept-encoding' } : {}),
  };
  if (has(request, tag)) return { status: 304, headers, body: Buffer.alloc(0) };
  const body = gzip ? packedBody(packed, tag, content) : content;
  const encoding = gzip ? { 'content-encoding': 'gzip' } : {};
  return { status: 200, headers: { ...headers, ...encoding, 'content-length': body.length }, body };
}

const isAsking = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

function answerOf(folder: string, request: IncomingMessage, packed: Packed): Answer {
  if (!isAsking(request)) return refusal(folder, 405);
  const path = pathOf(request.url ?? '/');
  if (path === null) return refusal(folder, 400);
  const file = fileAt(folder, path);
  if (file === null) return refusal(folder, 404);
  try {
    return answerFile(file, folder, request, packed);
  } catch {
    // It was there a moment ago; a new build may be under way.
    return refusal(folder, 500);
  }
}

interface Serving {
  readonly server: Server;
  readonly url: string;
}

/** Answers requests with the files of a folder. */
export function siteOf(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const packed: Packed = new Map();
  return (request, response) => {
    const { status, headers, body } = answerOf(folder, request, packed);
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
  };
}

/** Serves a folder and nothing else; port 0 takes any free one. */
export function serveFolder(folder: string, port = 0, host?: string): Promise<Serving> {
  const server = createServer(siteOf(folder));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({ server, url: `http://localhost:${taken}/` });
    });
  });
}
