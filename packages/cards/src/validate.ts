import type { Catalogue, HeroCard, PrestigeCard, SlotCard, StartingLocation } from './types.ts';
import { DISTRICTS, HERO_CLASSES, PRESTIGE_CLASSES, type Meeple } from './vocabulary.ts';
import {
  bonusToken,
  council,
  hero,
  monster,
  peasant,
  prestige,
  quest,
  room,
  roomSet,
} from './validate/cards.ts';
import { guard } from './validate/guard.ts';
import { slot, startingLocation, tile } from './validate/locations.ts';
import {
  INVALID,
  checked,
  fail,
  field,
  int,
  item,
  listOf,
  object,
  oneOf,
  partial,
  start,
  text,
  type At,
  type CatalogueError,
  type Check,
  type Shape,
} from './validate/parser.ts';
import { wholeChecks } from './validate/whole.ts';

export type ParsedCatalogue =
  | { readonly ok: true; readonly value: Catalogue }
  | { readonly ok: false; readonly errors: readonly CatalogueError[] };

/** The cards of a list stand in the order of `wanted`, judged by one field. */
const inOrder =
  <T, K extends keyof T & string>(key: K, wanted: readonly T[K][]): Check<readonly T[]> =>
  (cards, at) => {
    cards.forEach((card, index) => {
      if (card[key] !== wanted[index])
        fail(field(item(at, index), key), 'wrongOrder', `${String(wanted[index])}`, card[key]);
    });
  };

const exactly = (n: number) => ({ min: n, max: n });
const twice = <T>(values: readonly T[]): readonly T[] => values.flatMap((value) => [value, value]);

const stock = int(0, 99);
const supply = object<Readonly<Record<Meeple, number>>>({
  P: stock,
  W: stock,
  M: stock,
  C: stock,
  K: stock,
  R: stock,
  L: stock,
  S: stock,
  X: stock,
});

const catalogueShape: Shape<Catalogue> = {
  format: oneOf([1]),
  name: text(60),
  supply,
  peasant,
  heroes: checked(listOf(hero, exactly(4)), inOrder<HeroCard, 'unit'>('unit', HERO_CLASSES)),
  prestige: checked(
    listOf(prestige, exactly(3)),
    inOrder<PrestigeCard, 'unit'>('unit', PRESTIGE_CLASSES),
  ),
  startingLocations: checked(
    listOf(startingLocation, exactly(4)),
    inOrder<StartingLocation, 'district'>('district', DISTRICTS),
  ),
  slots: checked(
    listOf(slot, exactly(8)),
    inOrder<SlotCard, 'district'>('district', twice(DISTRICTS)),
    inOrder<SlotCard, 'position'>(
      'position',
      DISTRICTS.flatMap(() => ['inner', 'outer'] as const),
    ),
  ),
  tiles: listOf(tile, { min: 4, max: 60 }),
  monsters: listOf(monster, { min: 20, max: 120 }),
  overlords: listOf(council('overlord'), exactly(3)),
  henchman: council('henchman'),
  bonusTokens: listOf(bonusToken, exactly(6)),
  quests: listOf(quest, { min: 11, max: 200 }), // S7, G1: two each for four, besides the hunts
  rooms: listOf(room, { min: 4, max: 60 }),
  roomSets: listOf(roomSet, exactly(3)),
  guard,
};

const parse = (value: unknown, at: At): ParsedCatalogue => {
  const parts = partial<Catalogue>(catalogueShape)(value, at);
  if (parts !== INVALID) for (const check of wholeChecks) check(parts, at);
  if (at.errors.count > 0) return { ok: false, errors: at.errors.list };
  return { ok: true, value: parts as Catalogue };
};

/** A catalogue from anything at all: the whole of it, or everything that is wrong with it. */
export const parseCatalogue = (value: unknown): ParsedCatalogue => {
  try {
    return parse(value, start());
  } catch {
    // Only an input that is no plain data, such as one with a throwing getter, ends here.
    return {
      ok: false,
      errors: [{ path: '', code: 'unreadable', expected: 'plain data', got: typeof value }],
    };
  }
};
