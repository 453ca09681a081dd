import { builtIn } from '@rowan/cards';
import { keyFromSeed, questProgress, type QuestProgress } from '@rowan/rules';
import { engineOf, luckOf } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { figuresOf, isGained } from '../src/model/progress.ts';

test('what is asked for at least is a fraction', () => {
  expect(figuresOf({ goal: 'least', have: 2, need: 3, met: false })).toBe('2/3');
  expect(figuresOf({ goal: 'least', have: 3, need: 3, met: true })).toBe('3/3');
});

test('a limit is never a fraction, and says that it is one', () => {
  expect(figuresOf({ goal: 'most', have: 7, need: 5, met: false })).toBe('7, max 5');
  expect(figuresOf({ goal: 'most', have: 2, need: 3, met: true })).toBe('2, max 3');
});

test('a race is told as a score, a tie at nothing too', () => {
  expect(figuresOf({ goal: 'lead', have: 3, need: 2, met: true })).toBe('3 : 2');
  expect(figuresOf({ goal: 'lead', have: 0, need: 0, met: true })).toBe('0 : 0');
});

test('in whole games no fraction is beyond its end, and nothing that is not there is shown as gained', () => {
  const engine = engineOf(builtIn);
  const all: QuestProgress[] = [];
  for (const game of [0, 3]) {
    const below = luckOf(game);
    const setup = { players: 4, towers: true, hiredHelp: [], advanced: false };
    const state = engine.newGame({ ...setup, key: keyFromSeed(`progress ${game}`) });
    for (; state.decision; engine.step(state, engine.sample(state, below), null))
      for (const seat of state.players.keys()) all.push(...questProgress(builtIn, state, seat));
  }
  const beyond = all.filter((one) => {
    const [have, need] = figuresOf(one).split('/').map(Number);
    return need !== undefined && have! > need;
  });
  expect(beyond).toEqual([]);
  expect(all.filter((one) => isGained(one) && one.goal !== 'most' && one.have === 0)).toEqual([]);
  expect(new Set(all.map(({ goal }) => goal)).size).toBe(3);
});

test('a tie at nothing is not shown as gained', () => {
  expect(isGained({ goal: 'lead', have: 0, need: 0, met: true })).toBe(false);
  expect(isGained({ goal: 'lead', have: 2, need: 2, met: true })).toBe(true);
  expect(isGained({ goal: 'most', have: 0, need: 2, met: true })).toBe(true);
});
