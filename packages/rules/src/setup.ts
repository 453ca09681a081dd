import {
  COUNCIL_DEPTH,
  DRAW,
  HERO_CLASSES,
  MARKET,
  MONSTER_TYPES,
  P,
  START_BAG,
  START_MONSTERS,
  START_QUESTS,
  UNITS,
  VP_SOURCES,
  W,
  X,
  add,
  countsOf,
  meepleIndex,
  noMeeples,
  type Catalogue,
  type Counts,
} from '@rowan/cards';
import { cardsOf, type Cards } from './cards.ts';
import { run } from './agenda.ts';
import type { GameEvent } from './events.ts';
import { drawMeeples, monstersIn, type Play } from './play.ts';
import { drawQuests } from './quest-deck.ts';
import { STREAM, STREAMS, diceOf } from './random.ts';
import { assert } from './result.ts';
import { parseSetup } from './parse-setup.ts';
import { shuffle } from './shuffle.ts';
import { type GameState, type GuardState, type PlayerState, type Setup } from './state.ts';
import { newTurn } from './turn.ts';
import { settleIn } from './draw-phase.ts';

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const zeros = (n: number): number[] => range(n).map(() => 0);

function newPlayer(): PlayerState {
  return {
    bag: noMeeples(),
    tavern: noMeeples(),
    lodgings: noMeeples(),
    held: noMeeples(),
    levels: [1, 1, 1, 1],
    hand: [],
    completed: [],
    pile: [],
    rooms: [],
    vp: 0,
    ledger: zeros(VP_SOURCES.length),
    boosts: zeros(UNITS),
    pairs: [],
    against: zeros(MONSTER_TYPES.length),
    fought: 0,
  };
}

function emptyState(cards: Cards, setup: Setup): GameState {
  return {
    format: 1,
    catalogue: cards.hash,
    setup,
    draws: zeros(STREAMS),
    supply: cards.supply.slice(),
    players: range(setup.players).map(newPlayer),
    guard: null,
    first: 0,
    active: 0,
    phase: 'development',
    round: 1,
    turns: 0,
    quietRounds: 0,
    defeatThisRound: false,
    council: 0,
    lastRound: 0,
    monsters: range(12).map(() => -1),
    monsterDeck: [],
    tokens: [],
    market: [],
    tileDeck: [],
    built: range(8).map(() => -1),
    stock: zeros(8),
    orders: range(4).map(() => -1),
    crowns: [],
    towers: [[], [], [], []],
    questDeck: [],
    questDiscard: [],
    questDiscardBy: [],
    turn: newTurn(),
    agenda: [{ do: 'startTurn' }],
    decision: null,
    decisions: 0,
    winners: [],
  };
}

/** Indices of the cards that are in the game, shuffled; the next card is the last. */
function deck<T>(
  g: Play,
  stream: number,
  items: readonly T[],
  kept: (item: T) => boolean = () => true,
): number[] {
  const cards: number[] = [];
  for (let i = 0; i < items.length; i++) if (kept(items[i]!)) cards.push(i);
  shuffle(g.dice, g.state.draws, stream, cards);
  return cards;
}

/** S2, S3: level 1 on level 2 on level 3, a Dark Council card in the lower part of each. */
function stackMonsters(g: Play): number[] {
  const few = g.state.setup.players < 3;
  const stack: number[] = [];
  for (let level = 3; level >= 1; level--) {
    const stream = STREAM.monsters1 + level - 1;
    const cards = deck(
      g,
      stream,
      g.cards.catalogue.monsters,
      (m) => m.level === level && !(few && m.threePlus),
    );
    const depth = COUNCIL_DEPTH[level - 1] ?? Math.floor(cards.length / 2);
    const at = g.dice.below(stream, g.state.draws[stream]!++, depth + 1);
    cards.splice(at, 0, -1);
    stack.push(...cards);
  }
  return stack;
}

/** S4: the first Monsters, overflow to the next district clockwise. */
function dealMonsters(g: Play): void {
  for (let i = 0; i < START_MONSTERS; i++) {
    const monster = g.state.monsterDeck.pop()!;
    assert(monster >= 0, 'the first six cards are Monsters (S3)');
    const own = g.cards.monsters[monster]!.district;
    const district = range(4)
      .map((d) => (own + d) % 4)
      .find((d) => monstersIn(g.state, d) < 3)!;
    settleIn(g, monster, district);
  }
}

/** G1: what the Guard takes out of the game before anything is dealt. */
function setUpGuard(g: Play): GuardState {
  const { catalogue } = g.cards;
  const hunts = deck(
    g,
    STREAM.prey,
    catalogue.quests,
    (quest) => quest.kind === 'end' && quest.prey !== undefined,
  );
  const prey = catalogue.quests[hunts[0]!]!;
  const bag = countsOf(catalogue.guard.bag);
  if (g.state.setup.advanced) joinParty(g, bag);
  takeFromSupply(g, bag);
  g.state.orders = deck(g, STREAM.orders, catalogue.guard.orders).slice(0, 4);
  return {
    bag,
    board: catalogue.guard.board.map(() => -1),
    prestige: noMeeples(),
    waiting: noMeeples(),
    line: [],
    unitsDrawn: 0,
    acting: false,
    vp: 0,
    ledger: zeros(VP_SOURCES.length),
    pile: [],
    rooms: [],
    gone: [],
    kept: [],
    sword: 0,
    prey: prey.kind === 'end' && prey.prey ? MONSTER_TYPES.indexOf(prey.prey) : 0,
  };
}

/** G10, Advanced: the party and hero of a random Rescue Room. */
function joinParty(g: Play, bag: Counts): void {
  const rescues = deck(
    g,
    STREAM.advanced,
    g.cards.catalogue.rooms,
    (room) => room.family === 'rescue',
  );
  const room = rescues[0]!;
  const { needs } = g.cards.catalogue.rooms[room]!;
  for (const need of needs)
    if (typeof need === 'string' && need !== 'U') bag[meepleIndex(need)]! += 1;
  add(bag, g.cards.rooms[room]!.list.gains);
}

function takeFromSupply(g: Play, meeples: Counts): void {
  for (let i = 0; i < meeples.length; i++) g.state.supply[i]! -= meeples[i]!;
}

/** S7, G10 */
function setUpPlayer(g: Play, seat: number): void {
  const player = g.state.players[seat]!;
  const bag = noMeeples();
  bag[P] = START_BAG.P;
  bag[X] = START_BAG.X;
  for (const hero of g.state.setup.hiredHelp) {
    player.levels[HERO_CLASSES.indexOf(hero)] = 2;
    bag[W + HERO_CLASSES.indexOf(hero)]! += 1;
  }
  takeFromSupply(g, bag);
  player.bag = bag;
}

/** S8: most Corruption in the Tavern goes first, ties at random. */
function firstPlayer(g: Play): number {
  const { players, draws } = g.state;
  const most = Math.max(...players.map(({ tavern }) => tavern[X]!));
  const tied = players.flatMap(({ tavern }, seat) => (tavern[X] === most ? [seat] : []));
  if (tied.length === 1) return tied[0]!;
  return tied[g.dice.below(STREAM.firstPlayer, draws[STREAM.firstPlayer]!++, tied.length)]!;
}

function deal(g: Play): void {
  const { state } = g;
  const { catalogue } = g.cards;
  const solo = state.setup.players === 1;
  if (solo) state.guard = setUpGuard(g);
  state.tokens = deck(g, STREAM.tokens, catalogue.bonusTokens).slice(0, 3);
  state.monsterDeck = stackMonsters(g);
  dealMonsters(g);
  state.tileDeck = deck(g, STREAM.tiles, catalogue.tiles, (tile) => !(solo && tile.notSolo));
  state.market = state.tileDeck.splice(-MARKET).reverse();
  if (state.setup.towers) dealRooms(g);
  state.questDeck = deck(
    g,
    STREAM.quests,
    catalogue.quests,
    (quest) => !(solo && quest.kind === 'end' && quest.prey),
  );
  for (let seat = 0; seat < state.players.length; seat++) {
    drawQuests(g, seat, START_QUESTS, { rule: 'S7' });
    setUpPlayer(g, seat);
    drawMeeples(g, seat, DRAW, { rule: 'S7' });
  }
  if (!solo) state.first = firstPlayer(g);
  state.active = state.first;
}

/** S6 */
function dealRooms(g: Play): void {
  const rooms = deck(g, STREAM.rooms, g.cards.catalogue.rooms);
  const each = Math.floor(rooms.length / 4);
  g.state.towers = range(4).map((tower) => rooms.slice(tower * each, (tower + 1) * each));
}

/** The game dealt and run to its first decision, with everything that happened on the way. */
export function startGame(
  catalogue: Catalogue,
  setup: Setup,
): { state: GameState; events: GameEvent[] } {
  const parsed = parseSetup(setup);
  assert(parsed.ok, 'a setup is parsed before a game starts');
  const cards = cardsOf(catalogue);
  const state = emptyState(cards, parsed.value);
  const events: GameEvent[] = [];
  const g: Play = { cards, state, dice: diceOf(setup.key), log: events };
  deal(g);
  run(g);
  return { state, events };
}

export const newGame = (catalogue: Catalogue, setup: Setup): GameState =>
  startGame(catalogue, setup).state;
