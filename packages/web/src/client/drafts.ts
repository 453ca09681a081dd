import type { DecisionKind, GameView } from '@rowan/rules';
import type { Interaction } from '../model/interaction.ts';

/** What a player was putting together when the page was closed, and for which moment of the game. */
export interface Draft {
  readonly moment: string;
  /** Whose it is. */
  readonly seat: number;
  readonly interaction: Interaction;
}

/** Where drafts are kept, one a game. */
export interface Drafts {
  read(game: string): Draft | null;
  keep(game: string, draft: Draft): void;
  drop(game: string): void;
}

/** Decisions that are put together piece by piece; none of them names a Quest. */
const PIECEWISE: ReadonlySet<DecisionKind> = new Set(['develop', 'plan', 'backToBag']);

/** The open decision with all that a draft for it depends on; null where there is none to make. */
export const momentOf = ({ decision, seats, turns }: GameView): string | null =>
  decision && PIECEWISE.has(decision.kind)
    ? JSON.stringify([1, turns, decision, seats[decision.seat]?.tavern])
    : null;

/** The viewer's next turn, or the one they are in: what is thought of ahead is for that one. */
export function turnAhead({ turns, active, viewer, guard, seats }: GameView): string | null {
  if (typeof viewer !== 'number') return null;
  const away = (viewer - active + seats.length) % seats.length;
  return JSON.stringify([1, 'ahead', turns + (away === 0 && guard?.acting ? 1 : away), viewer]);
}

/** Where a plan for a later turn is kept, beside the draft of a game. */
export const aheadOf = (game: string): string => `${game}:ahead`;

const isEmpty = ({ plan, capitol, bag, source, past, future }: Interaction): boolean =>
  plan.places.length + past.length + future.length + (bag?.length ?? 0) === 0 &&
  !capitol.construct &&
  !capitol.levelUp &&
  !source;

/** Keeps an interaction that has something in it. */
export function keepDraft(drafts: Drafts, game: string, draft: Draft): void {
  if (isEmpty(draft.interaction)) drafts.drop(game);
  else drafts.keep(game, draft);
}

/** The draft for this very moment; one for any other is of no use any more. */
export function takeDraft(drafts: Drafts, game: string, moment: string | null): Interaction | null {
  const draft = drafts.read(game);
  if (draft && draft.moment === moment) return draft.interaction;
  if (draft) drafts.drop(game);
  return null;
}

/** The device goes to another person: what somebody else was putting together does not go along. */
export function dropOthers(drafts: Drafts, game: string, seat: number): void {
  for (const kept of [game, aheadOf(game)]) if (drafts.read(kept)?.seat !== seat) drafts.drop(kept);
}

/** A game is gone, and what was thought of it too. */
export function dropAll(drafts: Drafts, game: string): void {
  for (const kept of [game, aheadOf(game)]) drafts.drop(kept);
}

const PREFIX = 'rowan:draft:';

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    // A browser that keeps nothing starts the decision anew.
    return otherwise;
  }
}

/** Drafts on this device. */
export const deviceDrafts: Drafts = {
  read: (game) =>
    attempt(() => JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null') as Draft | null, null),
  keep: (game, draft) =>
    attempt(() => localStorage.setItem(PREFIX + game, JSON.stringify(draft)), undefined),
  drop: (game) => attempt(() => localStorage.removeItem(PREFIX + game), undefined),
};
