/**
 * What a game will come to, from a full state: everybody plays one more turn by reflex, in a world where what nobody knows is dealt
 * anew, and a table learnt from games between Marshals (`scripts/bots/forecast.ts`) says what the rest will bring. It is
 * a forecast of the end and no judge of moves: it takes what good players own for what made them good.
 */
import type { Catalogue } from '@rowan/cards';
import { cardsOf, determinize, step, view, type GameState, type Play } from '@rowan/rules';
import { chance, mix, sharedDice } from '../chance.ts';
import { outcomeOf, playersOf } from '../judge/playout.ts';
import { reflex } from '../reflex.ts';
import { guardInputs, seatInputs } from './inputs.ts';
import { GUARD_TABLE, SEAT_TABLE } from './tables.ts';

/** VP that each seat is ahead of its best rival now. */
export const leadsNow = (state: GameState): number[] =>
  state.players.map((_, seat) => outcomeOf(state, seat).lead);

/**
 * The game when everybody has played one more turn; in the final rounds, when it is over. Taverns that are drawn after that are
 * unknown.
 */
export function oneRoundOn(catalogue: Catalogue, state: GameState, seed: number): Play {
  const seen = view(state, 'omniscient');
  const world = determinize(catalogue, seen, chance(seed));
  const g: Play = {
    cards: cardsOf(catalogue),
    state: world,
    dice: sharedDice(mix(seed, 1)),
    log: null,
  };
  const players = playersOf(seen);
  const end = state.lastRound > 0 ? Infinity : world.turns + state.players.length;
  for (let { decision } = world; decision && world.turns < end; { decision } = world)
    step(g, reflex(g, players[decision.seat]!));
  return g;
}

function dot(table: readonly number[], inputs: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < inputs.length; i++) sum += table[i]! * inputs[i]!;
  return sum;
}

/** VP that each seat will be ahead of its best rival at the end. */
function leadsAfter(g: Play): number[] {
  const { state } = g;
  if (state.phase === 'over') return leadsNow(state);
  const totals = state.players.map(({ vp }, i) => vp + dot(SEAT_TABLE, seatInputs(g, i)));
  const rival = state.guard ? state.guard.vp + dot(GUARD_TABLE, guardInputs(g)) : -Infinity;
  return totals.map((vp, i) => vp - Math.max(rival, ...totals.filter((_, j) => j !== i)));
}

/** The forecast of one imagined world, which follows from the seed. */
export const forecaster =
  (catalogue: Catalogue) =>
  (state: GameState, seed: number): number[] =>
    state.phase === 'over' ? leadsNow(state) : leadsAfter(oneRoundOn(catalogue, state, seed));
