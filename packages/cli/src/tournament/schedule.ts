import type { PlainBudget } from '@rowan/bots';
import { HIRED_HELP } from '@rowan/cards';
import type { Setup } from '@rowan/rules';
import type { GameJob } from '../game-job.ts';
import { gameKey } from '../simulate.ts';

export interface Tournament {
  readonly bots: readonly string[];
  /** Player counts, ascending; 1 is solo against the Royal Guard. */
  readonly players: readonly number[];
  readonly deals: number;
  readonly seed: string;
  readonly towers: boolean;
  readonly budget: PlainBudget;
  /** Whether a bot challenges only those named before it. */
  readonly oneWay: boolean;
}

/** G10: how strong the Royal Guard is. */
const GUARDS = ['beginner', 'normal', 'advanced'] as const;
type GuardMode = (typeof GUARDS)[number];

/** One bot against a table full of another, or against the Royal Guard. */
export interface Matchup {
  readonly players: number;
  readonly bot: string;
  readonly against: string;
  readonly guard: GuardMode | null;
}

/** A game of a matchup, with the seat of the bot that challenges. */
export interface Fixture {
  readonly matchup: Matchup;
  readonly seat: number;
  readonly job: GameJob;
}

const ROYAL_GUARD = 'Royal Guard';

/** Every bot against every other: once for two players, where both sides are alike, else either way or one way. */
export function matchups({ bots, players, oneWay }: Tournament): Matchup[] {
  return players.flatMap((n) => {
    if (n === 1) return bots.flatMap((bot) => GUARDS.map((guard) => solo(bot, guard)));
    return bots.flatMap((bot, i) =>
      bots
        .filter((_, j) => (n === 2 || oneWay ? j < i : j !== i))
        .map((against) => ({ players: n, bot, against, guard: null })),
    );
  });
}

const solo = (bot: string, guard: GuardMode): Matchup => ({
  players: 1,
  bot,
  against: ROYAL_GUARD,
  guard,
});

/** How many games that makes. */
export const fixtureCount = (tournament: Tournament): number =>
  tournament.deals * matchups(tournament).reduce((all, { players }) => all + players, 0);

/** Duplicate style: every matchup plays the same deals, each once from every seat. Deal by deal. */
export function* fixtures(tournament: Tournament): Generator<Fixture> {
  const all = matchups(tournament);
  for (let deal = 0; deal < tournament.deals; deal++) {
    for (const matchup of all) {
      for (let seat = 0; seat < matchup.players; seat++)
        yield { matchup, seat, job: jobOf(tournament, matchup, deal, seat) };
    }
  }
}

function jobOf(
  { seed, towers, budget }: Tournament,
  { players, bot, against, guard }: Matchup,
  deal: number,
  seat: number,
): GameJob {
  const setup: Setup = {
    players,
    towers: towers || players === 1,
    hiredHelp: guard === 'beginner' ? HIRED_HELP : [],
    advanced: guard === 'advanced',
    key: gameKey(seed, deal),
  };
  const seats = Array.from({ length: players }, (_, i) => (i === seat ? bot : against));
  return { setup, seats, budget, facts: false };
}
