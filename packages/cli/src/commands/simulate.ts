import type { Command } from 'commander';
import { addGameOptions, intFrom, matchOf, type GameOptions } from '../game-options.ts';
import { interruptible, report } from '../interruption.ts';
import { startProgress } from '../progress.ts';
import { simulate, type Simulation } from '../simulate.ts';
import { GAMES_PROGRESS, SIMULATION } from '../strings.ts';
import { textTable } from '../text-table.ts';

interface Options extends GameOptions {
  readonly games: number;
  readonly json?: boolean;
}

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('play many games and count wins, points and speed')
    .option('-n, --games <n>', 'how many', intFrom(1, 10_000_000), 100);
  addGameOptions(command, 'rowan')
    .option('--json', 'print the counts as JSON')
    .action(async (options: Options) => {
      const match = matchOf(options);
      const progress = startProgress(GAMES_PROGRESS, options.games);
      const onGame = (done: number): void => progress.update(done);
      const simulation = await interruptible((signal) =>
        simulate(match, options.games, { onGame, signal }),
      ).finally(() => progress.stop());
      report({ done: simulation.games, total: options.games }, () =>
        console.log(options.json ? JSON.stringify(simulation) : tableOf(simulation)),
      );
    });
}

function tableOf(simulation: Simulation): string {
  const { games, seats } = simulation;
  const rows = seats.map(({ player, wins, meanVp }, seat) => [
    `${seat + 1}`,
    player,
    wins.toFixed(0),
    `${((100 * wins) / games).toFixed(1)} %`,
    meanVp.toFixed(1),
  ]);
  return [
    SIMULATION.title(simulation),
    '',
    textTable([SIMULATION.columns, ...rows], ['right', 'left', 'right', 'right', 'right']),
    '',
    SIMULATION.summary(simulation),
  ].join('\n');
}
