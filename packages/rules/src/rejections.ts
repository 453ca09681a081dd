/** Why an answer is refused: a code, the paragraph of the rules, and the facts behind it. Never a sentence. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly rule: string;
  readonly facts?: Readonly<Record<string, number | string | readonly number[]>>;
}

export type RejectionCode =
  | 'malformed'
  | 'gameOver'
  | 'notYourDecision'
  | 'staleDecision'
  | 'notOffered'
  | 'alreadyAssigned'
  | 'nothingAssigned'
  | 'constructUnits'
  | 'cannotConstruct'
  | 'noSuchTile'
  | 'slotTaken'
  | 'notAffordable'
  | 'topLevel'
  | 'notInTavern'
  | 'notPending'
  | 'stillPending'
  | 'noAbility'
  | 'abilityUsed'
  | 'placeTwice'
  | 'emptyPlace'
  | 'noUnits'
  | 'noTowers'
  | 'councilNotYet'
  | 'alreadyFought'
  | 'corruptionHere'
  | 'shamanClass'
  | 'needsUnits'
  | 'needsBounty'
  | 'tooWeak'
  | 'noRecruit'
  | 'noForge'
  | 'tooMany'
  | 'notInLodgings';

export const reject = (
  code: RejectionCode,
  rule: string,
  facts?: NonNullable<Rejection['facts']>,
): Rejection => (facts === undefined ? { code, rule } : { code, rule, facts });
