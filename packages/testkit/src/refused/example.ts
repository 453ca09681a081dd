import type { Answer, Facts, GameState, Rejection, RejectionCode, RuleId } from '@rowan/rules';
import { moveOf } from '../course.ts';
import type { Game } from '../game.ts';

/** A refusal in the making: a position, a move, and what must be said to it. */
export interface RefusedExample {
  readonly why: string;
  readonly game: () => Game;
  /** What is tried; it may be no move at all. */
  readonly move: (state: GameState) => unknown;
  /** What the move answers to what is asked of its seat; undefined where that is not the fault. */
  readonly answer?: unknown;
  readonly rejection: Rejection;
}

interface Spec<C extends RejectionCode> {
  readonly code: C;
  readonly rule: RuleId;
  readonly why: string;
  readonly game: () => Game;
  readonly facts: Facts[C];
}

/** Any move, of whoever likes. */
export const triedMove = <C extends RejectionCode>(
  { code, rule, why, game, facts }: Spec<C>,
  move: (state: GameState) => unknown,
): RefusedExample => ({
  why,
  game,
  move,
  rejection: { code, rule, facts } as Rejection,
});

/** An answer to what is asked. */
export const tried = <C extends RejectionCode>(spec: Spec<C>, answer: unknown): RefusedExample => ({
  ...triedMove(spec, (state) => moveOf(state, answer as Answer)),
  answer,
});
