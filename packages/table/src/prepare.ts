import { newTurn, type GameState } from '@rowan/rules';

/**
 * The position as if a seat were asked for its plan now, with its Tavern as it is: for plans that are thought of before they are
 * asked for. What others still do may change everything, so such a plan is judged anew when it is its time.
 */
export function asIfAsked(state: GameState, seat: number): GameState {
  const own = state.active === seat && !state.guard?.acting;
  return {
    ...state,
    active: seat,
    phase: 'main',
    turn: own ? { ...state.turn, plan: [] } : newTurn(),
    agenda: [],
    decision: { id: state.decisions, kind: 'plan', seat },
  };
}
