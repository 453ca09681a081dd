export * as answers from './answers.ts';
export type { Capitol, PlanExtras, PlanMap } from './answers.ts';
export { Game } from './game.ts';
export {
  brokenInvariants,
  checkInvariants,
  fullInventory,
  inventoryOf,
  type Inventory,
} from './invariants.ts';
export * from './names.ts';
export type { SeatSpec } from './position.ts';
export { Scenario, scenario, type GuardSpec, type ScenarioOptions } from './scenario.ts';
export { anything, courses, plans, setups } from './arbitraries.ts';
export {
  MOST_DECISIONS,
  moveOf,
  playOn,
  situationOf,
  type Course,
  type Situation,
} from './course.ts';
export { engineOf, type Engine } from './engine.ts';
export { deepFreeze } from './freeze.ts';
export { LAWS, holdAlong, type LawName } from './laws.ts';
export { attempter } from './laws/answers.ts';
export { councilDepth, deckFault } from './laws/decks.ts';
export type { Law } from './laws/law.ts';
export { holdExplained, holdJudged } from './laws/plans.ts';
export { gamesEnd, sameSeedSameGame } from './laws/play.ts';
export { luckOf, pick, shuffled } from './luck.ts';
export { junk, mutated } from './mutate.ts';
export { REJECTION_CODES, RULE_IDS } from './rule-ids.ts';
