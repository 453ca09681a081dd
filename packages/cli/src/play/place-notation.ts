import {
  DISTRICTS,
  HENCHMAN,
  OVERLORD,
  PLACES,
  districtOf,
  notationOfSpot,
  type Place,
} from '@rowan/cards';

const ALL = Array.from({ length: PLACES }, (_, place): Place => place);

export type ParsedPlace = { readonly place: Place } | { readonly wrong: 'place' | 'district' };

/**
 * A place from what was typed, such as `castle.1`, `villages.start`, `overlord.2` or `henchman`; districts and spots
 * may be cut short as long as they are clear.
 */
export function parsePlace(text: string): ParsedPlace {
  const [head = '', spot = '', ...rest] = text.toLowerCase().split('.');
  if (rest.length > 0) return { wrong: 'place' };
  if (head.length > 0 && 'henchman'.startsWith(head) && spot === '') return { place: HENCHMAN };
  if (head.length > 0 && 'overlord'.startsWith(head) && /^[123]$/.test(spot))
    return { place: OVERLORD + Number(spot) - 1 };
  const districts = DISTRICTS.flatMap((name, i) => (name.startsWith(head) ? [i] : []));
  if (head === '' || districts.length !== 1) return { wrong: 'district' };
  const there = ALL.filter((place) => districtOf(place) === districts[0]);
  const places = there.filter((place) => notationOfSpot(place).startsWith(spot));
  if (spot === '' || places.length !== 1) return { wrong: 'place' };
  return { place: places[0]! };
}
