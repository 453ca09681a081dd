import { builtIn } from '@rowan/cards';
import {
  LAWS,
  courses,
  engineOf,
  gamesEnd,
  holdAlong,
  sameSeedSameGame,
  eventsTellTheGame,
} from '@rowan/testkit';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { settings, timeout } from './runs.ts';

const engine = engineOf(builtIn);

describe('at every instant of every game', () => {
  test.each(Object.entries(LAWS))('%s', timeout, (_, law) => {
    fc.assert(
      fc.property(courses, (course) => holdAlong(law, engine, course)),
      settings(),
    );
  });
});

describe('of every game', () => {
  test('the same seed and moves give the same states', timeout, () => {
    fc.assert(
      fc.property(courses, (course) => sameSeedSameGame(engine, course)),
      settings(0.2),
    );
  });

  test('events, folded one after the other, show it as it is seen', timeout, () => {
    fc.assert(
      fc.property(courses, (course) => eventsTellTheGame(engine, course)),
      settings(0.2),
    );
  });

  test('there is an end', timeout, () => {
    fc.assert(
      fc.property(courses, (course) => gamesEnd(engine, course)),
      settings(2),
    );
  });
});
