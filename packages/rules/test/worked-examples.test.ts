import { builtIn } from '@rowan/cards';
import { keyFromSeed, newGame } from '@rowan/rules';
import { scenario, type Game } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { cvOf } from './cv.ts';
import { vpOf } from './printed.ts';
import { guardHas, solo } from './solo.ts';

test('example 1: two Clerics may be assigned to the Skeleton, one may not', () => {
  const game = scenario().seat(0, { tavern: 'CC' }).monsters('cathedral', 'Skeleton').main();
  game.refused({ 'cathedral.1': 'C' }, 'M1', 'tooWeak');
  game.plan({ 'cathedral.1': 'CC' });
  expect(game.pile(0)).toEqual(['Skeleton']);
});

test('example 2: a Knight alone may not face the Tree Beast, two may', () => {
  const game = scenario().seat(0, { tavern: 'KK' }).monsters('villages', 'Tree Beast').main();
  const { facts } = game.refused({ 'villages.1': 'K' }, 'M1', 'tooWeak');
  expect(facts).toMatchObject({ cv: 3, strength: 5 });
  game.plan({ 'villages.1': 'KK' });
  expect(game.pile(0)).toEqual(['Tree Beast']);
});

test('example 3: a Peasant flees to the House of Lords, but not while its own district is defended', () => {
  const lords = () =>
    scenario()
      .seat(0, { tavern: 'PPP', bag: 'CCCCC' })
      .monsters('cathedral', 'Skeleton', 'Ghoul')
      .tile('cathedral.inner', 'House of Lords')
      .nextQuests('Legends')
      .main();
  const overrun = lords().plan({ 'cathedral.inner': 'P' });
  // The two left in the Tavern, the one there, the Location's own and the one that fled.
  expect(overrun.zone(0, 'lodgings')).toBe('PPPPP');
  const defended = lords().plan({ 'cathedral.inner': 'P', 'cathedral.1': 'PP' });
  expect(defended.events('overran')).toEqual([]);
  expect(defended.zone(0, 'lodgings')).toBe('PPPP');
});

test('example 4: Levy Station makes Peasants stronger by 2 this turn and leaves a Warrior in the Lodgings', () => {
  const start = () =>
    scenario()
      .seat(0, { tavern: 'MWPP', bag: 'PPPPPPPP' })
      .seat(1, { tavern: '' })
      .tile('castle.inner', 'Levy Station')
      .monsters('castle', 'Ember Dragon')
      .main();
  expect(cvOf(start(), { 'castle.inner': 'MW', 'castle.1': 'PP' })).toBe(2 * (1 + 2));
  const game = start().plan({ 'castle.inner': 'MW' });
  expect(game.zone(0, 'lodgings')).toBe('PPWWM');
  game.endDevelopment();
  expect(cvOf(game, { 'castle.1': 'PP' })).toBe(2);
});

test('example 5: with a Cleric at The Branch & Root Inn every Mage in the plan has +1', () => {
  const game = scenario()
    .seat(0, { tavern: 'CMMM' })
    .tile('castle.inner', 'The Branch & Root Inn')
    .monsters('castle', 'Termite')
    .monsters('university', 'Sawdust Wraith')
    .main();
  game.refused({ 'castle.1': 'M', 'university.1': 'MM' }, 'M1', 'tooWeak');
  game.plan({ 'castle.inner': 'C', 'castle.1': 'M', 'university.1': 'MM' });
  expect(game.pile(0)).toEqual(['Termite', 'Sawdust Wraith']);
});

test("example 6: a Shaman as a Warrior gets the Ghoul's +1, not the Peasant of a level 3 Warrior", () => {
  const game = scenario()
    .seat(0, { tavern: 'S', lodgings: 'P', pile: ['Ghoul'], levels: { W: 3 } })
    .monsters('villages', 'Dire Beaver')
    .main();
  expect(cvOf(game, { 'villages.1': 'S:W' })).toBe(3);
  const recruit = () => cvOf(game, { 'villages.1': 'S:W' }, { recruit: 'villages.1' });
  expect(recruit).toThrow('noRecruit');
});

test('example 6: two Rangers on two Monsters are worth 1 VP each, both on one 1 VP', () => {
  const start = () =>
    scenario().seat(0, { tavern: 'RR' }).monsters('castle', 'Termite', 'Backwoods Bandit').main();
  expect(start().plan({ 'castle.1': 'R', 'castle.2': 'R' }).vp(0)).toBe(1 + 2 + 2);
  expect(start().plan({ 'castle.2': 'RR' }).vp(0)).toBe(2 + 1);
});

test('example 7: a level 3 Warrior faces strength W+P with one Peasant from the Lodgings', () => {
  const game = scenario()
    .seat(0, { tavern: 'W', lodgings: 'PPP', bag: 'CCCC', levels: { W: 3 } })
    .monsters('cathedral', 'Ghoul')
    .main();
  game.refused({ 'cathedral.1': 'W' }, 'M1', 'tooWeak');
  game.plan({ 'cathedral.1': 'W' }, { recruit: 'cathedral.1' });
  expect(game.pile(0)).toEqual(['Ghoul']);
  expect(game.zone(0, 'lodgings')).toBe('PPPW');
});

test('example 8: the Timber Wolf is assigned to without a Quest in hand', () => {
  const game = scenario().seat(0, { tavern: 'W' }).monsters('villages', 'Timber Wolf').main();
  game.plan({ 'villages.1': 'W' });
  expect(game.vp(0)).toBe(2);
});

test('example 8: a Monster that gives a Unit out of stock gives none, the rest happens', () => {
  const game = scenario()
    .seat(0, { tavern: 'W', bag: 'PPPP' })
    .monsters('castle', 'Termite')
    .supply({ W: 0 })
    .main()
    .plan({ 'castle.1': 'W' });
  expect(game.zone(0, 'lodgings')).toBe('W');
  expect(game.vp(0)).toBe(1);
  expect(game.pile(0)).toEqual(['Termite']);
});

test("example 9: another player's single legal Unit evicts two from a Crown", () => {
  const game = scenario({ active: 1 })
    .seat(0, { bag: 'PPPP' })
    .seat(1, { tavern: 'W', bag: 'PPPPPPPP' })
    .tile('castle.inner', 'Colosseum')
    .crown('castle.inner', 0, 'KK')
    .main()
    .plan({ 'castle.inner': 'W' });
  expect(game.zone(0, 'lodgings')).toBe('KK');
  expect(game.crown('castle.inner')).toEqual({ seat: 1, units: 'W' });
  game.passTurn();
  expect([game.vp(0), game.vp(1)]).toEqual([0, 1]);
});

test('example 9: undisturbed, two Units on a Crown pay once', () => {
  const game = scenario()
    .seat(0, { tavern: 'KK', bag: 'PPPP' })
    .tile('castle.inner', 'Colosseum')
    .main()
    .plan({ 'castle.inner': 'KK' })
    .passTurn();
  expect(game.vp(0)).toBe(3);
  expect(game.zone(0, 'lodgings')).toBe('KK');
});

test('example 10: the token for 2 types at level 3 counts Mage 3 and Warrior 3, not two Mages 3', () => {
  const fight = (units: string) =>
    scenario()
      .seat(0, { tavern: units, levels: { M: 3, W: 3 } })
      .tokens('bonus-prestige', 'bonus-four-types', 'bonus-two-masters')
      .finalRound(1)
      .main()
      .plan({ 'overlord.3': units })
      .vp(0);
  expect(fight('MWKKKK')).toBe(vpOf('Lady Lacquer') + 2);
  expect(fight('MMKKKK')).toBe(vpOf('Lady Lacquer'));
});

test('example 11: three Rod of Ruin Rooms are worth 9 VP, one Face the Darkness 2 VP', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: '', rooms: ['rod-cleric', 'rod-mage', 'rod-knight'] })
    .seat(1, { tavern: '', rooms: ['darkness-warrior'] })
    .finalRound(2)
    .turnOf(1);
  expect([game.vp(0), game.vp(1)]).toEqual([9, 2]);
});

/** The first turn of example 12; the Warrior it brings and a Peasant are the bag of the second. */
const exampleTurn = (seed: string): Game =>
  solo(seed)
    .seat(0, { tavern: 'P', bag: 'PPPP' })
    .guard({ bag: 'PCP', draws: 'PC', prey: 'humanoid', orders: { castle: 'Battle' } })
    .room('castle', 'rod-cleric')
    .monsters('castle', 'Termite')
    .monsters('cathedral', 'Skeleton', 'Termite')
    .monsters('university', 'Backwoods Bandit')
    .nextMonsters('Backwoods Bandit', 'Hollow Oak Knight', 'Carpenter Hornet')
    .nextQuests('Legends')
    .guardTurn();

test('example 12: the first two turns of the Royal Guard', () => {
  const game = exampleTurn('first');
  expect(guardHas(game)).toMatchObject({
    vp: 1,
    bag: 'PW',
    pile: ['Termite'],
    rooms: ['Recover the Rod of Ruin'],
    sword: 'villages',
  });
  expect(game.monsters('castle')).toEqual(['Backwoods Bandit', '', '']);

  // Of the two orders in which Peasant and Warrior may come, the Peasant first.
  const second = Array.from({ length: 40 }, (_, i) => exampleTurn(`second ${i}`).passTurn()).find(
    (played) => played.events('guardPlaced')[2]!.meeple === 0,
  )!;
  expect(guardHas(second)).toMatchObject({
    vp: 1 + 1 + 2,
    pile: ['Termite', 'Skeleton', 'Backwoods Bandit'],
    kept: ['Legends'],
    sword: 'cathedral',
  });
  expect(second.monsters('castle')[0]).toBe('Backwoods Bandit');
  expect(second.monsters('university')).toEqual(['', '', '']);
});

test('example 13: with 4 players the 2nd Dark Council card takes the last X, and a further X is not gained', () => {
  const game = scenario({ players: 4 })
    .seat(0, { tavern: 'KKKK', bag: 'PPPPPPPXXX' })
    .seat(1, { bag: 'PPPPPPPXXX' })
    .seat(2, { bag: 'PPPPPPPXXX' })
    .seat(3, { bag: 'PPPPPPPXXX' })
    .monsters('castle', 'Axe Reaver')
    .monsters('villages', 'Chainsaw Cultist')
    .nextMonsters('council', 'council', 'Termite', 'Ghoul')
    .main();
  expect(game.supply('X')).toBe(20 - 12);
  game.plan({ 'castle.1': 'KK' });
  expect(game.state.council).toBe(2);
  expect(game.supply('X')).toBe(0);
  const later = scenario({ players: 4 })
    .seat(0, { tavern: 'KK', bag: 'PPPP' })
    .monsters('villages', 'Chainsaw Cultist')
    .supply({ X: 0 })
    .main()
    .plan({ 'villages.1': 'KK' });
  expect(later.zone(0, 'lodgings')).toBe('KK');
  expect(later.vp(0)).toBe(vpOf('Chainsaw Cultist'));
});

/** While which replacement Monster each Dark Council card comes, in one deal. */
function arrivals(players: number, seed: number): number[] {
  const setup = { players, towers: false, hiredHelp: [], advanced: false };
  const { monsterDeck } = newGame(builtIn, { ...setup, key: keyFromSeed(`deck ${seed}`) });
  const came: number[] = [];
  let replacement = 1;
  for (const card of monsterDeck.toReversed()) {
    if (card < 0) came.push(replacement);
    else replacement += 1;
  }
  return came;
}

type Range = readonly [first: number, last: number];
const MANY: readonly Range[] = [
  [3, 7],
  [19, 27],
  [31, 35],
];
const FEW: readonly Range[] = [
  [1, 5],
  [9, 17],
  [20, 23],
];

test.each([
  [4, MANY],
  [3, MANY],
  [2, FEW],
  [1, FEW],
])('example 14: with %i players the Dark Council cards come in %j', (players, ranges) => {
  const deals = Array.from({ length: 300 }, (_, seed) => arrivals(players, seed));
  for (const [i, [first, last]] of ranges.entries()) {
    const seen = [...new Set(deals.map((came) => came[i]!))].sort((a, b) => a - b);
    const all = Array.from({ length: last - first + 1 }, (_, k) => first + k);
    expect(seen).toEqual(all);
  }
  expect(deals.every((came) => came.length === 3)).toBe(true);
});

test('example 14: the last card of the deck may be the 3rd one; it counts, though no Monster follows', () => {
  const game = scenario()
    .seat(0, { tavern: 'K', bag: 'PPPPPP' })
    .monsters('castle', 'Termite')
    .council(2)
    .monsterDeck('council')
    .main()
    .plan({ 'castle.1': 'K' });
  expect(game.state.council).toBe(3);
  expect(game.events('finalRoundsBegan').map(({ rule }) => rule)).toEqual(['E1']);
  expect(game.events('monsterArrived')).toEqual([]);
});

test('example 15: the last Quest in hand, completed by defeating a Timber Wolf, is not lost to it', () => {
  const game = scenario()
    .seat(0, { tavern: 'WK', bag: 'PPPP', hand: ['Sworn Trunks'] })
    .monsters('villages', 'Timber Wolf')
    .main()
    .plan({ 'villages.1': 'WK' });
  expect(game.completed(0)).toEqual(['Sworn Trunks']);
  expect(game.events('questDiscarded')).toEqual([]);
});

test('example 15: of two Warriors held back on The Long Watch one returns to the Tavern', () => {
  const game = scenario()
    .seat(0, { tavern: 'WW', bag: 'PPPP' })
    .tile('castle.inner', 'The Long Watch')
    .main()
    .plan({ 'castle.inner': 'WW' });
  expect(game.zone(0, 'tavern')).toBe('PPPPW');
  expect(game.zone(0, 'lodgings')).toBe('W');
});

test('example 16: the Chapel of Embers comes first and draws Bug Hunt, which the defeat completes', () => {
  const game = scenario()
    .seat(0, { tavern: 'MMK', bag: 'PPPP' })
    .tile('university.inner', 'Chapel of Embers')
    .monsters('castle', 'Carpenter Hornet')
    .nextQuests('Bug Hunt')
    .main()
    .plan({ 'castle.1': 'MK', 'university.inner': 'M' });
  expect(game.completed(0)).toEqual(['Bug Hunt']);
  expect(game.vp(0)).toBe(vpOf('Carpenter Hornet') + 3);
});

test("example 16: drawn by a Skeleton's effect, Bug Hunt is not completed", () => {
  const game = scenario()
    .seat(0, { tavern: 'MKK', bag: 'PPPP' })
    .monsters('castle', 'Carpenter Hornet', 'Skeleton')
    .nextQuests('Bug Hunt')
    .main()
    .plan({ 'castle.1': 'MK', 'castle.2': 'K' });
  expect(game.completed(0)).toEqual([]);
  expect(game.hand(0)).toEqual(['Bug Hunt']);
});

test('example 17: Hardwood Training drawn by the Mage is completed at once, and pays for a level-up resolved after it', () => {
  const game = scenario()
    .seat(0, { tavern: 'MKPP', bag: 'PPPP', levels: { M: 2, W: 3 } })
    .nextQuests('Hardwood Training')
    .development()
    .ability('M');
  expect(game.completed(0)).toEqual(['Hardwood Training']);
  expect(game.vp(0)).toBe(3);
  game.assign({ levelUp: 'K' }).levelUp();
  expect(game.levels(0)).toEqual([3, 2, 1, 2]);
  expect(game.vp(0)).toBe(3 - 2);
});

test("example 17: drawn by a Skeleton, Hardwood Training is completed when the owner's next turn starts", () => {
  const game = scenario()
    .seat(0, { tavern: 'W', bag: 'PPPPPPPP', levels: { W: 3 } })
    .seat(1, { tavern: 'P', bag: 'PPPPPPPP' })
    .monsters('castle', 'Skeleton')
    .nextQuests('Hardwood Training')
    .main()
    .plan({ 'castle.1': 'W' });
  expect(game.completed(0)).toEqual([]);
  game.passTurn();
  expect(game.state.active).toBe(0);
  expect(game.completed(0)).toEqual(['Hardwood Training']);
});

test('example 18: of two places that draw Quests and discard the order is asked, and the Monster comes last', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: 'KXKXMK', bag: 'PPPP', hand: ['Rare Wood'] })
    .room('castle', 'darkness-knight')
    .room('villages', 'purge-mage')
    .monsters('cathedral', 'Carpenter Hornet')
    .nextQuests('Legends', 'Heavy Cavalry', 'Knights of the Round Trunk', 'Trophy Wall')
    .main()
    .plan({ 'cathedral.1': 'KK', 'castle.tower': 'KX', 'villages.tower': 'MX' });
  expect(game.options()).toEqual(['castle.tower', 'villages.tower']);
  game.order('villages.tower').discard('Legends').discard('Trophy Wall');
  const resolved = game.events().flatMap((event) => {
    const { kind } = event;
    return kind === 'activated' || kind === 'defeated' ? [event.place] : [];
  });
  expect(resolved).toEqual([13, 12, 22]);
  expect(game.completed(0)).toEqual(['Knights of the Round Trunk']);
});
