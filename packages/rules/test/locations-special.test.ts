import { builtIn, type Catalogue, type CrownOption } from '@rowan/cards';
import { answers, scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

describe('L5 drawing', () => {
  test('L5 in the Development Phase a draw comes at once into the Tavern', () => {
    const t = scenario()
      .seat(0, { tavern: 'PP', bag: 'W' })
      .market('Banner Hall')
      .development()
      .assign({ construct: 'PP' })
      .construct('Banner Hall', 'villages.inner');
    expect(t.zone(0, 'tavern')).toBe('W');
    expect(t.asked('plan').seat).toBe(0);
  });

  test('L5 at the start of a turn a draw comes at once into the Tavern', () => {
    const t = scenario()
      .seat(0, { tavern: 'P', bag: 'WWW' })
      .tile('castle.inner', 'Mage Academy')
      .crown('castle.inner', 0, 'C')
      .turnOf(0);
    expect(t.zone(0, 'tavern')).toBe('PW');
    expect(t.state.phase).toBe('development');
  });

  test('L5 from the Main Phase it is added to the draw of D4', () => {
    const t = scenario()
      .seat(0, { tavern: 'CW', bag: 'KKKKKKK' })
      .tile('castle.inner', 'The Branch & Root Inn')
      .tile('villages.inner', 'House of Lords')
      .supply({ P: 0, W: 0 })
      .main()
      .plan({ 'castle.inner': 'C', 'villages.inner': 'W' });
    expect(t.zone(0, 'tavern')).toBe('KKKKKK');
  });

  test('L5 in the Draw Phase a draw comes at once into the Tavern', () => {
    const t = scenario()
      .seat(0, { completed: ['Thick Bark'], bag: 'XXPPK', draws: 'XXPPK' })
      .drawPhase()
      .drawEffect('Thick Bark');
    expect(t.zone(0, 'tavern')).toBe('PPKXX');
  });
});

describe('L6 Crowns', () => {
  const colosseum = () => scenario().tile('castle.inner', 'Colosseum');

  test('L6 a Crown gives nothing in the turn it is assigned to', () => {
    const t = colosseum().seat(0, { tavern: 'K' }).main().plan({ 'castle.inner': 'K' });
    expect(t.vp(0)).toBe(0);
    expect(t.events('activated')).toHaveLength(1);
    expect(t.crown('castle.inner')).toEqual({ seat: 0, units: 'K' });
  });

  test('L6 a Crown takes one of its classes', () => {
    const t = colosseum().seat(0, { tavern: 'PMCRLSWK' }).main();
    for (const units of ['P', 'M', 'C', 'R', 'L', 'S:P', 'PMC'])
      t.refused({ 'castle.inner': units }, 'L1', 'needsUnits');
    t.plan({ 'castle.inner': 'WP' });
    expect(t.crown('castle.inner')).toEqual({ seat: 0, units: 'PW' });
  });

  test.each([
    ['W', 1],
    ['K', 3],
    ['WK', 3],
    ['WW', 1],
    ['KK', 3],
    ['PPW', 1],
    ['S:K', 3],
    ['S:WK', 3],
  ])('L6 a Colosseum with %s pays %i VP when the turn of its owner starts', (units, vp) => {
    const t = colosseum().crown('castle.inner', 0, units).turnOf(0);
    expect(t.vp(0)).toBe(vp);
    expect(t.crown('castle.inner')).toBeUndefined();
  });

  test('L6 the Units return to the Lodgings before anything is paid', () => {
    const t = scenario()
      .seat(0, { tavern: 'P', bag: '' })
      .tile('castle.inner', 'Mage Academy')
      .tile('castle.outer', 'Colosseum')
      .crown('castle.inner', 0, 'M')
      .crown('castle.outer', 0, 'K')
      .turnOf(0);
    // Both are back in time to be drawn by the Academy.
    expect(t.zone(0, 'tavern')).toBe('PMK');
    expect(t.vp(0)).toBe(3);
  });

  test('L6 several Crowns pay in the order their owner likes', () => {
    // For the sake of the test the Colosseum takes a Quest and the Academy brings one.
    const crowns: Readonly<Record<string, readonly CrownOption[]>> = {
      colosseum: [{ need: 'K', gives: [{ kind: 'discardQuest' }] }],
      'mage-academy': [{ need: 'M', gives: [{ kind: 'quests', draw: 1, discard: 0 }] }],
    };
    const catalogue: Catalogue = {
      ...builtIn,
      tiles: builtIn.tiles.map((tile) => {
        const crown = crowns[tile.id];
        return crown ? { ...tile, crown } : tile;
      }),
    };
    const start = () =>
      scenario({ catalogue })
        .seat(0, { hand: ['Legends'] })
        .nextQuests('Overkill')
        .tile('castle.inner', 'Mage Academy')
        .tile('castle.outer', 'Colosseum')
        .crown('castle.inner', 0, 'M')
        .crown('castle.outer', 0, 'K')
        .turnOf(0);
    expect(start().options()).toEqual(['castle.inner', 'castle.outer']);
    expect(start().zone(0, 'lodgings')).toBe('MK');
    expect(start().order('castle.outer').hand(0)).toEqual(['Overkill']);
    const drawnFirst = start().order('castle.inner').discard('Overkill');
    expect(drawnFirst.hand(0)).toEqual(['Legends']);
  });

  test('L6 the Units of the others stay when a turn starts', () => {
    const t = colosseum().crown('castle.inner', 1, 'K').turnOf(0);
    expect(t.crown('castle.inner')).toEqual({ seat: 1, units: 'K' });
    expect([t.vp(0), t.vp(1)]).toEqual([0, 0]);
  });

  test('L6 another player with a legal Unit sends all of them away at once and takes over', () => {
    const t = colosseum()
      .seat(0, { tavern: 'WPP' })
      .seat(1, { lodgings: 'X' })
      .crown('castle.inner', 1, 'KKP')
      .tile('villages.inner', 'House of Lords')
      .supply({ P: 0 })
      .main()
      .plan({ 'castle.inner': 'W', 'villages.inner': 'P', 'university.start': 'P' });
    // The order of the two Locations is still open: the Units are gone already.
    t.asked('order');
    expect(t.zone(1, 'lodgings')).toBe('PKKX');
    expect(t.crown('castle.inner')).toBeUndefined();
    t.order('university.start');
    expect(t.crown('castle.inner')).toEqual({ seat: 0, units: 'W' });
    t.passUntil(({ seat, kind }) => seat === 0 && kind === 'develop');
    expect([t.vp(0), t.vp(1)]).toEqual([1, 0]);
  });

  test('L6 without a legal Unit nobody is sent away', () => {
    const t = colosseum().seat(0, { tavern: 'PM' }).crown('castle.inner', 1, 'W').main();
    t.refused({ 'castle.inner': 'PM' }, 'L1', 'needsUnits');
    expect(t.crown('castle.inner')).toEqual({ seat: 1, units: 'W' });
  });

  test('L6 a Crown counts as activated for Quests', () => {
    const t = colosseum()
      .seat(0, { tavern: 'KPP', hand: ['Grand Tour'] })
      .main()
      .plan({ 'castle.inner': 'K', 'cathedral.start': 'P', 'university.start': 'P' });
    expect(t.completed(0)).toEqual(['Grand Tour']);
  });

  test('L6 a Crown counts as activated for overrun, but the Peasants do not stay', () => {
    const t = colosseum()
      .seat(0, { tavern: 'K', bag: 'MMMM' })
      .monsters('castle', 'Termite', 'Backwoods Bandit', 'Skeleton')
      .main()
      .plan({ 'castle.inner': 'K' });
    expect(t.crown('castle.inner')).toEqual({ seat: 0, units: 'K' });
    expect(t.zone(0, 'lodgings')).toBe('PP');
  });

  test('L6 after the last turn of a player nothing is paid any more', () => {
    const t = colosseum()
      .seat(0, { tavern: 'K', bag: 'P' })
      .seat(1, { tavern: 'P' })
      .finalRound(2)
      .main()
      .plan({ 'castle.inner': 'K' })
      .passTurn();
    expect(t.state.phase).toBe('over');
    expect(t.vp(0)).toBe(0);
    expect(t.crown('castle.inner')).toEqual({ seat: 0, units: 'K' });
  });
});

describe('L7 prestige tiles', () => {
  const build = (left: number) =>
    scenario()
      .seat(0, { tavern: 'PPWP', bag: 'MMMM' })
      .market("Ranger's Lodge")
      .supply({ R: left })
      .development()
      .assign({ construct: 'PP' })
      .construct("Ranger's Lodge", 'villages.outer');

  test('L7 a prestige tile takes its meeples from the supply when it is built', () => {
    const t = build(5);
    expect(t.stock('villages.outer')).toBe(3);
    expect(t.supply('R')).toBe(2);
  });

  test('L7 fewer come if fewer are left', () => {
    expect(build(2).stock('villages.outer')).toBe(2);
    expect(build(2).supply('R')).toBe(0);
    expect(build(0).stock('villages.outer')).toBe(0);
  });

  test('L7 its gain is paid from the tile, not from the supply', () => {
    const t = build(3).plan({ 'villages.outer': 'WP' });
    expect(t.events('gained')).toMatchObject([{ meeple: 5, from: 'tile' }]);
    expect(t.stock('villages.outer')).toBe(2);
    expect(t.supply('R')).toBe(0);
    expect(t.zone(0, 'lodgings')).toBe('PPPWR');
  });

  test('L7 empty, it may still be activated, without that Unit', () => {
    const t = scenario()
      .seat(0, { tavern: 'CK', bag: 'MMMM' })
      .tile('castle.inner', 'Hall of the Grain', 0)
      .main()
      .plan({ 'castle.inner': 'CK' });
    expect(t.events('notGained')).toMatchObject([{ meeple: 6 }]);
    expect(t.zone(0, 'lodgings')).toBe('CK');
    expect(t.vp(0)).toBe(2);
    // The supply has Paladins, but the tile pays its own only.
    expect(t.supply('L')).toBe(5);
  });

  test('L7 Units returned later go to the supply', () => {
    const t = scenario()
      .seat(0, { tavern: 'S' })
      .tile('castle.inner', 'Spirit Grove', 1)
      .main()
      .plan({ 'university.start': 'S:P' });
    expect(t.supply('S')).toBe(4);
    expect(t.stock('castle.inner')).toBe(1);
  });
});

describe('L8 no building over', () => {
  test('L8 a tile is never built over and never removed', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPM' })
      .tile('castle.inner', 'Colosseum')
      .market('Banner Hall')
      .development()
      .assign({ construct: 'PP' });
    t.refused(answers.construct('Banner Hall', 'castle.inner'), 'T2', 'slotTaken');
    t.construct('Banner Hall', 'castle.outer').plan({});
    expect(t.tile('castle.inner')).toBe('Colosseum');
    expect(t.tile('castle.outer')).toBe('Banner Hall');
  });
});

describe("L9 Mage's Workshop", () => {
  const workshop = (own: string) =>
    scenario({ players: 4, active: 1 })
      .seat(1, { tavern: 'MM', lodgings: own })
      .seat(2, { lodgings: 'WX' })
      .seat(3, { lodgings: '' })
      .seat(0, { lodgings: 'C', bag: 'K' })
      .tile('castle.inner', "Mage's Workshop")
      .main()
      .plan({ 'castle.inner': 'M' });

  test('L9 the active player moves up to 3 meeples from the Lodgings to the bag, X too', () => {
    const t = workshop('PPWXX');
    expect(t.asked('backToBag')).toMatchObject({ seat: 1, upTo: 3 });
    t.refused(answers.backToBag('PPWX'), 'L9', 'tooMany');
    t.refused(answers.backToBag('K'), 'L9', 'notInLodgings');
    // The Mage stands on the Workshop and the other one in the Tavern.
    t.refused(answers.backToBag('M'), 'L9', 'notInLodgings');
    t.backToBag('WXX');
    expect(t.zone(1, 'lodgings')).toBe('PP');
    expect(t.zone(1, 'bag')).toBe('WXX');
  });

  test('L9 fewer than 3, or none, may be moved', () => {
    expect(workshop('PPX').backToBag('P').zone(1, 'lodgings')).toBe('PX');
    expect(workshop('PPX').backToBag('').zone(1, 'lodgings')).toBe('PPX');
  });

  test('L9 then each other player, clockwise, may move 1 of theirs', () => {
    const t = workshop('PPP').backToBag('PPP');
    expect(t.asked('backToBag')).toMatchObject({ seat: 2, upTo: 1 });
    t.refused(answers.backToBag('WX'), 'L9', 'tooMany');
    t.backToBag('W');
    expect(t.zone(2, 'bag')).toBe('W');
    expect(t.zone(2, 'lodgings')).toBe('X');
    // Seat 3 has nothing to move.
    expect(t.asked('backToBag')).toMatchObject({ seat: 0, upTo: 1 });
    t.backToBag('');
    expect(t.zone(0, 'bag')).toBe('K');
    expect(t.zone(0, 'lodgings')).toBe('C');
    expect(t.state.active).toBe(2);
  });

  test('L9 with nothing in the Lodgings the active player is passed over', () => {
    expect(workshop('').asked('backToBag')).toMatchObject({ seat: 2, upTo: 1 });
  });
});
