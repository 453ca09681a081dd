import { rate, rating } from 'openskill';
import type { Rating, RatingChange } from '@rowan/table';

/** Somebody of whom nothing is known. */
export const NEWCOMER: Rating = { ...rating(), games: 0 };

/** What a game makes of the ratings of all who played it; places from 1, those who share one are tied. */
export function rateSeats(before: readonly Rating[], places: readonly number[]): RatingChange[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = rate(teams, { rank: [...places] });
  return before.map((one, seat) => {
    const [{ mu, sigma }] = after[seat] as [Pick<Rating, 'mu' | 'sigma'>];
    return { before: one, after: { mu, sigma, games: one.games + 1 } };
  });
}

/** Figures that came out of the same sums on another machine may differ in their last digits. */
const NEARLY = 1e-9;

export const sameRating = (a: Rating, b: Rating): boolean =>
  a.games === b.games && Math.abs(a.mu - b.mu) < NEARLY && Math.abs(a.sigma - b.sigma) < NEARLY;
