import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../metrics.ts';

/** A door for whoever runs the node, on an address of its own: it tells how much is going on. */
export interface AdminDoor {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface AdminOptions {
  readonly port: number;
  readonly host: string;
  readonly metrics: Metrics;
  readonly ready: () => Promise<boolean>;
}

const say = (response: ServerResponse, status: number, type: string, text: string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
};

async function answer(
  url: string,
  { metrics, ready }: AdminOptions,
  response: ServerResponse,
): Promise<void> {
  if (url === '/metrics') say(response, 200, metrics.type, await metrics.text());
  else if (url === '/healthz') say(response, 200, 'text/plain', 'ok\n');
  else if (url === '/readyz') {
    const is = await ready();
    say(response, is ? 200 : 503, 'text/plain', is ? 'ok\n' : 'not ready\n');
  } else say(response, 404, 'text/plain', 'not found\n');
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

export async function openAdmin(options: AdminOptions): Promise<AdminDoor> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', options, response).catch(() =>
      say(response, 500, 'text/plain', 'broken\n'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://${options.host}:${port}/`, close: () => closed(server) };
}
