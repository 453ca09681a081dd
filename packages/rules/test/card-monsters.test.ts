import { builtIn, type MonsterCard } from '@rowan/cards';
import { scenario, type Game } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { cvOf } from './cv.ts';
import { vpOf } from './printed.ts';

const KNIGHTS = 'KKK';

/** Three Knights defeat the Monster; two Quests are in hand and two on top of the deck. */
const defeat = (monster: string): Game =>
  scenario({ players: 3 })
    .seat(0, { tavern: KNIGHTS, bag: 'PPPPPPPP', hand: ['Few but Fine', 'Standing Army'] })
    .monsters('castle', monster)
    .nextQuests('Legends', 'Rare Wood')
    .main()
    .plan({ 'castle.1': KNIGHTS });

const GIVES = [
  ['Termite', 'WKKK'],
  ['Kindling Thief', 'MKKK'],
  ['Hollow Oak Knight', 'KKKK'],
  ['Tree Beast', 'CKKK'],
  ['Weevil Swarm', 'PPKKK'],
  ['Toll Troll', 'WKKK'],
  ['Chainsaw Cultist', 'KKKX'],
  ['Bone Drake', 'CKKK'],
  ['Elder Stump', 'CCKKK'],
  ['Warlord of Moredraw', 'KKKK'],
] as const;

test.each(GIVES)('%s: its VP, and what it gives is in the Lodgings: %s', (monster, lodgings) => {
  const game = defeat(monster);
  expect(game.vp(0)).toBe(vpOf(monster));
  expect(game.zone(0, 'lodgings')).toBe(lodgings);
});

const PLAIN = [
  ['Restless Root'],
  ['Backwoods Bandit'],
  ['axe-reaver-castle'],
  ['axe-reaver-villages'],
  ['Ember Dragon'],
] as const;

test.each(PLAIN)('%s: its VP and nothing else', (monster) => {
  const game = defeat(monster);
  expect(game.vp(0)).toBe(vpOf(monster));
  expect(game.zone(0, 'lodgings')).toBe(KNIGHTS);
  expect(game.hand(0)).toEqual(['Few but Fine', 'Standing Army']);
});

const ONE_QUEST = [['Skeleton'], ['Sawdust Wraith']] as const;

test.each(ONE_QUEST)('%s: its VP and a Quest', (monster) => {
  const game = defeat(monster);
  expect(game.vp(0)).toBe(vpOf(monster));
  expect(game.hand(0)).toEqual(['Few but Fine', 'Standing Army', 'Legends']);
});

const TWO_QUESTS = [['Bark Basilisk'], ['Vampire Cabinetmaker']] as const;

test.each(TWO_QUESTS)('%s: its VP, two Quests come and one goes', (monster) => {
  const game = defeat(monster);
  expect(game.options()).toEqual(['Few but Fine', 'Standing Army', 'Legends', 'Rare Wood']);
  game.discard('Standing Army');
  expect(game.vp(0)).toBe(vpOf(monster));
  expect(game.hand(0)).toEqual(['Few but Fine', 'Legends', 'Rare Wood']);
});

const LOSSES = [['Timber Wolf'], ['Barrow Birch'], ['Lich of the Lathe']] as const;

test.each(LOSSES)('%s: its VP, and a Quest of the hand goes', (monster) => {
  const game = defeat(monster).discard('Few but Fine');
  expect(game.vp(0)).toBe(vpOf(monster));
  expect(game.hand(0)).toEqual(['Standing Army']);
});

/** The boosts: Monster, and CV of a party on the Ember Dragon before and after it. */
const BOOSTS = [
  ['Ghoul', 'WWP', 5, 7],
  ['Coffin Maker', 'CCP', 3, 5],
  ['Carpenter Hornet', 'KKP', 7, 9],
  ['Hedge Witch', 'MMP', 3, 5],
  ['Thornback Bear', 'PPW', 4, 6],
  ['dire-beaver-villages', 'PPW', 4, 6],
  ['dire-beaver-castle', 'MMW', 4, 6],
  ['Sawmill Ogre', 'PP', 2, 3],
] as const;

test.each(BOOSTS)('%s: its VP; %s has CV %i on this turn and %i from the next on', (...row) => {
  const [monster, party, before, after] = row;
  const game = scenario({ players: 3 })
    .seat(0, { tavern: party + KNIGHTS, bag: party })
    .seat(1, { tavern: '' })
    .seat(2, { tavern: '' })
    .monsters('villages', monster)
    .monsters('castle', 'Ember Dragon')
    .main();
  expect(cvOf(game, { 'castle.1': party, 'villages.1': KNIGHTS })).toBe(before);
  game.plan({ 'villages.1': KNIGHTS });
  expect(game.vp(0)).toBe(vpOf(monster));
  game.passUntil(({ kind }) => kind === 'plan');
  expect(cvOf(game, { 'castle.1': party })).toBe(after);
});

test('Gravedigger: +1 against Undead, against nothing else', () => {
  const game = scenario()
    .seat(0, { tavern: 'P', pile: ['Gravedigger'] })
    .monsters('castle', 'Ember Dragon')
    .monsters('cathedral', 'Vampire Cabinetmaker')
    .monsters('university', 'Warlord of Moredraw')
    .main();
  expect(cvOf(game, { 'cathedral.1': 'P' })).toBe(2);
  expect(cvOf(game, { 'castle.1': 'P' })).toBe(1);
  expect(cvOf(game, { 'university.1': 'P' })).toBe(1);
});

test('two Ghouls defeated on one turn make Warriors stronger by 2 from the next on', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKKK', bag: 'WWPP' })
    .seat(1, { tavern: '' })
    .monsters('villages', 'Ghoul', 'Ghoul')
    .monsters('castle', 'Ember Dragon')
    .main()
    .plan({ 'villages.1': 'KK', 'villages.2': 'KK' })
    .passUntil(({ kind }) => kind === 'plan');
  expect(cvOf(game, { 'castle.1': 'WW' })).toBe(2 * (2 + 2));
});

test('a boost belongs to who defeated the Monster', () => {
  const game = scenario()
    .seat(0, { tavern: 'KK', bag: 'PPPP' })
    .seat(1, { tavern: 'W' })
    .monsters('villages', 'Ghoul')
    .monsters('castle', 'Ember Dragon')
    .main()
    .plan({ 'villages.1': 'KK' })
    .passUntil(({ kind }) => kind === 'plan');
  expect(game.state.active).toBe(1);
  expect(cvOf(game, { 'castle.1': 'W' })).toBe(2);
});

test('T9 the player orders the effects of the Monsters defeated on one turn, where it matters', () => {
  const start = () =>
    scenario()
      .seat(0, { tavern: 'KK', bag: 'PPPP', hand: ['Few but Fine'] })
      .monsters('villages', 'Timber Wolf')
      .monsters('cathedral', 'Skeleton')
      .nextQuests('Legends')
      .main()
      .plan({ 'villages.1': 'K', 'cathedral.1': 'K' });
  const wolfFirst = start().order('Timber Wolf');
  expect(wolfFirst.hand(0)).toEqual(['Legends']);
  const skeletonFirst = start().order('Skeleton').discard('Legends');
  expect(skeletonFirst.hand(0)).toEqual(['Few but Fine']);
});

test('T9 between copies of one Monster no order is asked', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKW', bag: 'PPPP', hand: ['Few but Fine', 'Legends', 'Rare Wood'] })
    .monsters('villages', 'Timber Wolf', 'Timber Wolf')
    .main()
    .plan({ 'villages.1': 'K', 'villages.2': 'KW' })
    .discard('Legends')
    .discard('Rare Wood');
  expect(game.hand(0)).toEqual(['Few but Fine']);
});

const kindsOf = ({ gives }: MonsterCard): string[] => gives.map(({ kind }) => kind);

test('the tests above play every kind of effect that stands on a Monster', () => {
  const tables = [GIVES, PLAIN, ONE_QUEST, TWO_QUESTS, LOSSES, BOOSTS];
  const names = new Set<string>(tables.flatMap((table) => table.map(([monster]) => monster)));
  const played = builtIn.monsters.filter(({ id, name }) => names.has(name) || names.has(id));
  const known = new Set(played.flatMap(kindsOf));
  const unknown = (cards: readonly MonsterCard[]): string[] =>
    cards.flatMap(kindsOf).filter((kind) => !known.has(kind));
  expect(unknown(builtIn.monsters)).toEqual([]);
  const draws = { ...played[0]!, gives: [{ kind: 'draw', n: 1 }] } as const;
  expect(unknown([...builtIn.monsters, draws])).toEqual(['draw']);
});
