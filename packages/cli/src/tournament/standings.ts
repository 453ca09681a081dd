import { shareOf, type GameResult } from '../game-job.ts';
import { meanOf, rounded, shareOfHits, type Mean, type Share } from '../wilson.ts';
import { rateAll, type Rated } from './ratings.ts';
import { matchups, type Fixture, type Matchup, type Tournament } from './schedule.ts';

/** How a matchup went, seen from the bot that challenges. */
export interface Outcome extends Matchup {
  readonly games: number;
  readonly wins: Share;
  /** What the share would be among equals. */
  readonly parity: number;
  readonly meanVp: number;
  readonly meanVpAgainst: number;
  /** VP ahead of the best other: a mean over deals, each the mean over its seats. */
  readonly ahead: Mean;
  /** Shares of wins by seat. */
  readonly bySeat: readonly number[];
}

export interface Standings extends Tournament {
  readonly games: number;
  readonly outcomes: readonly Outcome[];
  /** Best first; solo games are not rated. */
  readonly ratings: readonly Rated[];
}

export interface PlayedFixture extends Fixture {
  readonly result: GameResult;
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : rounded(numbers.reduce((sum, n) => sum + n, 0) / numbers.length);

const aheadIn = ({ result: { totals }, seat }: PlayedFixture): number =>
  totals[seat]! - Math.max(...totals.filter((_, i) => i !== seat));

/** The same deal from all seats is one trial: its luck falls on both sides. */
function aheadByDeal(games: readonly PlayedFixture[]): number[] {
  const deals = new Set(games.map(({ job }) => job.setup.key));
  return [...deals].map((key) =>
    mean(games.filter(({ job }) => job.setup.key === key).map(aheadIn)),
  );
}

function outcomeOf(matchup: Matchup, games: readonly PlayedFixture[]): Outcome {
  const shares = games.map(({ result, seat }) => shareOf(result, seat));
  const others = games.flatMap(({ result, seat }) => result.totals.filter((_, i) => i !== seat));
  return {
    ...matchup,
    games: games.length,
    wins: shareOfHits(
      shares.reduce((sum, n) => sum + n, 0),
      games.length,
    ),
    parity: rounded(1 / Math.max(2, matchup.players)),
    meanVp: mean(games.map(({ result, seat }) => result.totals[seat]!)),
    meanVpAgainst: mean(others),
    ahead: meanOf(aheadByDeal(games)),
    bySeat: Array.from({ length: matchup.players }, (_, seat) =>
      mean(shares.filter((_share, i) => games[i]!.seat === seat)),
    ),
  };
}

const same = (a: Matchup, b: Matchup): boolean =>
  a.players === b.players && a.bot === b.bot && a.against === b.against && a.guard === b.guard;

export function standingsOf(tournament: Tournament, played: readonly PlayedFixture[]): Standings {
  return {
    ...tournament,
    games: played.length,
    outcomes: matchups(tournament).map((matchup) =>
      outcomeOf(
        matchup,
        played.filter((fixture) => same(fixture.matchup, matchup)),
      ),
    ),
    ratings: rateAll(
      tournament.bots,
      played.filter(({ matchup }) => matchup.guard === null),
    ),
  };
}
