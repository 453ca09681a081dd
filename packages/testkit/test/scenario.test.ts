import { expect, test } from 'vitest';
import { answers, scenario } from '@rowan/testkit';

test('a scenario plays from a named position', () => {
  const t = scenario()
    .seat(0, { tavern: 'KK', lodgings: 'PX', levels: { W: 3 }, hand: ['Bug Hunt'], vp: 5 })
    .monster('castle', 1, 'Tree Beast')
    .tile('castle.inner', 'Levy Station')
    .supply({ C: 0 })
    .main();
  t.refused({ 'castle.1': 'K' }, 'M1', 'tooWeak');
  t.plan({ 'castle.1': 'KK' });
  expect(t.vp(0)).toBe(7);
  expect(t.pile(0)).toEqual(['Tree Beast']);
  expect(t.hand(0)).toEqual(['Bug Hunt']);
  expect(t.events('notGained')).toHaveLength(1);
  // Both zones went into the empty bag, and four of four meeples came out.
  expect(t.zone(0, 'tavern')).toBe('PKKX');
  expect(t.state.active).toBe(1);
});

test('a scenario can begin at every point of a turn', () => {
  const base = () => scenario().seat(0, { tavern: 'P', bag: 'PPPPWX', draws: 'XWPP' });
  expect(base().development().asked('develop').seat).toBe(0);
  expect(base().main().asked('plan').seat).toBe(0);
  expect(base().drawPhase().zone(0, 'tavern')).toBe('PPWX');
  expect(base().turnOf(0).asked('develop').seat).toBe(0);
  expect(scenario().seat(1, { tavern: 'P' }).turnOf(1).asked('develop').seat).toBe(1);
  const solo = scenario({ players: 1 }).guard({
    bag: 'PPCM',
    draws: 'CP',
    sword: 'villages',
    orders: { villages: 'Study' },
  });
  expect(solo.guardTurn().events('guardPlaced')).toHaveLength(2);
});

test('draws that are told come in the order told', () => {
  const t = scenario().seat(0, { bag: 'PPPWMCKX', draws: 'KXWC' }).drawPhase();
  expect(t.events('drew').map(({ meeple }) => 'PWMCKRLSX'[meeple])).toEqual(['K', 'X', 'W', 'C']);
});

test('what a scenario cannot do, it says', () => {
  expect(() => scenario().seat(0, { tavern: 'RRRRRR' })).toThrow('not enough');
  expect(() => scenario().monsters('castle', 'Ember Dragon', 'Ember Dragon')).toThrow('placed');
  expect(() => scenario().seat(0, { hand: ['Nobody'] })).toThrow('no quest');
  const t = scenario().seat(0, { tavern: 'K' }).monster('castle', 1, 'Skeleton').main();
  expect(() => t.refused({ 'castle.1': 'K' }, 'M1', 'tooWeak')).toThrow('accepted');
  expect(() => t.refused({ 'castle.2': 'K' }, 'M1', 'tooWeak')).toThrow('emptyPlace');
  expect(() => t.plan({ 'castle.2': 'K' })).toThrow('refused');
  expect(() => t.answer(answers.endDevelopment())).toThrow('notAsked');
});
