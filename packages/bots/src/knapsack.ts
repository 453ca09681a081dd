import { DISTRICTS, P, X, districtOf, isMonster } from '@rowan/cards';
import { ON_SEVERAL_PLACES, overrunIn, questMet } from '@rowan/rules';
import { fits, pack, unitCount, type Item } from './items.ts';
import type { Prices } from './prices.ts';

/** The best sets of items found so far, best first. */
export interface Sack {
  readonly best: { readonly items: readonly Item[]; readonly value: number }[];
  readonly keep: number;
}

interface Load {
  readonly items: readonly Item[];
  readonly fixed: readonly Item[];
  /** VP of completing each Quest in hand. */
  readonly gains: Float64Array;
  readonly nodes: number;
}

interface Filling {
  readonly p: Prices;
  readonly items: readonly Item[];
  readonly gains: Float64Array;
  readonly sack: Sack;
  readonly chosen: Item[];
  /** Peasants that flee to each district (T7), while nobody fights there. */
  readonly overrun: readonly number[];
  /** VP that Quests on several places may add at most. */
  readonly slack: number;
  left: number;
  units: number;
  corruption: number;
  places: number;
  once: number;
  quests: number;
  value: number;
  nodes: number;
}

function questValue(gains: Float64Array, quests: number): number {
  if (quests === 0) return 0;
  let value = 0;
  for (let i = 0; i < gains.length; i++) if ((quests >> i) & 1) value += gains[i]!;
  return value;
}

const isAcross = ({ cards }: Prices, quest: number): boolean =>
  ON_SEVERAL_PLACES[cards.conditions[quest]!.kind];

/** What the set is worth beyond its items: overrun Peasants, Quests on several places. */
function together(f: Filling): number {
  let fought = 0;
  for (let i = 0; i < f.chosen.length; i++) {
    const { place } = f.chosen[i]!;
    if (isMonster(place)) fought |= 1 << districtOf(place);
  }
  let value = 0;
  for (let i = 0; i < f.chosen.length; i++) {
    const { place, type } = f.chosen[i]!;
    const district = type === 0 ? districtOf(place) : -1;
    if (district >= 0 && ((fought >> district) & 1) === 0)
      value += f.overrun[district]! * f.p.o.price[P]!;
  }
  if (f.slack === 0) return value;
  const { seat } = f.p.o;
  const { hand } = f.p.state.players[seat]!;
  const at = { seat, place: -1, resolved: f.places };
  for (let i = 0; i < hand.length; i++)
    if (isAcross(f.p, hand[i]!) && questMet(f.p, hand[i]!, at)) value += f.gains[i]!;
  return value;
}

/** F3: every Bounty has its foe. */
function bountiesMet({ chosen }: Filling): boolean {
  let types = 0;
  let bounties = 0;
  for (let i = 0; i < chosen.length; i++) {
    types |= chosen[i]!.type;
    bounties |= chosen[i]!.bounty;
  }
  return (bounties & ~types) === 0;
}

function record(f: Filling): void {
  if (!bountiesMet(f)) return;
  const value = f.value + together(f);
  const { best, keep } = f.sack;
  if (best.length === keep) {
    if (value <= best[keep - 1]!.value) return;
    best.pop();
  }
  let at = best.length;
  while (at > 0 && best[at - 1]!.value < value) at--;
  best.splice(at, 0, { items: f.chosen.slice(), value });
}

const floorOf = ({ sack }: Filling): number =>
  sack.best.length < sack.keep ? -Infinity : sack.best[sack.keep - 1]!.value;

function put(f: Filling, item: Item, sign: 1 | -1): void {
  f.left -= sign * item.packed;
  f.units -= sign * item.size;
  f.corruption -= sign * item.corruption;
  if (sign > 0) {
    f.places |= 1 << item.place;
    f.once |= item.once;
    f.chosen.push(item);
  } else {
    f.places &= ~(1 << item.place);
    f.once &= ~item.once;
    f.chosen.pop();
  }
}

function extend(f: Filling, from: number): void {
  let leaf = true;
  for (let i = from; i < f.items.length && f.nodes > 0; i++) {
    const item = f.items[i]!;
    if (f.value + f.units * item.density + f.slack <= floorOf(f)) return;
    if ((f.places >>> item.place) & 1 || f.once & item.once || !fits(f.left, item.packed)) continue;
    if (item.corruption > f.corruption) continue;
    f.nodes--;
    leaf = false;
    const { quests, value } = f;
    f.value += item.value + questValue(f.gains, item.quests & ~quests);
    f.quests |= item.quests;
    put(f, item, 1);
    extend(f, i + 1);
    put(f, item, -1);
    f.quests = quests;
    f.value = value;
  }
  if (leaf) record(f);
}

/** What Quests on several places could add. */
function slackOf(p: Prices, gains: Float64Array): number {
  const { hand } = p.state.players[p.o.seat]!;
  let slack = 0;
  for (let i = 0; i < hand.length; i++) if (isAcross(p, hand[i]!)) slack += gains[i]!;
  return slack;
}

function overrunsOf(p: Prices): number[] {
  return DISTRICTS.map((_, district) => overrunIn(p.state, district));
}

const WORTHLESS = 0.02;

/** Fills the sack with sets of items that go together, searching those worth most per Unit first. */
export function knapsack(p: Prices, { items, fixed, gains, nodes }: Load, sack: Sack): void {
  const slack = slackOf(p, gains);
  const least = slack > 0 ? -0.6 : WORTHLESS;
  const sorted: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    const value = item.value + questValue(gains, item.quests);
    item.density = value / item.size;
    if (value > least) sorted.push(item);
  }
  sorted.sort((a, b) => b.density - a.density);
  const { tavern } = p.state.players[p.o.seat]!;
  const f: Filling = {
    p,
    items: sorted,
    gains,
    sack,
    chosen: [],
    overrun: overrunsOf(p),
    slack,
    left: pack(tavern),
    units: unitCount(tavern),
    corruption: tavern[X]!,
    places: 0,
    once: 0,
    quests: 0,
    value: 0,
    nodes,
  };
  for (const item of fixed) {
    put(f, item, 1);
    f.value += item.value;
  }
  extend(f, 0);
}
