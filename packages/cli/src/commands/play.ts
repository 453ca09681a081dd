import { randomBytes } from 'node:crypto';
import { IN_COMPANY, type PlainBudget } from '@rowan/bots';
import { BOT_NAMES } from '@rowan/cards';
import type { Command } from 'commander';
import { budgetFrom, intFrom, shelfFrom, list } from '../game-options.ts';
import { inkFor } from '../ink.ts';
import { FileStore } from '../play/file-store.ts';
import { openGame } from '../play/open-game.ts';
import { Session } from '../play/session.ts';
import { atTerminal, startGame, type StartOptions } from '../play/start.ts';
import { openTerminal } from '../play/terminal.ts';
import { threadFor } from '../workers/thread.ts';

interface Options extends StartOptions {
  readonly budget: PlainBudget;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play in the terminal against bots or the Royal Guard')
    .option('-p, --players <n>', 'with you: 1 is solo against the Royal Guard', intFrom(1, 4))
    .option('--opponents <names>', `guard, or one to three of ${BOT_NAMES.join(', ')}`, list)
    .option('--towers', 'play with the Four Towers; solo always does')
    .option('--seed <text>', 'same seed and answers, same game', randomBytes(3).toString('hex'))
    .option('--advanced', 'solo: a rescued party is in the Guard’s bag')
    .option('--hired-help <classes>', 'solo: some of M,C,W start at level 2', list)
    .option('--catalogue <file>', 'play with the cards of a catalogue file')
    .option('--budget <budget>', 'bots and hints: iterations=N or ms=N', budgetFrom, IN_COMPANY)
    .option('--save <file>', 'where the game is kept', 'rowan-game.json')
    .option('--resume', 'go on with the saved game')
    .option('--overwrite', 'begin a new game in the place of a saved one')
    .action(play);
}

async function play(options: Options): Promise<void> {
  const { save: file, budget } = options;
  const shelf = shelfFrom(options.catalogue);
  const store = new FileStore(shelf);
  const resumed = await startGame(options, store, process.stdin.isTTY ? atTerminal : null);
  const { think, judge, close } = threadFor(shelf);
  try {
    const game = await openGame({ file, store, shelf, think, judge, budget });
    const terminal = openTerminal();
    const session = new Session({ ...game, resumed, ink: inkFor(process.stdout), terminal });
    await session.run().finally(() => terminal.close());
  } finally {
    await close();
  }
}
