import { type Classes } from '@rowan/cards';
import {
  BASICS,
  KINDS,
  VP_SOURCES,
  type Counts,
  type PlannedFact,
  type Source,
  type VpSource,
} from '@rowan/rules';
import type { Json } from './patch.ts';

/** How a value goes over the wire and comes back. */
export interface Form<T> {
  pack(value: T): Json;
  unpack(packed: Json): T;
}

const same = <T extends Json>(): Form<T> => ({
  pack: (value) => value,
  unpack: (packed) => packed as T,
});

export const number = same<number>();
export const numbers = same<readonly number[]>();
export const text = same<string>();

/** One of a few words, by its number. */
export function word<T extends string>(words: Readonly<Record<T, number>>): Form<T> {
  const byNumber = Object.fromEntries((Object.keys(words) as T[]).map((one) => [words[one], one]));
  return { pack: (value) => words[value], unpack: (packed) => byNumber[Number(packed)]! };
}

const DIGITS = 36;

/** A count for each kind of meeple as one digit each, without the zeros at the end. */
const digits = <T extends Counts | Classes>(length: number): Form<T> => ({
  pack: (values) => {
    if (values.length !== length || values.some((n) => !(n >= 0 && n < DIGITS))) return values;
    let shown = '';
    let zeros = '';
    for (const n of values) {
      if (n === 0) zeros += '0';
      else [shown, zeros] = [shown + zeros + n.toString(DIGITS), ''];
    }
    return shown;
  },
  unpack: (packed) =>
    typeof packed === 'string'
      ? (Array.from({ length }, (_, i) => parseInt(packed[i] ?? '0', DIGITS)) as T)
      : (packed as T),
});

export const meeples = digits<Counts>(KINDS);

const CARDS = {
  start: 0,
  tile: 1,
  slot: 2,
  room: 3,
  monster: 4,
  overlord: 5,
  henchman: 6,
  token: 7,
  quest: 8,
  hero: 9,
  prestige: 10,
  order: 11,
  spot: 12,
} as const satisfies Readonly<Record<Extract<Source, { card: string }>['card'], number>>;

/** Room for the kinds of cards beside the number of a card. */
const CARD_KINDS = 16;
const card = word(CARDS);

/** A card as one number, a rule by its id. */
export const source: Form<Source> = {
  pack: (from) => ('card' in from ? from.index * CARD_KINDS + CARDS[from.card] : from.rule),
  unpack: (packed) =>
    typeof packed === 'number'
      ? { card: card.unpack(packed % CARD_KINDS), index: Math.floor(packed / CARD_KINDS) }
      : { rule: packed as string },
};

const classes = digits<Classes>(BASICS);

export const planned: Form<readonly PlannedFact[]> = {
  pack: (places) =>
    places.map(({ place, units, as, cv, strength }) => [
      place,
      meeples.pack(units),
      classes.pack(as),
      ...(cv === undefined || strength === undefined ? [] : [cv, strength]),
    ]),
  unpack: (packed) =>
    (packed as readonly (readonly Json[])[]).map(([place, units, as, cv, strength]) => ({
      place: place as number,
      units: meeples.unpack(units!),
      as: classes.unpack(as!),
      ...(cv === undefined ? {} : { cv: cv as number, strength: strength as number }),
    })),
};

export const vpSource = word(
  Object.fromEntries(VP_SOURCES.map((one, i) => [one, i])) as Record<VpSource, number>,
);
