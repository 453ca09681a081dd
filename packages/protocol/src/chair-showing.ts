import type { Known } from './chair-known.ts';

/** Whose eyes the page has: a seat's, everybody's, or nobody's while the device changes hands. */
export type Showing =
  | { readonly as: 'seat'; readonly seat: number }
  | { readonly as: 'public' }
  | { readonly as: 'curtain'; readonly seat: number };

/** Where several persons share the chair, nobody's things are shown before they have the device. */
export function firstLook(known: Known): Showing {
  const [first, ...others] = known.places.keys();
  if (first === undefined) return { as: 'public' };
  if (others.length === 0 || known.shown.phase === 'over') return { as: 'seat', seat: first };
  const next = ownToMove(known);
  return next === null ? { as: 'public' } : { as: 'curtain', seat: next };
}

/** The seat of this chair that the game waits for. */
export function ownToMove({ shown, places }: Known): number | null {
  const seat = shown.waiting?.seat;
  return seat !== undefined && places.has(seat) ? seat : null;
}
