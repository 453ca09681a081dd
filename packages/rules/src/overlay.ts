import type { Decision } from './decisions.ts';
import type { GameState, Task, TurnState } from './state.ts';
import { view, type GameView, type SeatView } from './view.ts';

declare const shownToAll: unique symbol;

/** The game as somebody without a seat sees it. Only `publicView` makes one, so what takes it cannot tell more. */
export type PublicView = GameView & {
  readonly viewer: 'spectator';
  readonly [shownToAll]: true;
};

export const publicView = (state: GameState): PublicView => view(state, 'spectator') as PublicView;

/** All that a seat knows beyond the public view. */
export interface Overlay {
  readonly hand: SeatView['hand'];
  /** The faces of its own discarded Quests, in the order of the pile (C5). */
  readonly discards: readonly number[];
  /** Quests in hand that its plan, or the tile it just placed, completes (Q3). */
  readonly eligible: TurnState['eligible'];
  /** What does not count for Quests drawn since its plan was confirmed (Q3). */
  readonly unseen: TurnState['unseen'];
  /** Its open decision, and what will be done after it. */
  readonly decision: Decision | null;
  readonly agenda: readonly Task[];
}

export function overlayOf(state: GameState, seat: number): Overlay {
  const { decision, questDiscard, questDiscardBy } = state;
  const asked = decision?.seat === seat;
  return {
    hand: state.players[seat]!.hand.slice(),
    discards: questDiscard.filter((_, i) => questDiscardBy[i] === seat),
    eligible: state.active === seat ? state.turn.eligible.slice() : [],
    unseen: state.active === seat ? state.turn.unseen.slice() : [],
    decision: asked ? decision : null,
    agenda: asked ? state.agenda.slice() : [],
  };
}

/** The pile with the seat's own discards turned up. */
function turnedUp(shown: PublicView, seat: number, discards: readonly number[]): readonly number[] {
  let next = 0;
  return shown.questDiscard.map((quest, i) =>
    shown.questDiscardBy[i] === seat ? discards[next++]! : quest,
  );
}

/** What the seat sees: the public view and its own overlay together. */
export function joinView(shown: PublicView, seat: number, overlay: Overlay): GameView {
  const { hand, discards, eligible, unseen, decision, agenda } = overlay;
  return {
    ...shown,
    viewer: seat,
    seats: shown.seats.map((one, i) => (i === seat ? { ...one, hand } : one)),
    questDiscard: turnedUp(shown, seat, discards),
    turn: { ...shown.turn, eligible, unseen },
    decision,
    agenda,
  };
}
