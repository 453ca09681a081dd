import type { RejectionCode } from '@rowan/rules';

/** The chapters of the rules, with their first and last paragraph. */
const CHAPTERS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  C: [1, 5],
  S: [1, 9],
  T: [0, 9],
  D: [1, 7],
  L: [1, 9],
  M: [1, 7],
  Q: [1, 10],
  E: [1, 6],
  F: [1, 5],
  G: [1, 10],
};

/** Every paragraph that code, rejections and events may cite. */
export const RULE_IDS: ReadonlySet<string> = new Set(
  Object.entries(CHAPTERS).flatMap(([chapter, [first, last]]) =>
    Array.from({ length: last - first + 1 }, (_, i) => `${chapter}${first + i}`),
  ),
);

/** Checked by the compiler: no code is missing, none is made up. */
const CODES: Readonly<Record<RejectionCode, true>> = {
  malformed: true,
  gameOver: true,
  notYourDecision: true,
  staleDecision: true,
  notAsked: true,
  notOffered: true,
  alreadyAssigned: true,
  nothingAssigned: true,
  wrongClass: true,
  constructUnits: true,
  cannotConstruct: true,
  noSuchTile: true,
  noSlot: true,
  slotTaken: true,
  notAffordable: true,
  slotPaysTooLittle: true,
  topLevel: true,
  notInTavern: true,
  notPending: true,
  stillPending: true,
  noAbility: true,
  abilityNeeds: true,
  abilityUsed: true,
  placeTwice: true,
  emptyPlace: true,
  noUnits: true,
  noTowers: true,
  councilNotYet: true,
  alreadyFought: true,
  corruptionHere: true,
  shamanClass: true,
  needsUnits: true,
  needsBounty: true,
  tooWeak: true,
  noRecruit: true,
  noForge: true,
  tooMany: true,
  notInLodgings: true,
};

export const REJECTION_CODES = Object.keys(CODES) as RejectionCode[];
