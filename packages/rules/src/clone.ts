import type { Assignment, GameState, GuardState, PlayerState, TurnState } from './state.ts';

/** Copies by `slice`, which keeps an array packed; `map` does not once it is compiled. */
function copyEach<T>(items: readonly T[], copy: (item: T) => T): T[] {
  const copies = items.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = copy(copies[i]!);
  return copies;
}

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
  owed: turn.owed.slice(),
  abilities: turn.abilities,
  assigned: turn.assigned,
  construct: turn.construct,
  levelUp: turn.levelUp,
  capitol: turn.capitol.slice(),
  gained: turn.gained.slice(),
  plan: copyEach(turn.plan, cloneAssignment),
  boosts: turn.boosts.slice(),
  forgePlace: turn.forgePlace,
  forgeCv: turn.forgeCv,
  resolved: turn.resolved,
  eligible: turn.eligible.slice(),
  unseen: turn.unseen.slice(),
  granted: turn.granted,
  defeated: turn.defeated,
  drawEffects: turn.drawEffects.slice(),
  won: turn.won.slice(),
  fresh: turn.fresh.slice(),
});

export const cloneGuard = (guard: GuardState): GuardState => ({
  bag: guard.bag.slice(),
  board: guard.board.slice(),
  prestige: guard.prestige.slice(),
  waiting: guard.waiting.slice(),
  line: guard.line.slice(),
  unitsDrawn: guard.unitsDrawn,
  acting: guard.acting,
  vp: guard.vp,
  ledger: guard.ledger.slice(),
  pile: guard.pile.slice(),
  rooms: guard.rooms.slice(),
  gone: guard.gone.slice(),
  kept: guard.kept.slice(),
  sword: guard.sword,
  prey: guard.prey,
});

/** A copy that shares nothing that ever changes: tasks, decisions, crowns and the setup are replaced, not edited. */
export const clone = (state: GameState): GameState => ({
  format: state.format,
  catalogue: state.catalogue,
  setup: state.setup,
  draws: state.draws.slice(),
  supply: state.supply.slice(),
  players: copyEach(state.players, clonePlayer),
  guard: state.guard ? cloneGuard(state.guard) : null,
  first: state.first,
  active: state.active,
  phase: state.phase,
  round: state.round,
  turns: state.turns,
  quietRounds: state.quietRounds,
  defeatThisRound: state.defeatThisRound,
  council: state.council,
  lastRound: state.lastRound,
  monsters: state.monsters.slice(),
  monsterDeck: state.monsterDeck.slice(),
  tokens: state.tokens,
  market: state.market.slice(),
  tileDeck: state.tileDeck.slice(),
  built: state.built.slice(),
  stock: state.stock.slice(),
  orders: state.orders,
  crowns: state.crowns.slice(),
  towers: copyEach(state.towers, (rooms) => rooms.slice()),
  questDeck: state.questDeck.slice(),
  questDiscard: state.questDiscard.slice(),
  questDiscardBy: state.questDiscardBy.slice(),
  turn: cloneTurn(state.turn),
  agenda: state.agenda.slice(),
  decision: state.decision,
  decisions: state.decisions,
  winners: state.winners.slice(),
});
