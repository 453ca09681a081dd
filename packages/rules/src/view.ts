import type { SeatIndex } from '@rowan/cards';
import type { Decision, DecisionKind } from './decisions.ts';
import type {
  Assignment,
  CrownHolding,
  GameState,
  GuardState,
  Phase,
  PlayerState,
  Setup,
  Task,
  TurnState,
} from './state.ts';

/** Who looks: a seat, somebody without a seat, or a replay that shows everything. */
export type Viewer = SeatIndex | 'spectator' | 'omniscient';

/** A card that lies face down for the viewer. */
export const FACE_DOWN = -1;

/** A player as the viewer sees them; faces of others' Quests are FACE_DOWN (C5). */
export type SeatView = Readonly<PlayerState>;

/** The Guard; the Quests it keeps are FACE_DOWN (G4). */
type GuardView = Readonly<GuardState>;

/** Everything a viewer may know, built up from nothing: key, deck orders and others' hands have no field. */
export interface GameView {
  readonly viewer: Viewer;
  readonly catalogue: string;
  readonly setup: Omit<Setup, 'key'>;
  readonly supply: readonly number[];
  readonly seats: readonly SeatView[];
  readonly guard: GuardView | null;
  readonly first: SeatIndex;
  readonly active: SeatIndex;
  readonly phase: Phase;
  readonly round: number;
  readonly turns: number;
  readonly quietRounds: number;
  readonly defeatThisRound: boolean;
  readonly council: number;
  readonly lastRound: number;
  readonly monsters: readonly number[];
  /** Cards left in the decks. */
  readonly monsterDeck: number;
  readonly questDeck: number;
  readonly tileDeck: number;
  readonly tokens: readonly number[];
  readonly market: readonly number[];
  readonly built: readonly number[];
  readonly stock: readonly number[];
  readonly orders: readonly number[];
  readonly crowns: readonly CrownHolding[];
  /** Rooms of each Tower, the visible one last, the others FACE_DOWN. */
  readonly towers: readonly (readonly number[])[];
  /** Discarded Quests; FACE_DOWN but for the viewer's own and those all saw. */
  readonly questDiscard: readonly number[];
  readonly questDiscardBy: readonly number[];
  readonly turn: TurnState;
  /** Whom the game waits for; the kind only where it tells nothing hidden. */
  readonly waiting: { readonly seat: SeatIndex; readonly kind: DecisionKind | null } | null;
  /** The viewer's own decision, and what will be done after it. */
  readonly decision: Decision | null;
  readonly agenda: readonly Task[];
  readonly decisions: number;
  readonly winners: readonly number[];
}

export const sees = (viewer: Viewer, seat: number): boolean =>
  viewer === 'omniscient' || viewer === seat;

export const faceDown = (cards: readonly number[]): number[] => cards.map(() => FACE_DOWN);

function seatView(player: PlayerState, open: boolean): SeatView {
  return {
    bag: player.bag.slice(),
    tavern: player.tavern.slice(),
    lodgings: player.lodgings.slice(),
    held: player.held.slice(),
    levels: player.levels.slice(),
    hand: open ? player.hand.slice() : faceDown(player.hand),
    completed: player.completed.slice(),
    pile: player.pile.slice(),
    rooms: player.rooms.slice(),
    vp: player.vp,
    ledger: player.ledger.slice(),
    boosts: player.boosts.slice(),
    pairs: player.pairs.slice(),
    against: player.against.slice(),
    fought: player.fought,
  };
}

function guardView(guard: GuardState, open: boolean): GuardView {
  return {
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
    kept: open ? guard.kept.slice() : faceDown(guard.kept),
    sword: guard.sword,
    prey: guard.prey,
  };
}

const copyAssignment = ({ place, units, as, overrun }: Assignment): Assignment => ({
  place,
  units: units.slice(),
  as: as.slice(),
  overrun,
});

function turnView(turn: TurnState, own: boolean): TurnState {
  return {
    owed: turn.owed.slice(),
    abilities: turn.abilities,
    assigned: turn.assigned,
    construct: turn.construct,
    levelUp: turn.levelUp,
    capitol: turn.capitol.slice(),
    gained: turn.gained.slice(),
    plan: turn.plan.map(copyAssignment),
    boosts: turn.boosts.slice(),
    forgePlace: turn.forgePlace,
    forgeCv: turn.forgeCv,
    resolved: turn.resolved,
    eligible: own ? turn.eligible.slice() : [],
    unseen: own ? turn.unseen.slice() : [],
    granted: turn.granted,
    defeated: turn.defeated,
    drawEffects: turn.drawEffects.slice(),
    won: turn.won.slice(),
    fresh: turn.fresh.slice(),
  };
}

/** Whether the mere presence of such a decision says nothing about a hidden hand. */
const OPENLY: { readonly [K in DecisionKind]: boolean } = {
  develop: true,
  plan: true,
  order: false,
  discardQuest: false,
  cleanse: true,
  unit: true,
  payCost: false,
  backToBag: true,
  overflow: true,
  drawEffect: true,
};

function waitingFor(decision: Decision | null): GameView['waiting'] {
  if (!decision) return null;
  return { seat: decision.seat, kind: OPENLY[decision.kind] ? decision.kind : null };
}

const publicSetup = ({ players, towers, hiredHelp, advanced }: Setup): GameView['setup'] => ({
  players,
  towers,
  hiredHelp,
  advanced,
});

/** The game as the viewer may see it. Once it is over, all hands lie open. */
export function view(state: GameState, viewer: Viewer): GameView {
  const over = state.phase === 'over';
  const own = state.decision !== null && sees(viewer, state.decision.seat);
  return {
    viewer,
    catalogue: state.catalogue,
    setup: publicSetup(state.setup),
    supply: state.supply.slice(),
    seats: state.players.map((player, seat) => seatView(player, over || sees(viewer, seat))),
    guard: state.guard ? guardView(state.guard, over || viewer === 'omniscient') : null,
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
    monsterDeck: state.monsterDeck.length,
    questDeck: state.questDeck.length,
    tileDeck: state.tileDeck.length,
    tokens: state.tokens.slice(),
    market: state.market.slice(),
    built: state.built.slice(),
    stock: state.stock.slice(),
    orders: state.orders.slice(),
    crowns: state.crowns.map(({ place, seat, units, as }) => ({
      place,
      seat,
      units: units.slice(),
      as: as.slice(),
    })),
    towers: state.towers.map((rooms) =>
      rooms.map((room, i) => (i === rooms.length - 1 ? room : FACE_DOWN)),
    ),
    questDiscard: state.questDiscard.map((quest, i) => {
      const by = state.questDiscardBy[i]!;
      return by < 0 || sees(viewer, by) ? quest : FACE_DOWN;
    }),
    questDiscardBy: state.questDiscardBy.slice(),
    turn: turnView(state.turn, sees(viewer, state.active)),
    waiting: waitingFor(state.decision),
    decision: own ? state.decision : null,
    agenda: own ? state.agenda.slice() : [],
    decisions: state.decisions,
    winners: state.winners.slice(),
  };
}
