import { builtIn } from '@rowan/cards';
import { explainPlan, rejectionAt } from '@rowan/rules';
import { answers, scenario } from '@rowan/testkit';
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

test('M1 what is wrong at one place is told by itself, and nothing of a place left out', () => {
  const { state } = scenario()
    .seat(0, { tavern: 'PW' })
    .monsters('castle', 'Termite', 'Backwoods Bandit')
    .main();
  const plan = answers.plan({ 'castle.1': 'W', 'castle.2': 'P' });
  const told = [16, 17, 18].map((place) => rejectionAt(builtIn, state, plan, place)?.code ?? null);
  expect(told).toEqual([null, 'tooWeak', null]);
});
