import { shareOf, type GameResult } from '../game-job.ts';
import { rounded, shareOfHits, type Share } from '../wilson.ts';
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
