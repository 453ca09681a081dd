import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { addGameOptions, intFrom, matchOf, type GameOptions } from '../game-options.ts';
import { simulate, type Simulation } from '../simulate.ts';
import { SIMULATION } from '../strings.ts';
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
    .action((options: Options) => {
      const simulation = withProgress(options.games, (onGame) =>
        simulate(matchOf(options), options.games, onGame),
      );
      console.log(options.json ? JSON.stringify(simulation) : tableOf(simulation));
    });
}

/** A progress bar, on a terminal only; results go to stdout, the bar to stderr. */
function withProgress<T>(games: number, work: (onGame: (done: number) => void) => T): T {
  if (!process.stderr.isTTY) return work(() => {});
  const bar = new SingleBar({ format: SIMULATION.progress, clearOnComplete: true });
  const every = Math.max(1, Math.floor(games / 200));
  bar.start(games, 0);
  try {
    return work((done) => {
      if (done % every !== 0) return;
      bar.update(done);
      bar.render(); // The loop never yields, so the bar's own timer does not fire.
    });
  } finally {
    bar.stop();
  }
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
