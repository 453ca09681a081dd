/**
 * Every place that a Main Phase plan can assign to has a number:
 * 0–3 starting Locations, 4–11 construction slots (inner before outer), 12–15 Towers,
 * 16–27 Monster slots (three a district, lowest first), 28–30 Overlords, 31 the Henchman.
 * Districts count clockwise from the Castle.
 */
export type Place = number;

export const START = 0;
export const SLOT = 4;
export const TOWER = 12;
export const MONSTER = 16;
export const OVERLORD = 28;
export const HENCHMAN = 31;
export const PLACES = 32;

export const slotPlace = (district: number, outer: number): Place => SLOT + district * 2 + outer;
export const towerPlace = (district: number): Place => TOWER + district;
export const monsterPlace = (district: number, slot: number): Place =>
  MONSTER + district * 3 + slot;

export const isLocation = (place: Place): boolean => place < TOWER;
export const isSlot = (place: Place): boolean => place >= SLOT && place < TOWER;
export const isTower = (place: Place): boolean => place >= TOWER && place < MONSTER;
/** A Monster slot, an Overlord or the Henchman: something to fight. */
export const isFoe = (place: Place): boolean => place >= MONSTER;
export const isCouncil = (place: Place): boolean => place >= OVERLORD;

/** The district a place lies in; −1 for the Dark Council. */
export function districtOf(place: Place): number {
  if (place < SLOT) return place;
  if (place < TOWER) return (place - SLOT) >> 1;
  if (place < MONSTER) return place - TOWER;
  return place < OVERLORD ? Math.floor((place - MONSTER) / 3) : -1;
}
