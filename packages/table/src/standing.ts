import type { Catalogue, SeatIndex } from '@rowan/cards';
import {
  FACE_DOWN,
  GUARD_SEAT,
  score,
  type GameState,
  type GameView,
  type QuestScore,
  type SetVp,
} from '@rowan/rules';

/** Where a player would stand if the game ended now, by what the viewer knows. */
export interface Standing {
  readonly seat: SeatIndex;
  /** VP on the track. */
  readonly vp: number;
  /** Quests in hand that the viewer sees: what they would bring or cost. */
  readonly quests: readonly QuestScore[];
  /** So many lie face down for the viewer; they are not counted. */
  readonly hidden: number;
  readonly sets: readonly SetVp[];
  readonly total: number;
}

const sum = (items: readonly { readonly vp: number }[]): number =>
  items.reduce((n, { vp }) => n + vp, 0);

/** The scores of a state that completes the view, without what was made up to complete it. */
export function standingOf(catalogue: Catalogue, state: GameState, view: GameView): Standing[] {
  return score(catalogue, state).map(({ seat, vp, quests, sets }) => {
    const solo = view.guard !== null && seat === GUARD_SEAT;
    const hand = solo ? view.guard.kept : view.seats[seat]!.hand;
    const hidden = hand.filter((quest) => quest === FACE_DOWN).length;
    const known = hidden > 0 ? [] : quests;
    return { seat, vp, quests: known, hidden, sets, total: vp + sum(known) + sum(sets) };
  });
}
