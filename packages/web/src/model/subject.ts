import type { Place } from '@rowan/rules';

/** Whatever can be looked at closely. */
export type Subject =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'quest'; readonly quest: number }
  | { readonly kind: 'monster'; readonly monster: number }
  | { readonly kind: 'hero'; readonly unit: number }
  | { readonly kind: 'note'; readonly title: string; readonly text: string };
