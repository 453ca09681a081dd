import {
  BASICS,
  HENCHMAN,
  HERO_CLASSES,
  MEEPLES,
  MONSTER,
  MONSTER_SLOTS,
  OVERLORD,
  P,
  R,
  S,
  UNITS,
  W,
  councilOpen,
  foughtBefore,
  noClasses,
  type Classes,
  type Place,
} from '@rowan/cards';
import {
  bonusMet,
  foeAsAsked,
  mayRecruit,
  partyAsAsked,
  type AskedOf,
  type Foe,
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
  /** How many times the level of a foe adds to the CV (M4). */
  readonly levelCv: Uint8Array;
  readonly cv: Int16Array;
  /** Peasants in the Tavern; one more may join from the Lodgings (M5). */
  readonly peasants: number;
  readonly recruiting: boolean;
  /** The class a Shaman stands for; Shamans by class, of the handful that is looked at. */
  shamanAs: number;
  readonly as: Classes;
}

const MOST = 4096;

export function handfulsOf(p: Prices): Handfuls {
  const player = p.state.players[p.o.seat]!;
  const { tavern } = player;
  const recruiting = tavern[W]! > 0 && mayRecruit(p, player);
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
  const levelCv = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < kinds.length; k++) {
      const c = Math.floor(i / strides[k]!) % (most[k]! + 1);
      counts[i * UNITS + kinds[k]!] = c;
      packed[i]! |= c << (kinds[k]! * 4);
      sizes[i]! += c;
      levelCv[i]! += c * p.cards.levelCv[kinds[k]!]!;
    }
  }
  const cv = new Int16Array(n);
  const peasants = tavern[P]!;
  const units = { n, kinds, strides, counts, packed, sizes, levelCv, cv };
  return { ...units, peasants, recruiting, shamanAs: 0, as: noClasses() };
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
  h.as.fill(0);
  cvs[S]! += Math.max(0, best);
  return cvs;
}

/** Pair boosts as triples (by, who, n): lasting ones and those printed on Hero cards. */
function pairsOf(p: Prices): number[] {
  const player = p.state.players[p.o.seat]!;
  const pairs = player.pairs.slice();
  for (let hero = 0; hero < HERO_CLASSES.length; hero++) {
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
interface OpenFoe {
  readonly foe: Foe;
  readonly place: Place;
  readonly value: number;
  readonly against: number;
  readonly quests: readonly QuestAtFoe[];
}

/** A Quest in hand that may be completed at a foe: bit by place in the hand, and what it asks of the party. */
interface QuestAtFoe {
  readonly bit: number;
  readonly asked: AskedOf<'defeat'>;
}

function questsFor(p: Prices, foe: Foe): OpenFoe['quests'] {
  const { hand } = p.state.players[p.o.seat]!;
  const quests: QuestAtFoe[] = [];
  for (let i = 0; i < hand.length && i < 30; i++) {
    const asked = p.cards.conditions[hand[i]!]!;
    if (asked.kind === 'defeat' && foeAsAsked(asked, foe)) quests.push({ bit: 1 << i, asked });
  }
  return quests;
}

function openFoe(p: Prices, place: Place, foe: Foe): OpenFoe {
  let value = foe.vp + effectsWorth(p, foe.list.effects);
  for (const boost of foe.boosts) value += boostWorth(p, boost);
  if (place < OVERLORD) value += p.weights[J.pile]!;
  const against = p.state.players[p.o.seat]!.against[foe.type]!;
  return { foe, place, value, against, quests: questsFor(p, foe) };
}

export function openFoes(p: Prices): OpenFoe[] {
  const { state, cards } = p;
  const foes: OpenFoe[] = [];
  for (let slot = 0; slot < MONSTER_SLOTS; slot++) {
    const monster = state.monsters[slot]!;
    if (monster >= 0) foes.push(openFoe(p, MONSTER + slot, cards.monsters[monster]!));
  }
  if (!councilOpen(state)) return foes;
  const player = state.players[p.o.seat]!;
  for (let place = OVERLORD; place <= HENCHMAN; place++)
    if (!foughtBefore(player, place))
      foes.push(openFoe(p, place, cards.council[place - OVERLORD]!));
  return foes;
}

/** CV of a handful against a foe. */
const strengthAt = (h: Handfuls, i: number, { foe, against }: OpenFoe): number =>
  h.cv[i]! + h.levelCv[i]! * foe.level + against;

const falls = (h: Handfuls, i: number, t: OpenFoe, extra: number): boolean =>
  h.sizes[i]! > 0 && strengthAt(h, i, t) + extra >= t.foe.strength;

/** Whether a handful, that much stronger than its foe, is what the Quest asks for (Q2). */
function completes(h: Handfuls, i: number, { asked }: QuestAtFoe, surplus: number): boolean {
  if (surplus < asked.surplus) return false;
  const at = i * UNITS;
  h.as[h.shamanAs] = h.counts[at + S]!;
  return partyAsAsked(asked, h.counts, h.as, at);
}

/** Falls, and completes the Quest if one is wanted. */
function serves(
  h: Handfuls,
  i: number,
  t: OpenFoe,
  want: { extra: number; quest: number },
): boolean {
  if (!falls(h, i, t, want.extra)) return false;
  if (want.quest < 0) return true;
  return completes(h, i, t.quests[want.quest]!, strengthAt(h, i, t) + want.extra - t.foe.strength);
}

/** Nobody there could stay at home. */
function isMinimal(
  h: Handfuls,
  i: number,
  t: OpenFoe,
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
  const side = { cards: p.cards, player: p.state.players[p.o.seat]! };
  return bonusMet(side, condition, h.counts, i * UNITS) ? vp : 0;
}

/** VP that Units bring by being there. */
function presence(p: Prices, packed: number): number {
  let value = 0;
  for (let unit = R; unit < UNITS; unit++) {
    if (((packed >>> (unit * 4)) & 7) > 0) value += p.cards.presenceVp[unit]!;
  }
  return value;
}

function shamansAs(h: Handfuls, packed: number): Classes | null {
  const shamans = (packed >>> (S * 4)) & 7;
  if (shamans === 0) return null;
  const as = noClasses();
  as[h.shamanAs] = shamans;
  return as;
}

function partyItem(
  p: Prices,
  h: Handfuls,
  i: number,
  of: { t: OpenFoe; extra: number; once: number },
): Item {
  const { t, extra, once } = of;
  const packed = h.packed[i]!;
  const surplus = strengthAt(h, i, t) + extra - t.foe.strength;
  let quests = 0;
  for (const wish of t.quests) if (completes(h, i, wish, surplus)) quests |= wish.bit;
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
export function foeItems(p: Prices, h: Handfuls, t: OpenFoe, forge: number): Item[] {
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
