import { builtIn } from '@rowan/cards';
import { score } from '@rowan/rules';
import {
  letters,
  meeples,
  planned,
  scenario,
  type Game,
  type Scenario,
  type SeatSpec,
} from '@rowan/testkit';
import { expect, test } from 'vitest';
import { vpOf } from './printed.ts';

/** A Room on the Castle's Tower, and seat 0 with its Units. */
const before = (room: string, spec: SeatSpec): Scenario =>
  scenario({ towers: true })
    .seat(0, { bag: 'PPPP', ...spec })
    .room('castle', room)
    .nextQuests('Legends', 'Heavy Cavalry');

const enter = (room: string, units: string, spec: SeatSpec = {}): Game =>
  before(room, { tavern: units.replace(/:[PWMCK]/g, ''), ...spec })
    .main()
    .plan({ 'castle.tower': units });

test('F1 whoever completes a Room takes the tile and the next Room of that Tower is turned up', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: 'KP', bag: 'PPPP' })
    .room('castle', 'rod-knight', 'Bounty')
    .main()
    .plan({ 'castle.tower': 'KP' });
  expect(game.rooms(0)).toEqual(['Recover the Rod of Ruin']);
  expect(game.room('castle')).toBe('Bounty');
  expect(game.events('roomTurnedUp')).toHaveLength(1);
});

test('F1 behind the last Room of a Tower nothing is turned up', () => {
  const game = before('rod-knight', { tavern: 'KP' })
    .edit(({ players, towers }) => players[1]!.rooms.push(...towers[0]!.splice(0, 4)))
    .main()
    .plan({ 'castle.tower': 'KP' });
  expect(game.rooms(0)).toEqual(['Recover the Rod of Ruin']);
  expect(game.room('castle')).toBe('');
  expect(game.events('roomTurnedUp')).toEqual([]);
});

test('F1 a Room is assigned to once, and the next one only from the next turn on', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: 'KPKP', bag: 'PPPPMP', draws: 'MP' })
    .seat(1, { tavern: '' })
    .room('castle', 'rod-knight', 'rod-mage')
    .main();
  const there = planned('castle.tower', 'KP');
  game.refused({ kind: 'plan', places: [there, there] }, 'L1', 'placeTwice');
  game.plan({ 'castle.tower': 'KP' });
  expect(game.rooms(0)).toHaveLength(1);
  game.endDevelopment().plan({ 'castle.tower': 'MP' });
  expect(game.rooms(0)).toHaveLength(2);
});

test('F1 the other player finds the Room gone', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: 'KP', bag: 'PPPP' })
    .seat(1, { tavern: 'KK', bag: 'PPPP' })
    .room('castle', 'rod-knight', 'rod-mage')
    .main()
    .plan({ 'castle.tower': 'KP' });
  game.refused({ 'castle.tower': 'KK' }, 'F3', 'needsUnits');
  expect(game.rooms(1)).toEqual([]);
});

test('F1 an empty Tower takes nobody', () => {
  const game = before('rod-knight', { tavern: 'KP' })
    .edit((state) => {
      state.players[1]!.rooms.push(...state.towers[0]!.splice(0));
    })
    .main();
  game.refused({ 'castle.tower': 'KP' }, 'F1', 'emptyPlace');
});

test('F1 without the Four Towers there are no Rooms', () => {
  const game = scenario().seat(0, { tavern: 'KP' }).main();
  game.refused({ 'castle.tower': 'KP' }, 'F1', 'noTowers');
});

test('F1 overrun Peasants flee to a Room as to a Location', () => {
  const overrun = (...monsters: string[]) =>
    before('rod-knight', { tavern: 'KC' })
      .monsters('castle', ...monsters)
      .main()
      .plan({ 'castle.tower': 'KC' })
      .zone(0, 'lodgings');
  expect(overrun('Termite')).toBe('CK');
  expect(overrun('Termite', 'Backwoods Bandit')).toBe('PCK');
  expect(overrun('Termite', 'Backwoods Bandit', 'Ghoul')).toBe('PPCK');
});

test('F1 no Peasant flees to a Room when the plan assigns to a Monster of the district', () => {
  const game = before('rod-knight', { tavern: 'KCW' })
    .monsters('castle', 'Backwoods Bandit', 'Termite')
    .main()
    .plan({ 'castle.tower': 'KC', 'castle.2': 'W' });
  expect(game.zone(0, 'lodgings')).toBe('WWCK');
});

test('F2 Corruption is assigned exactly as a Room says', () => {
  const game = before('battle-mage', { tavern: 'MMXX' }).main();
  game.refused({ 'castle.tower': 'M' }, 'F2', 'corruptionHere');
  game.refused({ 'castle.tower': 'MXX' }, 'F2', 'corruptionHere');
  const rod = before('rod-mage', { tavern: 'MMX' }).main();
  rod.refused({ 'castle.tower': 'MMX' }, 'F2', 'corruptionHere');
});

test('F2 Corruption comes from the Tavern only', () => {
  const game = before('battle-mage', { tavern: 'M', lodgings: 'X' }).main();
  game.refused({ 'castle.tower': 'MX' }, 'T5', 'notInTavern');
});

test('F2 Corruption goes to the Lodgings at clean-up', () => {
  expect(enter('battle-mage', 'MX').zone(0, 'lodgings')).toBe('MX');
});

test('F2 Corruption on a Room is not there for an effect that returns one', () => {
  const game = before('battle-mage', { tavern: 'MXWC' })
    .tile('villages.inner', "Healer's Temple")
    .main()
    .plan({ 'castle.tower': 'MX', 'villages.inner': 'WC' });
  expect(game.events('cleansed').map(({ from }) => from)).toEqual(['none', 'none']);
  expect(game.zone(0, 'lodgings')).toBe('WMCX');
});

test('F2 surplus Units are allowed', () => {
  const game = enter('battle-mage', 'MPKX');
  expect(game.rooms(0)).toEqual(['Battle Corruption']);
  expect(game.zone(0, 'lodgings')).toBe('PMKX');
});

test.each([
  ['rescue-paladin', 'PC', 'L', 'CC'],
  ['rescue-ranger', 'PW', 'R', 'W'],
  ['rescue-shaman', 'PM', 'S', 'PC'],
] as const)('F3 Rescue: %s takes the party %s and gives %s', (room, party, hero, miss) => {
  const game = enter(room, party);
  expect(game.zone(0, 'lodgings')).toBe(letters(meeples(party + hero)));
  expect(game.rooms(0)).toHaveLength(1);
  expect(game.vp(0)).toBe(0);
  before(room, { tavern: miss }).main().refused({ 'castle.tower': miss }, 'F3', 'needsUnits');
});

test('F3 Rescue: with none in stock the Room is completed all the same', () => {
  const game = before('rescue-paladin', { tavern: 'PC' })
    .supply({ L: 0 })
    .main()
    .plan({ 'castle.tower': 'PC' });
  expect(game.rooms(0)).toEqual(['Rescue the Paladin']);
  expect(game.zone(0, 'lodgings')).toBe('PC');
});

test.each([
  ['purge-cleric', 'C'],
  ['purge-mage', 'M'],
  ['purge-warrior', 'W'],
] as const)('F3 Purge: %s returns %s and pays 1 VP per Corruption; Quests 2/1', (room, unit) => {
  const game = enter(room, `${unit}XXX`).discard('Legends');
  expect(game.vp(0)).toBe(3);
  expect(game.zone(0, 'lodgings')).toBe('XXX');
  expect(game.hand(0)).toEqual(['Heavy Cavalry']);
  expect(game.events('returned')).toHaveLength(1);
});

test('F3 Purge: any number of Corruption, none too', () => {
  const game = enter('purge-cleric', 'C').discard('Legends');
  expect(game.vp(0)).toBe(0);
  expect(game.rooms(0)).toEqual(['Purge']);
});

test('F3 Purge: one Unit of the printed class goes, surplus ones stay', () => {
  const game = enter('purge-cleric', 'CCKX').discard('Legends');
  expect(game.zone(0, 'lodgings')).toBe('CKX');
});

test('F3 Purge: the printed class must be there', () => {
  const game = before('purge-cleric', { tavern: 'MX' }).main();
  game.refused({ 'castle.tower': 'MX' }, 'F3', 'needsUnits');
});

test.each([
  ['bounty-warrior', 'W', 'Termite', 'Restless Root'],
  ['bounty-knight', 'K', 'Backwoods Bandit', 'Termite'],
  ['bounty-cleric', 'C', 'Skeleton', 'Backwoods Bandit'],
] as const)('F3 Bounty: %s takes %s, with a Monster of its type in the plan', (...row) => {
  const [room, unit, right, wrong] = row;
  const hunt = (monster: string) =>
    before(room, { tavern: `${unit}KKM` })
      .monsters('cathedral', monster)
      .main();
  const game = hunt(right).plan({ 'castle.tower': unit, 'cathedral.1': 'KK' });
  expect(game.vp(0)).toBe(vpOf(right) + 2);
  expect(game.rooms(0)).toEqual(['Bounty']);
  const plan = { 'castle.tower': unit, 'cathedral.1': 'KK' };
  hunt(wrong).refused(plan, 'F3', 'needsBounty');
  hunt(right).refused({ 'castle.tower': unit }, 'F3', 'needsBounty');
  hunt(right).refused({ ...plan, 'castle.tower': 'M' }, 'F3', 'needsUnits');
});

test('F3 Bounty: an Overlord or the Henchman of the printed type will do', () => {
  const hunt = (room: string, unit: string) =>
    before(room, { tavern: `${unit}KKK` })
      .finalRound(1)
      .main()
      .plan({ 'castle.tower': unit, henchman: 'KKK' });
  expect(hunt('bounty-warrior', 'W').vp(0)).toBe(vpOf('Combustor') + 2);
  const humanoid = before('bounty-knight', { tavern: 'KKKKKK' })
    .tokens('bonus-prestige', 'bonus-two-masters', 'bonus-four-types')
    .finalRound(1)
    .main()
    .plan({ 'castle.tower': 'K', 'overlord.3': 'KKKKK' });
  expect(humanoid.vp(0)).toBe(vpOf('Lady Lacquer') + 2);
});

test('F3 Bounty: the Monster fought in the district of the Room prevents its overrun Peasants', () => {
  const game = before('bounty-warrior', { tavern: 'WK' })
    .monsters('castle', 'Termite', 'Backwoods Bandit')
    .main()
    .plan({ 'castle.tower': 'W', 'castle.1': 'K' });
  expect(game.events('overran')).toEqual([]);
});

test.each([
  ['rod-cleric', 'C'],
  ['rod-mage', 'M'],
  ['rod-warrior', 'W'],
  ['rod-knight', 'K'],
] as const)('F3 Rod of Ruin: %s takes %s and any second Unit', (room, unit) => {
  for (const second of ['P', 'R', 'L', 'S:P', unit]) {
    const game = enter(room, unit + second);
    expect(game.rooms(0)).toEqual(['Recover the Rod of Ruin']);
    expect(game.zone(0, 'lodgings')).toHaveLength(2);
  }
  const game = before(room, { tavern: `${unit}PX` }).main();
  game.refused({ 'castle.tower': unit }, 'F3', 'needsUnits');
  game.refused({ 'castle.tower': `${unit}X` }, 'F2', 'corruptionHere');
});

test('F3 Rod of Ruin: two Units without the printed class are not enough', () => {
  const game = before('rod-cleric', { tavern: 'KK' }).main();
  game.refused({ 'castle.tower': 'KK' }, 'F3', 'needsUnits');
});

test.each([
  ['darkness-warrior', 'W', 'X'],
  ['darkness-mage', 'M', 'X'],
  ['darkness-cleric', 'C', 'X'],
  ['darkness-knight', 'K', 'KX'],
] as const)('F3 Face the Darkness: %s takes %s with 1 Corruption; %s is left', (...row) => {
  const [room, unit, left] = row;
  const game = enter(room, `${unit}X`).discard('Heavy Cavalry');
  expect(game.zone(0, 'lodgings')).toBe(left);
  expect(game.hand(0)).toEqual(['Legends']);
  expect(game.rooms(0)).toEqual(['Face the Darkness']);
});

test.each([
  ['battle-mage', 'M'],
  ['battle-cleric', 'C'],
  ['battle-warrior', 'W'],
] as const)('F3 Battle Corruption: %s takes %s with 1 Corruption, and a Quest if any', (...row) => {
  const [room, unit] = row;
  const without = enter(room, `${unit}X`);
  expect(without.zone(0, 'lodgings')).toBe(`${unit}X`);
  const one = enter(room, `${unit}X`, { hand: ['Rare Wood'] });
  expect(one.hand(0)).toEqual([]);
  const two = enter(room, `${unit}X`, { hand: ['Rare Wood', 'Few but Fine'] }).discard('Rare Wood');
  expect(two.hand(0)).toEqual(['Few but Fine']);
});

const LADDERS = builtIn.roomSets.map(({ id, ladder }) => [id, ladder] as const);

test.each(LADDERS)('F4 the set %s scores at the end by the number of its Rooms: %j', (...row) => {
  const [family, ladder] = row;
  const ids = builtIn.rooms.filter((room) => room.family === family).map(({ id }) => id);
  expect(ids).toHaveLength(ladder.length);
  for (const [i, vp] of ladder.entries()) {
    const game = scenario({ towers: true })
      .seat(0, { tavern: '', rooms: ids.slice(0, i + 1) })
      .seat(1, { tavern: '', rooms: ids.slice(i + 1) })
      .finalRound(2)
      .turnOf(1);
    expect([game.vp(0), game.vp(1)]).toEqual([vp, ladder[ladder.length - i - 2] ?? 0]);
  }
});

test('F4 sets score side by side, each player for the own Rooms, and nothing before the end', () => {
  const start = scenario({ towers: true })
    .seat(0, { rooms: ['rod-mage', 'rod-knight', 'rod-cleric', 'darkness-mage'] })
    .seat(1, { rooms: ['darkness-knight'] })
    .finalRound(2)
    .turnOf(1);
  expect([start.vp(0), start.vp(1)]).toEqual([0, 0]);
  expect(score(builtIn, start.state).map(({ total }) => total)).toEqual([9 + 2, 2]);
  start.passTurn();
  expect([start.vp(0), start.vp(1)]).toEqual([9 + 2, 2]);
});

test('F5 a Shaman stands for the printed class of a Room', () => {
  expect(enter('rescue-paladin', 'PS:C').zone(0, 'lodgings')).toBe('PLS');
  const wrong = before('rescue-paladin', { tavern: 'PS' }).main();
  wrong.refused({ 'castle.tower': 'PS:W' }, 'F3', 'needsUnits');
});

test('F5 a Shaman that stands alone for the class goes to the supply itself', () => {
  const game = enter('darkness-mage', 'S:MX').discard('Legends');
  expect(game.zone(0, 'lodgings')).toBe('X');
  expect(game.supply('S')).toBe(5);
});

test('F5 beside a real Unit of the class the player chooses which of them goes', () => {
  const real = enter('purge-warrior', 'WS:WX').unit('W').discard('Legends');
  expect(real.zone(0, 'lodgings')).toBe('SX');
  const shaman = enter('purge-warrior', 'WS:WX').unit('S').discard('Legends');
  expect(shaman.zone(0, 'lodgings')).toBe('WX');
});
