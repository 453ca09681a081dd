import type { CrownOption, LocationCard, SlotCard, StartingLocation } from '../types.ts';
import { PRESTIGE_CLASSES } from '../vocabulary.ts';
import { base, card } from './cards.ts';
import { district, heroClass } from './conditions.ts';
import { basicClass, few, locationEffect, need, plain, some } from './effects.ts';
import {
  bool,
  closed,
  fail,
  field,
  int,
  item,
  listOf,
  object,
  oneOf,
  optional,
  type At,
  type Shape,
} from './parser.ts';
import { standsOnPlace } from './place.ts';

const crownOption = object<CrownOption>({ need: basicClass, gives: listOf(plain, some) });

const locationShape: Shape<LocationCard> = {
  ...base,
  needs: listOf(need, few),
  gives: listOf(locationEffect, few),
  crown: optional(listOf(crownOption, { min: 1, max: 5 })),
  stock: optional(
    object<NonNullable<LocationCard['stock']>>({ meeple: oneOf(PRESTIGE_CLASSES), n: int(1, 9) }),
  ),
  notSolo: optional(bool),
};

/** L6: a Crown has its options instead of needs and gives; every other Location asks for a Unit (L1). */
const crownOrNeeds = (location: LocationCard, at: At): void => {
  const { needs, gives, crown } = location;
  if (!crown) {
    if (needs.length === 0) fail(field(at, 'needs'), 'wrongLength', '1 to 12', 0);
    return;
  }
  if (needs.length > 0) fail(field(at, 'needs'), 'wrongLength', 0, needs.length);
  if (gives.length > 0) fail(field(at, 'gives'), 'wrongLength', 0, gives.length);
  const classes = crown.map((option) => option.need);
  classes.forEach((one, index) => {
    if (classes.indexOf(one) !== index)
      fail(field(item(field(at, 'crown'), index), 'need'), 'duplicate', 'once each', one);
  });
};

/** F3: Corruption is assigned to Rooms, never to a Location. */
const noCorruptionHere = ({ gives }: LocationCard, at: At): void => {
  gives.forEach(({ kind }, index) => {
    if (kind === 'vpPerCorruption')
      fail(item(field(at, 'gives'), index), 'notAllowed', 'an effect of a Location', kind);
  });
};

/** L7, G1: a stock comes when a tile is built, and only tiles are taken out. */
const isNoTile = ({ stock, notSolo }: StartingLocation, at: At): void => {
  if (stock) fail(field(at, 'stock'), 'notAllowed', 'on tiles only', stock.meeple);
  if (notSolo !== undefined) fail(field(at, 'notSolo'), 'notAllowed', 'on tiles only', notSolo);
};

export const tile = card(
  object<LocationCard>(locationShape),
  standsOnPlace,
  crownOrNeeds,
  noCorruptionHere,
);

export const startingLocation = card(
  object<StartingLocation>({ ...locationShape, district, districtUnit: heroClass }),
  standsOnPlace,
  crownOrNeeds,
  noCorruptionHere,
  isNoTile,
);

export const slot = card(
  object<SlotCard>({
    ...base,
    district,
    position: closed({ inner: true, outer: true }),
    gives: listOf(plain, few),
  }),
);
