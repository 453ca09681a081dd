import { builtIn } from '@rowan/cards';
import { scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { cvOf } from './cv.ts';
import { heroCv, vpOf } from './printed.ts';

/** Seat 0 with a Tavern, in front of the strongest Monster of each type. */
const facing = () =>
  scenario()
    .monsters('castle', 'Ember Dragon')
    .monsters('cathedral', 'Vampire Cabinetmaker')
    .monsters('university', 'Warlord of Moredraw');

describe('M1', () => {
  test('M1 a Monster may be assigned to if the CV of all Units on it reaches its strength', () => {
    const game = scenario().seat(0, { tavern: 'CCW' }).monsters('villages', 'Restless Root').main();
    const { facts } = game.refused({ 'villages.1': 'W' }, 'M1', 'tooWeak');
    expect(facts).toMatchObject({ cv: 2, strength: 3 });
    game.plan({ 'villages.1': 'CW' });
    expect(game.pile(0)).toEqual(['Restless Root']);
  });

  test('M1 more CV than the strength is legal', () => {
    const game = scenario().seat(0, { tavern: 'KKK' }).monsters('cathedral', 'Skeleton').main();
    game.plan({ 'cathedral.1': 'KKK' });
    expect(game.pile(0)).toEqual(['Skeleton']);
  });

  test('M1 one under-strength Monster makes the whole plan illegal', () => {
    const game = scenario()
      .seat(0, { tavern: 'KC' })
      .monsters('cathedral', 'Skeleton', 'Termite')
      .main();
    game.refused({ 'cathedral.1': 'K', 'cathedral.2': 'C' }, 'M1', 'tooWeak');
    expect(game.zone(0, 'tavern')).toBe('CK');
  });

  test('M1 nothing is assigned to an empty slot, and no Monster without a Unit', () => {
    const game = scenario().seat(0, { tavern: 'K' }).monsters('castle', 'Termite').main();
    game.refused({ 'castle.2': 'K' }, 'M1', 'emptyPlace');
    game.refused({ 'castle.1': '' }, 'T5', 'noUnits');
  });
});

describe('M2', () => {
  const levels = { W: 1, M: 1, C: 1, K: 1 } as const;
  test.each([
    ['P', levels, 1],
    ['W', levels, heroCv('W', 1)],
    ['W', { ...levels, W: 2 }, heroCv('W', 2)],
    ['W', { ...levels, W: 3 }, heroCv('W', 3)],
    ['M', levels, heroCv('M', 1)],
    ['M', { ...levels, M: 2 }, heroCv('M', 2)],
    ['M', { ...levels, M: 3 }, heroCv('M', 3)],
    ['C', levels, 1],
    ['C', { ...levels, C: 2 }, heroCv('C', 2)],
    ['C', { ...levels, C: 3 }, heroCv('C', 3)],
    ['K', levels, 3],
    ['K', { ...levels, K: 2 }, heroCv('K', 2)],
    ['K', { ...levels, K: 3 }, heroCv('K', 3)],
    ['R', levels, 3],
    ['S:P', levels, 2],
  ] as const)('M2 the CV of a Unit begins with its Hero card: %s at %o has %i', (unit, at, cv) => {
    const game = facing().seat(0, { tavern: unit[0]!, levels: at }).main();
    expect(cvOf(game, { 'castle.1': unit })).toBe(cv);
  });

  test('M2 permanent boosts of equal and of different cards add up, for every Unit of the class', () => {
    const game = facing()
      .seat(0, {
        tavern: 'WWK',
        pile: ['Ghoul', 'Ghoul', 'Carpenter Hornet'],
        completed: ['Hardwood Training'],
      })
      .main();
    expect(cvOf(game, { 'castle.1': 'W' })).toBe(2 + 3);
    expect(cvOf(game, { 'castle.1': 'WW' })).toBe(2 * (2 + 3));
    expect(cvOf(game, { 'castle.1': 'K' })).toBe(3 + 1);
  });

  test('M2 a Peasant gains from a pair boost only while another meeple of the named class is on the same Monster', () => {
    const game = facing()
      .seat(0, { tavern: 'PPWK', pile: ['dire-beaver-villages'] })
      .main();
    expect(cvOf(game, { 'castle.1': 'P' })).toBe(1);
    expect(cvOf(game, { 'castle.1': 'PK' })).toBe(1 + 3);
    expect(cvOf(game, { 'castle.1': 'PW' })).toBe(1 + 1 + 2);
    expect(cvOf(game, { 'castle.1': 'PP', 'university.1': 'W' })).toBe(2);
  });

  test('M2 a pair boost is for each of the gaining Units, and further Units of the other class add nothing', () => {
    const game = facing()
      .seat(0, { tavern: 'PPWW', pile: ['dire-beaver-villages'] })
      .main();
    expect(cvOf(game, { 'castle.1': 'PPW' })).toBe(2 * (1 + 1) + 2);
    expect(cvOf(game, { 'castle.1': 'PWW' })).toBe(1 + 1 + 2 * 2);
  });

  test('M2 pair boosts of several cards add up, and each needs its own partner', () => {
    const game = facing()
      .seat(0, { tavern: 'WKC', completed: ['Sworn Trunks', 'Battle Prayers'] })
      .main();
    expect(cvOf(game, { 'castle.1': 'WK' })).toBe(2 + 1 + 3);
    expect(cvOf(game, { 'castle.1': 'WC' })).toBe(2 + 1 + 1);
    expect(cvOf(game, { 'castle.1': 'WKC' })).toBe(2 + 2 + 3 + 1);
  });

  test('M2 a Unit is not its own partner in a pair boost of one class', () => {
    const monsters = builtIn.monsters.map((monster) =>
      monster.id === 'dire-beaver-villages'
        ? { ...monster, gives: [{ kind: 'pair', by: 'W', who: 'W', n: 1 }] as const }
        : monster,
    );
    const catalogue = { ...builtIn, monsters };
    const game = scenario({ catalogue })
      .seat(0, { tavern: 'WWS', pile: ['dire-beaver-villages'] })
      .monsters('castle', 'Ember Dragon')
      .main();
    expect(cvOf(game, { 'castle.1': 'W' }, {}, catalogue)).toBe(2);
    expect(cvOf(game, { 'castle.1': 'WW' }, {}, catalogue)).toBe(2 * 3);
    expect(cvOf(game, { 'castle.1': 'WS:W' }, {}, catalogue)).toBe(3 + 3);
  });

  test('M2 the same pair boost from a defeated Monster and from the Hero card counts twice', () => {
    const game = facing()
      .seat(0, { tavern: 'PW', pile: ['dire-beaver-villages'], levels: { W: 2 } })
      .main();
    expect(cvOf(game, { 'castle.1': 'PW' })).toBe(1 + 1 + 1 + 2);
  });

  test('M2 a boost against a type counts once per such Monster, whatever the Units, and for no other type', () => {
    const game = facing()
      .seat(0, { tavern: 'PPPPP', pile: ['Gravedigger'] })
      .monsters('villages', 'Restless Root', 'Skeleton')
      .main();
    expect(cvOf(game, { 'cathedral.1': 'P' })).toBe(1 + 1);
    expect(cvOf(game, { 'cathedral.1': 'PPP' })).toBe(3 + 1);
    expect(cvOf(game, { 'castle.1': 'PPP' })).toBe(3);
    game.plan({ 'villages.1': 'PP', 'villages.2': 'P' });
    expect(game.pile(0)).toEqual(['Gravedigger', 'Restless Root', 'Skeleton']);
  });

  test('M2 boosts against a type from different cards add up, on Overlords too', () => {
    const game = facing()
      .seat(0, { tavern: 'P', pile: ['Gravedigger'], completed: ['Bane Oil', 'Wanted Posters'] })
      .finalRound(1)
      .main();
    expect(cvOf(game, { 'cathedral.1': 'P' })).toBe(1 + 2);
    expect(cvOf(game, { 'overlord.1': 'P' })).toBe(1 + 2);
    expect(cvOf(game, { 'overlord.3': 'P' })).toBe(1 + 1);
  });

  test('M2 base, permanent, pair, turn and single-Unit boosts and the boost against a type all add up', () => {
    const game = facing()
      .seat(0, {
        tavern: 'WKKPM',
        lodgings: 'XXX',
        pile: ['Ghoul', 'Gravedigger'],
        completed: ['Sworn Trunks'],
      })
      .tile('villages.inner', 'Banner Hall')
      .tile('villages.outer', 'Blood Forge')
      .main();
    const plan = { 'villages.inner': 'KP', 'villages.outer': 'M', 'cathedral.1': 'WK' } as const;
    const warrior = 2 + 1 + 1 + 2;
    const knight = 3 + 2;
    expect(cvOf(game, plan)).toBe(warrior + knight + 1);
    expect(cvOf(game, plan, { forge: ['cathedral.1', 'W'] })).toBe(warrior + 3 + knight + 1);
  });
});

describe('M3', () => {
  test('M3 Corruption is on no Monster, so it has no CV', () => {
    const game = scenario().seat(0, { tavern: 'PX' }).monsters('castle', 'Termite').main();
    game.refused({ 'castle.1': 'PX' }, 'T6', 'corruptionHere');
  });

  test('M3 Corruption gets no boost: the Blood Forge strengthens Units only', () => {
    const game = facing()
      .seat(0, { tavern: 'MWX', lodgings: 'XX' })
      .tile('villages.inner', 'Blood Forge')
      .main();
    const plan = { 'villages.inner': 'M', 'castle.1': 'W' } as const;
    expect(() => cvOf(game, plan, { forge: ['castle.1', 'X'] })).toThrow('noForge');
    expect(cvOf(game, plan, { forge: ['castle.1', 'W'] })).toBe(4);
  });
});

describe('M6', () => {
  test('M6 a Monster that takes a Quest is assigned to without one, and nothing happens', () => {
    const game = scenario()
      .seat(0, { tavern: 'W', bag: 'PPPP' })
      .monsters('villages', 'Timber Wolf')
      .main()
      .plan({ 'villages.1': 'W' });
    expect(game.pile(0)).toEqual(['Timber Wolf']);
    expect(game.events('questDiscarded')).toEqual([]);
  });

  test('M6 the player chooses which Quest goes', () => {
    const game = scenario()
      .seat(0, { tavern: 'W', bag: 'PPPP', hand: ['Legends', 'Rare Wood', 'Standing Army'] })
      .monsters('villages', 'Timber Wolf')
      .main()
      .plan({ 'villages.1': 'W' })
      .discard('Rare Wood');
    expect(game.hand(0)).toEqual(['Legends', 'Standing Army']);
  });

  test('M6 the last Quest in hand goes without a question', () => {
    const game = scenario()
      .seat(0, { tavern: 'W', bag: 'PPPP', hand: ['Legends'] })
      .monsters('villages', 'Timber Wolf')
      .main()
      .plan({ 'villages.1': 'W' });
    expect(game.hand(0)).toEqual([]);
  });

  test('M6 a mandatory gain happens as far as the supply lasts', () => {
    const game = scenario()
      .seat(0, { tavern: 'KK', bag: 'PPPP' })
      .monsters('cathedral', 'Weevil Swarm')
      .supply({ P: 1 })
      .main()
      .plan({ 'cathedral.1': 'KK' });
    expect(game.zone(0, 'lodgings')).toBe('PKK');
    expect(game.events('notGained')).toHaveLength(1);
    expect(game.vp(0)).toBe(2);
  });

  test('M6 a mandatory gain of Corruption is not refused', () => {
    const game = scenario({ players: 3 })
      .seat(0, { tavern: 'KK', bag: 'PPPP' })
      .monsters('villages', 'Chainsaw Cultist')
      .main()
      .plan({ 'villages.1': 'KK' });
    expect(game.zone(0, 'lodgings')).toBe('KKX');
    expect(game.vp(0)).toBe(vpOf('Chainsaw Cultist'));
  });
});
