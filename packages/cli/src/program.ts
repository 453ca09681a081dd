import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };

/** The `rowan` command; each subcommand lives in its own file and is added here. */
export function createProgram(): Command {
  return new Command('rowan')
    .description('Meeples & Monsters: play, simulate, replay and verify games')
    .version(manifest.version)
    .showHelpAfterError();
}
