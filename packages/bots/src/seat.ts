import { K, P, W, heroOf } from '@rowan/cards';
import { KINDS, X, type Cards, type GameState, type PlayerState } from '@rowan/rules';

/** Adds up a seat's meeples wherever they are (E4), without making anything new. */
export function countAll(state: GameState, seat: number, into: Float64Array | number[]): number {
  const { bag, tavern, lodgings, held } = state.players[seat]!;
  for (let i = 0; i < KINDS; i++) into[i] = bag[i]! + tavern[i]! + lodgings[i]! + held[i]!;
  const { crowns, turn } = state;
  for (let c = 0; c < crowns.length; c++) {
    if (crowns[c]!.seat !== seat) continue;
    for (let i = 0; i < KINDS; i++) into[i]! += crowns[c]!.units[i]!;
  }
  if (state.active === seat) {
    for (let i = 0; i < KINDS; i++) into[i]! += turn.capitol[i]! + turn.gained[i]!;
    for (let p = 0; p < turn.plan.length; p++) {
      const { units, overrun } = turn.plan[p]!;
      for (let i = 0; i < KINDS; i++) into[i]! += units[i]!;
      into[P]! += overrun;
    }
  }
  let size = 0;
  for (let i = 0; i <= X; i++) size += into[i]!;
  return size;
}

const ROUNDS_EXPECTED = 11;
const ROUNDS_KNOWN = 3;
/** The third Dark Council card lies, on average, so many cards above the bottom of the deck. */
const COUNCIL_ABOVE = 2;

function roundsLeft(state: GameState): number {
  const { players, guard, monsterDeck, round } = state;
  let taken = guard ? guard.pile.length : 0;
  for (let i = 0; i < players.length; i++) taken += players[i]!.pile.length;
  const left = Math.max(0.5, monsterDeck.length - COUNCIL_ABOVE);
  const usual = (left + taken) / ROUNDS_EXPECTED;
  const pace = (taken + usual * ROUNDS_KNOWN) / (round - 1 + ROUNDS_KNOWN);
  return Math.max(0.7, left / Math.max(pace, 0.5)) + 2;
}

/** A seat's turns to come, the one under way not counted. */
export function turnsLeft(state: GameState, seat: number): number {
  const { players, first, active, lastRound, round, phase } = state;
  if (phase === 'over') return 0;
  const n = players.length;
  const still = (seat - first + n) % n > (active - first + n) % n ? 1 : 0;
  if (lastRound > 0) return lastRound - round + still;
  return Math.max(0.5, roundsLeft(state) + still - ((active - first + n) % n) / n);
}

/** CV on a Unit's Hero card (M2). */
export function heroCv(cards: Cards, player: PlayerState, unit: number): number {
  const level = unit >= W && unit <= K ? player.levels[heroOf(unit)]! : 1;
  return cards.baseCv[unit]![level - 1]!;
}
