import { ordinal, rate, rating, type Rating } from 'openskill';
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

interface Game {
  readonly job: { readonly seats: readonly string[] };
  readonly result: GameResult;
}

/** Places by VP, 1 for the winners; the tie-break of E5 has settled the first place already. */
export function placesOf({ totals, winners }: GameResult): number[] {
  return totals.map((vp, seat) => {
    if (winners.includes(seat)) return 1;
    return 1 + winners.length + totals.filter((n, i) => !winners.includes(i) && n > vp).length;
  });
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Game by game; a bot that sits on several chairs moves by the mean of what each would. */
export function rateAll(bots: readonly string[], games: readonly Game[]): Rated[] {
  const ratings = new Map<string, Rating>(bots.map((bot) => [bot, rating()]));
  const counts = new Map<string, number>();
  for (const { job, result } of games) {
    const teams = job.seats.map((bot) => [ratings.get(bot)!]);
    const rated = rate(teams, { rank: placesOf(result) });
    for (const bot of new Set(job.seats)) {
      const own = rated.filter((_, seat) => job.seats[seat] === bot).map(([one]) => one!);
      ratings.set(bot, {
        mu: mean(own.map(({ mu }) => mu)),
        sigma: mean(own.map(({ sigma }) => sigma)),
      });
      counts.set(bot, (counts.get(bot) ?? 0) + 1);
    }
  }
  return [...ratings]
    .map(([bot, { mu, sigma }]) => ({
      bot,
      games: counts.get(bot) ?? 0,
      mu: rounded(mu),
      sigma: rounded(sigma),
      ordinal: rounded(ordinal({ mu, sigma })),
    }))
    .sort((a, b) => b.ordinal - a.ordinal);
}
