import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shelf as every } from '@rowan/engines';
import type { Shelf } from '@rowan/table';
import { openAdmin, type AdminDoor } from './admin/http.ts';
import { Backups } from './backups.ts';
import { createHttp, type HttpOptions } from './http.ts';
import { LIMITS, type Limits } from './limits.ts';
import { createLog, type Log } from './log.ts';
import { NO_METER, createMetrics, metered, type Meter, type Metrics } from './metrics.ts';
import { Node, type NodeOptions } from './node.ts';
import { MailTrouble, senderIn } from './notify/mail.ts';
import { Push, pushKeysIn, sharedPushKeys } from './notify/push.ts';
import { refusedIn } from './people/refused.ts';
import { addRoutes } from './routes.ts';
import { postgresStore } from './store/postgres-store.ts';
import { databaseIn, sqliteStore } from './store/sqlite-store.ts';
import type { NodeStore } from './store/store.ts';

export interface ServerOptions extends Partial<HttpOptions> {
  readonly port: number;
  readonly host?: string | undefined;
  /** Where everything is kept, or a store of one's own. */
  readonly data: string | NodeStore;
  /** The address of a PostgreSQL that several nodes share: then only files of the place lie in `data`. */
  readonly database?: string | undefined;
  /** How many of the backups are kept that are made of a file every hour; 0: none is made. */
  readonly backups?: number | undefined;
  readonly limits?: Partial<Limits>;
  readonly clock?: () => number;
  /** Rules and cards; those of this version and of all before it, unless others are given. */
  readonly shelf?: Shelf;
  readonly pace?: number;
  /** Whom push services write to when something is wrong: a `mailto:` or an address of a page. */
  readonly contact?: string;
  /** How mail goes out; it does not, unless this is given with an origin. */
  readonly mail?: string | undefined;
  /** People may be told by programs of theirs; `near`: by such on machines around us, too. */
  readonly webhooks?: boolean | 'near';
  /** Which addresses may take notices, if not those of push services. */
  readonly isPushService?: (address: string) => boolean;
  /** Where what happens is written down; nowhere, unless it is given. */
  readonly log?: Log;
  readonly report?: (error: unknown, table?: string) => void;
  /** Where whoever runs the node may ask how much is going on; null for nowhere. */
  readonly admin?: { readonly port: number; readonly host: string } | null;
}

export interface Running {
  readonly url: string;
  readonly node: Node;
  readonly adminUrl: string | null;
  /** Everybody is told, nothing is left under way, and nothing listens any more. */
  stop(): Promise<void>;
}

/** Milliseconds that a bot takes at least: its moves can be followed, and tell nothing by their haste. */
const PACE = 700;

/** Somebody has to be named; nobody reads this one. */
const CONTACT = 'mailto:nobody@rowan.invalid';

function storeIn(folder: string, meter: Meter): Promise<NodeStore> {
  mkdirSync(folder, { recursive: true });
  return sqliteStore(databaseIn(folder), meter);
}

const storeOf = async ({ data, database }: ServerOptions, meter: Meter): Promise<NodeStore> => {
  if (database !== undefined) return postgresStore(database, meter);
  return typeof data === 'string' ? storeIn(data, meter) : data;
};

/** Milliseconds before a database that is away is asked again. */
const LATER = 2000;

/** Keys that lie in a database are known as soon as it is there and up to date. */
async function learnKeys(store: NodeStore, push: Push): Promise<void> {
  try {
    push.learn(await sharedPushKeys(store));
  } catch {
    setTimeout(() => void learnKeys(store, push), LATER).unref();
  }
}

/** Links in mails lead to where people know the server; so that has to be said. */
function waysIn({
  mail,
  webhooks,
  origins = [],
}: ServerOptions): Pick<NodeOptions, 'mail' | 'hooks'> {
  const [base] = origins;
  if (base === undefined && (mail !== undefined || webhooks))
    throw new MailTrouble(
      'mail and webhooks have links in them: say by --origin where this server is',
    );
  if (mail !== undefined) senderIn(mail);
  return {
    mail: mail === undefined ? null : { url: mail, base: base! },
    hooks: webhooks ? { base: base!, near: webhooks === 'near' } : null,
  };
}

const reportTo =
  (log: Log) =>
  (error: unknown, table?: string): void =>
    log.error({ table, err: error }, 'something of our own went wrong');

/** Connections that may wait to be taken: after a restart everybody comes at once, and who finds no room waits for seconds. */
const BACKLOG = 4096;

/** On all addresses of the machine, unless one is named. */
const listen = (server: Server, port: number, host: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => resolve());
  });

type Given = Required<Pick<ServerOptions, 'clock' | 'pace' | 'shelf' | 'report'>>;

const givenIn = (options: ServerOptions): Given => ({
  clock: options.clock ?? (() => Date.now()),
  pace: options.pace ?? PACE,
  shelf: options.shelf ?? every,
  report: options.report ?? reportTo(options.log ?? createLog('silent')),
});

/** Everything but the doors. */
async function openNode(options: ServerOptions, metrics: Metrics | null): Promise<Node> {
  const ways = waysIn(options);
  const { data, database } = options;
  const meter = metrics?.meter ?? NO_METER;
  const plain = await storeOf(options, meter);
  const store = metrics ? metered(plain, meter) : plain;
  const limits = { ...LIMITS, ...options.limits };
  const folder = typeof data === 'string' ? data : null;
  const keys = database === undefined ? pushKeysIn(folder) : null;
  const push = new Push(keys, options.contact ?? CONTACT, options.isPushService);
  if (!keys) void learnKeys(store, push);
  const alone = folder !== null && database === undefined;
  const refused = refusedIn(folder);
  return new Node({ ...givenIn(options), ...ways, store, alone, limits, meter, refused, push });
}

/** Backups of a file; a database that several nodes share has its own. */
function backupsFor(options: ServerOptions, metrics: Metrics | null): Backups | null {
  const { data: folder, database, backups: most = 0 } = options;
  if (typeof folder !== 'string' || database !== undefined || most === 0) return null;
  const every = { ...LIMITS, ...options.limits }.backupEvery;
  const meter = metrics?.meter ?? NO_METER;
  return new Backups({ ...givenIn(options), folder, most, every, meter });
}

/** The door for whoever runs the node. */
async function adminFor(
  { admin }: ServerOptions,
  node: Node,
  metrics: Metrics | null,
): Promise<AdminDoor | null> {
  if (!admin || !metrics) return null;
  metrics.watch({
    sockets: () => node.sockets,
    tablesAwake: () => node.tables.awake,
    draining: () => node.draining,
  });
  return openAdmin({ ...admin, metrics, ready: () => node.isReady() });
}

/** Starts a node and listens. */
export async function startServer(options: ServerOptions): Promise<Running> {
  const { site = null, origins = [], trustProxy = 0 } = options;
  const metrics = options.admin ? createMetrics() : null;
  const node = await openNode(options, metrics);
  const http = { site, origins, trustProxy };
  const app = await createHttp(node, http, (routes) => addRoutes(routes, node, http));
  try {
    await app.ready();
    await listen(app.server, options.port, options.host);
    const admin = await adminFor(options, node, metrics);
    const backups = backupsFor(options, metrics);
    const { port } = app.server.address() as AddressInfo;
    const stop = async (): Promise<void> => {
      await node.drain();
      await backups?.stop();
      await app.close();
      await admin?.close();
      // Whoever asked last is answered from it.
      await node.store.close();
    };
    return { url: `http://localhost:${port}/`, adminUrl: admin?.url ?? null, node, stop };
  } catch (error) {
    await app.close();
    await node.store.close();
    throw error;
  }
}
