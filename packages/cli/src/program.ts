import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { addAdmin, addAudit, addMigrate } from './commands/admin.ts';
import { addBench } from './commands/bench.ts';
import { addBot } from './commands/bot.ts';
import { addCards } from './commands/cards.ts';
import { addLab } from './commands/lab.ts';
import { addMcp } from './commands/mcp.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addRecord } from './commands/record.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';
import { addWatch } from './commands/watch.ts';

/** The `rowan` command; each subcommand lives in its own file and is added here. */
export function createProgram(): Command {
  const program = new Command('rowan')
    .description('Meeples & Monsters: play, simulate, replay and verify games')
    .version(manifest.version)
    .exitOverride();
  addPlay(program);
  addWatch(program);
  addSimulate(program);
  addRecord(program);
  addReplay(program);
  addVerify(program);
  addReview(program);
  addPuzzles(program);
  addTournament(program);
  addLab(program);
  addCards(program);
  addBench(program);
  addServe(program);
  addAdmin(program);
  addAudit(program);
  addMigrate(program);
  addBot(program);
  addMcp(program);
  return program;
}
