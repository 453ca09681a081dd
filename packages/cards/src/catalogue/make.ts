import type { InstantEffect, LastingBoost, TurnBoost } from '../effects.ts';
import type { BasicClass, Meeple, MonsterType, PrestigeClass, Unit } from '../vocabulary.ts';

/** A card under its own id, so that the compiler knows all of them. */
export type Known<Card, Id extends string> = Card & { readonly id: Id };

/** Short makers, so that the tables of the catalogue read like the printed cards. */

export const gain = (meeple: Meeple): InstantEffect => ({ kind: 'gain', meeple, from: 'supply' });
export const gainFromTile = (meeple: PrestigeClass): InstantEffect => ({
  kind: 'gain',
  meeple,
  from: 'tile',
});
export const giveBack = (unit: BasicClass): InstantEffect => ({ kind: 'return', unit });
export const cleanse: InstantEffect = { kind: 'cleanse' };
export const vp = (n: number): InstantEffect => ({ kind: 'vp', n });
export const vpPerCorruption = (n: number): InstantEffect => ({ kind: 'vpPerCorruption', n });
export const q = (draw: number, discard: number): InstantEffect => ({
  kind: 'quests',
  draw,
  discard,
});
export const loseQuest: InstantEffect = { kind: 'discardQuest' };
export const draw = (n: number): InstantEffect => ({ kind: 'draw', n });
export const hold = (unit: BasicClass): InstantEffect => ({ kind: 'hold', unit });
export const backToBag = (own: number, others: number): InstantEffect => ({
  kind: 'backToBag',
  own,
  others,
});

export const turn = (who: Unit | 'units', n: number): TurnBoost => ({ kind: 'turnBoost', who, n });
export const forge: TurnBoost = { kind: 'forge' };

export const boost = (who: Unit | 'prestige', n: number): LastingBoost => ({
  kind: 'boost',
  who,
  n,
});
export const pair = (by: BasicClass, who: BasicClass, n: number): LastingBoost => ({
  kind: 'pair',
  by,
  who,
  n,
});
export const versus = (type: MonsterType, n: number): LastingBoost => ({
  kind: 'against',
  type,
  n,
});
