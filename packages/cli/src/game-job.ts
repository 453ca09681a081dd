import type { PlainBudget } from '@rowan/bots';
import type { Catalogue } from '@rowan/cards';
import { playOf, startGame, step, type GameEvent, type Setup } from '@rowan/rules';
import { totalsOf } from '@rowan/table';
import { FactFinder, type GameFacts } from './lab/facts.ts';
import { seatPlayers } from './players.ts';

/** One whole game to be played, here or in another thread; the catalogue is known there. */
export interface GameJob {
  readonly setup: Setup;
  /** A player's name for each seat. */
  readonly seats: readonly string[];
  readonly budget: PlainBudget;
  /** Whether to keep book of what was held, used and won. */
  readonly facts: boolean;
}

export interface GameResult {
  /** By seat; the Royal Guard comes last. */
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly first: number;
  /** Turns of one player. */
  readonly turns: number;
  readonly decisions: number;
  readonly facts: GameFacts | null;
}

/** Plays the game to its end; the same job gives the same result in any thread. */
export function playJob(catalogue: Catalogue, job: GameJob): GameResult {
  const { state, events } = startGame(catalogue, job.setup);
  const log: GameEvent[] | null = job.facts ? [...events] : null;
  const finder = new FactFinder(job.setup.players);
  const play = playOf(catalogue, state, log);
  const players = seatPlayers(job.seats, job.setup.key, job.budget);
  while (state.decision !== null) {
    step(play, players[state.decision.seat]!(play));
    if (log) finder.hear(log.splice(0));
  }
  return {
    totals: totalsOf(state),
    winners: state.winners.slice(),
    first: state.first,
    turns: state.turns / job.setup.players,
    decisions: state.decisions,
    facts: log ? finder.facts(state) : null,
  };
}

/** A win, or the share of a shared one. */
export const shareOf = ({ winners }: Pick<GameResult, 'winners'>, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;
