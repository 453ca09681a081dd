import { builtIn } from '@rowan/cards';
import { explainPlan } from '@rowan/rules';
import { scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';

test('M4 a Shaman still declared but no longer there adds nothing to a plan in the making', () => {
  const { state } = scenario()
    .seat(0, { tavern: 'PPS', pile: ['Ghoul'] })
    .monsters('castle', 'Termite')
    .main();
  const [report] = explainPlan(builtIn, state, {
    kind: 'plan',
    places: [{ place: 16, units: [1, 0, 0, 0, 0, 0, 0, 0, 0], as: [0, 1, 0, 0, 0] }],
  }).places;
  expect(report!.cv).toBe(1);
  expect(report!.parts).toMatchObject([{ why: 'base', unit: 0, n: 1, each: 1 }]);
});
