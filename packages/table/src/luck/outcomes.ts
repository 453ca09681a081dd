import { chance, mix, sharedDice } from '@rowan/bots';
import { GUARD_SEAT, type Catalogue } from '@rowan/cards';
import {
  STREAM,
  cardsOf,
  clone,
  determinize,
  step,
  view,
  type Answer,
  type Dice,
  type GameState,
} from '@rowan/rules';

/** A move that something was drawn with: how the game stood, what was answered, and what the draws followed from. */
export interface Draw {
  readonly catalogue: Catalogue;
  readonly before: GameState;
  readonly answer: Answer;
  readonly dice: Dice;
}

/** Bags are told apart by their streams. */
const bagStream = (seat: number, state: GameState): number =>
  state.guard && seat === GUARD_SEAT ? STREAM.guardBag : STREAM.bag + seat;

/** Whose bags something was drawn from, whoever's turn it was first. */
export function bagsDrawn(before: GameState, after: GameState): number[] {
  const n = before.players.length;
  const seats = Array.from({ length: n }, (_, i) => (before.active + i) % n);
  if (before.guard) seats.push(GUARD_SEAT);
  return seats.filter((seat) => {
    const stream = bagStream(seat, before);
    return after.draws[stream] !== before.draws[stream];
  });
}

const height = ({ monsterDeck, tileDeck, questDeck, towers }: GameState): number =>
  monsterDeck.length + tileDeck.length + questDeck.length + towers.flat().length;

/** Whether a card was drawn: decks only ever get higher when they are shuffled. */
export const isDecked = (before: GameState, after: GameState): boolean =>
  height(after) !== height(before) || after.draws[STREAM.quests] !== before.draws[STREAM.quests];

function carriedOut({ catalogue, answer }: Draw, state: GameState, dice: Dice): GameState {
  step({ cards: cardsOf(catalogue), state, dice, log: null }, answer);
  return state;
}

/** The same move with everything dealt anew that nobody at the table knew, all hands lying open. */
export function dealtAnew(draw: Draw, seed: number): GameState {
  const world = determinize(draw.catalogue, view(draw.before, 'omniscient'), chance(seed));
  const { draws } = draw.before;
  return carriedOut(draw, { ...world, draws: draws.slice() }, sharedDice(mix(seed, 1)));
}

/** The same move with only these bags shaken anew: cards come as they came. */
export function shakenAnew(draw: Draw, bags: readonly number[], seed: number): GameState {
  const fresh = sharedDice(seed);
  const streams = new Set(bags.map((seat) => bagStream(seat, draw.before)));
  const below: Dice['below'] = (stream, k, n) =>
    (streams.has(stream) ? fresh : draw.dice).below(stream, k, n);
  return carriedOut(draw, clone(draw.before), { below });
}

/** An outcome, and how likely it is. */
export interface Listed {
  readonly state: GameState;
  readonly weight: number;
}

/** The course of one listed draw: which kind came first, second, and so on. */
interface Course {
  readonly kinds: number[];
  /** At each draw, the kinds after the one taken that might have come. */
  readonly others: number[][];
  weight: number;
  /** The kind that came last, and how many of it in a row. */
  last: number;
  run: number;
  count: number;
}

/** How often this course's meeples come in some order: n! over the factorials of each kind, as it grows. */
function counted(course: Course, kind: number, share: number): void {
  course.run = kind === course.last ? course.run + 1 : 1;
  course.last = kind;
  course.count += 1;
  course.weight *= (share * course.count) / course.run;
}

/** Dice that draw from one bag by course: kinds in rising order, for the order of meeples makes no difference. */
function coursed(draw: Draw, state: GameState, seat: number, course: Course): Dice {
  const stream = bagStream(seat, state);
  const side = state.guard && seat === GUARD_SEAT ? state.guard : state.players[seat]!;
  let left = Infinity;
  const below: Dice['below'] = (from, k, n) => {
    if (from !== stream) return draw.dice.below(from, k, n);
    // D5: a bag that was filled again is another one.
    if (n !== left - 1) Object.assign(course, { last: -1, run: 0, count: 0 });
    left = n;
    const { bag } = side;
    const at = course.kinds.length;
    const open = bag.flatMap((held, kind) => (held > 0 && kind >= course.last ? [kind] : []));
    const planned = course.others.length > at ? course.others[at]! : open;
    course.others[at] = planned;
    const kind = planned[0] ?? -1;
    course.kinds.push(kind);
    if (kind < 0) {
      course.weight = 0;
      return 0;
    }
    counted(course, kind, bag[kind]! / n);
    return bag.slice(0, kind).reduce((sum, held) => sum + held, 0);
  };
  return { below };
}

/** All that could have come out of one bag, if that is not more than `most`; null otherwise. Cards come as they came. */
export function listed(draw: Draw, seat: number, most: number): Listed[] | null {
  if (most === 0) return null;
  const all: Listed[] = [];
  let others: number[][] | null = [];
  while (others) {
    const course: Course = { kinds: [], others, weight: 1, last: -1, run: 0, count: 0 };
    const state = clone(draw.before);
    carriedOut(draw, state, coursed(draw, state, seat, course));
    if (course.weight > 0) all.push({ state, weight: course.weight });
    if (all.length > most) return null;
    others = following(course.others.slice(0, course.kinds.length));
  }
  return all;
}

/** The next course: another kind at the last draw where there is one. */
function following(others: readonly (readonly number[])[]): number[][] | null {
  const at = others.findLastIndex((kinds) => kinds.length > 1);
  return at < 0 ? null : [...others.slice(0, at).map((k) => [...k]), others[at]!.slice(1)];
}
