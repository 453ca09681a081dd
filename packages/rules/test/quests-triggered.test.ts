import { builtIn } from '@rowan/cards';
import { scenario, type Game, type PlanExtras, type PlanMap, type SeatSpec } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { vpOf } from './printed.ts';

/** One Monster or Overlord falls to these Units while the Quest is in hand; four Peasants are drawn afterwards. */
function fight(quest: string, foe: string, units: string, more: SeatSpec = {}): Game {
  const position = scenario()
    .seat(0, { tavern: units, bag: 'PPPPPPPP', hand: [quest], ...more })
    .tokens('bonus-prestige', 'bonus-two-masters', 'bonus-three-veterans')
    .nextQuests('Legends', 'Heavy Cavalry');
  const overlord = builtIn.overlords.findIndex(({ name }) => name === foe);
  return overlord < 0
    ? position.monsters('castle', foe).main().plan({ 'castle.1': units })
    : position
        .finalRound(1)
        .main()
        .plan({ [`overlord.${overlord + 1}`]: units });
}

const TERMITE = vpOf('Termite');

type Miss = readonly [monster: string, units: string];
type Row = readonly [quest: string, monster: string, units: string, misses: readonly Miss[]];

const DEFEATS: readonly Row[] = [
  [
    'Pitchforks Ready',
    'Axe Reaver',
    'PPK',
    [
      ['Axe Reaver', 'PKK'],
      ['Termite', 'PP'],
    ],
  ],
  [
    'Against the Grain',
    'Termite',
    'KKK',
    [
      ['Termite', 'KKKP'],
      ['Termite', 'KK'],
    ],
  ],
  [
    'Chip off the Old Block',
    'Ghoul',
    'WPP',
    [
      ['Ghoul', 'WWP'],
      ['Ghoul', 'KPP'],
      ['Termite', 'WPP'],
    ],
  ],
  ['Study the Rings', 'Termite', 'MM', [['Termite', 'MC']]],
  ['Sanded Smooth', 'Termite', 'CC', [['Termite', 'CM']]],
  ['Knights of the Round Trunk', 'Termite', 'KK', [['Termite', 'KW']]],
  [
    'Grave Matters',
    'Ghoul',
    'CK',
    [
      ['Carpenter Hornet', 'CK'],
      ['Skeleton', 'CK'],
      ['Ghoul', 'MK'],
    ],
  ],
  [
    'Bug Hunt',
    'Carpenter Hornet',
    'MK',
    [
      ['Ghoul', 'MK'],
      ['Termite', 'MK'],
      ['Carpenter Hornet', 'CK'],
    ],
  ],
  [
    'Clear the Road',
    'Backwoods Bandit',
    'KK',
    [
      ['Termite', 'KK'],
      ['Backwoods Bandit', 'KW'],
    ],
  ],
  [
    'Mixed Company',
    'Elder Stump',
    'PWKK',
    [
      ['Elder Stump', 'WKK'],
      ['Warlord of Moredraw', 'PWKK'],
      ['Carpenter Hornet', 'PWKK'],
    ],
  ],
  [
    'Overkill',
    'Termite',
    'PKKKKK',
    [
      ['Termite', 'PWKKKK'],
      ['Backwoods Bandit', 'PKKKKK'],
    ],
  ],
  [
    'Giant Feller',
    'Saw-Ron',
    'PKKKKK',
    [
      ['Lady Lacquer', 'PKKKKK'],
      ['Ember Dragon', 'PKKKKK'],
    ],
  ],
];

test.each(DEFEATS)(
  '%s is completed by defeating %s with %s, and not by a near miss',
  (quest, monster, units, misses) => {
    const game = fight(quest, monster, units);
    if (game.decision()?.kind === 'discardQuest') game.discard('Legends');
    expect(game.completed(0)).toEqual([quest]);
    for (const [other, party] of misses)
      expect(fight(quest, other, party).completed(0)).toEqual([]);
  },
);

test('Pitchforks Ready: a Warrior joins, and 2 VP', () => {
  const game = fight('Pitchforks Ready', 'axe-reaver-castle', 'PPK');
  expect(game.zone(0, 'lodgings')).toBe('PPWK');
  expect(game.vp(0)).toBe(vpOf('axe-reaver-castle') + 2);
});

test('Against the Grain: a Cleric joins, and 2 VP', () => {
  const game = fight('Against the Grain', 'Termite', 'KKK');
  expect(game.zone(0, 'lodgings')).toBe('WCKKK');
  expect(game.vp(0)).toBe(TERMITE + 2);
});

test('Chip off the Old Block: a Knight joins, and 3 VP', () => {
  const game = fight('Chip off the Old Block', 'Ghoul', 'WPP');
  expect(game.zone(0, 'lodgings')).toBe('PPWK');
  expect(game.vp(0)).toBe(vpOf('Ghoul') + 3);
});

test('Study the Rings: two Quests come, one of the hand goes', () => {
  const game = fight('Study the Rings', 'Termite', 'MM');
  expect(game.options()).toEqual(['Legends', 'Heavy Cavalry']);
  game.discard('Legends');
  expect(game.hand(0)).toEqual(['Heavy Cavalry']);
  expect(game.vp(0)).toBe(TERMITE + 2);
});

test('Sanded Smooth: two Corruption go, each from the Tavern or from the Lodgings', () => {
  const game = scenario()
    .seat(0, { tavern: 'CCX', lodgings: 'XX', bag: 'PPPP', hand: ['Sanded Smooth'] })
    .monsters('castle', 'Termite')
    .main()
    .plan({ 'castle.1': 'CC' })
    .cleanse('lodgings')
    .cleanse('tavern');
  expect(game.zone(0, 'lodgings')).toBe('WCCX');
  expect(game.vp(0)).toBe(TERMITE + 3);
});

test('Knights of the Round Trunk: a Paladin joins, and 3 VP', () => {
  const game = fight('Knights of the Round Trunk', 'Termite', 'KK');
  expect(game.zone(0, 'lodgings')).toBe('WKKL');
  expect(game.vp(0)).toBe(TERMITE + 3);
});

test('Grave Matters: one Corruption goes, if there is one', () => {
  const one = fight('Grave Matters', 'Ghoul', 'CK', { lodgings: 'XX' });
  expect(one.zone(0, 'lodgings')).toBe('CKX');
  const none = fight('Grave Matters', 'Ghoul', 'CK');
  expect(none.events('cleansed').map(({ from }) => from)).toEqual(['none']);
  expect(none.vp(0)).toBe(vpOf('Ghoul') + 3);
});

test('Bug Hunt: a Ranger joins, and 3 VP', () => {
  const game = fight('Bug Hunt', 'Carpenter Hornet', 'MK');
  expect(game.zone(0, 'lodgings')).toBe('MKR');
  expect(game.vp(0)).toBe(vpOf('Carpenter Hornet') + 3);
});

test('Clear the Road: two meeples more are drawn in the Draw Phase', () => {
  const game = fight('Clear the Road', 'Backwoods Bandit', 'KK');
  expect(game.zone(0, 'tavern')).toBe('PPPPPP');
  expect(game.vp(0)).toBe(vpOf('Backwoods Bandit') + 3);
});

test('Mixed Company: a Shaman joins, and 4 VP', () => {
  const game = fight('Mixed Company', 'Ember Dragon', 'PWKK');
  expect(game.zone(0, 'lodgings')).toBe('PWKKS');
  expect(game.vp(0)).toBe(vpOf('Ember Dragon') + 4);
});

test('Overkill: the CV counts with all boosts; two meeples more are drawn', () => {
  const game = fight('Overkill', 'Termite', 'PWKKKK', { pile: ['Ghoul'] });
  expect(game.completed(0)).toEqual(['Overkill']);
  expect(game.zone(0, 'tavern')).toBe('PPPPPP');
  expect(game.vp(0)).toBe(TERMITE + 3);
});

test('Overkill counts the turn boosts and the Blood Forge of the plan', () => {
  const overkill = (map: PlanMap, extras?: PlanExtras) =>
    scenario()
      .seat(0, { tavern: 'PWMCKKK', lodgings: 'XXXX', bag: 'PPPPPPP', hand: ['Overkill'] })
      .tile('villages.inner', 'Blood Forge')
      .tile('villages.outer', 'The Branch & Root Inn')
      .monsters('castle', 'Termite')
      .main()
      .plan({ 'castle.1': 'PMKKK', ...map }, extras)
      .completed(0);
  const inn = { 'villages.outer': 'C' };
  const forge = { 'villages.inner': 'W' };
  const forged: PlanExtras = { forge: ['castle.1', 'K'] };
  expect(overkill({ ...inn, ...forge }, forged)).toEqual(['Overkill']);
  expect(overkill(forge, forged)).toEqual([]);
  expect(overkill(inn)).toEqual([]);
});

test('Busy Axes: three Monsters in one turn, in any districts; a Warrior joins', () => {
  const axes = (...places: string[]) =>
    scenario()
      .seat(0, { tavern: 'KKK', bag: 'PPPP', hand: ['Busy Axes'] })
      .monsters('castle', 'Backwoods Bandit', 'Backwoods Bandit')
      .monsters('villages', 'Restless Root')
      .main()
      .plan(Object.fromEntries(places.map((place) => [place, 'K'])));
  const game = axes('castle.1', 'castle.2', 'villages.1');
  expect(game.completed(0)).toEqual(['Busy Axes']);
  expect(game.zone(0, 'lodgings')).toBe('WKKK');
  expect(game.vp(0)).toBe(2 * vpOf('Backwoods Bandit') + vpOf('Restless Root') + 3);
  expect(axes('castle.1', 'villages.1').completed(0)).toEqual([]);
});

test('Giant Feller: a Quest comes, and 3 VP', () => {
  const game = fight('Giant Feller', 'Saw-Ron', 'PKKKKK');
  expect(game.hand(0)).toEqual(['Legends']);
  expect(game.vp(0)).toBe(vpOf('Saw-Ron') + 3);
});

test('Last Stand: the Warrior goes to the supply, a Knight joins, and 4 VP', () => {
  const game = fight('Last Stand', 'Bone Drake', 'WKK').payCost(true);
  expect(game.zone(0, 'lodgings')).toBe('CKKK');
  expect(game.vp(0)).toBe(vpOf('Bone Drake') + 4);
  expect(game.events('returned').map(({ meeple }) => meeple)).toEqual([1]);
});

test('Last Stand asks for strength 7 and a Warrior on that Monster', () => {
  expect(fight('Last Stand', 'Bone Drake', 'KKK').completed(0)).toEqual([]);
  expect(fight('Last Stand', 'Chainsaw Cultist', 'WKK').events('questDeclined')).toEqual([]);
  expect(fight('Last Stand', 'Chainsaw Cultist', 'WKK').asked('develop').seat).toBe(1);
});

test('Last Stand: a Shaman that stands for a Warrior may go in place of the real one', () => {
  const game = scenario()
    .seat(0, { tavern: 'WKKS', bag: 'PPPP', hand: ['Last Stand'] })
    .monsters('castle', 'Bone Drake')
    .main()
    .plan({ 'castle.1': 'WKKS:W' })
    .payCost(true)
    .unit('S');
  expect(game.zone(0, 'lodgings')).toBe('WCKKK');
  expect(game.supply('S')).toBe(5);
});

test('Scaffolding under Siege: a Monster where the tile is placed; two meeples come at once', () => {
  const build = (...monsters: string[]) =>
    scenario()
      .seat(0, { tavern: 'P', bag: 'CCCC', hand: ['Scaffolding under Siege'] })
      .monsters('cathedral', ...monsters)
      .monsters('villages', 'Timber Wolf', 'Restless Root')
      .market('Levy Station')
      .development()
      .assign({ construct: 'P' })
      .construct('Levy Station', 'cathedral.outer');
  const game = build('Termite');
  expect(game.completed(0)).toEqual(['Scaffolding under Siege']);
  expect(game.zone(0, 'tavern')).toBe('CC');
  expect(game.vp(0)).toBe(4);
  expect(build().completed(0)).toEqual([]);
});

test('Scaffolding under Siege: 3 Monsters are 1 or more', () => {
  const game = scenario()
    .seat(0, { tavern: 'P', bag: 'CCCC', hand: ['Scaffolding under Siege'] })
    .monsters('castle', 'Termite', 'Backwoods Bandit', 'Ghoul')
    .market('Levy Station')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', 'castle.inner');
  expect(game.completed(0)).toEqual(['Scaffolding under Siege']);
  expect(game.zone(0, 'tavern')).toBe('CCC');
});

test('Grand Tour: Locations in 3 districts in one turn; a Quest comes', () => {
  const tour = (plan: Record<string, string>) =>
    scenario()
      .seat(0, { tavern: 'PPPP', bag: 'CCCC', hand: ['Grand Tour'] })
      .tile('university.inner', 'House of Lords')
      .nextQuests('Legends')
      .main()
      .plan(plan);
  const all = { 'villages.start': 'PP', 'cathedral.start': 'P', 'university.start': 'P' };
  const game = tour(all);
  expect(game.completed(0)).toEqual(['Grand Tour']);
  expect(game.hand(0)).toEqual(['Legends']);
  expect(game.vp(0)).toBe(3);
  const two = { 'university.inner': 'P', 'cathedral.start': 'P', 'university.start': 'P' };
  expect(tour(two).completed(0)).toEqual([]);
});

test.each([
  ['a Location and a Monster of level 2 in one district with 2 Monsters', 'Ghoul', 'castle', true],
  ['a Monster of level 1 does not count', 'Backwoods Bandit', 'castle', false],
  ['the Location in another district does not count', 'Ghoul', 'villages', false],
] as const)('Hold the Quarter: %s', (_, monster, district, done) => {
  const game = scenario()
    .seat(0, { tavern: 'KKC', bag: 'PPPP', hand: ['Hold the Quarter'] })
    .monsters('castle', monster, 'Termite')
    .monsters('villages', 'Timber Wolf', 'Restless Root')
    .tile('castle.inner', 'House of Lords')
    .tile('villages.inner', 'The Branch & Root Inn')
    .main()
    .plan({ [`${district}.inner`]: 'C', 'castle.1': 'KK' });
  expect(game.completed(0)).toEqual(done ? ['Hold the Quarter'] : []);
});

test('Hold the Quarter: one Monster in the district is not enough; a Cleric joins', () => {
  const hold = (...monsters: string[]) =>
    scenario()
      .seat(0, { tavern: 'KKC', bag: 'PPPPP', hand: ['Hold the Quarter'] })
      .monsters('castle', ...monsters)
      .tile('castle.inner', 'The Branch & Root Inn')
      .main()
      .plan({ 'castle.inner': 'C', 'castle.1': 'KK' });
  expect(hold('Ghoul').completed(0)).toEqual([]);
  const game = hold('Ghoul', 'Termite');
  expect(game.zone(0, 'lodgings')).toBe('CCKK');
  expect(game.vp(0)).toBe(vpOf('Ghoul') + 3);
});

test('Dark Thoughts: 3 Corruption in the Tavern; two go, from the Tavern or the Lodgings', () => {
  const game = scenario()
    .seat(0, { tavern: 'X', bag: 'XXXP', hand: ['Dark Thoughts'] })
    .drawPhase()
    .cleanse('tavern')
    .cleanse('lodgings');
  expect(game.zone(0, 'tavern')).toBe('PXX');
  expect(game.zone(0, 'lodgings')).toBe('');
  expect(game.vp(0)).toBe(3);
});

test('Dark Thoughts: 2 Corruption are not enough', () => {
  const game = scenario()
    .seat(0, { bag: 'XXPP', hand: ['Dark Thoughts'] })
    .drawPhase();
  expect(game.completed(0)).toEqual([]);
});
