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
export { EVERY_SETUP } from './every-setup.ts';
export { renameEvents } from './hidden-events.ts';
export { hiddenQuests, otherWorld, shuffleHidden } from './hidden.ts';
export { LAWS, holdAlong, type LawName } from './laws.ts';
export { attempter, isShapeless } from './laws/answers.ts';
export { councilDepth, deckFault } from './laws/decks.ts';
export type { Law } from './laws/law.ts';
export { inOrder } from './laws/order.ts';
export { holdExplained, holdJudged } from './laws/plans.ts';
export { gamesEnd, sameSeedSameGame } from './laws/play.ts';
export { eventsTellTheGame, holdStaged } from './laws/staging.ts';
export { laterCards, type LaterCards } from './later-cards.ts';
export { luckOf, pick, shuffled } from './luck.ts';
export { madeUp } from './made-up.ts';
export { junk, mutated } from './mutate.ts';
export { REJECTION_CODES, RULE_IDS } from './rule-ids.ts';
export type { RefusedExample } from './refused/example.ts';
export { REFUSED } from './refused/all.ts';
