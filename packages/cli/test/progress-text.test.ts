import { builtIn } from '@rowan/cards';
import { questProgress } from '@rowan/rules';
import { scenario, type SeatSpec } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { progressText } from '../src/play/progress-text.ts';

const textOf = (quest: string, seat: SeatSpec, rival: SeatSpec = {}): string => {
  const game = scenario()
    .seat(0, { hand: [quest], ...seat })
    .seat(1, rival)
    .main();
  return questProgress(builtIn, game.state, 0).map(progressText).join();
};

test.each([
  ['Standing Army', { bag: 'W', held: 'WWW' }, '3/3'],
  ['Few but Fine', { bag: 'PPPPPPP' }, '7, at most 5'],
  ['Household Names', { levels: { W: 2, M: 2, C: 2, K: 2 } }, '3/4'],
  ['Thick Bark', { tavern: 'XP' }, '0/1 W 1/2 X'],
  [
    'Balanced Diet',
    { pile: ['Skeleton', 'Ghoul', 'Termite'] },
    '2/2 Undead 1/2 Monstrous 0/2 Humanoid',
  ],
  ['Bug Hunt', {}, ''],
] as const)('%s with %j reads %j', (quest, seat, text) => {
  expect(textOf(quest, seat)).toBe(text);
});

test('the most Monsters are told against the best other', () => {
  expect(textOf('Trophy Wall', { pile: ['Termite'] }, { pile: ['Ghoul', 'Skeleton'] })).toBe(
    'you 1, best other 2',
  );
});
