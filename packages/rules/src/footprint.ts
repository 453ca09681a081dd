import { S, X, dispatch, meepleIndex, type ByKind, type InstantEffect } from '@rowan/cards';

/**
 * What a list of effects touches, as bits: 0–8 gains a meeple kind, 9–17 returns one to the supply,
 * then the flags below. Of two lists whose footprints do not clash neither order could be better for the player.
 */
export const QUEST_DRAW = 1 << 18;
const QUEST_DISCARD = 1 << 19;
export const QUEST_COMPLETE = 1 << 20;
const CLEANSE = 1 << 21;
const BACK_TO_BAG = 1 << 22;
export const DRAWS = 1 << 23;
/** Q3: what it draws was brought by a defeat and sees no deed of this turn. */
export const THROUGH_DEFEAT = 1 << 24;
/** Q3, of places: it draws Quests for which what is resolved later counts. */
export const COMES_FIRST = 1 << 25;
/** Such a place that is a deed itself, unseen by what it draws. */
export const DRAWING_DEED = 1 << 26;
/** A place without which a Quest that draws Quests would be completed too: the last of these is seen by what it draws. */
export const SPARE_DEED = 1 << 27;

export const GAINS = 0x1ff;
/** Without one of these, or a scarce kind, nothing clashes. */
export const TOUCHY = QUEST_DISCARD | CLEANSE | BACK_TO_BAG | DRAWING_DEED | SPARE_DEED;
const RETURNS = 0x1ff << 9;

const bits: ByKind<InstantEffect, number> = {
  gain: ({ meeple, from }) => (from === 'supply' ? 1 << meepleIndex(meeple) : 0),
  // A Shaman that stands for the class may go in its place (L2).
  return: ({ unit }) => (1 << (9 + meepleIndex(unit))) | (1 << (9 + S)),
  cleanse: () => CLEANSE | (1 << (9 + X)),
  quests: ({ discard }) => QUEST_DRAW | (discard > 0 ? QUEST_DISCARD : 0),
  discardQuest: () => QUEST_DISCARD,
  draw: () => DRAWS,
  backToBag: () => BACK_TO_BAG,
  vp: () => 0,
  vpPerCorruption: () => 0,
  hold: () => 0,
};

export const footprintOf = (effects: readonly InstantEffect[]): number =>
  effects.reduce((all, effect) => all | dispatch(bits, effect), 0);

/** Whether a before b can differ from b before a; `scarce` has a bit for each kind that may run out. */
export function clash(a: number, b: number, scarce: number): boolean {
  return clashOneWay(a, b, scarce) || clashOneWay(b, a, scarce);
}

function clashOneWay(a: number, b: number, scarce: number): boolean {
  const wanted = a & GAINS & scarce;
  if ((wanted & b) !== 0 || (wanted & ((b & RETURNS) >> 9)) !== 0) return true;
  // Q3: each counts for what the other draws, if it is the later one.
  if ((a & b & (DRAWING_DEED | SPARE_DEED)) !== 0) return true;
  // A discard sees another hand after a draw, a completion or another discard.
  if (a & QUEST_DISCARD && b & (QUEST_DRAW | QUEST_DISCARD | QUEST_COMPLETE)) return true;
  // Meeples moved between zones change what a choice or a draw finds there.
  if (a & BACK_TO_BAG && b & (BACK_TO_BAG | CLEANSE | DRAWS)) return true;
  // A choice made with more knowledge is another choice.
  return (a & (CLEANSE | BACK_TO_BAG)) !== 0 && (b & (QUEST_DRAW | DRAWS)) !== 0;
}
