import { ordinal, rate, rating, type Rating } from 'openskill';
import { placesOf } from '@rowan/table';
import type { GameResult } from '../game-job.ts';
import { rounded } from '../wilson.ts';

/** A bot's strength: `mu` ± `sigma`, and the cautious `ordinal` by which the table is sorted. */
export interface Rated {
  readonly bot: string;
  readonly games: number;
  readonly mu: number;
  readonly sigma: number;
  readonly ordinal: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Ratings in the making, with the games they are of. */
export type Ratings = Map<string, { rating: Rating; games: number }>;

export const newRatings = (bots: readonly string[]): Ratings =>
  new Map(bots.map((bot) => [bot, { rating: rating(), games: 0 }]));

/** One more game; a bot that sits on several chairs moves by the mean of what each would. */
export function rateGame(ratings: Ratings, seats: readonly string[], result: GameResult): void {
  const teams = seats.map((bot) => [ratings.get(bot)!.rating]);
  const rated = rate(teams, { rank: placesOf(result) });
  for (const bot of new Set(seats)) {
    const own = rated.filter((_, seat) => seats[seat] === bot).map(([one]) => one!);
    ratings.set(bot, {
      rating: { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) },
      games: ratings.get(bot)!.games + 1,
    });
  }
}

/** Best first. */
export const ratedBots = (ratings: Ratings): Rated[] =>
  [...ratings]
    .map(
      ([
        bot,
        {
          rating: { mu, sigma },
          games,
        },
      ]) => ({
        bot,
        games,
        mu: rounded(mu),
        sigma: rounded(sigma),
        ordinal: rounded(ordinal({ mu, sigma })),
      }),
    )
    .sort((a, b) => b.ordinal - a.ordinal);
