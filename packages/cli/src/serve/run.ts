import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog, startServer, type Log, type Running } from '@rowan/server';
import { UserError } from '../errors.ts';
import { SERVE } from '../strings-serve.ts';
import { ROOT, type ServeOptions } from './options.ts';
import { unheard } from './unheard.ts';

/** Milliseconds within which a node that was told to stop is gone. */
const PATIENCE = 10_000;
/** How often it is looked whether whoever started it is still there. */
const LOOK = 500;

function end(log: Log, error: unknown): never {
  if (error === null) log.info('stopped');
  else log.error({ err: error }, 'it did not stop well');
  process.exit(error === null ? 0 : 1);
}

/** Whoever plays is told before the node stops; a second signal ends it at once. */
function stopWell(node: Running, log: Log): () => void {
  let stopping = false;
  return () => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info('draining');
    setTimeout(() => end(log, new Error('it took too long')), PATIENCE).unref();
    void node.stop().then(
      () => end(log, null),
      (error: unknown) => end(log, error),
    );
  };
}

/** Who started this, and, where it can be known, who started that: between npm and its scripts stands a shell. */
function ancestors(): string {
  try {
    const parent = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\t(\d+)$/m.exec(parent)?.[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** `npm start` that is killed tells nobody: the server would keep its port with nobody to stop it. */
function stopWithNpm(stop: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const first = ancestors();
  const look = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(look);
    stop();
  }, LOOK);
  look.unref();
}

/** Starts a node with these options and says where it is. */
export async function serve(options: ServeOptions): Promise<void> {
  const { port, host, data, database, backups, trustProxy, adminPort, adminHost } = options;
  const { origin: origins } = options;
  const { site = join(ROOT, 'packages', 'web', 'dist') } = options;
  if (!existsSync(join(site, 'index.html'))) throw new UserError(SERVE.notBuilt);
  const log = createLog(options.logLevel);
  const admin = adminPort === undefined ? null : { port: adminPort, host: adminHost };
  const where = { port, host, data, database, backups };
  const { mail, webhooks = false } = options;
  const ways = { mail, webhooks };
  const started = startServer({ ...where, site, origins, trustProxy, log, admin, ...ways });
  const node = await started.catch((error: unknown) => {
    throw unheard(error, options);
  });
  const stop = stopWell(node, log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  stopWithNpm(stop);
  log.info({ url: node.url, admin: node.adminUrl }, 'listening');
  console.log(SERVE.on(node.url));
  if (node.adminUrl) console.log(SERVE.admin(node.adminUrl));
}
