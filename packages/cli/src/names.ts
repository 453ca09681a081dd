import {
  HENCHMAN,
  MEEPLES,
  OVERLORD,
  S,
  cardOf,
  districtOf,
  isCouncil,
  isFoe,
  isSlot,
  isTower,
  monsterSlotOf,
  outerOf,
  type CardSource,
  type Catalogue,
  type Classes,
  type Counts,
  type Place,
} from '@rowan/cards';
import type { Ink } from './ink.ts';
import { NAMES } from './strings.ts';

export const cardName = (catalogue: Catalogue, source: CardSource): string =>
  cardOf(catalogue, source)!.name;

export const districtName = (district: number): string => NAMES.districts[district]!;

/** Where a place is: `Castle`, `Castle inner`, `Castle Tower`, `Castle 1`, `Overlord 1`, `Henchman`. */
export function placeName(place: Place): string {
  if (place === HENCHMAN) return NAMES.henchman;
  if (isCouncil(place)) return NAMES.overlord(place - OVERLORD + 1);
  const district = districtName(districtOf(place));
  if (isFoe(place)) return `${district} ${monsterSlotOf(place) + 1}`;
  if (isTower(place)) return NAMES.tower(district);
  if (isSlot(place)) return `${district} ${NAMES.slots[outerOf(place)]!}`;
  return district;
}

/** In the order of MEEPLES. */
const PAINTS = [
  'gray',
  'red',
  'blue',
  'cyan',
  'yellow',
  'green',
  'greenBright',
  'magentaBright',
  'magenta',
] as const satisfies readonly (keyof Ink)[];

/** One meeple as its letter, in its colour. */
export const meepleLetter = (ink: Ink, meeple: number): string =>
  ink[PAINTS[meeple]!](MEEPLES[meeple]);

/** Meeples one by one, `P P W`; a Shaman with the class it stands for, `S=W`. */
export function meepleLetters(ink: Ink, counts: Counts, as: Classes = []): string {
  const declared = as.flatMap((n, unit) => Array.from({ length: n }, () => unit));
  const letters = counts.flatMap((n, meeple) =>
    Array.from({ length: n }, (_, i) => {
      const letter = meepleLetter(ink, meeple);
      const unit = meeple === S ? declared[i] : undefined;
      return unit === undefined ? letter : `${letter}=${meepleLetter(ink, unit)}`;
    }),
  );
  return letters.join(' ');
}

/** Meeples by number, `P×3 W X×2`; a dash for none. */
export function meepleCounts(ink: Ink, counts: Counts): string {
  const parts = counts.flatMap((n, meeple) => {
    if (n === 0) return [];
    return [n === 1 ? meepleLetter(ink, meeple) : `${meepleLetter(ink, meeple)}×${n}`];
  });
  return parts.length > 0 ? parts.join(' ') : '–';
}
