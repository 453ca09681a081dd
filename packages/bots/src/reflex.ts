import {
  monstersIn,
  step,
  vacantSlots,
  type Answer,
  type DevelopAnswer,
  type Play,
} from '@rowan/rules';
import { MEEPLES, P, SLOT, UNITS, W, districtOf, heroOf, type Place } from '@rowan/cards';
import { assign, builds, construct, costlyAbilities, freeAbility, rises } from './develop.ts';
import { habitual, isSmall } from './habits.ts';
import { abilityFeature, outlookOf } from './outlook.ts';
import { bestPlans, type Effort } from './planner.ts';
import { effectsWorth, pricesOf, type Prices } from './prices.ts';
import { F, J, type Weights } from './weights.ts';

/** A whole turn without trying anything out: what a quick player would do, for looking ahead. */

const EFFORT: Effort = { keep: 1, nodes: 150 };
const END: DevelopAnswer = { kind: 'develop', do: 'end' };
const EMPTY: Answer = { kind: 'plan', places: [] };

export function pricesFor(g: Play, seat: number, weights: Weights): Prices {
  const o = outlookOf(g.cards, g.state, seat, weights);
  return pricesOf(g.cards, g.state, o, weights);
}

/** VP that a level-up promises, its cost and the Unit's turn taken off. */
function riseWorth(p: Prices, unit: number): number {
  const { levels } = p.state.players[p.o.seat]!;
  const level = levels[heroOf(unit)]!;
  const cards = p.cards.catalogue.heroes[heroOf(unit)]!.levels;
  const worth = (l: number): number => {
    const ability = abilityFeature(unit, l);
    return p.weights[F.levelCv]! * cards[l - 1]!.cv + (ability < 0 ? 0 : p.weights[ability]!);
  };
  const more = (worth(level + 1) - worth(level)) * p.o.drawn[unit]!;
  return more + levelQuests(p, unit, level + 1) - cards[level]!.cost - p.o.worth[unit]!;
}

function levelQuests(p: Prices, unit: number, level: number): number {
  const { hand } = p.state.players[p.o.seat]!;
  let worth = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = p.cards.catalogue.quests[hand[i]!]!;
    if (card.kind === 'end' || card.condition.kind !== 'level') continue;
    const { anyOf, level: wanted } = card.condition;
    if (level < wanted && level > 1) worth += 0.3;
    if (level >= wanted && anyOf.includes(MEEPLES[unit] as 'W')) worth += card.vp - p.hand[i]!;
  }
  return worth;
}

/** VP of what a tile may give its builder this turn. */
function tileWorth(p: Prices, tile: number): number {
  const spot = p.cards.tiles[tile]!;
  const { tavern } = p.state.players[p.o.seat]!;
  for (const mask of spot.masks) {
    let any = false;
    for (let unit = W; unit < UNITS; unit++)
      any ||= ((mask >> unit) & 1) === 1 && tavern[unit]! > 0;
    if (!any && (mask & 1) === 0) return 0;
  }
  return (
    p.weights[J.tile]! * effectsWorth(p, spot.list.effects) + (spot.turnBoosts.length > 0 ? 0.3 : 0)
  );
}

function constructQuests(p: Prices, place: Place): number {
  const { hand } = p.state.players[p.o.seat]!;
  const n = monstersIn(p.state, districtOf(place));
  let worth = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = p.cards.catalogue.quests[hand[i]!]!;
    if (card.kind === 'end' || card.condition.kind !== 'construct') continue;
    const { minMonsters = 0, districts } = card.condition;
    const here =
      districts === undefined ||
      districts.includes(p.cards.catalogue.slots[place - SLOT]!.district);
    if (here && n >= minMonsters) worth += card.vp + 1 - p.hand[i]!;
  }
  return worth;
}

interface Option {
  readonly answer: DevelopAnswer;
  readonly value: number;
}

function bestConstruction(g: Play, p: Prices): Option | null {
  let best: Option | null = null;
  const { market } = g.state;
  let tile = market[0]!;
  for (const other of market) if (tileWorth(p, other) > tileWorth(p, tile)) tile = other;
  for (const place of vacantSlots(g)) {
    const value = effectsWorth(p, p.cards.slots[place - SLOT]!.effects) + constructQuests(p, place);
    if (!best || value > best.value)
      best = { answer: construct(tile, place), value: value + tileWorth(p, tile) };
  }
  return best;
}

function develop(g: Play, weights: Weights): DevelopAnswer {
  const free = freeAbility(g);
  if (free) return free;
  const { turn } = g.state;
  const p = pricesFor(g, g.state.active, weights);
  if (turn.construct) return bestConstruction(g, p)!.answer;
  if (turn.levelUp >= 0) {
    const hero = g.cards.catalogue.heroes[turn.levelUp - 1]!;
    const { levels, vp } = g.state.players[g.state.active]!;
    return hero.levels[levels[heroOf(turn.levelUp)]!]!.cost <= vp
      ? { kind: 'develop', do: 'levelUp' }
      : END;
  }
  if (turn.assigned) return END;
  const [build] = builds(g);
  const site = build ? bestConstruction(g, p) : null;
  const gain = site ? site.value - p.o.worth[P]! * weights[J.builder]! + p.o.price[P]! : 0;
  let rise = null;
  let most = 0;
  for (const option of rises(g)) {
    const value = riseWorth(p, option.unit);
    if (value <= most) continue;
    most = value;
    rise = option;
  }
  if (gain > 0 || rise) return assign(gain > 0 ? build! : null, rise);
  for (const ability of costlyAbilities(g)) if (abilityPays(p, ability)) return ability;
  return END;
}

function abilityPays(p: Prices, answer: DevelopAnswer): boolean {
  if (answer.do !== 'ability') return false;
  const { levels, tavern } = p.state.players[p.o.seat]!;
  const level = levels[heroOf(answer.unit)]!;
  const list = p.cards.abilities[heroOf(answer.unit)]![level - 1];
  const spent = tavern[answer.unit]! * p.weights[J.exhausted]!;
  return list ? effectsWorth(p, list.effects) > spent : false;
}

/** What a quick player answers now. */
export function reflex(g: Play, weights: Weights): Answer {
  const decision = g.state.decision!;
  if (decision.kind === 'develop') return develop(g, weights);
  if (decision.kind === 'plan')
    return bestPlans(pricesFor(g, decision.seat, weights), EFFORT)[0]?.plan ?? EMPTY;
  return isSmall(decision.kind) ? habitual(g, decision, weights) : EMPTY;
}

/** Plays on by reflex until so many turns have begun, or the game is over. */
export function playOn(g: Play, turns: number, weights: Weights): void {
  while (g.state.decision && g.state.turns < turns) step(g, reflex(g, weights));
}
