import { builtIn } from '@rowan/cards';
import { scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { slotVp } from './printed.ts';

test('Q3 a construct Quest drawn by the bonus of a slot is not completed by that construction', () => {
  const game = scenario()
    .seat(0, { tavern: 'PP', hand: ['Rare Wood'] })
    .monsters('university', 'Skeleton')
    .market('Levy Station')
    .nextQuests('Scaffolding under Siege', 'Legends')
    .development()
    .assign({ construct: 'PP' })
    .construct('Levy Station', 'university.inner')
    .discard('Legends');
  expect(game.hand(0)).toEqual(['Rare Wood', 'Scaffolding under Siege']);
  expect(game.vp(0)).toBe(slotVp('slot-university-inner'));
});

test('Q4 a Quest that a place completes is complete before the bonus of another one takes a Quest from hand', () => {
  const game = scenario()
    .seat(0, { tavern: 'MMM', hand: ['Study the Rings', 'Against the Grain', 'Rare Wood'] })
    .monsters('cathedral', 'Skeleton')
    .nextQuests('Legends', 'Heavy Cavalry')
    .main()
    .plan({ 'cathedral.1': 'MMM' });
  while (game.decision()?.kind === 'order') game.order('Study the Rings');
  expect(game.options()).toEqual(['Rare Wood', 'Legends', 'Heavy Cavalry']);
  game.discard('Legends');
  expect(game.completed(0).sort()).toEqual(['Against the Grain', 'Study the Rings']);
});

test('Q4 Quests are completed before the effects of the defeated Monsters', () => {
  const game = scenario()
    .seat(0, { tavern: 'WK', bag: 'CCCC', hand: ['Sworn Trunks', 'Legends'] })
    .monsters('villages', 'Timber Wolf')
    .main()
    .plan({ 'villages.1': 'WK' });
  expect(game.completed(0)).toEqual(['Sworn Trunks']);
  expect(game.hand(0)).toEqual([]);
});

test('Q4 a Quest lost to a Room before the Monster is resolved is not completed by it', () => {
  const start = () =>
    scenario({ towers: true })
      .seat(0, { tavern: 'MXWK', bag: 'PPPP', hand: ['Sworn Trunks'] })
      .room('castle', 'battle-mage')
      .monsters('villages', 'Restless Root')
      .main()
      .plan({ 'castle.tower': 'MX', 'villages.1': 'WK' });
  const lost = start().order('castle.tower');
  expect(lost.completed(0)).toEqual([]);
  expect(lost.hand(0)).toEqual([]);
  const won = start().order('villages.1');
  expect(won.completed(0)).toEqual(['Sworn Trunks']);
});

test('Q2 a Shaman that paid for one Quest stands for no Unit of another', () => {
  const quests = builtIn.quests.map((quest) =>
    quest.id === 'bug-hunt' ? { ...quest, cost: 'W' as const } : quest,
  );
  const game = scenario({ catalogue: { ...builtIn, quests } })
    .seat(0, { tavern: 'SMKK', bag: 'PPPP', hand: ['Last Stand', 'Bug Hunt'] })
    .monsters('castle', 'Elder Stump')
    .main()
    .plan({ 'castle.1': 'S:WMKK' })
    .payCost(true);
  expect(game.completed(0)).toEqual(['Last Stand']);
  expect(game.asked('develop').seat).toBe(1);
  expect(game.supply('S')).toBe(5);
});
