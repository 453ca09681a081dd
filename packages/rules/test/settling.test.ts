import { builtIn, parseCatalogue, type Catalogue } from '@rowan/cards';
import { scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';

test('T2 a level-up that lost its VP on the way does not stop the construction', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPKM', levels: { M: 3 }, hand: ['Lumber Guild'] })
    .market('Levy Station')
    .nextQuests('Rare Wood', 'Legends')
    .development()
    .assign({ construct: 'PP', levelUp: 'K' })
    .ability('M')
    .discard('Lumber Guild')
    .construct('Levy Station', 'castle.outer');
  expect(game.tile('castle.outer')).toBe('Levy Station');
  expect(game.levels(0)).toEqual([1, 3, 1, 1]);
});

test('T2 a Quest that the construction completes may pay the level-up', () => {
  const game = scenario()
    .seat(0, { tavern: 'PK', vp: 0, hand: ['Scaffolding under Siege'] })
    .market('Levy Station')
    .monsters('castle', 'Termite', 'Bone Drake')
    .development()
    .assign({ construct: 'P', levelUp: 'K' })
    .construct('Levy Station', 'castle.inner')
    .levelUp();
  expect(game.levels(0)).toEqual([1, 1, 1, 2]);
});

test('T8 the order is asked where the Unit that a Quest costs may be gained again elsewhere', () => {
  const game = scenario()
    .seat(0, { tavern: 'MWWKK', hand: ['Last Stand'] })
    .tile('castle.inner', 'Levy Station')
    .monsters('castle', 'Bone Drake')
    .supply({ W: 0 })
    .main()
    .plan({ 'castle.inner': 'MW', 'castle.1': 'WKK' });
  expect(game.options()).toEqual(['castle.inner', 'castle.1']);
  game.order('castle.1').payCost(true);
  expect(game.supply('W')).toBe(0);
  expect(game.events('notGained')).toEqual([]);
});

test('T8 the order is asked however many Quests the plan completes', () => {
  const game = scenario()
    .seat(0, { tavern: 'MWWKK', hand: ['Last Stand', 'Knights of the Round Trunk'] })
    .tile('castle.inner', 'Levy Station')
    .monsters('castle', 'Bone Drake')
    .supply({ W: 0 })
    .main()
    .plan({ 'castle.inner': 'MW', 'castle.1': 'WKK' });
  expect(game.options()).toEqual(['castle.inner', 'castle.1']);
});

test('T8 the order is asked where a Shaman may go to the supply and be gained again elsewhere', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: 'PMS' })
    .room('villages', 'Rescue the Shaman')
    .supply({ S: 0 })
    .main()
    .plan({ 'villages.tower': 'PM', 'university.start': 'S:P' });
  expect(game.options()).toEqual(['villages.tower', 'university.start']);
  game.order('university.start');
  expect(game.events('notGained')).toEqual([]);
  expect(game.events('gained').map(({ meeple }) => meeple)).toEqual([2, 7]);
});

test('L7 a Unit paid from its tile takes none from the supply: no order is asked for its sake', () => {
  const fromSupply = { kind: 'gain', meeple: 'S', from: 'supply' } as const;
  const catalogue: Catalogue = {
    ...builtIn,
    tiles: builtIn.tiles.map((tile) =>
      tile.id === 'spirit-grove' ? { ...tile, gives: [...tile.gives, fromSupply] } : tile,
    ),
  };
  expect(parseCatalogue(catalogue)).toMatchObject({ ok: true });
  const game = scenario({ catalogue, towers: true })
    .seat(0, { tavern: 'PMMC' })
    .room('villages', 'Rescue the Shaman')
    .tile('castle.inner', 'Spirit Grove')
    .supply({ S: 2 })
    .main()
    .plan({ 'villages.tower': 'PM', 'castle.inner': 'MC' });
  expect(game.events('gained').map(({ meeple }) => meeple)).toEqual([7, 7, 7]);
  expect(game.decision()).toMatchObject({ seat: 1 });
});

test('Q2 nobody is asked for the cost of a Quest that another bonus discarded', () => {
  const game = scenario()
    .seat(0, { tavern: 'MMWKK', hand: ['Study the Rings', 'Last Stand'] })
    .monsters('castle', 'Bone Drake')
    .nextQuests('Rare Wood', 'Legends')
    .main()
    .plan({ 'castle.1': 'MMWKK' })
    .order('Study the Rings')
    .discard('Last Stand');
  expect(game.completed(0)).toEqual(['Study the Rings']);
  expect(game.decision()).not.toMatchObject({ kind: 'payCost' });
  expect(game.decision()).toMatchObject({ seat: 1 });
});

test('T9 of two copies of one Monster no order is asked, whatever they do', () => {
  const game = scenario()
    .seat(0, { tavern: 'WW', hand: ['Legends', 'Trophy Wall', 'Rare Wood'] })
    .monsters('villages', 'Timber Wolf')
    .monsters('university', 'Timber Wolf')
    .main()
    .plan({ 'villages.1': 'W', 'university.1': 'W' });
  expect(game.decision()).toMatchObject({ kind: 'discardQuest', seat: 0 });
});

test('Q5 the order is asked where one bonus draws meeples and another takes Corruption away', () => {
  const catalogue: Catalogue = {
    ...builtIn,
    quests: builtIn.quests.map((quest) =>
      quest.id === 'overkill' ? { ...quest, condition: { kind: 'tavern', have: ['X'] } } : quest,
    ) as Catalogue['quests'],
  };
  expect(parseCatalogue(catalogue)).toMatchObject({ ok: true });
  const game = scenario({ catalogue })
    .seat(0, { bag: 'XXXPPPP', draws: 'XXXPP', hand: ['Overkill', 'Dark Thoughts'] })
    .drawPhase();
  expect(game.asked('order')).toMatchObject({ of: 'quests' });
  expect(game.options()).toEqual(['Overkill', 'Dark Thoughts']);
});
