import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Command } from 'commander';
import { UserError } from '../src/errors.ts';
import { runProgram } from '../src/run-program.ts';
import { ROOT, addServeOptions, type ServeOptions } from '../src/serve/options.ts';
import { unheard } from '../src/serve/unheard.ts';
import { SERVE } from '../src/strings-serve.ts';
import { buildServer, isServerBuilt, isServerStale } from './build-server.ts';

const BUILD_PAGE = join(ROOT, 'packages', 'web', 'scripts', 'build-if-stale.ts');

/** A port that is taken is told before anything is built, not after it. */
async function tryPort(options: ServeOptions): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(unheard(error, options)));
    server.listen(options.port, options.host, () => server.close(() => resolve()));
  });
}

/** The page has a build of its own; that it is fresh is known there. */
function buildPage(): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', BUILD_PAGE], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new UserError(SERVE.buildFailed);
}

async function build({ site }: ServeOptions): Promise<void> {
  if (site === undefined) buildPage();
  if (isServerStale()) await buildServer();
}

/** Builds what is older than its sources; gives the exit code, 0 where the server may start. */
export async function prepare(args: readonly string[]): Promise<number> {
  const program = new Command('rowan').exitOverride();
  const command = program.command('serve').description(SERVE.description);
  addServeOptions(command).action(async (options: ServeOptions) => {
    await tryPort(options);
    if (options.build) await build(options);
    else if (!isServerBuilt()) throw new UserError(SERVE.notBuilt);
  });
  return runProgram(program, args);
}
