import { KINDS } from '@rowan/rules';

/** Where each feature of a seat stands in the vector; the first nine are expected draws by meeple kind. */
export const F = {
  /** CV of the meeples to be drawn beyond their first Hero card: levels and lasting boosts. */
  cv: KINDS,
  pairs: KINDS + 1,
  knightDraws: KINDS + 2,
  cleric2: KINDS + 3,
  cleric3: KINDS + 4,
  mage2: KINDS + 5,
  mage3: KINDS + 6,
  recruits: KINDS + 7,
  against: KINDS + 8,
  turnQuests: KINDS + 9,
  endQuests: KINDS + 10,
  sets: KINDS + 11,
  nextRoom: KINDS + 12,
  crowns: KINDS + 13,
  drawEffects: KINDS + 14,
  ready: KINDS + 15,
} as const;
export const FEATURES = KINDS + 16;

export type Weights = Float64Array;

/** VP that one of each is worth at the end, made by hand from the cards. */
export const handMade: Weights = Float64Array.from([
  0.5, 1.0, 0.85, 0.85, 1.5, 2.1, 1.9, 1.5, 0.05, 0.4, 0.3, 0.5, 0.25, 0.35, 0.25, 0.4, 0.3, 0.25,
  1, 1, 1, 0.3, 1, 0.5, 0,
]);
