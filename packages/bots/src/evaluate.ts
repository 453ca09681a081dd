import { SLOT, heroOf } from '@rowan/cards';
import { K, KINDS, W, type Cards, type GameState } from '@rowan/rules';
import { abilityFeature, outlookFor, outlookOf, type Outlook } from './outlook.ts';
import { handWorth, type Prices } from './prices.ts';
import { F, FEATURES, type Weights } from './weights.ts';

function deckFeatures(state: GameState, o: Outlook, into: Float64Array): void {
  const { levels, against } = state.players[o.seat]!;
  for (let i = 0; i < KINDS; i++) {
    const n = o.drawn[i]!;
    into[i] = n;
    into[F.cv]! += n * o.extraCv[i]!;
    into[F.pairs]! += n * o.pairCv[i]!;
    into[F.levelCv]! += n * o.levelCv[i]!;
    const ability = i >= W && i <= K ? abilityFeature(i, levels[heroOf(i)]!) : -1;
    if (ability >= 0) into[ability]! += n;
  }
  for (let type = 0; type < against.length; type++) into[F.against]! += against[type]! * o.turns;
}

function questFeatures(p: Prices, into: Float64Array): void {
  const { hand, completed } = p.state.players[p.o.seat]!;
  for (let i = 0; i < hand.length; i++) {
    const end = p.cards.catalogue.quests[hand[i]!]!.kind === 'end';
    into[end ? F.endQuests : F.turnQuests]! += handWorth(p, hand[i]!);
  }
  for (let i = 0; i < completed.length; i++)
    if (p.cards.inDrawPhase[completed[i]!]) into[F.drawEffects]! += p.o.turns;
}

/** F4: what the sets pay now, and what one more Room of each would add. */
function roomFeatures(cards: Cards, state: GameState, o: Outlook, into: Float64Array): void {
  const { rooms } = state.players[o.seat]!;
  if (rooms.length === 0) return;
  const { roomSets, rooms: all } = cards.catalogue;
  const open = Math.min(1, o.turns / 4);
  for (let s = 0; s < roomSets.length; s++) {
    const { id, ladder } = roomSets[s]!;
    let n = 0;
    for (let i = 0; i < rooms.length; i++) if (all[rooms[i]!]!.family === id) n++;
    if (n === 0) continue;
    const now = ladder[Math.min(n, ladder.length) - 1]!;
    into[F.sets]! += now;
    if (n < ladder.length) into[F.nextRoom]! += (ladder[n]! - now) * open;
  }
}

/** L6: what Crowns held now may pay at the start of the next turn. */
function crownFeatures(p: Prices, into: Float64Array): void {
  const { state, cards, o } = p;
  if (o.turns <= 0) return;
  for (let i = 0; i < state.crowns.length; i++) {
    const { seat, place, units, as } = state.crowns[i]!;
    const crown = seat === o.seat ? cards.tiles[state.built[place - SLOT]!]?.crown : undefined;
    const option = crown?.find(({ unit }) => units[unit]! + as[unit]! > 0);
    if (!option) continue;
    for (const effect of option.list.effects) {
      if (effect.kind === 'vp') into[F.crowns]! += effect.n;
      if (effect.kind === 'draw') into[F.crowns]! += effect.n * o.drawWorth;
    }
  }
}

const scratch = new Float64Array(FEATURES);

/** The features of a seat, VP not among them; written into `into`. */
export function features(
  cards: Cards,
  state: GameState,
  o: Outlook,
  at: { readonly weights: Weights; readonly into: Float64Array },
): void {
  const { into } = at;
  into.fill(0);
  const p: Prices = { cards, state, o, weights: at.weights, hand: [], worst: 0 };
  deckFeatures(state, o, into);
  questFeatures(p, into);
  roomFeatures(cards, state, o, into);
  crownFeatures(p, into);
}

/** VP that a seat may expect to have at the end. */
export function evaluate(cards: Cards, state: GameState, seat: number, weights: Weights): number {
  if (state.phase === 'over') return state.players[seat]!.vp;
  return sumUp(cards, state, outlookOf(cards, state, seat, weights), weights);
}

/**
 * The same with the number of turns to come given: rivals gain by a longer game as well, so a move is
 * not to be praised for making it last.
 */
export function evaluateFor(
  cards: Cards,
  state: GameState,
  seat: number,
  given: { readonly weights: Weights; readonly turns: number },
): number {
  if (state.phase === 'over') return state.players[seat]!.vp;
  return sumUp(cards, state, outlookFor(cards, state, seat, given), given.weights);
}

function sumUp(cards: Cards, state: GameState, o: Outlook, weights: Weights): number {
  features(cards, state, o, { weights, into: scratch });
  let sum = state.players[o.seat]!.vp;
  for (let i = 0; i < FEATURES; i++) sum += weights[i]! * scratch[i]!;
  return sum;
}
