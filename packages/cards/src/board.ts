declare const means: unique symbol;

/** A plain number that means one thing: any number will do for it, but none that means another. */
type Numbered<What extends string> = number & { readonly [means]?: What };

/**
 * Every place that a Main Phase plan can assign to has a number:
 * 0–3 starting Locations, 4–11 construction slots (inner before outer), 12–15 Towers,
 * 16–27 Monster slots (three a district, lowest first), 28–30 Overlords, 31 the Henchman.
 * Districts count clockwise from the Castle.
 */
export type Place = Numbered<'place'>;

/** A player's number in turn order around the table, from 0. */
export type SeatIndex = Numbered<'seat'>;

export const SLOT = 4;
export const TOWER = 12;
export const MONSTER = 16;
export const OVERLORD = 28;
export const HENCHMAN = 31;
export const PLACES = 32;

/** Construction slots and Monster slots of the whole board, and of one district. */
export const SLOTS = 8;
export const MONSTER_SLOTS = 12;
export const SLOTS_A_DISTRICT = 2;
export const MONSTERS_A_DISTRICT = 3;

export const slotPlace = (district: number, outer: number): Place =>
  SLOT + district * SLOTS_A_DISTRICT + outer;
export const towerPlace = (district: number): Place => TOWER + district;
export const monsterPlace = (district: number, slot: number): Place =>
  MONSTER + district * MONSTERS_A_DISTRICT + slot;
export const overlordPlace = (overlord: number): Place => OVERLORD + overlord;

/** The three Overlords and the Henchman. */
export const COUNCIL_PLACES: readonly Place[] = [OVERLORD, OVERLORD + 1, OVERLORD + 2, HENCHMAN];

/** The district a place lies in; −1 for the Dark Council. */
export function districtOf(place: Place): number {
  if (place < SLOT) return place;
  if (place < TOWER) return (place - SLOT) >> 1;
  if (place < MONSTER) return place - TOWER;
  return place < OVERLORD ? Math.floor((place - MONSTER) / MONSTERS_A_DISTRICT) : -1;
}

/** A construction slot within its district: 0 inner, 1 outer. */
export const outerOf = (slot: Place): number => (slot - SLOT) % SLOTS_A_DISTRICT;

/** A Monster slot within its district, lowest first. */
export const monsterSlotOf = (monster: Place): number => (monster - MONSTER) % MONSTERS_A_DISTRICT;

/** The cards on a district's Monster slots, of those on all of them; −1 for an empty one. */
export const monstersAt = (monsters: readonly number[], district: number): number[] =>
  monsters.slice(district * MONSTERS_A_DISTRICT, (district + 1) * MONSTERS_A_DISTRICT);

/** The Guard's Order on a construction slot, of those by district; −1 for none. It lies on the inner one (G1). */
export const orderAt = (orders: readonly number[], slot: Place): number =>
  outerOf(slot) === 0 ? orders[districtOf(slot)]! : -1;

/** The Royal Guard's seat in events and scores of solo games. */
export const GUARD_SEAT: SeatIndex = 1;
