import { DISTRICTS } from '@rowan/cards';
import {
  HENCHMAN,
  MONSTER,
  OVERLORD,
  SLOT,
  TOWER,
  districtOf,
  isCouncil,
  isFoe,
  monsterPlace,
  slotPlace,
  towerPlace,
  type Place,
} from '@rowan/rules';

/** Places as they are typed: `castle.1`, `villages.start`, `university.tower`, `overlord.2`, `henchman`. */
export function placeNotation(place: Place): string {
  if (place === HENCHMAN) return 'henchman';
  if (isCouncil(place)) return `overlord.${place - OVERLORD + 1}`;
  return `${DISTRICTS[districtOf(place)]!}.${spotNotation(place)}`;
}

/** The part behind the dot. */
export function spotNotation(place: Place): string {
  if (isFoe(place)) return `${((place - MONSTER) % 3) + 1}`;
  if (place >= TOWER) return 'tower';
  if (place >= SLOT) return (place - SLOT) % 2 === 0 ? 'inner' : 'outer';
  return 'start';
}

type PlaceOf = (district: number) => Place;
const SPOTS: Readonly<Record<string, PlaceOf>> = {
  1: (district) => monsterPlace(district, 0),
  2: (district) => monsterPlace(district, 1),
  3: (district) => monsterPlace(district, 2),
  start: (district) => district,
  inner: (district) => slotPlace(district, 0),
  outer: (district) => slotPlace(district, 1),
  tower: towerPlace,
};

export type ParsedPlace = { readonly place: Place } | { readonly wrong: 'place' | 'district' };

/** A place from what was typed; districts and spots may be cut short as long as they are clear. */
export function parsePlace(text: string): ParsedPlace {
  const [head = '', spot = '', ...rest] = text.toLowerCase().split('.');
  if (rest.length > 0) return { wrong: 'place' };
  if (head.length > 0 && 'henchman'.startsWith(head) && spot === '') return { place: HENCHMAN };
  if (head.length > 0 && 'overlord'.startsWith(head) && /^[123]$/.test(spot))
    return { place: OVERLORD + Number(spot) - 1 };
  const districts = DISTRICTS.flatMap((name, i) => (name.startsWith(head) ? [i] : []));
  if (head === '' || districts.length !== 1) return { wrong: 'district' };
  const spots = Object.keys(SPOTS).filter((name) => name.startsWith(spot));
  if (spot === '' || spots.length !== 1) return { wrong: 'place' };
  return { place: SPOTS[spots[0]!]!(districts[0]!) };
}
