export { explain, fewestUnits, optionsOf, type Explained } from './advice.ts';
export { NO_OPTIONS, type Foresight, type Offer, type Options } from './choice-advice.ts';
export { planAdvice } from './plan-advice.ts';
export { standingOf, type Standing } from './standing.ts';
export { standingAnswer, workshopAsks, type StandingOrder } from './standing-answer.ts';
export { MOST_BESIDE, besideOf, hostOf } from './beside.ts';
export type { Suggestion } from './suggest.ts';
export {
  presentEdition,
  presentEngine,
  type Catalogues,
  type Edition,
  type Engine,
  type Engines,
  type Shelf,
} from './engine.ts';
export { adviserOf, type Adviser, type PlanAdvice } from './adviser.ts';
export { botSeed } from './bot-seed.ts';
export {
  FAIR_SCHEME,
  SALT_DIGITS,
  SECRET_DIGITS,
  checkFairness,
  commitmentOf,
  fairKey,
  isSalt,
  isSecret,
  parseFairness,
  saltHash,
  type DealFacts,
  type Fairness,
  type FairnessFault,
  type KeptFairness,
  type OpenedSalt,
} from './fairness.ts';
export {
  fairnessOf,
  foldGathering,
  gatherRows,
  isReady,
  loadLife,
  openGathering,
  seatsIn,
  termsOf,
  type GatherChair,
  type Gathered,
  type Gathering,
  type LifeRow,
  type LifeSaid,
  type Served,
} from './life.ts';
export {
  NO_CLOCK,
  deadlineOf,
  momentOf,
  startClock,
  tick,
  type Clock,
  type ClockRule,
  type Moment,
} from './clock.ts';
export { bringsOf, type Brings } from './brings.ts';
export * from './limits.ts';
export { parseJson, type JsonFault } from './parse-json.ts';
export {
  DEAL_MODES,
  DEAL_RIVALS,
  dealOf,
  lineOf,
  parOf,
  type DealLine,
  type DealMode,
} from './deal.ts';
export {
  checkPuzzle,
  judgedPlan,
  puzzleState,
  puzzlesIn,
  samePlan,
  type CheckedPuzzle,
  type Mine,
  type Puzzle,
  type PuzzleBook,
  type PuzzleVerdict,
} from './puzzles.ts';
export {
  REVIEWING,
  reviewTasks,
  reviewedMove,
  summaryOf,
  turningPoints,
  type ReviewSummary,
  type ReviewTask,
  type ReviewedMove,
} from './review.ts';
export {
  annotated,
  childrenOf,
  extended,
  followStudy,
  newStudy,
  parseStudy,
  pathTo,
  pruned,
  redealt,
  stepOn,
  type Study,
  type StudyFault,
  type StudyNode,
  type Way,
} from './study.ts';
export { accounting, type Course, type Forecast, type LuckOptions } from './luck/account.ts';
export {
  LOOKING,
  hasLuck,
  headlineOf,
  luckIn,
  luckOf,
  type Headline,
  type LuckSummary,
  type LuckyTurn,
} from './luck/summary.ts';
export { parseSeats } from './parse-seats.ts';
export { PRESENT, UNPINNED, pinOf, type Pin } from './pin.ts';
export {
  cleanMove,
  dealtGame,
  fold,
  judged,
  moved,
  redoable,
  redoer,
  undoable,
  undoer,
  type Folded,
  type Game,
} from './game.ts';
export {
  branchOf,
  historyOf,
  historyOfAnswers,
  lastState,
  type History,
  type PlayedGame,
  type RefusedMove,
} from './history.ts';
export { editionFor, isStep, loadGame, type LoadFault, type Loaded } from './load.ts';
export {
  OPENING,
  movedRows,
  openingOf,
  openingRows,
  standingMoves,
  type Brought,
  type CommandId,
  type Opening,
  type Row,
  type Said,
  type TableSaid,
} from './log.ts';
export { ForgivingStore, type Fate } from './forgiving-store.ts';
export { memoryStore } from './memory-store.ts';
export { besideId, type Appended, type Store, type TableFacts } from './store.ts';
export {
  readTranscript,
  transcriptLines,
  type BrokenLine,
  type ReadGame,
  type ExpectedLine,
  type TranscriptFault,
  type TranscriptStep,
} from './read-transcript.ts';
export {
  endLine,
  moveLine,
  setupLine,
  stopLine,
  totalsOf,
  type EndLine,
  type MoveLine,
  type SetupLine,
  type TranscriptLine,
} from './transcript.ts';
export type * from './types.ts';
export { PACES, USUAL_TERMS, type Pace, type Terms } from './terms.ts';
export { warningsOf, type Warning } from './warnings.ts';
export {
  LADDERS,
  placesOf,
  type Ladder,
  type Program,
  type Rating,
  type RatingChange,
} from './rating.ts';
export { whyNot, type Attempt, type CapitolDraft } from './why-not.ts';
export { transcriptOf } from './write-transcript.ts';
