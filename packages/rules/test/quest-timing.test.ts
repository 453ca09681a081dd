import { scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';

test('Q3 a construct Quest drawn by the bonus of a slot is not completed by that construction', () => {
  const game = scenario()
    .seat(0, { tavern: 'PP', hand: ['Rare Wood'] })
    .market('Levy Station')
    .nextQuests('Lumber Guild', 'Legends')
    .development()
    .assign({ construct: 'PP' })
    .construct('Levy Station', 'university.inner')
    .discard('Legends');
  expect(game.hand(0)).toEqual(['Rare Wood', 'Lumber Guild']);
  expect(game.vp(0)).toBe(0);
});

test('Q4 a Quest that a place completes is complete before the bonus of another one takes a Quest from hand', () => {
  const game = scenario()
    .seat(0, { tavern: 'MM', hand: ['Study the Rings', 'Against the Grain', 'Rare Wood'] })
    .monsters('cathedral', 'Skeleton')
    .nextQuests('Legends', 'Heavy Cavalry')
    .main()
    .plan({ 'cathedral.1': 'MM' });
  while (game.decision()?.kind === 'order') game.order('Study the Rings');
  expect(game.options()).toEqual(['Rare Wood', 'Legends', 'Heavy Cavalry']);
  game.discard('Legends');
  expect(game.completed(0).sort()).toEqual(['Against the Grain', 'Study the Rings']);
});
