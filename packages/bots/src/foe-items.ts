import { MEEPLES, MONSTER_TYPES, type DefeatCondition } from '@rowan/cards';
import {
  BASICS,
  HENCHMAN,
  L,
  MONSTER,
  OVERLORD,
  P,
  R,
  S,
  UNITS,
  W,
  noMeeples,
  type Counts,
  type Foe,
  type Place,
} from '@rowan/rules';
import { FORGED, RECRUITS, type Item } from './items.ts';
import { boostWorth, completedWorth, effectsWorth, type Prices } from './prices.ts';
import { heroCv } from './seat.ts';
import { F, J } from './weights.ts';

/** All handfuls of Units in the Tavern, in mixed radix, with the CV each has before it meets a foe. */
export interface Handfuls {
  readonly n: number;
  readonly kinds: readonly number[];
  readonly strides: readonly number[];
  /** Units of handful i by kind at i × 8. */
  readonly counts: Uint8Array;
  /** The same, four bits each. */
  readonly packed: Int32Array;
  readonly sizes: Uint8Array;
  readonly cv: Int16Array;
  /** Peasants in the Tavern; one more may join from the Lodgings (M5). */
  readonly peasants: number;
  readonly recruiting: boolean;
  /** The class a Shaman stands for. */
  shamanAs: number;
}

const MOST = 4096;

function mayRecruit(p: Prices): boolean {
  const player = p.state.players[p.o.seat]!;
  const { levels } = p.cards.catalogue.heroes[0]!;
  return player.lodgings[P]! > 0 && levels[player.levels[0]! - 1]!.recruits === true;
}

export function handfulsOf(p: Prices): Handfuls {
  const { tavern } = p.state.players[p.o.seat]!;
  const recruiting = tavern[W]! > 0 && mayRecruit(p);
  const kinds: number[] = [];
  const strides: number[] = [];
  const most: number[] = [];
  let n = 1;
  for (let kind = 0; kind < UNITS; kind++) {
    let up = Math.min(7, tavern[kind]! + (kind === P && recruiting ? 1 : 0));
    if (n * (up + 1) > MOST) up = Math.max(0, Math.floor(MOST / n) - 1);
    if (up === 0) continue;
    kinds.push(kind);
    strides.push(n);
    most.push(up);
    n *= up + 1;
  }
  const counts = new Uint8Array(n * UNITS);
  const packed = new Int32Array(n);
  const sizes = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < kinds.length; k++) {
      const c = Math.floor(i / strides[k]!) % (most[k]! + 1);
      counts[i * UNITS + kinds[k]!] = c;
      packed[i]! |= c << (kinds[k]! * 4);
      sizes[i]! += c;
    }
  }
  const cv = new Int16Array(n);
  const peasants = tavern[P]!;
  return { n, kinds, strides, counts, packed, sizes, cv, peasants, recruiting, shamanAs: 0 };
}

/** CV of each Unit by kind with the turn boosts of a plan; the last for all (L3). */
function unitCvs(p: Prices, h: Handfuls, turn: readonly number[]): Float64Array {
  const player = p.state.players[p.o.seat]!;
  const cvs = new Float64Array(UNITS);
  for (let unit = 0; unit < UNITS; unit++)
    cvs[unit] = heroCv(p.cards, player, unit) + player.boosts[unit]! + turn[unit]! + turn[UNITS]!;
  let best = -1;
  for (let unit = 0; unit < BASICS; unit++) {
    const boost = player.boosts[unit]! + turn[unit]!;
    if (boost <= best) continue;
    best = boost;
    h.shamanAs = unit;
  }
  cvs[S]! += Math.max(0, best);
  return cvs;
}

/** Pair boosts as triples (by, who, n): lasting ones and those printed on Hero cards. */
function pairsOf(p: Prices): number[] {
  const player = p.state.players[p.o.seat]!;
  const pairs = player.pairs.slice();
  for (let hero = 0; hero < 4; hero++) {
    const { boosts } = p.cards.catalogue.heroes[hero]!.levels[player.levels[hero]! - 1]!;
    for (const boost of boosts ?? [])
      if (boost.kind === 'pair')
        pairs.push(MEEPLES.indexOf(boost.by), MEEPLES.indexOf(boost.who), boost.n);
  }
  return pairs;
}

/** Counts the CV of every handful under the turn boosts of a plan. */
export function strengthen(p: Prices, h: Handfuls, turn: readonly number[]): void {
  const cvs = unitCvs(p, h, turn);
  const pairs = pairsOf(p);
  for (let i = 0; i < h.n; i++) {
    const at = i * UNITS;
    let cv = 0;
    for (let k = 0; k < h.kinds.length; k++) cv += h.counts[at + h.kinds[k]!]! * cvs[h.kinds[k]!]!;
    for (let j = 0; j < pairs.length; j += 3) {
      const by = pairs[j]!;
      const who = pairs[j + 1]!;
      if (h.counts[at + by]! > (by === who ? 1 : 0)) cv += pairs[j + 2]! * h.counts[at + who]!;
    }
    h.cv[i] = cv;
  }
}

/** A foe that stands open, with what it pays whoever is sent. */
interface Target {
  readonly foe: Foe;
  readonly place: Place;
  readonly value: number;
  readonly against: number;
  readonly quests: readonly Wish[];
}

/** A Quest in hand that may be completed at a foe: bit by place in the hand, and what it asks of the party. */
interface Wish {
  readonly bit: number;
  readonly condition: DefeatCondition;
  /** Units asked for, by kind; the one forbidden, or −1. */
  readonly with: readonly number[];
  readonly without: number;
}

function wishOf(bit: number, condition: DefeatCondition): Wish {
  const wanted = noMeeples();
  for (const unit of condition.with ?? []) wanted[MEEPLES.indexOf(unit)]! += 1;
  const { without } = condition;
  return { bit, condition, with: wanted, without: without ? MEEPLES.indexOf(without) : -1 };
}

function questsFor(p: Prices, foe: Foe): Target['quests'] {
  const { hand } = p.state.players[p.o.seat]!;
  const quests: Wish[] = [];
  for (let i = 0; i < hand.length && i < 30; i++) {
    const card = p.cards.catalogue.quests[hand[i]!]!;
    if (card.kind === 'end' || card.condition.kind !== 'defeat') continue;
    const { condition } = card;
    if (condition.type !== undefined && MONSTER_TYPES.indexOf(condition.type) !== foe.type)
      continue;
    if (foe.level < (condition.minLevel ?? 0) || foe.strength < (condition.minStrength ?? 0))
      continue;
    quests.push(wishOf(1 << i, condition));
  }
  return quests;
}

function target(p: Prices, place: Place, foe: Foe): Target {
  let value = foe.vp + effectsWorth(p, foe.list.effects);
  for (const boost of foe.boosts) value += boostWorth(p, boost);
  if (place < OVERLORD) value += p.weights[J.pile]!;
  const against = p.state.players[p.o.seat]!.against[foe.type]!;
  return { foe, place, value, against, quests: questsFor(p, foe) };
}

export function targetsOf(p: Prices): Target[] {
  const { state, cards } = p;
  const targets: Target[] = [];
  for (let slot = 0; slot < 12; slot++) {
    const monster = state.monsters[slot]!;
    if (monster >= 0) targets.push(target(p, MONSTER + slot, cards.monsters[monster]!));
  }
  if (state.lastRound === 0 || state.round <= state.lastRound - 2) return targets;
  const { fought } = state.players[p.o.seat]!;
  for (let i = 0; i < 4; i++) {
    if (i < 3 && (fought >> i) & 1) continue;
    targets.push(target(p, OVERLORD + i, cards.council[i]!));
  }
  return targets;
}

/** CV of a handful against a foe. */
const strengthAt = (h: Handfuls, i: number, { foe, against }: Target): number =>
  h.cv[i]! + h.counts[i * UNITS + L]! * foe.level + against;

const falls = (h: Handfuls, i: number, t: Target, extra: number): boolean =>
  h.sizes[i]! > 0 && strengthAt(h, i, t) + extra >= t.foe.strength;

/** Units of a class in the handful at an offset, Shamans who stand for it among them. */
const standing = (h: Handfuls, at: number, unit: number): number =>
  h.counts[at + unit]! + (unit === h.shamanAs ? h.counts[at + S]! : 0);

function typesAt(h: Handfuls, at: number): number {
  let types = 0;
  for (let unit = 0; unit < UNITS; unit++) if (h.counts[at + unit]! > 0) types++;
  return types;
}

function asked(h: Handfuls, i: number, wish: Wish, surplus: number): boolean {
  const at = i * UNITS;
  const { condition, with: wanted, without } = wish;
  for (let unit = 0; unit < BASICS; unit++)
    if (wanted[unit]! > 0 && standing(h, at, unit) < wanted[unit]!) return false;
  if (condition.units !== undefined && h.sizes[i]! < condition.units) return false;
  if (without >= 0 && standing(h, at, without) > 0) return false;
  if (condition.types !== undefined && typesAt(h, at) < condition.types) return false;
  return condition.surplus === undefined || surplus >= condition.surplus;
}

/** Falls, and completes the Quest if one is wanted. */
function serves(
  h: Handfuls,
  i: number,
  t: Target,
  want: { extra: number; quest: number },
): boolean {
  if (!falls(h, i, t, want.extra)) return false;
  if (want.quest < 0) return true;
  return asked(h, i, t.quests[want.quest]!, strengthAt(h, i, t) + want.extra - t.foe.strength);
}

/** Nobody there could stay at home. */
function isMinimal(
  h: Handfuls,
  i: number,
  t: Target,
  want: { extra: number; quest: number },
): boolean {
  for (let k = 0; k < h.kinds.length; k++) {
    if (h.counts[i * UNITS + h.kinds[k]!]! > 0 && serves(h, i - h.strides[k]!, t, want))
      return false;
  }
  return true;
}

/** E3: the Bonus token's VP for these Units. */
function tokenVp(p: Prices, h: Handfuls, i: number, place: Place): number {
  if (place < OVERLORD || place >= HENCHMAN) return 0;
  const { condition, vp } = p.cards.catalogue.bonusTokens[p.state.tokens[place - OVERLORD]!]!;
  const at = i * UNITS;
  const { levels } = p.state.players[p.o.seat]!;
  if (condition.kind === 'fewUnits') return h.sizes[i]! <= condition.n ? vp : 0;
  if (condition.kind === 'prestige')
    return h.counts[at + R]! + h.counts[at + L]! + h.counts[at + S]! > 0 ? vp : 0;
  let types = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    const level = unit === P ? 0 : unit < R ? levels[unit - 1]! : 2;
    if (h.counts[at + unit]! > 0 && level >= condition.level) types++;
  }
  return types >= condition.n ? vp : 0;
}

/** VP that Units bring by being there. */
function presence(p: Prices, packed: number): number {
  let value = 0;
  for (let unit = R; unit < UNITS; unit++) {
    if (((packed >>> (unit * 4)) & 7) === 0) continue;
    const { ability } = p.cards.catalogue.prestige[unit - R]!;
    if (ability.kind === 'vpPerMonster') value += ability.n;
  }
  return value;
}

function shamansAs(h: Handfuls, packed: number): Counts | null {
  const shamans = (packed >>> (S * 4)) & 7;
  if (shamans === 0) return null;
  const as = [0, 0, 0, 0, 0];
  as[h.shamanAs] = shamans;
  return as;
}

function partyItem(
  p: Prices,
  h: Handfuls,
  i: number,
  of: { t: Target; extra: number; once: number },
): Item {
  const { t, extra, once } = of;
  const packed = h.packed[i]!;
  const surplus = strengthAt(h, i, t) + extra - t.foe.strength;
  let quests = 0;
  for (const wish of t.quests) if (asked(h, i, wish, surplus)) quests |= wish.bit;
  // M5: the Peasant who joins comes from the Lodgings, not from the Tavern.
  const recruits = once & RECRUITS;
  return {
    place: t.place,
    packed: packed - recruits,
    corruption: 0,
    as: shamansAs(h, packed),
    size: h.sizes[i]! - recruits,
    value: t.value + tokenVp(p, h, i, t.place) + presence(p, packed),
    quests,
    once,
    type: 1 << t.foe.type,
    bounty: 0,
    density: 0,
  };
}

/** Parties that beat a foe and of which nobody is spare, also those that complete a Quest on the way. */
export function foeItems(p: Prices, h: Handfuls, t: Target, forge: number): Item[] {
  const items: Item[] = [];
  for (let extra = 0; ; extra = forge) {
    const want = { extra, quest: -1 };
    for (let i = 1; i < h.n; i++) {
      if (!falls(h, i, t, extra)) continue;
      const at = i * UNITS;
      const joined = h.recruiting && h.counts[at + P]! > 0 && h.counts[at + W]! > 0;
      const plain = h.counts[at + P]! <= h.peasants;
      if (!plain && !joined) continue;
      for (want.quest = -1; want.quest < t.quests.length; want.quest++) {
        if (!serves(h, i, t, want) || !isMinimal(h, i, t, want)) continue;
        const forged = extra > 0 ? FORGED : 0;
        if (plain) items.push(partyItem(p, h, i, { t, extra, once: forged }));
        if (joined && forged === 0 && h.sizes[i]! > 1)
          items.push(partyItem(p, h, i, { t, extra, once: RECRUITS }));
        break;
      }
    }
    if (extra === forge) return items;
  }
}

/** VP that completing each Quest in hand adds to keeping it. */
export function questGains(p: Prices): Float64Array {
  const { hand } = p.state.players[p.o.seat]!;
  const gains = new Float64Array(hand.length);
  for (let i = 0; i < hand.length; i++)
    gains[i] = Math.max(0.3, completedWorth(p, hand[i]!) - p.weights[F.turnQuests]! * p.hand[i]!);
  return gains;
}
