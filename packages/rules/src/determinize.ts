import { COUNCIL_DEPTH, type Catalogue } from '@rowan/cards';
import { cardsOf, type Cards } from './cards.ts';
import { cloneGuard, clonePlayer, cloneTurn } from './clone.ts';
import { STREAMS } from './random.ts';
import { assert } from './result.ts';
import type { Below } from './sample.ts';
import type { GameState, GuardState, PlayerState } from './state.ts';
import { FACE_DOWN, type GameView } from './view.ts';

function shuffled(items: number[], below: Below): number[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}

/** Cards of the game that the viewer has not seen, in random order. */
function unseen(
  n: number,
  inGame: (card: number) => boolean,
  seen: Iterable<number>,
  below: Below,
): number[] {
  const known = new Set(seen);
  const cards: number[] = [];
  for (let card = 0; card < n; card++) if (inGame(card) && !known.has(card)) cards.push(card);
  return shuffled(cards, below);
}

const fill = (cards: readonly number[], pool: number[]): number[] =>
  cards.map((card) => (card === FACE_DOWN ? pool.pop()! : card));

function questPool(cards: Cards, v: GameView, below: Below): number[] {
  const { quests } = cards.catalogue;
  const solo = v.setup.players === 1;
  const inGame = (card: number): boolean => {
    const quest = quests[card]!;
    return !(solo && quest.kind === 'end' && quest.prey !== undefined); // G1
  };
  const seen = v.seats.flatMap(({ hand, completed }) => [...hand, ...completed]);
  return unseen(
    quests.length,
    inGame,
    [...seen, ...v.questDiscard, ...(v.guard?.kept ?? [])],
    below,
  );
}

function tilePool(cards: Cards, v: GameView, below: Below): number[] {
  const { tiles } = cards.catalogue;
  const solo = v.setup.players === 1;
  return unseen(
    tiles.length,
    (tile) => !(solo && tiles[tile]!.notSolo),
    [...v.market, ...v.built],
    below,
  );
}

function roomPool(cards: Cards, v: GameView, below: Below): number[] {
  const taken = v.seats.flatMap(({ rooms }) => rooms);
  const guard = v.guard ? [...v.guard.rooms, ...v.guard.gone] : [];
  return unseen(cards.rooms.length, () => true, [...taken, ...guard, ...v.towers.flat()], below);
}

/** D2: a Monster that only the seat to decide sees; it comes from the lowest level not yet drawn up. */
const drawnUnseen = (left: (level: number) => number[]): number =>
  [1, 2, 3].flatMap((level) => left(level)).at(0)!;

/** S3: unseen Monsters of each level in random order, its Dark Council card in the lower part if still to come. */
function monsterDeck(cards: Cards, v: GameView, below: Below): number[] {
  const { monsters } = cards.catalogue;
  const few = v.setup.players < 3;
  const inGame = (level: number) => (card: number) =>
    monsters[card]!.level === level && !(few && monsters[card]!.threePlus);
  const seen = [...v.monsters, ...v.seats.flatMap(({ pile }) => pile), ...(v.guard?.pile ?? [])];
  const left = (level: number): number[] => unseen(monsters.length, inGame(level), seen, below);
  if (v.waiting?.kind === 'overflow')
    seen.push(v.decision?.kind === 'overflow' ? v.decision.monster : drawnUnseen(left));
  const deck: number[] = [];
  for (let level = 3; level >= 1; level--) {
    const all = monsters.filter((_, card) => inGame(level)(card)).length;
    const section = left(level);
    const size = Math.min(v.monsterDeck - deck.length, all + 1);
    if (size > section.length) {
      const depth = COUNCIL_DEPTH[level - 1] ?? Math.floor(all / 2);
      section.splice(below(Math.min(depth, size - 1) + 1), 0, -1);
    }
    deck.push(...section);
  }
  return deck;
}

const hexKey = (below: Below): string =>
  Array.from({ length: 64 }, () => below(16).toString(16)).join('');

const openPlayer = (seat: PlayerState, pool: number[]): PlayerState => ({
  ...clonePlayer(seat),
  hand: fill(seat.hand, pool),
});

const openGuard = (guard: GuardState, pool: number[]): GuardState => ({
  ...cloneGuard(guard),
  kept: fill(guard.kept, pool),
});

/** A full state consistent with all that the viewer knows: what is hidden is dealt anew, with a new key. */
export function dealHidden(catalogue: Catalogue, v: GameView, below: Below): GameState {
  const cards = cardsOf(catalogue);
  const quests = questPool(cards, v, below);
  const rooms = roomPool(cards, v, below);
  return {
    format: 1,
    catalogue: v.catalogue,
    setup: { ...v.setup, key: hexKey(below) },
    draws: Array.from({ length: STREAMS }, () => 0),
    supply: v.supply.slice(),
    players: v.seats.map((seat) => openPlayer(seat, quests)),
    guard: v.guard ? openGuard(v.guard, quests) : null,
    first: v.first,
    active: v.active,
    phase: v.phase,
    round: v.round,
    turns: v.turns,
    quietRounds: v.quietRounds,
    defeatThisRound: v.defeatThisRound,
    council: v.council,
    lastRound: v.lastRound,
    monsters: v.monsters.slice(),
    monsterDeck: monsterDeck(cards, v, below),
    tokens: v.tokens.slice(),
    market: v.market.slice(),
    tileDeck: tilePool(cards, v, below),
    built: v.built.slice(),
    stock: v.stock.slice(),
    orders: v.orders.slice(),
    crowns: v.crowns.slice(),
    towers: v.towers.map((tower) => fill(tower, rooms)),
    questDiscard: fill(v.questDiscard, quests),
    questDiscardBy: v.questDiscardBy.slice(),
    questDeck: quests,
    turn: cloneTurn(v.turn),
    agenda: v.agenda.slice(),
    decision: v.decision,
    decisions: v.decisions,
    winners: v.winners.slice(),
  };
}

/** A world as the seat that decides now may imagine it, to be played on; or a game that is over. */
export function determinize(catalogue: Catalogue, v: GameView, below: Below): GameState {
  assert(
    v.decision !== null || v.phase === 'over',
    'a view is completed for the seat that decides',
  );
  return dealHidden(catalogue, v, below);
}
