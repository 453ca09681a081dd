import type { Place } from '@rowan/rules';

/** Whatever can be looked at closely. */
export type Subject =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'quest'; readonly quest: number }
  | { readonly kind: 'monster'; readonly monster: number }
  | { readonly kind: 'hero'; readonly unit: number }
  /** A meeple of a player, or of the supply. */
  | { readonly kind: 'meeple'; readonly meeple: number; readonly seat?: number }
  /** All that a player has, and where the score stands. */
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'note'; readonly title: string; readonly text: string };
