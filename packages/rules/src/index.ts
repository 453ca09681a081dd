export { apply, pending, playOf, type Applied } from './apply.ts';
export { step } from './agenda.ts';
export { cardsOf, type Cards, type Foe, type Spot } from './cards.ts';
export { clone } from './clone.ts';
export type * from './decisions.ts';
export { determinize } from './determinize.ts';
export type * from './events.ts';
export { explainPlan, type CvPart, type PlaceReport, type PlanReport } from './explain.ts';
export { hash } from './hash.ts';
export { legal, legalAnswers } from './legal.ts';
export * from './limits.ts';
export * from './meeples.ts';
export { parseSetup, type SetupError } from './parse-setup.ts';
export * from './places.ts';
export type { Play } from './play.ts';
export { allMeeples, everywhere } from './possessions.ts';
export {
  preview,
  revelation,
  sealsUndo,
  undoableMoves,
  type Preview,
  type Revelation,
} from './preview.ts';
export { STREAM, keyFromSeed, keyedDice, type Dice } from './random.ts';
export type { Rejection, RejectionCode } from './rejections.ts';
export type { Result } from './result.ts';
export { sampleAnswer, type Below } from './sample.ts';
export { score, type QuestScore, type SeatScore } from './score.ts';
export type { SetVp } from './scoring.ts';
export { newGame, startGame } from './setup.ts';
export * from './state.ts';
export { FACE_DOWN, view, viewEvents, type GameView, type SeatView, type Viewer } from './view.ts';
