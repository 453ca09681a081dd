import { join } from 'node:path';
import { startServer, type Running } from '@rowan/server';
import { serveFolder } from '@rowan/server/site';
import { DIST, buildApp, isStale } from './build-app.ts';

const PORT = 4173;
const MOST = 65_535;

const TROUBLES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is taken',
  EACCES: 'it is not allowed',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'this machine has no such address',
};

/** Ends with one line. */
function giveUp(line: string): never {
  console.error(line);
  process.exit(1);
}

function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MOST) return port;
  return giveUp(`PORT is ${text}; allowed is a number from 0 to ${MOST}, 0 for any that is free.`);
}

const port = portFrom(process.env['PORT'] || `${PORT}`);
const host = process.env['HOST'] || undefined;
const data = process.env['ROWAN_DATA'] || join(import.meta.dirname, '..', '..', '..', 'data');
const origins = (process.env['ROWAN_ORIGINS'] ?? '').split(',').filter((origin) => origin !== '');
const trustProxy = Number(process.env['ROWAN_TRUST_PROXY'] ?? 0);

function refused(error: NodeJS.ErrnoException): never {
  const why = TROUBLES[error.code ?? ''];
  if (why === undefined) return giveUp(`Rowan cannot start: ${error.message}`);
  const where = `${host ? `${host}, ` : ''}port ${port}`;
  const other = port === PORT ? PORT + 1 : PORT;
  return giveUp(`Rowan cannot listen on ${where}: ${why}. Another port: PORT=${other} npm start`);
}

const start = (): Promise<Running> =>
  startServer({ port, host, data, site: DIST, origins, trustProxy, log: true });

/** Whoever plays is told before the node stops; a second signal ends it at once. */
function stopWell(node: Running): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void node.stop().then(
        () => process.exit(0),
        (error: unknown) => giveUp(`Rowan did not stop well: ${String(error)}`),
      );
    });
}

if (process.argv.includes('--build') || isStale()) {
  // A port that is taken is told before the build, not after it.
  (await serveFolder(DIST, port, host).catch(refused)).server.close();
  console.error('Building the game …');
  await buildApp();
}
const running = await start().catch(refused);
stopWell(running);
console.log(`Rowan is on ${running.url}`);
