import { KINDS, pour, questMet, type Play } from '@rowan/rules';
import { features } from '../evaluate.ts';
import { outlookOf } from '../outlook.ts';
import { countAll, turnsLeft } from '../seat.ts';
import { FEATURES, handMade } from '../weights.ts';

/** What a forecast of the final VP is made from. Every number counts twice: as it is, and for each turn to come. */

const HEROES = 4;
const OTHERS = 13;
/** One that is always 1, the features of an evaluation, the bag, all meeples, levels, and what else is known. */
const SEAT_NUMBERS = 1 + FEATURES + 2 * KINDS + HEROES + OTHERS;
const GUARD_NUMBERS = 1 + 2 * KINDS + 4;

const SEAT_INPUTS = 2 * SEAT_NUMBERS;
const GUARD_INPUTS = 2 * GUARD_NUMBERS;

type Position = Pick<Play, 'cards' | 'state'>;

/** VP of the hand and of penalties if the game ended now (E4). */
function handNow({ cards, state }: Position, seat: number): number {
  const { hand } = state.players[seat]!;
  let vp = 0;
  for (const quest of hand) {
    const card = cards.catalogue.quests[quest]!;
    const at = { seat, place: -1, resolved: 0 };
    const met = card.kind === 'end' && questMet({ cards, state }, quest, at);
    vp += met ? card.vp : -card.penalty;
  }
  return vp;
}

const scratch = new Float64Array(FEATURES);
const all = new Float64Array(KINDS);

/** Writes each number a second time, for each turn to come. */
function doubled(into: Float64Array, numbers: number, turns: number): Float64Array {
  for (let i = 0; i < numbers; i++) into[numbers + i] = into[i]! * turns;
  return into;
}

/**
 * The inputs of a seat whose Tavern is not known yet: what lies there goes back into the bag. The state is used up.
 */
export function seatInputs({ cards, state }: Position, seat: number): Float64Array {
  const into = new Float64Array(SEAT_INPUTS);
  const player = state.players[seat]!;
  pour(player.bag, player.tavern);
  const o = outlookOf(cards, state, seat, handMade);
  features(cards, state, o, { weights: handMade, into: scratch });
  countAll(state, seat, all);
  const n = state.players.length;
  const others = [
    state.lastRound > 0 ? 1 : 0,
    state.council,
    state.monsterDeck.length,
    state.round,
    player.hand.length,
    handNow({ cards, state }, seat),
    (seat - state.active + n) % n,
    player.completed.length,
    state.monsters.filter((monster) => monster >= 0).length,
    player.rooms.length,
    player.pile.length,
    o.turns,
    player.vp,
  ];
  into.set([1, ...scratch, ...player.bag, ...all, ...player.levels, ...others]);
  return doubled(into, SEAT_NUMBERS, o.turns);
}

/** The same for the Royal Guard. */
export function guardInputs({ state }: Position): Float64Array {
  const into = new Float64Array(GUARD_INPUTS);
  const { bag, board, kept, rooms, vp } = state.guard!;
  const placed = Array.from({ length: KINDS }, (_, kind) => board.filter((m) => m === kind).length);
  into.set([1, ...bag, ...placed, kept.length, rooms.length, vp, state.round]);
  return doubled(into, GUARD_NUMBERS, turnsLeft(state, 0));
}
