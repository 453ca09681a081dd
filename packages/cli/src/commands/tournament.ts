import type { Command } from 'commander';
import { BETWEEN_BOTS, type PlainBudget } from '@rowan/bots';
import { UserError } from '../errors.ts';
import { budgetFrom, catalogueFrom, intFrom, list, playerCounts } from '../game-options.ts';
import { findPlayer, knownPlayers } from '../players.ts';
import { interruptible, report } from '../interruption.ts';
import { runJobs, usualWorkers } from '../run-jobs.ts';
import { TOURNAMENT } from '../strings-bots.ts';
import { tournamentText } from '../tournament/report.ts';
import { fixtureCount, fixtures, type Tournament } from '../tournament/schedule.ts';
import { enter, gamesIn, openBook, standingsOf } from '../tournament/standings.ts';

interface Options {
  readonly bots: readonly string[];
  readonly players: readonly number[];
  readonly deals: number;
  readonly seed: string;
  readonly towers?: boolean;
  readonly budget: PlainBudget;
  readonly oneWay?: boolean;
  readonly workers: number;
  readonly catalogue?: string;
  readonly json?: boolean;
}

export function addTournament(program: Command): void {
  program
    .command('tournament')
    .description('let bots play each other on the same deals from all seats, and rate them')
    .requiredOption(
      '-b, --bots <names>',
      `of ${knownPlayers.join(', ')}; earl@200 or earl@200ms has its own budget`,
      list,
    )
    .option('-p, --players <counts>', '1 is solo against the Royal Guard', playerCounts(1), [2])
    .option('-d, --deals <n>', 'deals of each matchup', intFrom(1, 1_000_000), 20)
    .option('--seed <text>', 'same seed and options, same games', 'rowan')
    .option('--towers', 'play with the Four Towers; solo always does')
    .option('--budget <budget>', 'a decision: iterations=N or ms=N', budgetFrom, BETWEEN_BOTS)
    .option('--one-way', 'let each bot challenge only those named before it')
    .option('-w, --workers <n>', 'threads, 0 for none', intFrom(0, 256), usualWorkers())
    .option('--catalogue <file>', 'play with the cards of a catalogue file')
    .option('--json', 'print the outcome as JSON')
    .action(hold);
}

async function hold(options: Options): Promise<void> {
  const { workers, json } = options;
  const tournament = tournamentOf(options);
  const catalogue = catalogueFrom(options.catalogue);
  const total = fixtureCount(tournament);
  const book = openBook(tournament);
  await interruptible((signal) =>
    runJobs(
      { catalogue, workers, signal },
      { total, all: fixtures(tournament) },
      (fixture, result) => enter(book, fixture, result),
    ),
  );
  report({ done: gamesIn(book), total }, () => {
    const standings = standingsOf(book);
    console.log(json ? JSON.stringify(standings) : tournamentText(standings));
  });
}

function tournamentOf(options: Options): Tournament {
  const { bots, players, deals, seed, budget, towers = false, oneWay = false } = options;
  for (const bot of bots) findPlayer(bot);
  const twice = bots.find((bot, i) => bots.indexOf(bot) !== i);
  if (twice !== undefined) throw new UserError(TOURNAMENT.twice(twice));
  if (bots.length < 2 && players.some((n) => n > 1))
    throw new UserError(TOURNAMENT.fewBots(bots.length));
  return { bots, players, deals, seed, towers, budget, oneWay };
}
