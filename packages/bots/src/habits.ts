import { KINDS, S, X, monstersIn, noMeeples } from '@rowan/rules';
import type { Answer, AnswerOf, Decision, DecisionKind, DecisionOf, Play } from '@rowan/rules';
import { outlookOf } from './outlook.ts';
import { handWorth, pricesOf } from './prices.ts';
import type { Weights } from './weights.ts';

/** The small decisions of a turn, answered by rule of thumb; the same in thought and in earnest. */
export type SmallKind = Exclude<DecisionKind, 'develop' | 'plan'>;

type Habit = {
  readonly [T in SmallKind]: (g: Play, decision: DecisionOf<T>, weights: Weights) => AnswerOf<T>;
};

/** The Quest that is worth least. */
function worstQuest(g: Play, seat: number, weights: Weights): number {
  const { hand } = g.state.players[seat]!;
  const o = outlookOf(g.cards, g.state, seat, weights);
  const p = pricesOf(g.cards, g.state, o, weights);
  let worst = 0;
  for (let i = 1; i < hand.length; i++) if (p.hand[i]! < p.hand[worst]!) worst = i;
  return hand[worst]!;
}

/** L9: the meeples that are better than what the next draw would bring on average. */
function backToBag(g: Play, seat: number, upTo: number, weights: Weights): AnswerOf<'backToBag'> {
  const { worth, drawWorth } = outlookOf(g.cards, g.state, seat, weights);
  const left = g.state.players[seat]!.lodgings.slice();
  const meeples = noMeeples();
  for (let n = 0; n < upTo; n++) {
    let best = -1;
    for (let i = 0; i < KINDS; i++)
      if (left[i]! > 0 && worth[i]! > drawWorth && (best < 0 || worth[i]! > worth[best]!)) best = i;
    if (best < 0) break;
    left[best]! -= 1;
    meeples[best]! += 1;
  }
  return { kind: 'backToBag', meeples };
}

/** Quests are drawn before one is discarded, so that there is more to choose from. */
function nextInOrder(g: Play, { of, items }: DecisionOf<'order'>): number {
  if (of !== 'monsters') return items[0]!;
  const gives = (monster: number): number =>
    g.cards.monsters[monster]!.list.effects.some(({ kind }) => kind === 'discardQuest') ? 1 : 0;
  let next = items[0]!;
  for (const item of items) if (gives(item) < gives(next)) next = item;
  return next;
}

/** The fullest district that has room: there Locations bring overrun Peasants to nobody's loss. */
function emptiest(g: Play, districts: readonly number[]): number {
  let best = districts[0]!;
  let least = Infinity;
  for (const district of districts) {
    const n = monstersIn(g.state, district);
    if (n < least) {
      least = n;
      best = district;
    }
  }
  return best;
}

function worthPaying(g: Play, quest: number, seat: number, weights: Weights): boolean {
  const o = outlookOf(g.cards, g.state, seat, weights);
  const p = pricesOf(g.cards, g.state, o, weights);
  const card = g.cards.catalogue.quests[quest]!;
  const gain = card.vp - (card.kind === 'triggered' && card.cost ? Math.max(...p.o.price) : 0);
  return gain > handWorth(p, quest) - 1;
}

const habits: Habit = {
  order: (g, decision) => ({ kind: 'order', item: nextInOrder(g, decision) }),
  discardQuest: (g, { seat }, weights) => ({
    kind: 'discardQuest',
    quest: worstQuest(g, seat, weights),
  }),
  // Corruption in the Tavern may still serve a Room.
  cleanse: (g, { seat }) => ({
    kind: 'cleanse',
    from: g.state.players[seat]!.lodgings[X]! > 0 ? 'lodgings' : 'tavern',
  }),
  unit: (_g, { to, unit }) => ({ kind: 'unit', unit: to === 'hold' ? S : unit }),
  payCost: (g, { quest, seat }, weights) => ({
    kind: 'payCost',
    pay: worthPaying(g, quest, seat, weights),
  }),
  backToBag: (g, { seat, upTo }, weights) => backToBag(g, seat, upTo, weights),
  overflow: (g, { districts }) => ({ kind: 'overflow', district: emptiest(g, districts) }),
  drawEffect: (_g, { quests }) => ({ kind: 'drawEffect', quest: quests[0]! }),
};

export const isSmall = (kind: DecisionKind): kind is SmallKind =>
  kind !== 'develop' && kind !== 'plan';

export const habitual = (g: Play, decision: DecisionOf<SmallKind>, weights: Weights): Answer =>
  (habits[decision.kind] as (g: Play, d: Decision, w: Weights) => Answer)(g, decision, weights);
