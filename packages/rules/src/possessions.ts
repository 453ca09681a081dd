import { P, add, noMeeples, type Counts, type SeatIndex } from '@rowan/cards';
import type { GameState } from './state.ts';

/** E4: a player's meeples wherever they are: bag, Tavern, Lodgings, Crown, hold, places of the turn. */
export function everywhere(state: GameState, seat: SeatIndex): Counts {
  const counts = noMeeples();
  const player = state.players[seat]!;
  for (const zone of [player.bag, player.tavern, player.lodgings, player.held]) add(counts, zone);
  for (const crown of state.crowns) if (crown.seat === seat) add(counts, crown.units);
  if (state.active === seat) addTurn(state, counts);
  return counts;
}

function addTurn(state: GameState, counts: Counts): void {
  add(counts, state.turn.capitol);
  add(counts, state.turn.gained);
  for (const assignment of state.turn.plan) {
    add(counts, assignment.units);
    counts[P]! += assignment.overrun;
  }
}

/** Every meeple in the game, by kind; equals the supply of the catalogue at every instant (C1). */
export function allMeeples(state: GameState, stockOf: (tile: number) => number): Counts {
  const counts = state.supply.slice();
  for (let seat = 0; seat < state.players.length; seat++) add(counts, everywhere(state, seat));
  for (let slot = 0; slot < state.built.length; slot++) {
    if (state.stock[slot]! > 0) counts[stockOf(state.built[slot]!)]! += state.stock[slot]!;
  }
  const { guard } = state;
  if (guard) {
    for (const zone of [guard.bag, guard.prestige, guard.waiting]) add(counts, zone);
    for (const meeple of [...guard.board, ...guard.line]) if (meeple >= 0) counts[meeple]! += 1;
  }
  return counts;
}
