import { MEEPLES, type InstantEffect, type LastingBoost } from '@rowan/cards';
import { R, W, X, type Cards, type GameState } from '@rowan/rules';
import type { Outlook } from './outlook.ts';
import { questChance } from './quest-worth.ts';
import { F, J, type Weights } from './weights.ts';

/** What everything a card may give is worth to a seat now, in VP. */
export interface Prices {
  readonly cards: Cards;
  readonly state: GameState;
  readonly o: Outlook;
  readonly weights: Weights;
  /** Worth of each Quest in hand if it is kept, in the order of the hand. */
  readonly hand: number[];
  /** The least of them; 0 for an empty hand. */
  worst: number;
}

/** VP of one more random Quest in hand with so many turns to go. */
function questDrawn({ o, weights }: Prices): number {
  const done = 1 - Math.exp(-weights[J.questRate]! * o.turns);
  return done * weights[J.questVp]! - (1 - done) * PENALTY;
}

/** What an incomplete Quest costs on average. */
const PENALTY = 1.3;

function questsWorth(p: Prices, draw: number, discard: number): number {
  const each = questDrawn(p);
  const choice = p.weights[J.choice]!;
  if (discard === 0) return each * draw;
  // The worst goes, be it one in hand.
  return each * (draw - discard) + choice + Math.max(0, each - choice - p.worst) * 0.5;
}

function effectWorth(p: Prices, effect: InstantEffect): number {
  const { o } = p;
  switch (effect.kind) {
    case 'gain': {
      const meeple = MEEPLES.indexOf(effect.meeple);
      return effect.from === 'supply' && p.state.supply[meeple] === 0 ? 0 : o.price[meeple]!;
    }
    case 'return':
      return -o.price[MEEPLES.indexOf(effect.unit)]!;
    case 'cleanse':
      return o.all[X]! > 0 ? -o.price[X]! : 0;
    case 'vp':
      return effect.n;
    case 'vpPerCorruption':
      return 0;
    case 'quests':
      return questsWorth(p, effect.draw, effect.discard);
    case 'discardQuest':
      return p.hand.length > 0 ? -p.worst : 0;
    case 'draw':
      return effect.n * o.drawWorth;
    case 'hold':
      return o.turns > 0 ? o.worth[W]! : 0;
    case 'backToBag':
      return o.turns > 0 ? 0.6 : 0;
  }
}

export function effectsWorth(p: Prices, effects: readonly InstantEffect[]): number {
  let sum = 0;
  for (let i = 0; i < effects.length; i++) sum += effectWorth(p, effects[i]!);
  return sum;
}

export function boostWorth({ o, weights }: Prices, boost: LastingBoost): number {
  const { drawn } = o;
  switch (boost.kind) {
    case 'boost':
      return boost.who === 'prestige'
        ? weights[F.cv]! * boost.n * (drawn[R]! + drawn[R + 1]! + drawn[R + 2]!)
        : weights[F.cv]! * boost.n * drawn[MEEPLES.indexOf(boost.who)]!;
    case 'pair': {
      const by =
        o.size > 0 ? Math.min(1, (o.draws * o.all[MEEPLES.indexOf(boost.by)]!) / o.size) : 0;
      return weights[F.pairs]! * boost.n * drawn[MEEPLES.indexOf(boost.who)]! * by;
    }
    case 'against':
      return weights[F.against]! * boost.n * o.turns;
  }
}

/** VP of a completed Quest with its bonus. */
export function completedWorth(p: Prices, quest: number): number {
  const card = p.cards.catalogue.quests[quest]!;
  if (card.kind === 'end') return card.vp;
  if (card.kind === 'triggered') {
    const cost = card.cost === undefined ? 0 : p.o.price[MEEPLES.indexOf(card.cost)]!;
    return card.vp - cost + effectsWorth(p, card.gives);
  }
  let worth = card.vp;
  for (const effect of card.gives) {
    if (effect.kind === 'drawPhase') worth += p.weights[F.drawEffects]! * p.o.turns;
    else if (effect.kind === 'onConstruct') worth += Math.min(2, p.o.turns * 0.3);
    else worth += boostWorth(p, effect);
  }
  return worth;
}

/** Worth of a Quest as long as it is in hand. */
export function handWorth(p: Prices, quest: number): number {
  const chance = questChance(p.cards, p.state, p.o, { quest, tries: p.weights[J.tries]! });
  const { penalty } = p.cards.catalogue.quests[quest]!;
  return chance * completedWorth(p, quest) - (1 - chance) * penalty;
}

export function pricesOf(cards: Cards, state: GameState, o: Outlook, weights: Weights): Prices {
  const p: Prices = { cards, state, o, weights, hand: [], worst: 0 };
  const { hand } = state.players[o.seat]!;
  for (let i = 0; i < hand.length; i++) p.hand.push(handWorth(p, hand[i]!));
  if (hand.length > 0) p.worst = Math.min(...p.hand);
  return p;
}
