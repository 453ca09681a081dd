import { answers, scenario, type PlaceName } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { cvOf } from './cv.ts';

/** Seat 0 before its plan, with a tile in the Castle and enough in the bag for the Draw Phase. */
const at = (tile: string, tavern: string, lodgings = '') =>
  scenario()
    .seat(0, { tavern, lodgings, bag: 'PPPPPPPP' })
    .tile('castle.inner', tile)
    .monsters('cathedral', 'Vampire Cabinetmaker')
    .nextQuests('Legends', 'Rare Wood');

test.each([
  ['castle.start', 'PPP', 'PPK', 'PP'],
  ['villages.start', 'PP', 'PW', 'P'],
  ['cathedral.start', 'P', 'PC', 'C'],
  ['university.start', 'P', 'M', 'M'],
] as const)('%s takes %s and leaves %s; %s is not enough', (place, units, left, less) => {
  const game = scenario().seat(0, { tavern: units, bag: 'XXXX' }).main();
  game.plan({ [place]: units });
  expect(game.zone(0, 'lodgings')).toBe(left);
  const poor = scenario().seat(0, { tavern: less, bag: 'XXXX' }).main();
  poor.refused({ [place]: less }, 'L1', 'needsUnits');
});

test.each([
  ['castle.inner', 'K', 'PP', 0],
  ['castle.outer', 'KKKK', 'PPW', 1],
  ['villages.inner', 'K', 'PP', 0],
  ['cathedral.outer', 'KKKK', 'PPM', 0],
  ['university.outer', 'KKKK', 'PPM', 0],
] as const)('building on %s: then the Tavern has %s, the Lodgings %s, and %i VP came', (...row) => {
  // A meeple drawn at once is asked for its plan; without one the turn runs on to the next draw.
  const [place, tavern, lodgings, vp] = row;
  const game = scenario()
    .seat(0, { tavern: 'P', bag: 'KKKKK' })
    .market('Levy Station')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', place);
  expect(game.zone(0, 'tavern')).toBe(tavern);
  expect(game.zone(0, 'lodgings')).toBe(lodgings);
  expect(game.vp(0)).toBe(vp);
});

test('building on villages.outer is worth 1 VP', () => {
  const game = scenario()
    .seat(0, { tavern: 'P' })
    .market('Levy Station')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', 'villages.outer');
  expect(game.vp(0)).toBe(1);
});

test('building on cathedral.inner returns a Corruption, from the Tavern or from the Lodgings', () => {
  const game = scenario()
    .seat(0, { tavern: 'PX', lodgings: 'X' })
    .market('Levy Station')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', 'cathedral.inner')
    .cleanse('tavern');
  expect(game.supply('X')).toBe(19);
  expect(game.events('cleansed').map(({ from }) => from)).toEqual(['tavern']);
});

test('building on university.inner draws two Quests, discards one and is worth 1 VP', () => {
  const game = scenario()
    .seat(0, { tavern: 'P' })
    .market('Levy Station')
    .nextQuests('Legends', 'Rare Wood')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', 'university.inner')
    .discard('Legends');
  expect(game.hand(0)).toEqual(['Rare Wood']);
  expect(game.vp(0)).toBe(1);
});

test('Levy Station needs both Mage and Warrior', () => {
  const game = at('Levy Station', 'MMWW').main();
  game.refused({ 'castle.inner': 'MM' }, 'L1', 'needsUnits');
  game.refused({ 'castle.inner': 'WW' }, 'L1', 'needsUnits');
  game.plan({ 'castle.inner': 'MW' });
  expect(game.zone(0, 'lodgings')).toBe('WWWMM');
});

test("Healer's Temple: two Corruption go and 2 VP come", () => {
  const game = at("Healer's Temple", 'WCX', 'XX')
    .main()
    .plan({ 'castle.inner': 'WC' })
    .cleanse('tavern');
  // The second one can only come from the Lodgings.
  expect(game.zone(0, 'lodgings')).toBe('WCX');
  expect(game.vp(0)).toBe(2);
});

test("Healer's Temple: without Corruption the 2 VP still come", () => {
  const game = at("Healer's Temple", 'WC').main().plan({ 'castle.inner': 'WC' });
  expect(game.vp(0)).toBe(2);
  expect(game.events('cleansed').map(({ from }) => from)).toEqual(['none', 'none']);
});

test("Healer's Temple: Corruption in the bag is out of reach", () => {
  const game = scenario()
    .seat(0, { tavern: 'WC', bag: 'XXPPPP', draws: 'PPPP' })
    .tile('castle.inner', "Healer's Temple")
    .main()
    .plan({ 'castle.inner': 'WC' });
  expect(game.zone(0, 'bag')).toBe('XX');
});

test('The Branch & Root Inn: Mages +1 this turn, and one meeple more in the Draw Phase', () => {
  const start = at('The Branch & Root Inn', 'CMMW').main();
  expect(cvOf(start, { 'castle.inner': 'C', 'cathedral.1': 'MMW' })).toBe(2 * 2 + 2);
  expect(start.plan({ 'castle.inner': 'C' }).zone(0, 'tavern')).toBe('PPPPP');
});

test.each(['P', 'W', 'M', 'C', 'K', 'R', 'L', 'S:P', 'S:K'])(
  'House of Lords takes any Unit, here %s: a Peasant, and one meeple more',
  (unit) => {
    const game = at('House of Lords', unit[0]!).main().plan({ 'castle.inner': unit });
    expect(game.zone(0, 'lodgings')).toHaveLength(2);
    expect(game.zone(0, 'lodgings')[0]).toBe('P');
    expect(game.zone(0, 'tavern')).toBe('PPPPP');
  },
);

test('House of Lords does not take Corruption', () => {
  const game = at('House of Lords', 'PX').main();
  game.refused({ 'castle.inner': 'PX' }, 'T6', 'corruptionHere');
  game.refused({ 'castle.inner': 'X' }, 'T6', 'corruptionHere');
});

test.each([
  ['W', 1],
  ['WW', 1],
  ['K', 3],
  ['WK', 3],
  ['WPP', 1],
  ['S:K', 3],
] as const)('Colosseum with %s pays %i VP at the start of the next turn', (units, vp) => {
  const game = at('Colosseum', units.replace(':K', '')).main().plan({ 'castle.inner': units });
  expect(game.vp(0)).toBe(0);
  game.passTurn();
  expect(game.vp(0)).toBe(vp);
});

test('Colosseum takes no party without a Warrior or a Knight', () => {
  const game = at('Colosseum', 'MCPR').main();
  game.refused({ 'castle.inner': 'MCPR' }, 'L1', 'needsUnits');
});

test.each([
  ['C', 5],
  ['M', 6],
  ['CM', 6],
] as const)(
  'Mage Academy with %s: %i meeples in the Tavern when the next turn starts',
  (...row) => {
    const [units, n] = row;
    const game = at('Mage Academy', units).main().plan({ 'castle.inner': units }).passTurn();
    expect(game.asked('develop').seat).toBe(0);
    expect(game.zone(0, 'tavern')).toBe('P'.repeat(n));
  },
);

test('two Crowns pay on the same turn, and the Units of both are in the Lodgings before that', () => {
  const game = scenario()
    .seat(0, { tavern: 'KM', bag: 'PPPP' })
    .tile('castle.inner', 'Colosseum')
    .tile('villages.inner', 'Mage Academy')
    .main()
    .plan({ 'castle.inner': 'K', 'villages.inner': 'M' })
    .passTurn();
  // The bag was empty, so the Mage Academy drew the very Units that had returned.
  expect(game.zone(0, 'tavern')).toBe('PPPPMK');
  expect(game.vp(0)).toBe(3);
});

test("Mage's Workshop: up to 3 meeples of any kind, then each other player, clockwise, may move 1", () => {
  const game = scenario({ players: 3, active: 1 })
    .seat(0, { tavern: 'P', lodgings: 'WX' })
    .seat(1, { tavern: 'M', lodgings: 'KKXP', bag: 'PPPP' })
    .seat(2, { tavern: 'P', lodgings: 'CX' })
    .tile('castle.inner', "Mage's Workshop")
    .main()
    .plan({ 'castle.inner': 'M' });
  game.refused(answers.backToBag('KKXP'), 'L9', 'tooMany');
  game.refused(answers.backToBag('KKK'), 'L9', 'notInLodgings');
  game.backToBag('KKX');
  expect(game.asked('backToBag').seat).toBe(2);
  game.refused(answers.backToBag('CX'), 'L9', 'tooMany');
  game.backToBag('C');
  expect(game.asked('backToBag').seat).toBe(0);
  game.backToBag('');
  expect([game.zone(0, 'bag'), game.zone(2, 'bag')]).toEqual(['', 'C']);
  expect(game.zone(0, 'lodgings')).toBe('WX');
});

test("Mage's Workshop: the Mage itself is not in the Lodgings yet, and empty Lodgings are not asked", () => {
  const game = scenario()
    .seat(0, { tavern: 'M', bag: 'PPPP' })
    .seat(1, { tavern: 'P', lodgings: 'X' })
    .tile('castle.inner', "Mage's Workshop")
    .main()
    .plan({ 'castle.inner': 'M' });
  expect(game.asked('backToBag')).toMatchObject({ seat: 1, upTo: 1 });
  game.backToBag('X');
  expect(game.zone(1, 'bag')).toBe('X');
});

test('Banner Hall: every Unit on every Monster of the plan has +2', () => {
  const game = at('Banner Hall', 'KPMRLS').monsters('villages', 'Timber Wolf').main();
  const hall = { 'castle.inner': 'KP' };
  expect(cvOf(game, { ...hall, 'cathedral.1': 'MRLS:C' })).toBe(1 + 3 + (2 + 3) + 2 + 4 * 2);
  game.refused({ 'villages.1': 'M' }, 'M1', 'tooWeak');
  game.plan({ ...hall, 'villages.1': 'M', 'cathedral.1': 'RL' });
  expect(game.pile(0)).toHaveLength(2);
});

test('Chapel of Embers: Clerics +1 this turn, and a Quest', () => {
  const start = at('Chapel of Embers', 'MCCM').main();
  expect(cvOf(start, { 'castle.inner': 'M', 'cathedral.1': 'CCM' })).toBe(2 * 2 + 1);
  expect(start.plan({ 'castle.inner': 'M' }).hand(0)).toEqual(['Legends']);
});

test('The Long Watch: the Warrior waits, 1 VP, and it is back after the whole Draw Phase', () => {
  const game = at('The Long Watch', 'WC').main().plan({ 'castle.inner': 'W' });
  expect(game.vp(0)).toBe(1);
  expect(game.zone(0, 'tavern')).toBe('PPPPW');
  expect(game.zone(0, 'lodgings')).toBe('C');
});

test('The Long Watch: a held Unit is no part of a refill and counts for no Tavern Quest of this turn', () => {
  const game = scenario()
    .seat(0, { tavern: 'WM', bag: 'PPP', hand: ['Spellblades'] })
    .tile('castle.inner', 'The Long Watch')
    .main()
    .plan({ 'castle.inner': 'W' });
  // Three Peasants, then the refill has the Mage alone.
  expect(game.events('bagRefilled').map(({ meeples }) => meeples)).toEqual([
    [0, 0, 1, 0, 0, 0, 0, 0, 0],
  ]);
  expect(game.zone(0, 'tavern')).toBe('PPPWM');
  expect(game.completed(0)).toEqual([]);
});

test('The Long Watch: of a Warrior and a Shaman as one the player chooses who waits', () => {
  const game = at('The Long Watch', 'WS').main().plan({ 'castle.inner': 'WS:W' }).unit('S');
  expect(game.zone(0, 'tavern')).toBe('PPPPS');
  expect(game.zone(0, 'lodgings')).toBe('W');
});

const PRESTIGE = [
  ["Ranger's Lodge", 'WP', 'R', 0, 'PWR'],
  ['Hall of the Grain', 'CK', 'L', 2, 'CKL'],
  ['Spirit Grove', 'MC', 'S', 2, 'MCS'],
] as const;

test.each(PRESTIGE)('%s with %s gives %s from the tile, and %i VP: %s', (...row) => {
  const [tile, units, hero, vp, left] = row;
  const game = at(tile, units).main();
  expect(game.supply(hero)).toBe(2);
  game.plan({ 'castle.inner': units });
  expect(game.zone(0, 'lodgings')).toBe(left);
  expect(game.stock('castle.inner')).toBe(2);
  expect(game.supply(hero)).toBe(2);
  expect(game.vp(0)).toBe(vp);
});

test.each(PRESTIGE)('%s, when built, takes its meeples from the supply', (tile, _units, hero) => {
  const build = (supply: number) =>
    scenario()
      .seat(0, { tavern: 'P' })
      .market(tile)
      .supply({ [hero]: supply })
      .development()
      .assign({ construct: 'P' })
      .construct(tile, 'villages.outer');
  expect([build(5).stock('villages.outer'), build(5).supply(hero)]).toEqual([3, 2]);
  expect([build(2).stock('villages.outer'), build(2).supply(hero)]).toEqual([2, 0]);
});

test('an empty prestige tile may still be activated, without that Unit', () => {
  const game = scenario()
    .seat(0, { tavern: 'CK', bag: 'PPPP' })
    .tile('castle.inner', 'Hall of the Grain', 0)
    .main()
    .plan({ 'castle.inner': 'CK' });
  expect(game.supply('L')).toBe(5);
  expect(game.zone(0, 'lodgings')).toBe('CK');
  expect(game.vp(0)).toBe(2);
});

test.each(['M', 'W'])(
  'Blood Forge with %s: one Unit gains the Corruption in the Lodgings',
  (unit) => {
    const game = at('Blood Forge', `${unit}PPX`, 'XXX').monsters('villages', 'Timber Wolf').main();
    const plan = { 'castle.inner': unit, 'cathedral.1': 'PP' };
    expect(cvOf(game, plan)).toBe(2);
    // One of the two, and the Corruption in the Tavern does not count.
    expect(cvOf(game, plan, { forge: ['cathedral.1', 'P'] })).toBe(2 + 3);
  },
);

test('Blood Forge strengthens a Unit on a Monster of the plan only, and only from within the plan', () => {
  const game = at('Blood Forge', 'MPPW', 'XXX').tile('villages.inner', 'House of Lords').main();
  const forge = (unit: string, place: PlaceName = 'cathedral.1') => ({
    forge: [place, unit] as const,
  });
  const plan = { 'castle.inner': 'M', 'villages.inner': 'P', 'cathedral.1': 'PW' };
  game.refused(answers.plan(plan, forge('K')), 'L3', 'noForge');
  game.refused(answers.plan(plan, forge('P', 'villages.inner')), 'L3', 'noForge');
  game.refused(answers.plan({ 'cathedral.1': 'PW' }, forge('P')), 'L3', 'noForge');
  expect(cvOf(game, plan, forge('W'))).toBe(1 + 2 + 3);
});

test("Squire's Yard: the Peasant goes, a Knight comes", () => {
  const game = at("Squire's Yard", 'WP').main().plan({ 'castle.inner': 'WP' });
  expect(game.zone(0, 'lodgings')).toBe('WK');
});

test("Squire's Yard: a Peasant that fled there may be the one to go", () => {
  const game = scenario()
    .seat(0, { tavern: 'WS', bag: 'CCCC' })
    .tile('castle.inner', "Squire's Yard")
    .monsters('castle', 'Termite', 'Backwoods Bandit')
    .main()
    .plan({ 'castle.inner': 'WS:P' })
    .unit('P');
  expect(game.zone(0, 'lodgings')).toBe('WKS');
});
