import fc from 'fast-check';
import { HIRED_HELP } from '@rowan/cards';
import { keyFromSeed, type AnswerOf, type PlannedPlace, type Setup } from '@rowan/rules';
import type { Course } from './course.ts';

const keys = fc.nat({ max: 0xffffff }).map((seed) => keyFromSeed(String(seed)));

const soloSetups: fc.Arbitrary<Setup> = fc.record({
  players: fc.constant(1),
  towers: fc.constant(true),
  hiredHelp: fc.subarray([...HIRED_HELP]),
  advanced: fc.boolean(),
  key: keys,
});

const tableSetups: fc.Arbitrary<Setup> = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  towers: fc.boolean(),
  hiredHelp: fc.constant([]),
  advanced: fc.constant(false),
  key: keys,
});

/** Every game there is to set up: 2 to 4 players with and without the Four Towers, solo with its variants. */
export const setups: fc.Arbitrary<Setup> = fc.oneof(
  { arbitrary: tableSetups, weight: 3 },
  { arbitrary: soloSetups, weight: 1 },
);

/** Games at any instant; a failing one shrinks towards the beginning. */
export const courses: fc.Arbitrary<Course> = fc.record({
  setup: setups,
  luck: fc.nat(),
  after: fc.oneof(
    { arbitrary: fc.nat({ max: 220 }), weight: 6 },
    { arbitrary: fc.integer({ min: -8, max: -1 }), weight: 1 },
  ),
});

const count = fc.oneof(
  { arbitrary: fc.constant(0), weight: 4 },
  { arbitrary: fc.integer({ min: 0, max: 3 }), weight: 2 },
  { arbitrary: fc.integer({ min: 0, max: 255 }), weight: 1 },
);
const counts = (length: number): fc.Arbitrary<number[]> =>
  fc.array(count, { minLength: length, maxLength: length });
const places = fc.nat({ max: 31 });

const plannedPlaces: fc.Arbitrary<PlannedPlace> = fc.record(
  { place: places, units: counts(9), as: counts(5) },
  { requiredKeys: ['place', 'units'] },
);

/** Any plan of the right shape, sense or nonsense. */
export const plans: fc.Arbitrary<AnswerOf<'plan'>> = fc.record(
  {
    kind: fc.constant('plan' as const),
    places: fc.array(plannedPlaces, { maxLength: 6 }),
    recruit: places,
    forge: fc.record({ place: places, unit: fc.nat({ max: 8 }) }),
  },
  { requiredKeys: ['kind', 'places'] },
);

/** Anything at all in place of an answer. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withMap: true }),
);
