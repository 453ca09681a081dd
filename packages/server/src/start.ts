import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { shelf as every } from '@rowan/engines';
import type { Shelf } from '@rowan/table';
import { createHttp, type HttpOptions } from './http.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Node } from './node.ts';
import { addRoutes } from './routes.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { NodeStore } from './store/store.ts';

export interface ServerOptions extends Partial<HttpOptions> {
  readonly port: number;
  readonly host?: string | undefined;
  /** Where everything is kept, or a store of one's own. */
  readonly data: string | NodeStore;
  readonly limits?: Partial<Limits>;
  readonly clock?: () => number;
  /** Rules and cards; those of this version and of all before it, unless others are given. */
  readonly shelf?: Shelf;
  readonly pace?: number;
  /** Whether what goes wrong is written to the standard error. */
  readonly log?: boolean;
  readonly report?: (error: unknown, table?: string) => void;
}

export interface Running {
  readonly url: string;
  readonly node: Node;
  /** Everybody is told, nothing is left under way, and nothing listens any more. */
  stop(): Promise<void>;
}

/** Milliseconds that a bot takes at least: its moves can be followed, and tell nothing by their haste. */
const PACE = 700;

function storeIn(folder: string): Promise<NodeStore> {
  mkdirSync(folder, { recursive: true });
  return sqliteStore(join(folder, 'rowan.db'));
}

const reportTo =
  (log: boolean) =>
  (error: unknown, table?: string): void => {
    const stack = error instanceof Error ? error.stack : String(error);
    if (log) console.error(JSON.stringify({ level: 'error', table, error: stack }));
  };

/** On all addresses of the machine, unless one is named. */
const listen = (server: Server, port: number, host: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

/** Starts a node and listens. */
export async function startServer(options: ServerOptions): Promise<Running> {
  const { data, limits, clock = () => Date.now(), pace = PACE, shelf = every } = options;
  const { site = null, origins = [], trustProxy = 0, log = false } = options;
  const { report = reportTo(log) } = options;
  const store = typeof data === 'string' ? await storeIn(data) : data;
  const node = new Node({ store, limits: { ...LIMITS, ...limits }, clock, shelf, pace, report });
  const http = { site, origins, trustProxy };
  const app = await createHttp(node, http, (routes) => addRoutes(routes, node, http));
  try {
    await app.ready();
    await listen(app.server, options.port, options.host);
  } catch (error) {
    await store.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    await node.drain();
    await app.close();
  };
  return { url: `http://localhost:${port}/`, node, stop };
}
