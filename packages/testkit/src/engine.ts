import type { Catalogue } from '@rowan/cards';
import {
  apply,
  clone,
  determinize,
  explainPlan,
  fold,
  hash,
  legal,
  newGame,
  playOf,
  preview,
  sampleAnswer,
  step,
  view,
  viewEvents,
  type Answer,
  type AnswerOf,
  type Applied,
  type Below,
  type Decision,
  type GameEvent,
  type GameState,
  type GameView,
  type Move,
  type PlanReport,
  type Preview,
  type Rejection,
  type Result,
  type Setup,
  type Viewer,
} from '@rowan/rules';

/**
 * What the laws speak about. They hold for the real engine, and each must catch a variant with one function
 * replaced by a broken one.
 */
export interface Engine {
  readonly catalogue: Catalogue;
  newGame(setup: Setup): GameState;
  apply(state: GameState, move: Move): Result<Applied, Rejection>;
  /** In place; without a log no events are made. */
  step(state: GameState, answer: Answer, log: GameEvent[] | null): void;
  legal(state: GameState, decision: Decision): Iterable<Answer>;
  sample(state: GameState, below: Below): Answer;
  preview(state: GameState, move: Move): Result<Preview, Rejection>;
  explainPlan(state: GameState, plan: AnswerOf<'plan'>): PlanReport;
  view(state: GameState, viewer: Viewer): GameView;
  viewEvents(events: readonly GameEvent[], viewer: Viewer): GameEvent[];
  /** What is shown once this has happened too. */
  fold(view: GameView, event: GameEvent): GameView;
  determinize(view: GameView, below: Below): GameState;
  hash(state: GameState): string;
  clone(state: GameState): GameState;
}

/** The engine itself, playing with a catalogue. */
export const engineOf = (catalogue: Catalogue): Engine => ({
  catalogue,
  newGame: (setup) => newGame(catalogue, setup),
  apply: (state, move) => apply(catalogue, state, move),
  step: (state, answer, log) => step(playOf(catalogue, state, log), answer),
  legal: (state, decision) => legal(catalogue, state, decision),
  sample: (state, below) => sampleAnswer(playOf(catalogue, state), below),
  preview: (state, move) => preview(catalogue, state, move),
  explainPlan: (state, plan) => explainPlan(catalogue, state, plan),
  view,
  viewEvents,
  fold: (seen, event) => fold(catalogue, seen, event),
  determinize: (seen, below) => determinize(catalogue, seen, below),
  hash,
  clone,
});
