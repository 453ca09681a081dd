import { HENCHMAN, OVERLORD, districtOf, monsterSlotOf, outerOf, type Place } from '../board.ts';
import { isCouncil, isFoe, isStart, isTower } from '../place-kinds.ts';
import { DISTRICTS, type District } from '../vocabulary.ts';

/** A place within its district. */
export type SpotNotation = 'start' | 'inner' | 'outer' | 'tower' | '1' | '2' | '3';

/** `castle.start`, `villages.outer`, `cathedral.tower`, `university.3`, `overlord.1`, `henchman`. */
export type PlaceNotation =
  | `${District}.${SpotNotation}`
  | 'overlord.1'
  | 'overlord.2'
  | 'overlord.3'
  | 'henchman';

/** The part behind the dot. */
export function notationOfSpot(place: Place): SpotNotation {
  if (isFoe(place)) return (['1', '2', '3'] as const)[monsterSlotOf(place)]!;
  if (isTower(place)) return 'tower';
  if (isStart(place)) return 'start';
  return outerOf(place) === 0 ? 'inner' : 'outer';
}

export function notationOfPlace(place: Place): PlaceNotation {
  if (place === HENCHMAN) return 'henchman';
  if (isCouncil(place)) return `overlord.${(place - OVERLORD + 1) as 1 | 2 | 3}`;
  return `${DISTRICTS[districtOf(place)]!}.${notationOfSpot(place)}`;
}
