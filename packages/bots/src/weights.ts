import { KINDS } from '@rowan/rules';

/** Where each feature of a seat stands in the table; the first nine are expected draws by meeple kind. */
export const F = {
  /** CV that the meeples to be drawn have from lasting boosts; from pairs; from the levels of their class. */
  cv: KINDS,
  pairs: KINDS + 1,
  levelCv: KINDS + 2,
  /** Draws of a class whose Hero card has this ability. */
  warrior2: KINDS + 3,
  recruits: KINDS + 4,
  mage2: KINDS + 5,
  mage3: KINDS + 6,
  cleric2: KINDS + 7,
  cleric3: KINDS + 8,
  knightDraws: KINDS + 9,
  against: KINDS + 10,
  turnQuests: KINDS + 11,
  endQuests: KINDS + 12,
  sets: KINDS + 13,
  nextRoom: KINDS + 14,
  crowns: KINDS + 15,
  drawEffects: KINDS + 16,
} as const;
export const FEATURES = KINDS + 17;

/** Further numbers of the judgement, behind the features in the same table. */
export const J = {
  /** A Monster in the pile, for Quests to come. */
  pile: FEATURES,
  /** A random Quest: VP when completed, how fast Quests get completed, the choice of one in two. */
  questVp: FEATURES + 1,
  questRate: FEATURES + 2,
  choice: FEATURES + 3,
  /** How much of the rest of the game counts. */
  horizon: FEATURES + 4,
  /** Tries at a Quest that a turn gives. */
  tries: FEATURES + 5,
  /** A new tile, for its first user; a Unit that an ability exhausts; a Peasant who builds. */
  tile: FEATURES + 6,
  exhausted: FEATURES + 7,
  builder: FEATURES + 8,
} as const;
export const NUMBERS = FEATURES + 9;

export type Weights = Float64Array;

/** VP that one of each is worth at the end, made by hand from the cards. */
export const handMade: Weights = Float64Array.from([
  0.5, 1.0, 0.85, 0.85, 1.5, 2.1, 1.9, 1.5, 0.05, 0.4, 0.3, 0.4, 0.3, 0.3, 0.25, 0.4, 0.25, 0.35,
  0.5, 0.25, 1, 1, 1, 0.3, 0.6, 0.5, 0.15, 3.6, 0.13, 0.8, 1, 0.8, 0.4, 0.7, 0.8,
]);
