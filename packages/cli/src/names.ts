import { MEEPLES, type Catalogue } from '@rowan/cards';
import {
  HENCHMAN,
  OVERLORD,
  SLOT,
  TOWER,
  districtOf,
  isCouncil,
  isFoe,
  type Counts,
  type Place,
  type Source,
} from '@rowan/rules';
import type { Ink } from './ink.ts';
import { NAMES } from './strings.ts';

type CardSource = Extract<Source, { card: string }>;
type CardKind = CardSource['card'];

type Named = { readonly name: string };

/** The list of the catalogue that each kind of source counts in. */
const LISTS: { readonly [K in CardKind]: (catalogue: Catalogue) => readonly Named[] } = {
  start: ({ startingLocations }) => startingLocations,
  tile: ({ tiles }) => tiles,
  slot: ({ slots }) => slots,
  room: ({ rooms }) => rooms,
  monster: ({ monsters }) => monsters,
  overlord: ({ overlords }) => overlords,
  henchman: ({ henchman }) => [henchman],
  token: ({ bonusTokens }) => bonusTokens,
  quest: ({ quests }) => quests,
  hero: ({ heroes }) => heroes,
  prestige: ({ prestige }) => prestige,
  order: ({ guard }) => guard.orders,
  spot: ({ guard }) => guard.board,
};

export const cardName = (catalogue: Catalogue, { card, index }: CardSource): string =>
  LISTS[card](catalogue)[index]!.name;

export const districtName = (district: number): string => NAMES.districts[district]!;

/** Where a place is: `Castle`, `Castle inner`, `Castle Tower`, `Castle 1`, `Overlord 1`, `Henchman`. */
export function placeName(place: Place): string {
  if (place === HENCHMAN) return NAMES.henchman;
  if (isCouncil(place)) return NAMES.overlord(place - OVERLORD + 1);
  const district = districtName(districtOf(place));
  if (isFoe(place)) return `${district} ${((place - TOWER - 4) % 3) + 1}`;
  if (place >= TOWER) return NAMES.tower(district);
  if (place >= SLOT) return `${district} ${NAMES.slots[(place - SLOT) % 2]!}`;
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
export function meepleLetters(ink: Ink, counts: Counts, as: Counts = []): string {
  const declared = as.flatMap((n, unit) => Array.from({ length: n }, () => unit));
  const letters = counts.flatMap((n, meeple) =>
    Array.from({ length: n }, (_, i) => {
      const letter = meepleLetter(ink, meeple);
      const unit = MEEPLES[meeple] === 'S' ? declared[i] : undefined;
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
