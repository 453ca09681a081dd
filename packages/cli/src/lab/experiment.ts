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

/** A game of the experiment; solo games are of no account but for who wins them. */
interface Trial {
  readonly job: GameJob;
}

/** One game at each number of players after the other, so that an experiment cut short is a smaller one. */
function* trials(experiment: Experiment): Generator<Trial> {
  const { players, games, guardGames, guardBot } = experiment;
  const solo = { ...experiment, bots: [guardBot] };
  for (let i = 0; i < Math.max(games, guardGames); i++) {
    for (const n of players) if (i < games) yield { job: jobAt(experiment, n, i) };
    if (i < guardGames) yield { job: { ...jobAt(solo, 1, i), facts: false } };
  }
}

/** How many games that makes. */
export const trialCount = ({ players, games, guardGames }: Experiment): number =>
  players.length * games + guardGames;

function guardWins(games: readonly GameResult[]): Share {
  const wins = games.reduce((sum, game) => sum + shareOf(game, GUARD_SEAT), 0);
  return shareOfHits(wins, games.length);
}

export async function carryOut(workforce: Workforce, experiment: Experiment): Promise<Findings> {
  const { catalogue } = workforce;
  const byPlayers = new Map<number, GameResult[]>([1, ...experiment.players].map((n) => [n, []]));
  const jobs = { total: trialCount(experiment), all: trials(experiment) };
  await runJobs(workforce, jobs, ({ job }, result) =>
    byPlayers.get(job.setup.players)!.push(result),
  );
  const figures = experiment.players
    .filter((n) => byPlayers.get(n)!.length > 0)
    .map((n) => figuresOf(catalogue, n, byPlayers.get(n)!));
  return findings(catalogue, experiment, figures, guardWins(byPlayers.get(1)!));
}

/** How many games the findings are of. */
export const gamesOf = ({ figures, guard }: Findings): number =>
  figures.reduce((all, { games }) => all + games, guard.games);

function findings(
  catalogue: Catalogue,
  experiment: Experiment,
  figures: readonly Figures[],
  wins: Share,
): Findings {
  return {
    ...experiment,
    catalogue: catalogueHash(catalogue),
    catalogueName: catalogue.name,
    criteria: [
      ...figures.flatMap(criteriaOf),
      ...(wins.n > 0 ? [guardCriterion(experiment.guardBot, wins)] : []),
    ],
    guard: { games: wins.n, guardWins: wins },
    figures,
  };
}
