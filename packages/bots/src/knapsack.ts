import { OVERRUN, TOWER, districtOf } from '@rowan/rules';
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

function bitCount(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** Whether a Quest on several places is completed by what is chosen. */
function isAcross(
  f: Filling,
  quest: number,
  at: { fought: number; used: number; fights: number; spots: number },
): boolean {
  const card = f.p.cards.catalogue.quests[quest]!;
  if (card.kind === 'end') return false;
  const { condition } = card;
  if (condition.kind === 'defeats') return at.fights >= condition.n;
  if (condition.kind === 'activate')
    return at.spots >= condition.locations && bitCount(at.used) >= condition.districts;
  if (condition.kind !== 'activateAndDefeat') return false;
  for (const { place, type } of f.chosen) {
    if (type === 0 || place >= 28) continue;
    const district = districtOf(place);
    const monster = f.p.cards.monsters[f.p.state.monsters[place - 16]!]!;
    const many = OVERRUN[condition.minMonsters] ?? 0;
    if (
      (at.used >> district) & 1 &&
      monster.level >= condition.minLevel &&
      f.overrun[district]! >= many
    )
      return true;
  }
  return false;
}

/** What the set is worth beyond its items: overrun Peasants, Quests on several places. */
function together(f: Filling): number {
  let fought = 0;
  let used = 0;
  let fights = 0;
  let spots = 0;
  for (let i = 0; i < f.chosen.length; i++) {
    const { place, type } = f.chosen[i]!;
    if (type !== 0) {
      fights++;
      if (place < 28) fought |= 1 << districtOf(place);
    } else if (place < TOWER) {
      spots++;
      used |= 1 << districtOf(place);
    }
  }
  let value = 0;
  for (let i = 0; i < f.chosen.length; i++) {
    const { place, type } = f.chosen[i]!;
    const district = type === 0 ? districtOf(place) : -1;
    if (district >= 0 && ((fought >> district) & 1) === 0)
      value += f.overrun[district]! * f.p.o.price[0]!;
  }
  if (f.slack === 0) return value;
  const { hand } = f.p.state.players[f.p.o.seat]!;
  const at = { fought, used, fights, spots };
  for (let i = 0; i < hand.length; i++) if (isAcross(f, hand[i]!, at)) value += f.gains[i]!;
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
  for (let i = 0; i < hand.length; i++) {
    const card = p.cards.catalogue.quests[hand[i]!]!;
    if (card.kind === 'end') continue;
    const { kind } = card.condition;
    if (kind === 'defeats' || kind === 'activate' || kind === 'activateAndDefeat')
      slack += gains[i]!;
  }
  return slack;
}

function overrunsOf(p: Prices): number[] {
  const { monsters } = p.state;
  return [0, 1, 2, 3].map((d) => {
    let n = 0;
    for (let i = d * 3; i < d * 3 + 3; i++) if (monsters[i]! >= 0) n++;
    return OVERRUN[n]!;
  });
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
    corruption: tavern[8]!,
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
