import { DIST, buildApp, isStale } from './build-app.ts';
import { serveFolder } from './static-server.ts';

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

const listen = (): ReturnType<typeof serveFolder> =>
  serveFolder(DIST, port, host).catch((error: NodeJS.ErrnoException) => {
    const where = `${host ? `${host}, ` : ''}port ${port}`;
    const why = TROUBLES[error.code ?? ''] ?? error.message;
    const other = port === PORT ? PORT + 1 : PORT;
    return giveUp(`Rowan cannot listen on ${where}: ${why}. Another port: PORT=${other} npm start`);
  });

if (process.argv.includes('--build') || isStale()) {
  // A port that is taken is told before the build, not after it.
  (await listen()).server.close();
  console.error('Building the game …');
  await buildApp();
}
console.log(`Rowan is on ${(await listen()).url}`);
