import { randomBytes } from 'node:crypto';
import { type BotName, type PlainBudget, type Progress } from '@rowan/bots';
import type { Command } from 'commander';
import { budgetFrom, catalogueFrom, intFrom, list } from '../game-options.ts';
import { inkFor } from '../ink.ts';
import { askForGame, newTable, type NewGame } from '../play/new-game.ts';
import { readSave } from '../play/save-file.ts';
import { Session, opponentsText, type Think } from '../play/session.ts';
import { openTerminal } from '../play/terminal.ts';
import { knownPlayers } from '../players.ts';
import { PLAY } from '../strings-play.ts';
import { seatName } from '../tellers.ts';
import { WorkerPool } from '../workers/pool.ts';
import type { Table } from '@rowan/table';

interface Options extends NewGame {
  readonly resume?: boolean;
  readonly save: string;
  readonly budget: PlainBudget;
}

const USUAL_TIME: PlainBudget = { milliseconds: 500 };
const HINTS: BotName = 'earl';

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play in the terminal against bots or the Royal Guard')
    .option('-p, --players <n>', 'with you: 1 is solo against the Royal Guard', intFrom(1, 4))
    .option('--opponents <names>', `guard, or one to three of ${knownPlayers.join(', ')}`, list)
    .option('--towers', 'play with the Four Towers; solo always does')
    .option('--seed <text>', 'same seed and answers, same game', randomBytes(3).toString('hex'))
    .option('--advanced', 'solo: a rescued party is in the Guard’s bag')
    .option('--hired-help <classes>', 'solo: some of M,C,W start at level 2', list)
    .option('--catalogue <file>', 'play with the cards of a catalogue file')
    .option('--budget <budget>', 'bots and hints: iterations=N or ms=N', budgetFrom, USUAL_TIME)
    .option('--save <file>', 'where the game is kept', 'rowan-game.json')
    .option('--resume', 'go on with the saved game')
    .action(play);
}

async function play(options: Options): Promise<void> {
  const table = options.resume
    ? readSave(options.save, catalogueFrom(options.catalogue))
    : newTable(process.stdin.isTTY ? await askForGame(options) : options);
  const terminal = openTerminal();
  const ink = inkFor(process.stdout);
  const workers = lazyPool(table);
  const seat = table.setup.seats.findIndex(({ kind }) => kind === 'person');
  const you = seatName({ solo: table.setup.seats.length === 1, ink }, seat);
  terminal.print(PLAY.welcome(you, opponentsText(table, ink)));
  if (options.resume) terminal.print(PLAY.resumed(options.save, table.steps.length - 1));
  try {
    const { save: file, budget } = options;
    const { think } = workers;
    await new Session({ table, seat, file, ink, terminal, think, budget, hintBot: HINTS }).run();
  } finally {
    terminal.close();
    await workers.close();
  }
}

/** A thread for the bots, started with the first thought. */
function lazyPool({ catalogue }: Table): { think: Think; close: () => Promise<void> } {
  let pool: WorkerPool | null = null;
  return {
    think: async (request) => {
      pool ??= new WorkerPool(catalogue, 1);
      let progress: Progress | null = null;
      const answer = await pool.think(request, (latest) => (progress = latest)).answer;
      return { answer, progress };
    },
    close: async () => pool?.close(),
  };
}
