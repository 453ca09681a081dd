import { scenario, type Game, type SeatSpec } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { cvOf } from './cv.ts';

function fight(quest: string, monster: string, units: string): Game {
  return scenario()
    .seat(0, { tavern: units, bag: 'PPPP', hand: [quest] })
    .monsters('castle', monster)
    .main()
    .plan({ 'castle.1': units });
}

type Miss = readonly [monster: string, units: string];
type Row = readonly [quest: string, monster: string, units: string, misses: readonly Miss[]];

const DEFEATS: readonly Row[] = [
  ['Militia Drill', 'Termite', 'PP', [['Termite', 'PC']]],
  [
    'Sworn Trunks',
    'Termite',
    'WK',
    [
      ['Termite', 'WW'],
      ['Termite', 'KK'],
    ],
  ],
  [
    'Battle Prayers',
    'Termite',
    'WC',
    [
      ['Termite', 'WM'],
      ['Termite', 'KC'],
    ],
  ],
  [
    'Bane Oil',
    'Bone Drake',
    'KKK',
    [
      ['Bone Drake', 'KKKP'],
      ['Hollow Oak Knight', 'KKK'],
      ['Ember Dragon', 'KKK'],
    ],
  ],
  [
    'Snares and Pitfalls',
    'Ember Dragon',
    'KKK',
    [
      ['Ember Dragon', 'KKKP'],
      ['Carpenter Hornet', 'KKK'],
      ['Bone Drake', 'KKK'],
    ],
  ],
  [
    'Wanted Posters',
    'Sawmill Ogre',
    'KKK',
    [
      ['Sawmill Ogre', 'KKKP'],
      ['Axe Reaver', 'KKK'],
      ['Bone Drake', 'KKK'],
    ],
  ],
];

test.each(DEFEATS)(
  '%s is completed by defeating %s with %s, and not by a near miss',
  (quest, monster, units, misses) => {
    expect(fight(quest, monster, units).completed(0)).toEqual([quest]);
    for (const [other, party] of misses)
      expect(fight(quest, other, party).completed(0)).toEqual([]);
  },
);

const owning = (quest: string, tavern: string, more: SeatSpec = {}): Game =>
  scenario()
    .seat(0, { tavern, completed: [quest], ...more })
    .monsters('castle', 'Ember Dragon')
    .monsters('cathedral', 'Vampire Cabinetmaker')
    .monsters('university', 'Warlord of Moredraw')
    .main();

test('Militia Drill: Peasants are stronger beside a Knight', () => {
  const game = owning('Militia Drill', 'PPKW');
  expect(cvOf(game, { 'castle.1': 'PPK' })).toBe(2 * 2 + 3);
  expect(cvOf(game, { 'castle.1': 'PPW' })).toBe(2 + 2);
});

test('Sworn Trunks: Warriors are stronger beside a Knight, Knights not beside a Warrior', () => {
  const game = owning('Sworn Trunks', 'WWK');
  expect(cvOf(game, { 'castle.1': 'WWK' })).toBe(2 * 3 + 3);
});

test('Battle Prayers: Warriors are stronger beside a Cleric', () => {
  const game = owning('Battle Prayers', 'WWCK');
  expect(cvOf(game, { 'castle.1': 'WWC' })).toBe(2 * 3 + 1);
  expect(cvOf(game, { 'castle.1': 'WWK' })).toBe(2 * 2 + 3);
});

test('Spellblades: Mage and Warrior in the Tavern; Knights are stronger beside a Mage', () => {
  const tavern = (bag: string) =>
    scenario()
      .seat(0, { bag, hand: ['Spellblades'] })
      .drawPhase()
      .completed(0);
  expect(tavern('MWPP')).toEqual(['Spellblades']);
  expect(tavern('MMPP')).toEqual([]);
  expect(tavern('WKPP')).toEqual([]);
  const game = owning('Spellblades', 'KMC');
  expect(cvOf(game, { 'castle.1': 'KM' })).toBe(3 + 1 + 1);
  expect(cvOf(game, { 'castle.1': 'KC' })).toBe(3 + 1);
});

test('Hardwood Training: Warrior at level 3, not at 2; Warriors are stronger for good', () => {
  const rise = (level: 1 | 2) =>
    scenario()
      .seat(0, { tavern: 'WP', vp: 2, levels: { W: level, K: 3 }, hand: ['Hardwood Training'] })
      .development()
      .assign({ levelUp: 'W' })
      .levelUp()
      .completed(0);
  expect(rise(1)).toEqual([]);
  expect(rise(2)).toEqual(['Hardwood Training']);
  expect(cvOf(owning('Hardwood Training', 'WWK'), { 'castle.1': 'WWK' })).toBe(2 * 3 + 3);
});

test.each([
  ['Bane Oil', 'cathedral.1'],
  ['Snares and Pitfalls', 'castle.1'],
  ['Wanted Posters', 'university.1'],
] as const)('%s: +1 against each Monster of its type, here on %s alone', (quest, place) => {
  const game = owning(quest, 'PP');
  for (const at of ['castle.1', 'cathedral.1', 'university.1'] as const)
    expect(cvOf(game, { [at]: 'PP' })).toBe(at === place ? 3 : 2);
});

test('Thick Bark: 2 Corruption and a Warrior in the Tavern complete it', () => {
  const tavern = (bag: string) =>
    scenario()
      .seat(0, { bag, hand: ['Thick Bark'] })
      .drawPhase();
  expect(tavern('XXWP').completed(0)).toEqual(['Thick Bark']);
  expect(tavern('XXWP').vp(0)).toBe(2);
  expect(tavern('XWPP').completed(0)).toEqual([]);
  expect(tavern('XXPP').completed(0)).toEqual([]);
});

test('Thick Bark: in the Draw Phase, with 2 Corruption in the Tavern, one more meeple, if the player likes', () => {
  const start = (draws: string) =>
    scenario()
      .seat(0, { bag: 'XXPPPP', draws, completed: ['Thick Bark'] })
      .drawPhase();
  const used = start('XXPP').drawEffect('Thick Bark');
  expect(used.zone(0, 'tavern')).toBe('PPPXX');
  expect(used.asked('develop').seat).toBe(1);
  expect(start('XXPP').drawEffect(null).zone(0, 'tavern')).toBe('PPXX');
  expect(start('XPPP').asked('develop').seat).toBe(1);
});

test('Night Shift: 4 Locations in one turn complete it, 3 do not', () => {
  const shift = (plan: Record<string, string>) =>
    scenario()
      .seat(0, { tavern: 'PPPPPPP', bag: 'CCCC', hand: ['Night Shift'] })
      .main()
      .plan(plan)
      .completed(0);
  const three = { 'villages.start': 'PP', 'cathedral.start': 'P', 'university.start': 'P' };
  expect(shift({ ...three, 'castle.start': 'PPP' })).toEqual(['Night Shift']);
  expect(shift(three)).toEqual([]);
});

test('Night Shift: in the Draw Phase a Peasant goes from Tavern to Lodgings, then one meeple is drawn', () => {
  const start = (draws: string) =>
    scenario()
      .seat(0, { bag: 'PPCCCCC', draws, completed: ['Night Shift'] })
      .drawPhase();
  const used = start('PCCCC').drawEffect('Night Shift');
  expect(used.zone(0, 'tavern')).toBe('CCCC');
  expect(used.zone(0, 'lodgings')).toBe('P');
  expect(start('PPCCC').drawEffect(null).zone(0, 'tavern')).toBe('PPCC');
  expect(start('CCCC').asked('develop').seat).toBe(1);
});

test('Night Shift: with an empty bag the Peasant itself may be drawn again', () => {
  const game = scenario()
    .seat(0, { bag: 'PPPP', completed: ['Night Shift'] })
    .drawPhase()
    .drawEffect('Night Shift');
  expect(game.zone(0, 'tavern')).toBe('PPPP');
  expect(game.zone(0, 'lodgings')).toBe('');
});

test('Thick Bark and Night Shift work in either order, each once', () => {
  const game = scenario()
    .seat(0, {
      bag: 'XPPPXCC',
      draws: 'XPPPXC',
      completed: ['Thick Bark', 'Night Shift'],
    })
    .drawPhase();
  expect(game.options()).toEqual(['Night Shift']);
  game.drawEffect('Night Shift');
  expect(game.options()).toEqual(['Thick Bark']);
  game.drawEffect('Thick Bark');
  expect(game.zone(0, 'tavern')).toBe('PPCXX');
  expect(game.asked('develop').seat).toBe(1);
});

test.each([
  ['villages.inner', ['Lumber Guild']],
  ['villages.outer', ['Lumber Guild']],
  ['university.outer', []],
  ['castle.outer', []],
  ['cathedral.outer', []],
] as const)('Lumber Guild: constructing on %s completes %j', (place, completed) => {
  const game = scenario()
    .seat(0, { tavern: 'P', bag: 'CCCC', hand: ['Lumber Guild'] })
    .market('Levy Station')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', place);
  expect(game.completed(0)).toEqual(completed);
});

test('Lumber Guild: each Construct is worth 1 VP, wherever it is', () => {
  const game = scenario()
    .seat(0, { tavern: 'P', bag: 'CCCC', completed: ['Lumber Guild'] })
    .market('Levy Station')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', 'cathedral.outer');
  expect(game.vp(0)).toBe(1);
});

test('Lumber Guild: the VP for a Construct pay for the level-up after it', () => {
  const game = scenario()
    .seat(0, { tavern: 'PK', bag: 'CCCC', completed: ['Lumber Guild'] })
    .market('Levy Station')
    .development()
    .assign({ construct: 'P', levelUp: 'K' })
    .construct('Levy Station', 'villages.outer')
    .levelUp();
  expect(game.vp(0)).toBe(0);
  expect(game.levels(0)[3]).toBe(2);
});

test.each([
  ['C', 3],
  ['K', 2],
] as const)('Order of the Plane: %s at level 3 completes it', (hero, vp) => {
  const rise = (levels: SeatSpec['levels'] & {}) =>
    scenario()
      .seat(0, { tavern: `${hero}P`, vp, levels, hand: ['Order of the Plane'] })
      .development()
      .assign({ levelUp: hero })
      .levelUp()
      .completed(0);
  expect(rise({ [hero]: 2 })).toEqual(['Order of the Plane']);
  expect(rise({ [hero]: 1, W: 3, M: 3 })).toEqual([]);
});

test('Order of the Plane: every prestige Unit is stronger by 1, no other is', () => {
  const game = owning('Order of the Plane', 'RLSK');
  expect(cvOf(game, { 'castle.1': 'RLS:KK' })).toBe(4 + (2 + 3 + 1) + 3 + 3);
});

/** Quest, the Units that complete it, then a party and its CV on the Ember Dragon before and after. */
const FOUGHT_FOR = [
  ['Militia Drill', 'Termite', 'PP', 'PPK', 5, 7],
  ['Sworn Trunks', 'Termite', 'WK', 'WWK', 7, 9],
  ['Battle Prayers', 'Termite', 'WC', 'WWC', 5, 7],
  ['Snares and Pitfalls', 'Elder Stump', 'KKK', 'PPP', 3, 4],
] as const;

test.each(FOUGHT_FOR)('%s, won from %s with %s: %s has CV %i, and %i next turn', (...row) => {
  const [quest, monster, units, party, before, after] = row;
  const game = scenario()
    .seat(0, { tavern: units + party, bag: `${party}X`, draws: party, hand: [quest] })
    .seat(1, { tavern: '' })
    .monsters('villages', monster)
    .monsters('castle', 'Ember Dragon')
    .main();
  expect(cvOf(game, { 'castle.1': party, 'villages.1': units })).toBe(before);
  game.plan({ 'villages.1': units }).passUntil(({ kind }) => kind === 'plan');
  expect(game.completed(0)).toEqual([quest]);
  expect(cvOf(game, { 'castle.1': party })).toBe(after);
});

test('Order of the Plane, won by a level-up: prestige Units are stronger from the next turn on', () => {
  const game = scenario()
    .seat(0, {
      tavern: 'KRLS',
      bag: 'RLSX',
      vp: 2,
      levels: { K: 2 },
      hand: ['Order of the Plane'],
    })
    .seat(1, { tavern: '' })
    .monsters('castle', 'Ember Dragon')
    .development()
    .assign({ levelUp: 'K' })
    .levelUp()
    .passUntil(({ kind }) => kind === 'plan');
  const party = { 'castle.1': 'RLS:C' };
  expect(cvOf(game, party)).toBe(3 + (2 + 3) + 2);
  game.plan({}).passUntil(({ kind }) => kind === 'plan');
  expect(cvOf(game, party)).toBe(4 + (3 + 3) + 3);
});
