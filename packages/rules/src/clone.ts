import type { Assignment, GameState, GuardState, PlayerState, TurnState } from './state.ts';

export const clonePlayer = (player: PlayerState): PlayerState => ({
  bag: player.bag.slice(),
  tavern: player.tavern.slice(),
  lodgings: player.lodgings.slice(),
  held: player.held.slice(),
  levels: player.levels.slice(),
  hand: player.hand.slice(),
  completed: player.completed.slice(),
  pile: player.pile.slice(),
  rooms: player.rooms.slice(),
  vp: player.vp,
  ledger: player.ledger.slice(),
  boosts: player.boosts.slice(),
  pairs: player.pairs.slice(),
  against: player.against.slice(),
  fought: player.fought,
});

const cloneAssignment = ({ place, units, as, overrun }: Assignment): Assignment => ({
  place,
  units: units.slice(),
  as: as.slice(),
  overrun,
});

export const cloneTurn = (turn: TurnState): TurnState => ({
  ...turn,
  owed: turn.owed.slice(),
  capitol: turn.capitol.slice(),
  gained: turn.gained.slice(),
  plan: turn.plan.map(cloneAssignment),
  boosts: turn.boosts.slice(),
  eligible: turn.eligible.slice(),
  drawEffects: turn.drawEffects.slice(),
  won: turn.won.slice(),
  fresh: turn.fresh.slice(),
});

export const cloneGuard = (guard: GuardState): GuardState => ({
  ...guard,
  bag: guard.bag.slice(),
  board: guard.board.slice(),
  prestige: guard.prestige.slice(),
  waiting: guard.waiting.slice(),
  line: guard.line.slice(),
  ledger: guard.ledger.slice(),
  pile: guard.pile.slice(),
  rooms: guard.rooms.slice(),
  gone: guard.gone.slice(),
  kept: guard.kept.slice(),
});

/** A copy that shares nothing that ever changes: tasks, decisions, crowns and the setup are replaced, not edited. */
export function clone(state: GameState): GameState {
  return {
    ...state,
    draws: state.draws.slice(),
    supply: state.supply.slice(),
    players: state.players.map(clonePlayer),
    guard: state.guard ? cloneGuard(state.guard) : null,
    monsters: state.monsters.slice(),
    monsterDeck: state.monsterDeck.slice(),
    market: state.market.slice(),
    tileDeck: state.tileDeck.slice(),
    built: state.built.slice(),
    stock: state.stock.slice(),
    crowns: state.crowns.slice(),
    towers: state.towers.map((rooms) => rooms.slice()),
    questDeck: state.questDeck.slice(),
    questDiscard: state.questDiscard.slice(),
    questDiscardBy: state.questDiscardBy.slice(),
    turn: cloneTurn(state.turn),
    agenda: state.agenda.slice(),
    winners: state.winners.slice(),
  };
}
