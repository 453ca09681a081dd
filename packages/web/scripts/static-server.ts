import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file that a request means; nothing outside the folder. */
export function fileFor(folder: string, url: string): string | null {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  const wanted = join(folder, normalize(path));
  if (!wanted.startsWith(folder)) return null;
  const file = path.endsWith('/') ? join(wanted, 'index.html') : wanted;
  return isFile(file) ? file : null;
}

/** Serves a folder; port 0 takes any free one. */
export function serveFolder(folder: string, port = 0): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const hashed = /-[\w-]{8}\.\w+$/.test(file);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({ server, url: `http://localhost:${taken}/` });
    });
  });
}
