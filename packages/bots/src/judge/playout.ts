import { rejectionOf, step, type GameState, type GameView, type Play } from '@rowan/rules';
import { isSmall } from '../habits.ts';
import type { Line } from '../ideas.ts';
import { reflex } from '../reflex.ts';
import { tasteOf } from '../tuned.ts';
import type { Weights } from '../weights.ts';

/** How an imagined game ended for the seat that is judged. */
export interface Outcome {
  readonly lead: number;
  /** 1 for a victory, a half for one shared by two, 0 for a defeat. */
  readonly share: number;
  /** Own VP by source. */
  readonly ledger: readonly number[];
  readonly rival: number;
  /** Quests that the seat has completed. */
  readonly completed: readonly number[];
}

/** Who plays on: in every seat a Marshal with the taste of that seat. */
export const playersOf = (view: GameView): Weights[] =>
  view.seats.map((_, viewer) => tasteOf({ ...view, viewer }));

export function outcomeOf({ players, guard, winners }: GameState, seat: number): Outcome {
  const { vp, ledger, completed } = players[seat]!;
  let rival = guard ? guard.vp : -Infinity;
  for (let i = 0; i < players.length; i++) if (i !== seat) rival = Math.max(rival, players[i]!.vp);
  const share = winners.includes(seat) ? 1 / winners.length : 0;
  return { lead: vp - rival, share, ledger, rival, completed };
}

/**
 * Plays a line of the seat and the rest of the game to its very end. What does not fit any more, in a world where other
 * things were drawn, is left to the player's reflex. The world is used up.
 */
export function playOut(g: Play, line: Line, seat: number, players: readonly Weights[]): Outcome {
  const { turns } = g.state;
  let at = 0;
  for (let { decision } = g.state; decision; { decision } = g.state) {
    const next = line[at];
    const due = next && decision.seat === seat && g.state.turns === turns;
    const fits = due && decision.kind === next.kind && (at === 0 || isStill(g, line, at));
    if (fits) at += 1;
    else if (!isSmall(decision.kind)) at = line.length;
    step(g, fits ? next : reflex(g, players[decision.seat]!));
  }
  return outcomeOf(g.state, seat);
}

const isStill = ({ cards, state }: Play, line: Line, at: number): boolean =>
  rejectionOf(cards.catalogue, state, line[at]!) === null;
