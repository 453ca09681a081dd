import { builtIn, type Catalogue } from '@rowan/cards';
import { answers, scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { cvOf } from './cv.ts';
import { heroCv } from './printed.ts';

const W3 = heroCv('W', 3);

describe('L1 activating', () => {
  test('L1 a Location is activated with at least the Units left of its arrow', () => {
    const t = scenario().seat(0, { tavern: 'PPMMWC' }).tile('castle.inner', 'Levy Station').main();
    t.refused({ 'castle.inner': 'M' }, 'L1', 'needsUnits');
    t.refused({ 'castle.inner': 'MM' }, 'L1', 'needsUnits');
    t.refused({ 'castle.inner': 'WPPC' }, 'L1', 'needsUnits');
    t.refused({ 'castle.start': 'PP' }, 'L1', 'needsUnits');
    t.plan({ 'castle.inner': 'MW' });
    expect(t.events('activated')).toHaveLength(1);
  });

  test('L1 where a Location takes one of two classes, either will do, and no other', () => {
    const start = () =>
      scenario().seat(0, { tavern: 'PMWCKR' }).tile('castle.inner', 'Blood Forge').main();
    for (const other of ['P', 'C', 'K', 'R', 'PCK'])
      start().refused({ 'castle.inner': other }, 'L1', 'needsUnits');
    expect(start().plan({ 'castle.inner': 'M' }).events('activated')).toHaveLength(1);
    expect(start().plan({ 'castle.inner': 'W' }).events('activated')).toHaveLength(1);
  });

  test('L1 any Unit is a Unit of any kind, but Corruption is none', () => {
    const start = () =>
      scenario().seat(0, { tavern: 'PMWCKRLSX' }).tile('castle.inner', 'House of Lords').main();
    for (const unit of ['P', 'M', 'W', 'C', 'K', 'R', 'L', 'S:P'])
      expect(start().plan({ 'castle.inner': unit }).events('activated')).toHaveLength(1);
    start().refused({ 'castle.inner': 'X' }, 'T6', 'corruptionHere');
  });

  test('L1 each Location is activated once per turn and player', () => {
    const t = scenario().seat(0, { tavern: 'PP' }).seat(1, { tavern: 'PW' }).main();
    const units = [1, 0, 0, 0, 0, 0, 0, 0, 0];
    const places = [
      { place: 2, units },
      { place: 2, units },
    ];
    t.refused({ kind: 'plan', places }, 'L1', 'placeTwice');
    t.plan({ 'cathedral.start': 'P' });
    t.endDevelopment().plan({ 'cathedral.start': 'P' });
    expect(t.events('activated').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('L1 a tile built this turn may be used this turn', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPK' })
      .market('House of Lords')
      .development()
      .assign({ construct: 'PP' })
      .construct('House of Lords', 'villages.outer')
      .plan({ 'villages.outer': 'K' });
    expect(t.events('activated')).toHaveLength(1);
  });
});

describe('L2 gains and returns', () => {
  test('L2 a meeple gained joins the place and reaches the Lodgings at clean-up', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPP', bag: 'MMMM' })
      .supply({ P: 0 })
      .main()
      .plan({ 'castle.start': 'PPP' });
    expect(t.events('gained')).toMatchObject([{ meeple: 4, from: 'supply', to: 'place' }]);
    expect(t.zone(0, 'lodgings')).toBe('PPK');
    expect(t.supply('P')).toBe(1);
  });

  test('L2 with an empty supply nothing is gained, everything else still happens', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPP', bag: 'MMMM' })
      .supply({ K: 0 })
      .main()
      .plan({ 'castle.start': 'PPP' });
    expect(t.events('notGained')).toMatchObject([{ meeple: 4 }]);
    expect(t.zone(0, 'lodgings')).toBe('PP');
  });

  /** Dark Thoughts, for the sake of the test, gives a Warrior. */
  const givesWarrior: Catalogue = {
    ...builtIn,
    quests: builtIn.quests.map((quest) =>
      quest.id === 'dark-thoughts' && quest.kind === 'triggered'
        ? { ...quest, gives: [{ kind: 'gain', meeple: 'W', from: 'supply' }] }
        : quest,
    ),
  };

  test('L2 a meeple gained in the Draw Phase reaches the Lodgings at once', () => {
    const t = scenario({ catalogue: givesWarrior })
      .seat(0, { hand: ['Dark Thoughts'], bag: 'XXXP' })
      .drawPhase();
    expect(t.completed(0)).toEqual(['Dark Thoughts']);
    expect(t.events('gained')).toMatchObject([{ meeple: 1, to: 'lodgings' }]);
    expect(t.zone(0, 'lodgings')).toBe('W');
  });

  test('L2 any one Unit standing for the class may be the one returned', () => {
    const start = () =>
      scenario().seat(0, { tavern: 'PPS', bag: 'MMMM' }).main().plan({ 'castle.start': 'PPS:P' });
    const t = start();
    expect(t.asked('unit')).toMatchObject({ to: 'supply', unit: 0 });
    t.refused(answers.unit('K'), 'L2', 'notOffered');
    expect(start().unit('P').zone(0, 'lodgings')).toBe('PKS');
    const shaman = start().unit('S');
    expect(shaman.zone(0, 'lodgings')).toBe('PPK');
    expect(shaman.supply('S')).toBe(5);
  });

  test('L2 a Shaman alone goes itself', () => {
    const t = scenario()
      .seat(0, { tavern: 'S', bag: 'CCCC' })
      .main()
      .plan({ 'university.start': 'S:P' });
    expect(t.zone(0, 'lodgings')).toBe('M');
    expect(t.supply('S')).toBe(5);
  });

  test('L2 a Shaman that stands for another class is not offered', () => {
    const t = scenario()
      .seat(0, { tavern: 'PS', bag: 'MMMM' })
      .tile('castle.inner', "Squire's Yard")
      .main()
      .plan({ 'castle.inner': 'PS:W' });
    expect(t.zone(0, 'lodgings')).toBe('KS');
  });

  test('L2 an overrun Peasant stands at the place and may be the one returned', () => {
    const t = scenario()
      .seat(0, { tavern: 'S', bag: 'CCCC' })
      .monsters('university', 'Timber Wolf', 'Skeleton')
      .main()
      .plan({ 'university.start': 'S:P' });
    expect(t.asked('unit').unit).toBe(0);
    t.unit('P');
    expect(t.zone(0, 'lodgings')).toBe('MS');
  });

  test('L2 the cost of a Quest is one of the Units on that Monster', () => {
    const t = scenario()
      .seat(0, { tavern: 'WWKK', hand: ['Last Stand'], bag: 'MMMM' })
      .tile('villages.inner', 'The Long Watch')
      .monster('castle', 1, 'Bone Drake')
      .main()
      .plan({ 'villages.inner': 'W', 'castle.1': 'WKK' })
      .payCost(true);
    expect(t.events('returned')).toMatchObject([{ meeple: 1, place: 16 }]);
    // One Warrior was held, one paid; the Quest's Knight and the Drake's Cleric came.
    expect(t.zone(0, 'lodgings')).toBe('CKKK');
    expect(t.supply('W')).toBe(17);
  });
});

describe('L3 turn boosts', () => {
  test('L3 a turn boost applies to all Units of the kind in the whole plan', () => {
    const t = scenario()
      .seat(0, { tavern: 'MWPPK' })
      .tile('villages.inner', 'Levy Station')
      .monster('castle', 1, 'Backwoods Bandit')
      .monster('university', 1, 'Backwoods Bandit')
      .main();
    expect(cvOf(t, { 'castle.1': 'PPK', 'villages.inner': 'MW' })).toBe(9);
    t.plan({ 'castle.1': 'P', 'university.1': 'P', 'villages.inner': 'MW' });
    expect(t.pile(0)).toEqual(['Backwoods Bandit', 'Backwoods Bandit']);
  });

  test('L3 a turn boost is gone with the turn', () => {
    const t = scenario()
      .seat(0, { tavern: 'MWP' })
      .tile('villages.inner', 'Levy Station')
      .monster('castle', 1, 'Backwoods Bandit')
      .main()
      .plan({ 'villages.inner': 'MW' })
      .passUntil(({ seat, kind }) => seat === 0 && kind === 'develop')
      .endDevelopment();
    t.refused({ 'castle.1': 'P' }, 'M1', 'tooWeak');
  });

  test('L3 Banner Hall strengthens every Unit on a Monster, of whatever class', () => {
    const t = scenario()
      .seat(0, { tavern: 'KPPWMCKRLS', lodgings: 'P', levels: { W: 3 } })
      .tile('villages.inner', 'Banner Hall')
      .monster('castle', 1, 'Ember Dragon')
      .main();
    const gain = (units: string, plain: number): number =>
      cvOf(t, { 'castle.1': units, 'villages.inner': 'KP' }) - plain;
    expect(['P', 'W', 'M', 'C', 'K', 'R', 'L', 'S:P'].map((unit) => gain(unit, 0))).toEqual([
      3,
      W3 + 2,
      3,
      3,
      5,
      5,
      7,
      4,
    ]);
    // M5's Peasant too: the Warrior, P 1 + pair 1, and 2 each.
    const recruited = { 'castle.1': 'W', 'villages.inner': 'KP' } as const;
    expect(cvOf(t, recruited, { recruit: 'castle.1' })).toBe(W3 + 1 + 1 + 2 * 2);
  });

  test('L3 Banner Hall gives nothing to those who stand on it', () => {
    const t = scenario()
      .seat(0, { tavern: 'KP' })
      .tile('villages.inner', 'Banner Hall')
      .main()
      .plan({ 'villages.inner': 'KP' });
    expect(t.vp(0)).toBe(0);
    expect(t.events('activated')).toHaveLength(1);
  });

  const forge = (spec: { tavern: string; lodgings: string }) =>
    scenario()
      .seat(0, { ...spec, levels: { W: 3 } })
      .tile('villages.inner', 'Blood Forge')
      .monsters('castle', 'Ember Dragon', 'Termite')
      .main();

  test('L3 the Blood Forge strengthens one Unit on a Monster by the X in the Lodgings', () => {
    const t = forge({ tavern: 'MWKX', lodgings: 'PXXX' });
    const plan = { 'villages.inner': 'M', 'castle.1': 'WK' } as const;
    expect(cvOf(t, plan)).toBe(W3 + 3);
    // Three, the Corruption in the Tavern not counted.
    expect(cvOf(t, plan, { forge: ['castle.1', 'K'] })).toBe(W3 + 3 + 3);
    expect(cvOf(t, plan, { forge: ['castle.1', 'W'] })).toBe(W3 + 3 + 3);
    const both = { recruit: 'castle.1', forge: ['castle.1', 'P'] } as const;
    expect(cvOf(t, plan, both)).toBe(W3 + 3 + (1 + 1) + 3);
  });

  test('L3 the forged Unit stands on a Monster of the plan, and the Forge is in it', () => {
    const t = forge({ tavern: 'MWK', lodgings: 'XXX' });
    const refused = (plan: answers.PlanMap, at: answers.PlanExtras['forge']): void => {
      t.refused(answers.plan(plan, at ? { forge: at } : {}), 'L3', 'noForge');
    };
    refused({ 'castle.2': 'K' }, ['castle.2', 'K']);
    refused({ 'villages.inner': 'M', 'castle.2': 'K' }, ['castle.2', 'W']);
    refused({ 'villages.inner': 'M', 'castle.2': 'K' }, ['castle.1', 'K']);
    refused({ 'villages.inner': 'MW', 'castle.2': 'K' }, ['villages.inner', 'W']);
    refused({ 'villages.inner': 'M', 'castle.2': 'K' }, ['castle.2', 'X']);
    t.plan({ 'villages.inner': 'M', 'castle.2': 'K' }, { forge: ['castle.2', 'K'] });
    expect(t.pile(0)).toEqual(['Termite']);
  });

  test('L3 the Blood Forge may strengthen nobody', () => {
    const t = forge({ tavern: 'M', lodgings: 'X' }).plan({ 'villages.inner': 'M' });
    expect(t.events('planConfirmed')[0]).toMatchObject({ forgePlace: -1, forgeCv: 0 });
  });
});

describe('L4 hold', () => {
  const watch = (tavern: string) =>
    scenario().seat(0, { tavern, bag: 'PPPP' }).tile('castle.inner', 'The Long Watch');

  test('L4 exactly one Warrior waits, further Units there go to the Lodgings', () => {
    const t = watch('WWK').main().plan({ 'castle.inner': 'WWK' });
    expect(t.events('held')).toMatchObject([{ meeple: 1 }]);
    expect(t.zone(0, 'lodgings')).toBe('WK');
    expect(t.zone(0, 'tavern')).toBe('PPPPW');
    expect(t.vp(0)).toBe(1);
  });

  test('L4 the held Warrior is no part of a refill', () => {
    const t = watch('W').seat(0, { bag: 'P' }).main().plan({ 'castle.inner': 'W' });
    expect(t.events('drew')).toHaveLength(1);
    expect(t.zone(0, 'tavern')).toBe('PW');
  });

  test('L4 the held Warrior comes back on top of a full draw', () => {
    const t = watch('W').council(2).seat(0, { bag: 'PPPPPP' }).main().plan({ 'castle.inner': 'W' });
    expect(t.zone(0, 'tavern')).toBe('PPPPPPW');
    expect(t.zone(0, 'held')).toBe('');
  });

  test('L4 a Shaman held as a Warrior comes back undeclared', () => {
    const t = watch('S').main().plan({ 'castle.inner': 'S:W' });
    expect(t.zone(0, 'tavern')).toBe('PPPPS');
    t.passUntil(({ seat, kind }) => seat === 0 && kind === 'develop').endDevelopment();
    t.refused({ 'castle.inner': 'S' }, 'M4', 'shamanClass');
    t.plan({ 'university.start': 'S:P' });
    expect(t.events('activated')).toHaveLength(2);
  });

  test('L4 the player chooses between a Warrior and a Shaman standing for one', () => {
    const start = () => watch('WS').main().plan({ 'castle.inner': 'WS:W' });
    expect(start().asked('unit').to).toBe('hold');
    expect(start().unit('S').zone(0, 'tavern')).toBe('PPPPS');
    expect(start().unit('W').zone(0, 'tavern')).toBe('PPPPW');
    expect(start().unit('W').zone(0, 'lodgings')).toBe('S');
  });
});
