import type { Answer, Below, Decision, GameState, Move, Setup } from '@rowan/rules';
import type { Engine } from './engine.ts';
import { luckOf } from './luck.ts';

/** A game played at random as far as wanted: small, plain, and the same wherever it is played again. */
export interface Course {
  readonly setup: Setup;
  /** Seed of the players' choices. */
  readonly luck: number;
  /** Decisions answered before the laws look; below 0, counted back from the end. */
  readonly after: number;
}

/** More than any game takes, by far. */
export const MOST_DECISIONS = 5000;

/** A game at one instant, and luck for what a law likes to try. */
export interface Situation {
  readonly engine: Engine;
  readonly state: GameState;
  readonly below: Below;
}

/** The open decision; laws look only where there is one. */
export const openDecision = ({ state }: Pick<Situation, 'state'>): Decision => state.decision!;

export const moveOf = (state: GameState, answer: Answer): Move => ({
  seat: state.decision!.seat,
  decision: state.decision!.id,
  answer,
});

/** Plays in place up to `decisions` more, or to the end; the number that were answered. */
export function playOn(engine: Engine, state: GameState, below: Below, decisions: number): number {
  let played = 0;
  for (; played < decisions && state.decision !== null; played++)
    engine.step(state, engine.sample(state, below), null);
  return played;
}

/** The situation a course leads to; at the end of a shorter game, the end. */
export function situationOf(engine: Engine, { setup, luck, after }: Course): Situation {
  const below = luckOf(luck);
  const state = engine.newGame(setup);
  const total = after < 0 ? playOn(engine, engine.clone(state), luckOf(luck), MOST_DECISIONS) : 0;
  playOn(engine, state, below, total + after);
  return { engine, state, below };
}
