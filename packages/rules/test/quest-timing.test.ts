import { builtIn } from '@rowan/cards';
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
