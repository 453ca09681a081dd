export {
  BASICS,
  C,
  COUNCIL_PLACES,
  GUARD_SEAT,
  HENCHMAN,
  K,
  KINDS,
  L,
  M,
  MONSTER,
  OVERLORD,
  P,
  PLACES,
  R,
  S,
  SLOT,
  TOWER,
  UNITS,
  VP_SOURCES,
  W,
  X,
  add,
  contains,
  countsOf,
  districtOf,
  isCouncil,
  isFoe,
  isLocation,
  isSlot,
  isTower,
  meepleIndex,
  monsterPlace,
  noClasses,
  noMeeples,
  pour,
  slotPlace,
  total,
  towerPlace,
  unitsIn,
  type Counts,
  type Place,
  type SeatIndex,
  type Source,
  type VpSource,
} from '@rowan/cards';
export { apply, pending, playOf, rejectionOf, type Answered, type Applied } from './apply.ts';
export { step } from './agenda.ts';
export { cardsOf, type Cards, type Foe, type Spot } from './cards.ts';
export { clone } from './clone.ts';
export { completeView } from './complete-view.ts';
export type { AskedOf } from './asked.ts';
export { ON_SEVERAL_PLACES, questCount, questMet, type Count, type Moment } from './conditions.ts';
export type * from './decisions.ts';
export { determinize } from './determinize.ts';
export { abilityReady, canConstruct, nextLevelCost, vacantSlots } from './development.ts';
export type * from './events.ts';
export {
  explainPlan,
  rejectionAt,
  type CvPart,
  type PlaceReport,
  type PlanReport,
} from './explain.ts';
export { effectsAt } from './effects-at.ts';
export { fold } from './fold.ts';
export { untold } from './fold/clean-up.ts';
export type { Goal } from './goals.ts';
export { hash } from './hash.ts';
export { judgeCapitolClass } from './judge-develop.ts';
export { asksFor, mayRecruit } from './judge-plan.ts';
export { legalChoices } from './choices.ts';
export { legal, legalAnswers } from './legal.ts';
export { joinView, overlayOf, publicView, type Overlay, type PublicView } from './overlay.ts';
export { parseAnswer } from './parse-answer.ts';
export { parseSetup, type SetupError } from './parse-setup.ts';
export { bonusMet, foeAsAsked, partyAsAsked } from './party-conditions.ts';
export { monstersIn, overrunIn, type Play } from './play.ts';
export { allMeeples, everywhere } from './possessions.ts';
export { preview, revelation, sealsUndo, type Preview, type Revelation } from './preview.ts';
export { questProgress, type QuestProgress } from './quest-progress.ts';
export { keyFromSeed } from '@rowan/cards/seed';
export { STREAM, keyedDice, type Dice } from './random.ts';
export type {
  CapitolLocation,
  ChoiceOf,
  Facts,
  NeedFact,
  Rejection,
  RejectionCode,
  RejectionOf,
  RuleId,
} from './rejections.ts';
export { RULES_NUMBER } from './rules-number.ts';
export { fail, ok, type Result } from './result.ts';
export { sampleAnswer, type Below } from './sample.ts';
export { score, type QuestScore, type SeatScore } from './score.ts';
export type { SetVp } from './scoring.ts';
export { SHOWN, shown } from './shown.ts';
export { newGame, startGame } from './setup.ts';
export * from './state.ts';
export { newTurn } from './turn.ts';
export { FACE_DOWN, view, type GameView, type SeatView, type Viewer } from './view.ts';
export { viewEvents } from './view-events.ts';
