import { shareOf, type GameResult } from '../game-job.ts';
import { meanOf, rounded, shareOfHits, type Mean, type Share } from '../wilson.ts';
import { newRatings, rateGame, ratedBots, type Rated, type Ratings } from './ratings.ts';
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

/** What is kept of the games of a matchup: sums, and one number for each deal. */
interface Tally {
  readonly matchup: Matchup;
  games: number;
  vp: number;
  readonly against: { vp: number; n: number };
  readonly bySeat: { wins: number; n: number }[];
  readonly aheadByDeal: number[];
  /** Of the deal that is being played. */
  deal: { readonly key: string; readonly ahead: number[] };
}

/** The games of a tournament as far as they are played. */
export interface Book {
  readonly tournament: Tournament;
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly ratings: Ratings;
}

const nameOf = ({ players, bot, against, guard }: Matchup): string =>
  JSON.stringify([players, bot, against, guard]);

const newTally = (matchup: Matchup): Tally => ({
  matchup,
  games: 0,
  vp: 0,
  against: { vp: 0, n: 0 },
  bySeat: Array.from({ length: matchup.players }, () => ({ wins: 0, n: 0 })),
  aheadByDeal: [],
  deal: { key: '', ahead: [] },
});

export const openBook = (tournament: Tournament): Book => ({
  tournament,
  tallies: new Map(matchups(tournament).map((matchup) => [nameOf(matchup), newTally(matchup)])),
  ratings: newRatings(tournament.bots),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const ratio = (total: number, n: number): number => (n === 0 ? 0 : rounded(total / n));
const mean = (numbers: readonly number[]): number => ratio(sum(numbers), numbers.length);

/** The same deal from all seats is one trial: its luck falls on both sides. */
const closed = ({ aheadByDeal, deal: { ahead } }: Tally): number[] =>
  ahead.length > 0 ? [...aheadByDeal, mean(ahead)] : aheadByDeal;

function countAhead(tally: Tally, key: string, ahead: number): void {
  if (tally.deal.key !== key) {
    if (tally.deal.ahead.length > 0) tally.aheadByDeal.push(mean(tally.deal.ahead));
    tally.deal = { key, ahead: [] };
  }
  tally.deal.ahead.push(ahead);
}

/** One more game; the deals come one after the other. */
export function enter(book: Book, { matchup, seat, job }: Fixture, result: GameResult): void {
  const tally = book.tallies.get(nameOf(matchup))!;
  const own = result.totals[seat]!;
  const others = result.totals.filter((_, i) => i !== seat);
  tally.games += 1;
  tally.vp += own;
  tally.against.vp += sum(others);
  tally.against.n += others.length;
  tally.bySeat[seat]!.wins += shareOf(result, seat);
  tally.bySeat[seat]!.n += 1;
  countAhead(tally, job.setup.key, own - Math.max(...others));
  if (matchup.guard === null) rateGame(book.ratings, job.seats, result);
}

const outcomeOf = (tally: Tally): Outcome => ({
  ...tally.matchup,
  games: tally.games,
  wins: shareOfHits(sum(tally.bySeat.map(({ wins }) => wins)), tally.games),
  parity: rounded(1 / Math.max(2, tally.matchup.players)),
  meanVp: ratio(tally.vp, tally.games),
  meanVpAgainst: ratio(tally.against.vp, tally.against.n),
  ahead: meanOf(closed(tally)),
  bySeat: tally.bySeat.map(({ wins, n }) => ratio(wins, n)),
});

export const gamesIn = ({ tallies }: Book): number =>
  sum([...tallies.values()].map(({ games }) => games));

export const standingsOf = (book: Book): Standings => ({
  ...book.tournament,
  games: gamesIn(book),
  outcomes: [...book.tallies.values()].filter(({ games }) => games > 0).map(outcomeOf),
  ratings: ratedBots(book.ratings),
});
