import { LETTERS, TYPES, kindOf, type Catalogue, type Effect, type Location } from './catalogue.ts';
import type { Chance } from './chance.ts';
import type { Reader } from './reader.ts';

/** docs/transcript.md, sections 2 and 5: what lies where. */

export type Counts = number[];
export interface Source {
  readonly card?: string;
  readonly index?: number;
  readonly rule?: string;
}

export interface Seat {
  bag: Counts;
  tavern: Counts;
  lodgings: Counts;
  held: Counts;
  levels: number[];
  hand: number[];
  completed: number[];
  pile: number[];
  rooms: number[];
  vp: number;
  /** Lasting boosts in force. */
  readonly boosts: Effect[];
  readonly fought: Set<number>;
}

export interface Assigned {
  readonly place: number;
  readonly units: Counts;
  readonly as: Counts;
  overrun: number;
  /** As assigned, before any cost. */
  readonly original: { readonly units: Counts; readonly as: Counts; readonly cv: number };
}

export interface Turn {
  phase: 'development' | 'main' | 'draw';
  assigned: boolean;
  construct: boolean;
  levelUp: number;
  readonly abilities: Set<number>;
  readonly capitol: Counts;
  readonly gained: Counts;
  plan: Assigned[];
  /** The places resolved, in order. */
  readonly resolved: number[];
  eligible: number[];
  /** Of each Quest drawn this turn: how many of the places resolved do not count for it (Q3). */
  readonly unseen: Map<number, number>;
  granted: number;
  /** Monsters and Ongoing Quests won this turn. */
  readonly won: number[];
  readonly fresh: number[];
}

export interface Guard {
  bag: Counts;
  board: number[];
  waiting: Counts;
  prestige: Counts;
  line: number[];
  units: number;
  acting: boolean;
  sword: number;
  prey: number;
  vp: number;
  readonly pile: number[];
  readonly rooms: number[];
  readonly kept: number[];
}

export interface Game {
  readonly reader: Reader;
  /** The number of the rules it was played by. */
  readonly rules: number;
  /** What happens when Quests were drawn and the discards made. */
  readonly judgeDrawn: (game: Game, quests: readonly number[]) => void;
  readonly catalogue: Catalogue;
  readonly chance: Chance;
  readonly players: number;
  readonly towersOn: boolean;
  supply: Counts;
  readonly seats: Seat[];
  guard: Guard | null;
  monsters: number[];
  monsterDeck: number[];
  tokens: number[];
  market: number[];
  tileDeck: number[];
  built: number[];
  stock: number[];
  orders: number[];
  crowns: { place: number; seat: number; units: Counts; as: Counts }[];
  towers: number[][];
  questDeck: number[];
  discards: number[];
  first: number;
  active: number;
  round: number;
  turns: number;
  council: number;
  lastRound: number;
  quiet: number;
  defeatThisRound: boolean;
  turn: Turn;
}

export const P = 0;
export const W = 1;
export const R = 5;
export const L = 6;
export const S = 7;
export const X = 8;
export const GUARD = 1;

export const nothing = (): Counts => [0, 0, 0, 0, 0, 0, 0, 0, 0];
export const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
export const unitsOf = (counts: Counts): number => sum(counts) - counts[X]!;
export const countsOf = (letters: Iterable<string>): Counts => {
  const counts = nothing();
  for (const letter of letters) counts[kindOf(letter)]! += 1;
  return counts;
};
export const has = (counts: Counts, part: readonly number[]): boolean =>
  part.every((n, kind) => counts[kind]! >= n);

export const newSeat = (): Seat => ({
  bag: nothing(),
  tavern: nothing(),
  lodgings: nothing(),
  held: nothing(),
  levels: [1, 1, 1, 1],
  hand: [],
  completed: [],
  pile: [],
  rooms: [],
  vp: 0,
  boosts: [],
  fought: new Set(),
});

export const newTurn = (): Turn => ({
  phase: 'development',
  assigned: false,
  construct: false,
  levelUp: -1,
  abilities: new Set(),
  capitol: nothing(),
  gained: nothing(),
  plan: [],
  resolved: [],
  eligible: [],
  unseen: new Map(),
  granted: 0,
  won: [],
  fresh: [],
});

/** Moves meeples; a zone that would go below zero is an inconsistency. */
export function move(game: Game, from: Counts, to: Counts, what: readonly number[]): void {
  what.forEach((n, kind) => {
    if (n < 0 || from[kind]! < n)
      game.reader.fail(`${n} ${LETTERS[kind]} taken from a zone that has ${from[kind]}`);
    from[kind]! -= n;
    to[kind]! += n;
  });
}

export const moveAll = (game: Game, from: Counts, to: Counts): void =>
  move(game, from, to, [...from]);

export function moveOne(game: Game, from: Counts, to: Counts, kind: number): void {
  move(game, from, to, nothing().with(kind, 1));
}

export const activeSeat = (game: Game): Seat => game.seats[game.active]!;

export const isFoe = (place: number): boolean => place >= 16;
export const isLocation = (place: number): boolean => place >= 0 && place < 12;
export const isTower = (place: number): boolean => place >= 12 && place < 16;
export const isCouncil = (place: number): boolean => place >= 28;
export function districtOf(place: number): number {
  if (place < 4) return place;
  if (place < 12) return Math.floor((place - 4) / 2);
  if (place < 16) return place - 12;
  return place < 28 ? Math.floor((place - 16) / 3) : -1;
}

export const monstersIn = (game: Game, district: number): number =>
  game.monsters.slice(district * 3, district * 3 + 3).filter((monster) => monster >= 0).length;

/** The Location at a place, with its source; undefined for an empty slot. */
export function locationAt(
  game: Game,
  place: number,
): { readonly card: Location; readonly source: Source } | undefined {
  if (place < 4)
    return {
      card: game.catalogue.startingLocations[place]!,
      source: { card: 'start', index: place },
    };
  const tile = game.built[place - 4]!;
  return tile < 0
    ? undefined
    : { card: game.catalogue.tiles[tile]!, source: { card: 'tile', index: tile } };
}

export interface Foe {
  readonly strength: number;
  readonly vp: number;
  readonly level: number;
  readonly type: number;
  readonly source: Source;
}

export function foeAt(game: Game, place: number): Foe | undefined {
  const { catalogue } = game;
  if (isCouncil(place)) {
    const card = place === 31 ? catalogue.henchman : catalogue.overlords[place - 28]!;
    const source =
      place === 31 ? { card: 'henchman', index: 0 } : { card: 'overlord', index: place - 28 };
    return { ...card, level: 3, type: TYPES.indexOf(card.type), source };
  }
  const index = game.monsters[place - 16]!;
  const card = catalogue.monsters[index];
  return card && { ...card, type: TYPES.indexOf(card.type), source: { card: 'monster', index } };
}

/** VP change, told by `vpChanged` unless by 0. */
export function award(
  game: Game,
  seat: number,
  n: number,
  { by, source }: { readonly by: string; readonly source: Source },
): void {
  if (n === 0) return;
  const scorer = game.guard && seat === GUARD ? game.guard : game.seats[seat]!;
  scorer.vp += n;
  game.reader.event({ kind: 'vpChanged', seat, n, total: scorer.vp, by, source });
}

/** Counts through a bag. */
export function takeFrom(bag: Counts, roll: number): number {
  let left = roll;
  const kind = bag.findIndex((n) => (left -= n) < 0);
  bag[kind]! -= 1;
  return kind;
}

export function drawMeeples(game: Game, seat: number, n: number, source: Source): void {
  const own = game.seats[seat]!;
  for (let i = 0; i < n; i++) {
    if (sum(own.bag) === 0) {
      if (sum(own.lodgings) === 0) return;
      game.reader.event({ kind: 'bagRefilled', seat, meeples: own.lodgings });
      moveAll(game, own.lodgings, own.bag);
    }
    const stream = 12 + seat;
    const of = sum(own.bag);
    const { k, roll } = game.chance.next(stream, of);
    const meeple = takeFrom(own.bag, roll);
    own.tavern[meeple]! += 1;
    game.reader.event({ kind: 'drew', seat, meeple, stream, k, of, roll, source });
  }
}

export function takeQuest(game: Game): number | undefined {
  if (game.questDeck.length === 0 && game.discards.length > 0) {
    game.reader.event({ kind: 'questsReshuffled', count: game.discards.length });
    game.questDeck = game.chance.shuffle(6, game.discards);
    game.discards = [];
  }
  return game.questDeck.pop();
}

const NEEDS_DEFEAT = ['defeat', 'defeats', 'activateAndDefeat'];

/** Q3: a Monster's effect, or the bonus of a Quest that needed a defeat. */
function throughDefeat({ catalogue }: Game, { card, index }: Source): boolean {
  const quest = card === 'quest' ? catalogue.quests[index!] : undefined;
  const bonus = quest?.kind === 'triggered' && NEEDS_DEFEAT.includes(quest.condition.kind);
  return card === 'monster' || bonus;
}

export function drawQuests(game: Game, seat: number, n: number, source: Source): number[] {
  const quests: number[] = [];
  while (quests.length < n) {
    const quest = takeQuest(game);
    if (quest === undefined) break;
    quests.push(quest);
  }
  game.seats[seat]!.hand.push(...quests);
  game.reader.event({ kind: 'questsDrawn', seat, quests, source });
  const unseen = throughDefeat(game, source) ? Infinity : game.turn.resolved.length;
  for (const quest of quests) game.turn.unseen.set(quest, unseen);
  return quests;
}

/** All meeples of a seat, wherever they are. */
export function everywhere(game: Game, seat: number): Counts {
  const { bag, tavern, lodgings, held } = game.seats[seat]!;
  const zones = [bag, tavern, lodgings, held];
  for (const crown of game.crowns) if (crown.seat === seat) zones.push(crown.units);
  if (seat === game.active) {
    zones.push(game.turn.capitol, game.turn.gained);
    for (const { units, overrun } of game.turn.plan) zones.push(units, nothing().with(P, overrun));
  }
  return nothing().map((_, kind) => zones.reduce((n, zone) => n + zone[kind]!, 0));
}

/** C1: nothing is ever lost. */
export function checkConservation(game: Game): void {
  const zones = [game.supply, ...game.seats.map((_, seat) => everywhere(game, seat))];
  const { guard, catalogue } = game;
  if (guard) zones.push(guard.bag, guard.waiting, guard.prestige);
  const onBoard = guard ? [...guard.board, ...guard.line].filter((meeple) => meeple >= 0) : [];
  game.stock.forEach((n, slot) => {
    const stock = catalogue.tiles[game.built[slot]!]?.stock;
    if (stock && n > 0) zones.push(nothing().with(kindOf(stock.meeple), n));
  });
  LETTERS.forEach((letter, kind) => {
    const all =
      zones.reduce((n, zone) => n + zone[kind]!, 0) + onBoard.filter((m) => m === kind).length;
    if (all !== catalogue.supply[letter])
      game.reader.fail(`there are ${all} ${letter} instead of ${catalogue.supply[letter]}`);
  });
}
