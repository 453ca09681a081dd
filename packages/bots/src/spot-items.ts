import { type Classes } from '@rowan/cards';
import {
  BASICS,
  S,
  SLOT,
  TOWER,
  X,
  noMeeples,
  type Counts,
  type Place,
  type Spot,
} from '@rowan/rules';
import { pack, unitCount, type Item } from './items.ts';
import { effectsWorth, type Prices } from './prices.ts';
import { F } from './weights.ts';

/** What a Room adds to its set's ladder, beyond its own effects. */
function roomWorth(p: Prices, room: number): number {
  const { catalogue } = p.cards;
  const { family } = catalogue.rooms[room]!;
  const set = catalogue.roomSets.find(({ id }) => id === family);
  if (!set) return 0;
  let n = 0;
  for (const own of p.state.players[p.o.seat]!.rooms)
    if (catalogue.rooms[own]!.family === family) n++;
  if (n >= set.ladder.length) return 0;
  const step = (k: number): number =>
    (set.ladder[k] ?? set.ladder[k - 1]!) - (k > 0 ? set.ladder[k - 1]! : 0);
  const open = Math.min(1, p.o.turns / 4);
  const next = n + 1 < set.ladder.length ? step(n + 1) : 0;
  return (
    p.weights[F.sets]! * step(n) + p.weights[F.nextRoom]! * open * (next - (n > 0 ? step(n) : 0))
  );
}

function spotWorth(p: Prices, spot: Spot, place: Place, units: Counts): number {
  if (spot.crown) {
    const option = spot.crown.find(({ unit }) => units[unit]! > 0) ?? spot.crown[0]!;
    return p.o.turns > 0 ? effectsWorth(p, option.list.effects) * p.weights[F.crowns]! : 0;
  }
  let value = effectsWorth(p, spot.list.effects);
  if (spot.stock && p.state.stock[place - SLOT] === 0) value -= p.o.price[spot.stock.meeple]!;
  if (place >= TOWER) {
    const rooms = p.state.towers[place - TOWER]!;
    value += roomWorth(p, rooms[rooms.length - 1]!);
    value += spot.list.vpPerCorruption * units[X]!;
  }
  return value;
}

/** A party in the making for the needs of a Location or Room. */
interface PartialParty {
  readonly p: Prices;
  readonly spot: Spot;
  readonly place: Place;
  readonly left: Counts;
  readonly units: Counts;
  readonly as: Classes;
  readonly seen: Set<number>;
  readonly items: Item[];
}

function keep(d: PartialParty): void {
  const { spot, left, place } = d;
  const packed = pack(d.units);
  if (d.seen.has(packed)) return;
  d.seen.add(packed);
  if (spot.corruption === 'one' && left[X] === 0) return;
  const units = d.units.slice();
  units[X] = spot.corruption === 'one' ? 1 : spot.corruption === 'any' ? left[X]! : 0;
  const standing = units.slice();
  for (let i = 0; i < BASICS; i++) standing[i]! += d.as[i]!;
  d.items.push({
    place,
    packed,
    corruption: units[X],
    as: units[S]! > 0 ? d.as.slice() : null,
    size: unitCount(units),
    value: spotWorth(d.p, spot, place, standing),
    quests: 0,
    once: 0,
    type: 0,
    bounty: spot.bounty < 0 ? 0 : 1 << spot.bounty,
    density: 0,
  });
}

function serve(d: PartialParty, masks: readonly number[], from: number): void {
  if (from === masks.length) return keep(d);
  const mask = masks[from]!;
  for (let unit = 0; unit < S; unit++) {
    if (((mask >> unit) & 1) === 0 || d.left[unit] === 0) continue;
    d.left[unit]! -= 1;
    d.units[unit]! += 1;
    serve(d, masks, from + 1);
    d.left[unit]! += 1;
    d.units[unit]! -= 1;
  }
  if (d.left[S] === 0) return;
  let as = 0;
  while (as < BASICS && ((mask >> as) & 1) === 0) as++;
  if (as === BASICS) return;
  d.left[S]! -= 1;
  d.units[S]! += 1;
  d.as[as]! += 1;
  serve(d, masks, from + 1);
  d.left[S]! += 1;
  d.units[S]! -= 1;
  d.as[as]! -= 1;
}

/** The smallest parties for a Location or Room. */
export function spotItems(p: Prices, spot: Spot, place: Place): Item[] {
  const left = p.state.players[p.o.seat]!.tavern.slice();
  const d: PartialParty = {
    p,
    spot,
    place,
    left,
    units: noMeeples(),
    as: [0, 0, 0, 0, 0],
    seen: new Set(),
    items: [],
  };
  if (!spot.crown) serve(d, spot.masks, 0);
  else for (const { unit } of spot.crown) serve(d, [1 << unit], 0);
  return d.items;
}
