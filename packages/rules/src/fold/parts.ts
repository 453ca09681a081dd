import type { Catalogue } from '@rowan/cards';
import type { EventKind, ToldOf } from '../events.ts';
import type { Assignment, GuardState, TurnState } from '../state.ts';
import { FACE_DOWN, type GameView, type SeatView } from '../view.ts';

/** What each kind of event makes of a view. */
export type Folding = {
  readonly [K in EventKind]: (view: GameView, event: ToldOf<K>, catalogue: Catalogue) => GameView;
};

/** Counts with others added; with −1, taken away. */
export const plus = (counts: readonly number[], more: readonly number[], sign = 1): number[] =>
  counts.map((n, i) => n + sign * (more[i] ?? 0));

export const bumped = (counts: readonly number[], index: number, by = 1): number[] =>
  counts.with(index, counts[index]! + by);

export const nothing = (counts: readonly number[]): number[] => counts.map(() => 0);

/** A hand without a card; where its face is hidden, without any of those face down. */
export function without(cards: readonly number[], card: number): number[] {
  const known = cards.indexOf(card);
  return cards.toSpliced(known >= 0 ? known : cards.indexOf(FACE_DOWN), 1);
}

/** Cards with the first of those face down turned up. */
export function turnedUp(cards: number[], card: number): number[] {
  const hidden = cards.indexOf(FACE_DOWN);
  return hidden < 0 ? cards : cards.with(hidden, card);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const alike = (a: unknown, b: unknown): boolean =>
  a === b ||
  (isList(a) && isList(b) && a.length === b.length && a.every((item, i) => item === b[i]));

/** An object with some fields changed; what is as before stays the very same object. */
export function patched<T extends object>(whole: T, patch: Partial<T>): T {
  const changes: Partial<T> = {};
  let changed = false;
  for (const field in patch) {
    if (alike(patch[field], whole[field])) continue;
    changes[field] = patch[field];
    changed = true;
  }
  return changed ? { ...whole, ...changes } : whole;
}

export const withSeat = (
  view: GameView,
  seat: number,
  patch: (player: SeatView) => Partial<SeatView>,
): GameView => {
  const player = view.seats[seat]!;
  return patched(view, { seats: view.seats.with(seat, patched(player, patch(player))) });
};

export const withTurn = (
  view: GameView,
  patch: (turn: TurnState) => Partial<TurnState>,
): GameView => patched(view, { turn: patched(view.turn, patch(view.turn)) });

export const withGuard = (
  view: GameView,
  patch: (guard: Readonly<GuardState>) => Partial<GuardState>,
): GameView => patched(view, { guard: patched(view.guard!, patch(view.guard!)) });

/** The party at a place of the plan. */
export const withParty = (
  view: GameView,
  place: number,
  patch: (party: Assignment) => Partial<Assignment>,
): GameView =>
  withTurn(view, ({ plan }) => ({
    plan: plan.map((party) => (party.place === place ? patched(party, patch(party)) : party)),
  }));

export const withSupply = (view: GameView, meeple: number, by: number): GameView =>
  patched(view, { supply: bumped(view.supply, meeple, by) });

/** In solo play the seat after the player's is the Guard's. */
export const isGuard = (view: GameView, seat: number): boolean => seat >= view.seats.length;
