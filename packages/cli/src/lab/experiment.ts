import type { PlainBudget } from '@rowan/bots';
import type { Catalogue } from '@rowan/cards';
import { catalogueHash } from '@rowan/cards';
import { GUARD_SEAT, type Setup } from '@rowan/rules';
import { shareOf, type GameJob, type GameResult } from '../game-job.ts';
import { runJobs, type Workforce } from '../run-jobs.ts';
import { gameKey } from '../simulate.ts';
import { shareOfHits, type Share } from '../wilson.ts';
import { criteriaOf, guardCriterion, type Criterion } from './criteria.ts';
import { figuresOf, type Figures } from './tally.ts';

export interface Experiment {
  /** At each number of players. */
  readonly games: number;
  readonly players: readonly number[];
  readonly bots: readonly string[];
  /** Games of the middle bot against the Royal Guard. */
  readonly guardGames: number;
  readonly guardBot: string;
  readonly towers: boolean;
  readonly seed: string;
  readonly budget: PlainBudget;
}

export interface Findings extends Experiment {
  readonly catalogue: string;
  readonly catalogueName: string;
  readonly criteria: readonly Criterion[];
  readonly guard: { readonly games: number; readonly guardWins: Share };
  readonly figures: readonly Figures[];
}

/** The bots change seats from game to game, so that each sits everywhere. */
function jobAt({ seed, towers, bots, budget }: Experiment, players: number, i: number): GameJob {
  const setup: Setup = {
    players,
    towers: towers || players === 1,
    hiredHelp: [],
    advanced: false,
    key: gameKey(`${seed}/${players}`, i),
  };
  const seats = Array.from({ length: players }, (_, seat) => bots[(seat + i) % bots.length]!);
  return { setup, seats, budget, facts: true };
}

const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

function guardWins(games: readonly GameResult[]): Share {
  const wins = games.reduce((sum, game) => sum + shareOf(game, GUARD_SEAT), 0);
  return shareOfHits(wins, games.length);
}

export async function carryOut(workforce: Workforce, experiment: Experiment): Promise<Findings> {
  const { players, games, guardGames, guardBot } = experiment;
  const jobs = players.flatMap((n) => times(games).map((i) => jobAt(experiment, n, i)));
  const solo = times(guardGames).map((i) => ({
    ...jobAt({ ...experiment, bots: [guardBot] }, 1, i),
    facts: false,
  }));
  const results = await runJobs(workforce, [...jobs, ...solo]);
  const figures = players.map((n, i) =>
    figuresOf(workforce.catalogue, n, results.slice(i * games, (i + 1) * games)),
  );
  return findings(workforce.catalogue, experiment, figures, guardWins(results.slice(jobs.length)));
}

function findings(
  catalogue: Catalogue,
  experiment: Experiment,
  figures: readonly Figures[],
  wins: Share,
): Findings {
  const { guardBot, guardGames } = experiment;
  return {
    ...experiment,
    catalogue: catalogueHash(catalogue),
    catalogueName: catalogue.name,
    criteria: [
      ...figures.flatMap(criteriaOf),
      ...(guardGames > 0 ? [guardCriterion(guardBot, wins)] : []),
    ],
    guard: { games: guardGames, guardWins: wins },
    figures,
  };
}
