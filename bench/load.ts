import { spawnSync } from 'node:child_process';
import { withBundle } from './bundle.ts';

/** Builds the servers, all to plain JavaScript, and has the load of the server's proof played at them. */

const run = (args: readonly string[]): number =>
  spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;

process.exitCode = await withBundle('peer-boardgame-io', (boardgameIo) =>
  withBundle('peer-colyseus', (colyseus) => {
    const built = run(['--import', 'tsx', 'packages/cli/scripts/build.ts']);
    const servers = [
      '--rowan',
      'packages/cli/bin/rowan.js',
      '--boardgame-io',
      boardgameIo,
      '--colyseus',
      colyseus,
    ];
    const proof = ['--import', 'tsx', 'packages/server/test/prove-load.ts'];
    return built === 0 ? run([...proof, ...servers, ...process.argv.slice(2)]) : built;
  }),
);
