import {
  LAWS,
  courses,
  eventsTellTheGame,
  gamesEnd,
  holdAlong,
  sameSeedSameGame,
  type Course,
} from '@rowan/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endless, folding, forgetful } from './broken-engines.ts';
import { BROKEN_KNOWLEDGE } from './broken-knowledge.ts';
import { BROKEN_PLAY } from './broken-play.ts';
import { BROKEN_STAGING } from './broken-staging.ts';
import { timeout } from './runs.ts';

/** Negative controls: a law that cannot fail proves nothing. */

const CONTROLS = [...BROKEN_PLAY, ...BROKEN_KNOWLEDGE, ...BROKEN_STAGING];

const SEARCH = { numRuns: 2000, seed: 2026, endOnFailure: true };

/** What a law says of a broken engine; undefined if it does not notice. */
function verdict(law: (course: Course) => void): string | undefined {
  const { errorInstance } = fc.check(fc.property(courses, law), SEARCH);
  return errorInstance instanceof Error ? errorInstance.message : undefined;
}

describe.each(CONTROLS)('the law that $law', ({ law, fault, engine }) => {
  test(`catches that ${fault}`, timeout, () => {
    const said = verdict((course) => holdAlong(LAWS[law], engine, course));
    expect(said).toMatch(/^law broken: /);
  });
});

test('every law has a broken engine to catch', () => {
  const laws = new Set(CONTROLS.map(({ law }) => law));
  expect(Object.keys(LAWS).filter((name) => !laws.has(name as keyof typeof LAWS))).toEqual([]);
});

describe('the law that', () => {
  test('the same seed gives the same game catches a forgetful engine', timeout, () => {
    expect(verdict((course) => sameSeedSameGame(forgetful, course))).toMatch(/^law broken: /);
  });

  test('there is an end catches a game in which nothing happens', timeout, () => {
    expect(verdict((course) => gamesEnd(endless, course))).toMatch(/^law broken: /);
  });

  test('events show the game catches a Corruption that is never counted', timeout, () => {
    const broken = folding((seen, event, next) => (event.kind === 'corrupted' ? seen : next));
    expect(verdict((course) => eventsTellTheGame(broken, course))).toMatch(/^law broken: /);
  });
});
