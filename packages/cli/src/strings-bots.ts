import type { PlainBudget } from '@rowan/bots';
import type { Tournament } from './tournament/schedule.ts';

/** Words of the commands in which bots play each other. */

export const budgetText = (budget: PlainBudget): string =>
  'iterations' in budget ? `${budget.iterations} iterations` : `${budget.milliseconds} ms`;

const GUARD_MODES: Readonly<Record<string, string>> = {
  beginner: 'the Royal Guard, Beginner',
  normal: 'the Royal Guard',
  advanced: 'the Royal Guard, Advanced',
};

export const TOURNAMENT = {
  title: (of: Tournament & { readonly games: number }) =>
    `${of.games} games on ${of.deals} deals, ${of.towers ? 'the Four Towers, ' : ''}seed ${of.seed}, ${budgetText(of.budget)} a decision`,
  heading: (players: number) =>
    players === 1 ? 'Solo' : `${players} players, every deal from every seat`,
  columns: ['bot', 'against', 'games', 'wins (95 %)', 'equal', 'VP', 'VP against', 'ahead (95 %)'],
  against: (n: number, bot: string) => (n === 1 ? bot : `${n} × ${bot}`),
  guard: (mode: string) => GUARD_MODES[mode] ?? mode,
  ratings: 'Ratings',
  ratingColumns: ['', 'bot', 'rating', 'mu ± sigma', 'games'],
  fewBots: (n: number) =>
    `--bots names ${n} bot; allowed are two or more different ones, or one for --players 1`,
  twice: (bot: string) => `--bots names ${bot} twice; allowed are different ones`,
};
