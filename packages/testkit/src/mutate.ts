import type { Answer, AnswerOf, Below } from '@rowan/rules';
import { pick } from './luck.ts';
import { anyPlace, madeUp } from './made-up.ts';

/** Answers that are nearly right, or wrong altogether: what a bad client or a liar might send. */

type Loose = Record<string, unknown>;

const NUMBERS = [
  -1, -0, 0, 1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 27, 28, 31, 32, 44, 255, 256, 1000,
] as const;
const ODD_NUMBERS = [0.5, 1001, -(2 ** 31), 2 ** 31, 2 ** 53, 1e300, NaN, Infinity] as const;
const WORDS = [
  'develop', 'plan', 'order', 'discardQuest', 'cleanse', 'unit', 'payCost', 'backToBag', 'overflow',
  'drawEffect', 'assign', 'construct', 'levelUp', 'ability', 'end', 'tavern', 'lodgings', 'bag', '', 'P', '0',
  '__proto__', 'constructor', 'toString',
] as const; // prettier-ignore
const KEYS = [
  'kind', 'do', 'tile', 'place', 'places', 'units', 'as', 'recruit', 'forge', 'unit', 'item', 'quest', 'from',
  'pay', 'meeples', 'district', 'construct', 'levelUp', 'peasants', 'shamans', 'shaman', 'length', '__proto__',
] as const; // prettier-ignore

/** Any JSON value, and now and then a value that JSON does not know. */
export function junk(below: Below, depth = 3): unknown {
  switch (below(depth > 0 ? 9 : 6)) {
    case 0:
      return pick([null, undefined, true, false], below);
    case 1:
      return pick(ODD_NUMBERS, below);
    case 2:
      return pick(WORDS, below);
    case 3:
    case 4:
    case 5:
      return pick(NUMBERS, below);
    case 6:
      return junkList(below, depth);
    default:
      return junkObject(below, depth);
  }
}

function junkList(below: Below, depth: number): unknown[] {
  const length = pick([0, 1, 2, 5, 8, 9, 10], below);
  if (below(8) === 0) return Object.assign([], { length }); // nothing but holes
  const small = below(2) === 0;
  return Array.from({ length }, () => (small ? below(3) : junk(below, depth - 1)));
}

function junkObject(below: Below, depth: number): Loose {
  const object: Loose = {};
  for (let n = below(5); n > 0; n--) object[pick(KEYS, below)] = junk(below, depth - 1);
  return object;
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, copy(held)]));
}

function nudged(value: number, below: Below): number {
  const near = below(3);
  if (near === 0) return value + 1;
  return near === 1 ? value - 1 : pick(below(4) === 0 ? ODD_NUMBERS : NUMBERS, below);
}

function changedList(list: unknown[], below: Below): unknown[] {
  const at = below(list.length + 1);
  switch (below(5)) {
    case 0:
      list.splice(at, 1);
      return list;
    case 1:
      list.splice(at, 0, list.length > 0 ? copy(pick(list, below)) : junk(below));
      return list;
    case 2:
      list.splice(at, 0, junk(below));
      return list;
    case 3:
      return list.toReversed();
    default:
      list.length = pick([0, list.length, list.length + 1], below);
      return list;
  }
}

function changedObject(object: Loose, below: Below): Loose {
  const keys = Object.keys(object);
  if (below(2) === 0 && keys.length > 0) delete object[pick(keys, below)];
  else object[pick(KEYS, below)] = junk(below);
  return object;
}

/** The value with one thing in it changed; containers are walked into more often than broken. */
function changed(value: unknown, below: Below): unknown {
  if (below(24) === 0) return junk(below);
  if (typeof value === 'number') return nudged(value, below);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return pick(WORDS, below);
  if (typeof value !== 'object' || value === null) return junk(below);
  const held = value as Loose;
  const keys = Object.keys(held);
  if (keys.length === 0 || below(6) === 0)
    return Array.isArray(value) ? changedList(value, below) : changedObject(held, below);
  const key = pick(keys, below);
  held[key] = changed(held[key], below);
  return value;
}

interface LoosePlace {
  place: number;
  units: number[];
  as?: number[];
}

/** Moves a meeple, a declaration or a place of a plan: still of the right shape, often legal. */
function rearranged(plan: AnswerOf<'plan'>, below: Below): unknown {
  const { places, ...rest } = copy(plan) as { places: LoosePlace[] };
  if (places.length === 0) return { ...rest, places: [randomPlace(below)] };
  const one = pick(places, below);
  const unit = below(9);
  switch (below(7)) {
    case 0:
      return { ...rest, places, recruit: one.place };
    case 1:
      return { ...rest, places, forge: { place: one.place, unit } };
    case 2:
      one.place = anyPlace(below);
      return { ...rest, places };
    case 3:
      return { ...rest, places: [...places, randomPlace(below)] };
    case 4:
      one.as = [0, 0, 0, 0, 0];
      one.as[below(5)] = one.units[7]!;
      return { ...rest, places };
    case 5:
      one.units[unit]! += 1;
      return { ...rest, places };
    default:
      if (one.units[unit]! > 0) one.units[unit]! -= 1;
      pick(places, below).units[unit]! += 1;
      return { ...rest, places };
  }
}

function randomPlace(below: Below): LoosePlace {
  const units = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let n = 1 + below(3); n > 0; n--) units[below(9)]! += 1;
  return { place: anyPlace(below), units };
}

/** A legal answer, one to three changes away; or another of its kind; or, now and then, anything at all. */
export function mutated(answer: Answer, below: Below): unknown {
  const chance = below(16);
  if (chance === 0) return junk(below);
  if (chance < 5) return madeUp(answer.kind, below);
  if (answer.kind === 'plan' && chance < 11) return rearranged(answer, below);
  let value = copy(answer);
  for (let n = 1 + below(3); n > 0; n--) value = changed(value, below);
  return value;
}
