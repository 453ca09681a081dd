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
