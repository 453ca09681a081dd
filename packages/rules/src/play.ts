import {
  MONSTER,
  MONSTERS_A_DISTRICT,
  OVERLORD,
  OVERRUN,
  SLOT,
  TOWER,
  VP_SOURCES,
  pour,
  total,
  type Counts,
  type Place,
  type SeatIndex,
  type Source,
  type VpSource,
} from '@rowan/cards';
import type { Cards, Foe, Spot } from './cards.ts';
import type { EffectList } from './effect-list.ts';
import type { Decision } from './decisions.ts';
import type { GameEvent } from './events.ts';
import { STREAM, type Dice } from './random.ts';
import { assert } from './result.ts';
import { type Assignment, type GameState, type PlayerState } from './state.ts';

/** A game under way: the state is changed in place; without a log no event is even made. */
export interface Play {
  readonly cards: Cards;
  state: GameState;
  dice: Dice;
  log: GameEvent[] | null;
}

/** What is looked at where nothing is changed. */
export type Position = Pick<Play, 'cards' | 'state'>;

export const seated = (g: Play, seat: SeatIndex): PlayerState => g.state.players[seat]!;
export const activePlayer = (g: Position): PlayerState => g.state.players[g.state.active]!;

/** Stops the game until this is answered. */
export function ask(g: Play, decision: Decision): void {
  assert(g.state.decision === null, 'one decision at a time');
  g.state.decision = decision;
}

/** What stands at a Location or Tower place now; null for nothing. */
export function spotAt(g: Position, place: Place): Spot | null {
  if (place < SLOT) return g.cards.start[place]!;
  if (place < TOWER) {
    const tile = g.state.built[place - SLOT]!;
    return tile < 0 ? null : g.cards.tiles[tile]!;
  }
  const rooms = g.state.towers[place - TOWER]!;
  return rooms.length === 0 ? null : g.cards.rooms[rooms[rooms.length - 1]!]!;
}

/** The Monster, Overlord or Henchman at a place; null for an empty slot. */
export function foeAt(g: Position, place: Place): Foe | null {
  if (place >= OVERLORD) return g.cards.council[place - OVERLORD]!;
  const monster = g.state.monsters[place - MONSTER]!;
  return monster < 0 ? null : g.cards.monsters[monster]!;
}

export function monstersIn(state: GameState, district: number): number {
  const first = district * MONSTERS_A_DISTRICT;
  let n = 0;
  for (let i = first; i < first + MONSTERS_A_DISTRICT; i++) if (state.monsters[i]! >= 0) n++;
  return n;
}

/** T7: how many Peasants flee to a Location of this district unless it is fought for. */
export const overrunIn = (state: GameState, district: number): number =>
  OVERRUN[monstersIn(state, district)]!;

export function assignmentAt(g: Play, place: Place): Assignment | undefined {
  const { plan } = g.state.turn;
  for (let i = 0; i < plan.length; i++) if (plan[i]!.place === place) return plan[i];
  return undefined;
}

const LEDGER = Object.fromEntries(VP_SOURCES.map((by, i) => [by, i])) as Record<VpSource, number>;

/** E2: in play only a level-up takes VP, and only what is there. */
export function award(
  g: Play,
  seat: number,
  n: number,
  why: { by: VpSource; source: Source },
): void {
  if (n === 0) return;
  const scorer = g.state.players[seat] ?? g.state.guard;
  assert(scorer !== null, 'VP for nobody');
  scorer.vp += n;
  scorer.ledger[LEDGER[why.by]]! += n;
  g.log?.push({ kind: 'vpChanged', seat, n, total: scorer.vp, by: why.by, source: why.source });
}

/** Takes one meeple out of a zone by a roll that counts through it. */
export function takeNth(zone: Counts, roll: number): number {
  let left = roll;
  let meeple = 0;
  while (left >= zone[meeple]!) left -= zone[meeple++]!;
  zone[meeple]! -= 1;
  return meeple;
}

/** D5: all Lodgings go into the empty bag; how many meeples that makes. */
function refillBag(g: Play, seat: number): number {
  const player = seated(g, seat);
  const n = total(player.lodgings);
  if (n === 0) return 0;
  g.log?.push({ kind: 'bagRefilled', seat, meeples: player.lodgings.slice() });
  pour(player.bag, player.lodgings);
  return n;
}

/** D4, D5: meeples from the bag to the Tavern, fewer when bag and Lodgings are empty. */
export function drawMeeples(g: Play, seat: number, n: number, source: Source): void {
  const { bag, tavern } = seated(g, seat);
  const stream = STREAM.bag + seat;
  let of = total(bag);
  for (let i = 0; i < n; i++) {
    if (of === 0) of = refillBag(g, seat);
    if (of === 0) return;
    const k = g.state.draws[stream]!++;
    const roll = g.dice.below(stream, k, of);
    const meeple = takeNth(bag, roll);
    tavern[meeple]! += 1;
    g.log?.push({ kind: 'drew', seat, meeple, stream, k, of, roll, source });
    of -= 1;
  }
}

/** L2, L7: a meeple joins the place and reaches the Lodgings at clean-up, in the Draw Phase at once. */
export function gain(
  g: Play,
  meeple: number,
  from: 'supply' | 'tile',
  at: { place: Place; list: EffectList },
): void {
  const { state } = g;
  const seat = state.active;
  const { source } = at.list;
  const stocked = from === 'tile' ? state.stock[at.place - SLOT]! : state.supply[meeple]!;
  if (stocked === 0) {
    g.log?.push({ kind: 'notGained', seat, meeple, source });
    return;
  }
  if (from === 'tile') state.stock[at.place - SLOT]! -= 1;
  else state.supply[meeple]! -= 1;
  const inDraw = state.phase === 'draw';
  (inDraw ? activePlayer(g).lodgings : state.turn.gained)[meeple]! += 1;
  g.log?.push({ kind: 'gained', seat, meeple, from, to: inDraw ? 'lodgings' : 'place', source });
}
