import { type Classes } from '@rowan/cards';
import { UNITS, X, noMeeples, type Counts, type Place } from '@rowan/rules';

/** One party on one place, with what it is worth: a piece that plans are put together from. */
export interface Item {
  readonly place: Place;
  /** Units by kind, four bits each; Corruption is counted apart. */
  readonly packed: number;
  readonly corruption: number;
  readonly as: Classes | null;
  readonly size: number;
  readonly value: number;
  /** Quests in hand that this defeat completes, one bit each by place in the hand. */
  readonly quests: number;
  /** Uses M5's Peasant (1) or the Blood Forge (2). */
  readonly once: number;
  /** The foe's type as a bit; the type that a Bounty asks for as a bit. */
  readonly type: number;
  readonly bounty: number;
  /** Value, Quests included, for each Unit. */
  density: number;
}

export const RECRUITS = 1;
export const FORGED = 2;

export function pack(units: readonly number[]): number {
  let packed = 0;
  for (let i = 0; i < UNITS; i++) packed |= Math.min(7, units[i]!) << (i * 4);
  return packed;
}

/** The meeples of a party. */
export function meeplesOf({ packed, corruption }: Item): Counts {
  const meeples = noMeeples();
  for (let i = 0; i < UNITS; i++) meeples[i] = (packed >>> (i * 4)) & 7;
  meeples[X] = corruption;
  return meeples;
}

const GUARDS = 0x88888888 | 0;

/** Whether a packed party can be taken out of what is left. */
export const fits = (left: number, packed: number): boolean =>
  ((((left | GUARDS) >>> 0) - (packed >>> 0)) & GUARDS) === GUARDS;

export function unitCount(units: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < X; i++) n += units[i]!;
  return n;
}
