import type { InstantEffect } from '@rowan/cards';
import { S, X, meepleIndex } from './meeples.ts';

/**
 * What a list of effects touches, as bits: 0–8 gains a meeple kind, 9–17 returns one to the supply,
 * then the flags below. Two lists whose footprints do not clash give the same in either order.
 */
const QUEST_DRAW = 1 << 18;
const QUEST_DISCARD = 1 << 19;
export const QUEST_COMPLETE = 1 << 20;
const CLEANSE = 1 << 21;
const BACK_TO_BAG = 1 << 22;
export const DRAW = 1 << 23;

export const GAINS = 0x1ff;
/** Without one of these, or a scarce kind, nothing clashes. */
export const TOUCHY = QUEST_DISCARD | CLEANSE | BACK_TO_BAG;
const RETURNS = 0x1ff << 9;

function bitsOf(effect: InstantEffect): number {
  switch (effect.kind) {
    case 'gain':
      return effect.from === 'supply' ? 1 << meepleIndex(effect.meeple) : 0;
    case 'return':
      // A Shaman that stands for the class may go in its place (L2).
      return (1 << (9 + meepleIndex(effect.unit))) | (1 << (9 + S));
    case 'cleanse':
      return CLEANSE | (1 << (9 + X));
    case 'quests':
      return QUEST_DRAW | (effect.discard > 0 ? QUEST_DISCARD : 0);
    case 'discardQuest':
      return QUEST_DISCARD;
    case 'draw':
      return DRAW;
    case 'backToBag':
      return BACK_TO_BAG;
    case 'vp':
    case 'vpPerCorruption':
    case 'hold':
      return 0;
  }
}

export const footprintOf = (effects: readonly InstantEffect[]): number =>
  effects.reduce((bits, effect) => bits | bitsOf(effect), 0);

/** Whether a before b can differ from b before a; `scarce` has a bit for each kind that may run out. */
export function clash(a: number, b: number, scarce: number): boolean {
  return clashOneWay(a, b, scarce) || clashOneWay(b, a, scarce);
}

function clashOneWay(a: number, b: number, scarce: number): boolean {
  const wanted = a & GAINS & scarce;
  if ((wanted & b) !== 0 || (wanted & ((b & RETURNS) >> 9)) !== 0) return true;
  // A discard sees another hand after a draw, a completion or another discard.
  if (a & QUEST_DISCARD && b & (QUEST_DRAW | QUEST_DISCARD | QUEST_COMPLETE)) return true;
  // Meeples moved between zones change what a choice or a draw finds there.
  if (a & BACK_TO_BAG && b & (BACK_TO_BAG | CLEANSE | DRAW)) return true;
  // A choice made with more knowledge is another choice.
  return (a & (CLEANSE | BACK_TO_BAG)) !== 0 && (b & (QUEST_DRAW | DRAW)) !== 0;
}
