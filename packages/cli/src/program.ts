import { Command } from 'commander';

/** The `rowan` command; each subcommand lives in its own file and is added here. */
export function createProgram(): Command {
  return new Command('rowan')
    .description('Meeples & Monsters: play, simulate, replay and verify games')
    .version('0.1.0')
    .showHelpAfterError();
}
