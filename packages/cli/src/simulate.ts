import { catalogueHash } from '@rowan/cards';
import { keyFromSeed, newGame, playOf, step, type GameState } from '@rowan/rules';
import { totalsOf } from '@rowan/table';
import { breather } from './breather.ts';
import type { Match } from './game-options.ts';
import { seatPlayers } from './players.ts';

interface SeatTally {
  readonly player: string;
  /** A shared victory counts as its share. */
  readonly wins: number;
  readonly meanVp: number;
}

export interface Simulation {
  readonly seed: string;
  readonly players: number;
  readonly towers: boolean;
  readonly hiredHelp: readonly string[];
  readonly advanced: boolean;
  readonly catalogue: string;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** Turns of one player in a game. */
  readonly meanTurns: number;
  /** By seat; in solo games the Royal Guard comes last. */
  readonly seats: readonly SeatTally[];
}

const ROYAL_GUARD = 'Royal Guard';

/** The key of the i-th game; `rowan record --seed S/i` plays the same one. */
export const gameKey = (seed: string, i: number): string => keyFromSeed(`${seed}/${i}`);

/** Plays a game to its end in place, without a log. */
export function playOut({ catalogue, setup, seats, budget }: Match, key: string): GameState {
  const state = newGame(catalogue, { ...setup, key });
  const play = playOf(catalogue, state);
  const players = seatPlayers(seats, key, budget);
  while (state.decision !== null) step(play, players[state.decision.seat]!(play));
  return state;
}

interface Watcher {
  /** Hears of each game, with the number played so far. */
  readonly onGame: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Plays so many games, or fewer if it is asked to stop. */
export async function simulate(
  match: Match,
  wanted: number,
  { onGame, signal }: Watcher,
): Promise<Simulation> {
  const { setup, seats, seed } = match;
  const names = setup.players === 1 ? [...seats, ROYAL_GUARD] : seats;
  const wins = names.map(() => 0);
  const vp = names.map(() => 0);
  const sum = { finished: 0, decisions: 0, turns: 0 };
  const start = performance.now();
  const breathe = breather();
  let games = 0;
  while (games < wanted && !signal.aborted) {
    const state = playOut(match, gameKey(seed, games));
    if (state.phase === 'over') sum.finished += 1;
    sum.decisions += state.decisions;
    sum.turns += state.turns;
    for (const seat of state.winners) wins[seat]! += 1 / state.winners.length;
    totalsOf(state).forEach((total, seat) => (vp[seat]! += total));
    onGame(++games);
    await breathe();
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    seed,
    ...setup,
    catalogue: catalogueHash(match.catalogue),
    games,
    finished: sum.finished,
    decisions: sum.decisions,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games / seconds),
    meanTurns: rounded(sum.turns / games / setup.players),
    seats: names.map((player, seat) => ({
      player,
      wins: rounded(wins[seat]!),
      meanVp: rounded(vp[seat]! / games),
    })),
  };
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
