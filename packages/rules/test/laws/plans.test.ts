import { builtIn } from '@rowan/cards';
import {
  anything,
  attempter,
  courses,
  engineOf,
  holdExplained,
  holdJudged,
  playOn,
  plans,
  situationOf,
  type Course,
  type Situation,
} from '@rowan/testkit';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { settings, timeout } from './runs.ts';

const engine = engineOf(builtIn);

/** The next instant at which a plan is asked for, if any. */
function nextPlan(course: Course): Situation {
  const situation = situationOf(engine, course);
  const { state, below } = situation;
  while (state.decision !== null && state.decision.kind !== 'plan') playOn(engine, state, below, 1);
  return situation;
}

describe('plans made up of nothing', () => {
  test('are explained, whatever they say', timeout, () => {
    fc.assert(
      fc.property(courses, fc.array(plans, { maxLength: 8 }), (course, made) => {
        const { state } = nextPlan(course);
        if (state.decision) for (const plan of made) holdExplained(engine, state, plan);
      }),
      settings(2),
    );
  });

  test('are judged as the second judge does', timeout, () => {
    fc.assert(
      fc.property(courses, fc.array(plans, { maxLength: 8 }), (course, made) => {
        const { state } = nextPlan(course);
        if (state.decision) for (const plan of made) holdJudged(engine, state, plan);
      }),
      settings(2),
    );
  });
});

test('an answer may be anything at all and is refused with a reason', timeout, () => {
  fc.assert(
    fc.property(courses, fc.array(anything, { maxLength: 12 }), (course, made) => {
      const { state } = situationOf(engine, course);
      if (state.decision) made.forEach(attempter({ engine, state }));
    }),
    settings(2),
  );
});
