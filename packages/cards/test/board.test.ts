import { describe, expect, test } from 'vitest';
import {
  BASICS,
  BASIC_CLASSES,
  COUNCIL_PLACES,
  DISTRICTS,
  KINDS,
  MEEPLES,
  MEEPLE_NAMES,
  MONSTER_SLOTS,
  MOST_PLAYERS,
  PLACES,
  UNITS,
  builtIn,
  districtOf,
  isCouncil,
  isFoe,
  isLocation,
  isMonster,
  isOverlord,
  isSlot,
  isStart,
  isTower,
  meepleIndex,
  monsterPlace,
  monsterSlotOf,
  outerOf,
  overlordPlace,
  slotPlace,
  towerPlace,
  noClasses,
  type Classes,
  type Counts,
  type Place,
  type SeatIndex,
} from '../src/index.ts';

const districts = DISTRICTS.map((_, district) => district);
const starts = districts;
const slots = districts.flatMap((d) => [slotPlace(d, 0), slotPlace(d, 1)]);
const towers = districts.map(towerPlace);
const monsters = districts.flatMap((d) => [0, 1, 2].map((slot) => monsterPlace(d, slot)));
const overlords = builtIn.overlords.map((_, overlord) => overlordPlace(overlord));

test('C1 four may sit at a table', () => {
  expect(MOST_PLAYERS).toBe(4);
});

describe('places', () => {
  const all = Array.from({ length: PLACES }, (_, place): Place => place);

  test('are numbered without gaps: Locations, slots, Towers, Monsters, the Dark Council', () => {
    expect([...starts, ...slots, ...towers, ...monsters, ...COUNCIL_PLACES]).toEqual(all);
    expect(COUNCIL_PLACES.slice(0, -1)).toEqual(overlords);
    expect(monsters).toHaveLength(MONSTER_SLOTS);
  });

  test('are each of one kind', () => {
    expect(all.filter(isStart)).toEqual(starts);
    expect(all.filter(isSlot)).toEqual(slots);
    expect(all.filter(isTower)).toEqual(towers);
    expect(all.filter(isMonster)).toEqual(monsters);
    expect(all.filter(isCouncil)).toEqual(COUNCIL_PLACES);
    expect(all.filter(isOverlord)).toEqual(overlords);
    expect(all.filter(isLocation)).toEqual([...starts, ...slots]);
    expect(all.filter(isFoe)).toEqual([...monsters, ...COUNCIL_PLACES]);
  });

  test('lie in their district, the Dark Council in none', () => {
    for (const district of districts) {
      const there = all.filter((place) => districtOf(place) === district);
      expect(there).toHaveLength(7);
      expect(there.filter(isSlot).map(outerOf)).toEqual([0, 1]);
      expect(there.filter(isMonster).map(monsterSlotOf)).toEqual([0, 1, 2]);
    }
    expect(all.filter((place) => districtOf(place) === -1)).toEqual(COUNCIL_PLACES);
  });

  test('are no seats to the compiler', () => {
    const seat: SeatIndex = 1;
    // @ts-expect-error a seat is no place, though both are numbers
    expect(districtOf(seat)).toBe(1);
  });
});

test('Shamans by class are no meeples to the compiler', () => {
  const shamans: Classes = noClasses();
  // @ts-expect-error five counts of classes are no nine counts of meeples
  const meeples: Counts = shamans;
  expect(meeples).toHaveLength(BASICS);
});

test('meeples have the numbers of their list', () => {
  expect(MEEPLE_NAMES).toHaveLength(KINDS);
  expect(MEEPLES.map(meepleIndex)).toEqual([...MEEPLES.keys()]);
  expect([KINDS, UNITS, BASICS]).toEqual([
    MEEPLES.length,
    MEEPLES.indexOf('X'),
    BASIC_CLASSES.length,
  ]);
});
