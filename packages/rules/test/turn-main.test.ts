import { scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

describe('T5 the plan', () => {
  test('T5 any Tavern Units go to any number of places in any districts', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPPPKM' })
      .monster('castle', 1, 'Backwoods Bandit')
      .tile('university.inner', 'Chapel of Embers')
      .main()
      .plan({
        'villages.start': 'PP',
        'cathedral.start': 'P',
        'university.start': 'P',
        'university.inner': 'M',
        'castle.1': 'K',
      });
    expect(t.events('activated')).toHaveLength(4);
    expect(t.events('defeated')).toHaveLength(1);
  });

  test('T5 only what is in the Tavern is assigned, over the whole plan', () => {
    const t = scenario().seat(0, { tavern: 'PP', lodgings: 'PPP', bag: 'PPP' }).main();
    t.refused({ 'villages.start': 'PP', 'cathedral.start': 'P' }, 'T5', 'notInTavern');
    t.refused({ 'villages.start': 'PP', 'cathedral.start': 'PW' }, 'T5', 'notInTavern');
  });

  test('T5 nothing is assigned to where nothing is', () => {
    const t = scenario({ towers: true })
      .seat(0, { tavern: 'PPKK' })
      .edit((state) => {
        state.players[1]!.rooms.push(...state.towers[2]!.splice(0));
      })
      .main();
    t.refused({ 'castle.inner': 'P' }, 'L1', 'emptyPlace');
    t.refused({ 'castle.1': 'KK' }, 'M1', 'emptyPlace');
    t.refused({ 'cathedral.tower': 'KK' }, 'F1', 'emptyPlace');
    t.refused({ 'cathedral.start': '' }, 'L1', 'needsUnits');
  });

  test('T5 Overlords and Henchman are not open before the final two rounds', () => {
    const t = scenario().seat(0, { tavern: 'KKKKKKK' }).lastOrdinaryRound().main();
    t.refused({ 'overlord.3': 'KKKKKKK' }, 'E3', 'councilNotYet');
    t.refused({ henchman: 'KKK' }, 'E3', 'councilNotYet');
  });

  test('T5 bonuses of Locations in the plan count for Monsters in it, in whatever order', () => {
    const t = scenario()
      .seat(0, { tavern: 'MWP' })
      .tile('villages.inner', 'Levy Station')
      .monster('castle', 1, 'Backwoods Bandit')
      .main();
    t.refused({ 'castle.1': 'P' }, 'M1', 'tooWeak');
    t.plan({ 'castle.1': 'P', 'villages.inner': 'MW' });
    expect(t.pile(0)).toEqual(['Backwoods Bandit']);
  });

  test('T5 a plan with one illegal place is refused as a whole', () => {
    const t = scenario()
      .seat(0, { tavern: 'PK' })
      .monsters('castle', 'Backwoods Bandit', 'Termite')
      .main();
    const before = t.state;
    t.refused({ 'castle.1': 'K', 'castle.2': 'P' }, 'M1', 'tooWeak');
    expect(t.state).toBe(before);
  });

  test('T5 every Shaman has a class, and no other Unit has one', () => {
    const t = scenario().seat(0, { tavern: 'SSP' }).main();
    t.refused({ 'cathedral.start': 'S' }, 'M4', 'shamanClass');
    t.refused({ 'cathedral.start': 'S:PS' }, 'M4', 'shamanClass');
    const units = [1, 0, 0, 0, 0, 0, 0, 0, 0];
    const places = [{ place: 2, units, as: [1, 0, 0, 0, 0] }];
    t.refused({ kind: 'plan', places }, 'M4', 'shamanClass');
    t.plan({ 'cathedral.start': 'S:P' });
    expect(t.events('activated')).toHaveLength(1);
  });

  test('T5 what the plan fixes does not change later: the Corruption of the Blood Forge', () => {
    const t = scenario()
      .seat(0, { tavern: 'MWCK', lodgings: 'XX' })
      .tile('castle.inner', 'Blood Forge')
      .tile('villages.inner', "Healer's Temple")
      .monster('castle', 1, 'Hollow Oak Knight')
      .main()
      .plan(
        { 'villages.inner': 'WC', 'castle.inner': 'M', 'castle.1': 'K' },
        { forge: ['castle.1', 'K'] },
      );
    // The Temple returned both Corruption to the supply; the Knight was at 5 all the same.
    expect(t.events('planConfirmed')[0]).toMatchObject({ forgeCv: 2 });
    expect(t.supply('X')).toBe(20);
    expect(t.pile(0)).toEqual(['Hollow Oak Knight']);
  });
});

describe('T6 surplus and Corruption', () => {
  test('T6 more Units than required may be assigned anywhere', () => {
    const t = scenario({ towers: true })
      .seat(0, { tavern: 'PPPWWKKCC' })
      .monster('castle', 1, 'Termite')
      .room('villages', 'rod-warrior')
      .main()
      .plan({ 'cathedral.start': 'PPP', 'castle.1': 'KK', 'villages.tower': 'WWCC' });
    expect(t.rooms(0)).toEqual(['Recover the Rod of Ruin']);
    expect(t.pile(0)).toEqual(['Termite']);
  });

  test('T6 Corruption is assigned neither to Locations nor to Monsters', () => {
    const t = scenario()
      .seat(0, { tavern: 'PKX' })
      .tile('villages.inner', 'Colosseum')
      .monster('castle', 1, 'Termite')
      .finalRound(1)
      .main();
    t.refused({ 'cathedral.start': 'PX' }, 'T6', 'corruptionHere');
    t.refused({ 'villages.inner': 'KX' }, 'T6', 'corruptionHere');
    t.refused({ 'castle.1': 'KX' }, 'T6', 'corruptionHere');
    t.refused({ henchman: 'KX' }, 'T6', 'corruptionHere');
    t.refused({ 'castle.1': 'X' }, 'T6', 'corruptionHere');
  });

  test('T6 a Room takes Corruption exactly as it says', () => {
    const t = scenario({ towers: true })
      .seat(0, { tavern: 'WWMXX' })
      .room('castle', 'battle-warrior')
      .room('villages', 'rod-mage')
      .room('cathedral', 'purge-mage')
      .main();
    t.refused({ 'castle.tower': 'W' }, 'F2', 'corruptionHere');
    t.refused({ 'castle.tower': 'WXX' }, 'F2', 'corruptionHere');
    t.refused({ 'villages.tower': 'WMX' }, 'F2', 'corruptionHere');
    t.plan({ 'castle.tower': 'WX', 'cathedral.tower': 'MX' }).passTurn();
    expect(t.rooms(0)).toHaveLength(2);
  });
});

describe('T7 overrun', () => {
  const lords = () =>
    scenario().seat(0, { tavern: 'WKK', bag: 'MMMMM' }).tile('castle.inner', 'House of Lords');
  const two = ['Backwoods Bandit', 'Termite'] as const;

  test.each([
    [0, 0, []],
    [1, 0, ['Backwoods Bandit']],
    [2, 1, [...two]],
    [3, 2, [...two, 'Skeleton']],
  ])('T7 a Location activated in a district with %i Monsters gets %i P', (_, flee, monsters) => {
    const t = lords()
      .monsters('castle', ...monsters)
      .supply({ P: 10 })
      .main()
      .plan({ 'castle.inner': 'W' });
    // One more comes from the House of Lords itself.
    expect(t.supply('P')).toBe(10 - flee - 1);
    expect(t.events('overran').map(({ n }) => n)).toEqual(flee ? [flee] : []);
    expect(t.zone(0, 'lodgings')).toBe(`${'P'.repeat(flee + 1)}WKK`);
  });

  test('T7 no Peasants come if the plan also assigns to a Monster in that district', () => {
    const t = lords()
      .monsters('castle', ...two)
      .main()
      .plan({ 'castle.inner': 'W', 'castle.2': 'K' });
    expect(t.events('overran')).toEqual([]);
    expect(t.events('gained')).toHaveLength(2); // the Lords' Peasant and the Termite's Warrior
  });

  test('T7 a Monster assigned to in another district, or an Overlord, does not help', () => {
    const elsewhere = lords()
      .monsters('castle', ...two)
      .monster('villages', 1, 'Timber Wolf')
      .main()
      .plan({ 'castle.inner': 'W', 'villages.1': 'K' });
    expect(elsewhere.events('overran')).toMatchObject([{ n: 1 }]);
    const council = lords()
      .seat(0, { tavern: 'WKKK' })
      .monsters('castle', ...two)
      .finalRound(1)
      .main()
      .plan({ 'castle.inner': 'W', henchman: 'KKK' });
    expect(council.events('overran')).toMatchObject([{ n: 1 }]);
  });

  test('T7 every Location, Crown and Room of the district gets its own', () => {
    const t = scenario({ towers: true })
      .seat(0, { tavern: 'PPPWKM' })
      .tile('castle.inner', 'House of Lords')
      .tile('castle.outer', 'Colosseum')
      .room('castle', 'purge-mage')
      .monsters('castle', ...two, 'Skeleton')
      .main()
      .plan({
        'castle.start': 'PPP',
        'castle.inner': 'W',
        'castle.outer': 'K',
        'castle.tower': 'M',
      });
    expect(t.events('overran').map(({ n }) => n)).toEqual([2, 2, 2, 2]);
  });

  test('T7 Peasants come place by place in the order of the player, while the supply lasts', () => {
    const plans = [
      { 'castle.inner': 'W', 'villages.inner': 'C' },
      { 'villages.inner': 'C', 'castle.inner': 'W' },
    ];
    const got = plans.map((plan) =>
      scenario()
        .seat(0, { tavern: 'WC' })
        .tile('castle.inner', 'The Long Watch')
        .tile('villages.inner', 'The Branch & Root Inn')
        .monsters('castle', ...two, 'Skeleton')
        .monsters('villages', 'Timber Wolf', 'Kindling Thief')
        .supply({ P: 2 })
        .main()
        .plan(plan)
        .events('overran')
        .map(({ due, n }) => [due, n]),
    );
    expect(got).toEqual([
      [
        [2, 2],
        [1, 0],
      ],
      [
        [1, 1],
        [2, 1],
      ],
    ]);
  });

  test('T7 overrun Peasants are taken before any gain', () => {
    const t = lords()
      .monsters('castle', ...two)
      .supply({ P: 1 })
      .main()
      .plan({ 'castle.inner': 'W' });
    expect(t.events('overran')).toMatchObject([{ due: 1, n: 1 }]);
    expect(t.events('notGained')).toHaveLength(1);
  });

  test('T7 Peasants returned by the plan come too late for the overrun', () => {
    const t = scenario()
      .seat(0, { tavern: 'PP' })
      .monsters('villages', 'Timber Wolf', 'Kindling Thief')
      .supply({ P: 0 })
      .main()
      .plan({ 'villages.start': 'PP' });
    expect(t.events('overran')).toMatchObject([{ due: 1, n: 0 }]);
    expect(t.supply('P')).toBe(1);
  });
});

describe('T8 resolving', () => {
  test('T8 Locations give what stands right of their arrow, Monsters their VP', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPPK' })
      .monster('castle', 1, 'Backwoods Bandit')
      .main()
      .plan({ 'castle.start': 'PPP', 'castle.1': 'K' });
    expect(t.vp(0)).toBe(2);
    expect(t.events('returned')).toMatchObject([{ meeple: 0 }]);
    expect(t.events('gained')).toMatchObject([{ meeple: 4, from: 'supply' }]);
  });

  test('T8 places are resolved in the order the player likes', () => {
    // The last Peasant of the supply: Drill Green returns one before the House of Lords gains it, or after.
    const start = () =>
      scenario()
        .seat(0, { tavern: 'PPW' })
        .tile('castle.inner', 'House of Lords')
        .supply({ P: 0 })
        .main()
        .plan({ 'castle.inner': 'W', 'villages.start': 'PP' });
    expect(start().options()).toEqual(['castle.inner', 'villages.start']);
    const lordsFirst = start().order('castle.inner');
    expect(lordsFirst.events('notGained')).toHaveLength(1);
    const greenFirst = start().order('villages.start');
    expect(greenFirst.events('notGained')).toHaveLength(0);
    const t = start();
    t.refused({ kind: 'order', item: 7 }, 'T8', 'notOffered');
    expect(lordsFirst.supply('P')).toBe(1);
    expect(greenFirst.supply('P')).toBe(0);
  });

  test('T8 the order is not asked where it cannot matter', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPPP' })
      .main()
      .plan({ 'villages.start': 'PP', 'cathedral.start': 'P', 'university.start': 'P' });
    expect(t.events('activated')).toHaveLength(3);
    expect(t.decision()).toMatchObject({ seat: 1 });
  });
});

describe('T9 clean-up', () => {
  test('T9 assigned and gained meeples go to the Lodgings, never straight to the bag', () => {
    const t = scenario()
      .seat(0, { tavern: 'PKX', bag: 'CCCCC' })
      .monster('castle', 1, 'Termite')
      .main()
      .plan({ 'university.start': 'P', 'castle.1': 'K' });
    // The Peasant of the Hall of Apprentices is back in the supply; the Termite's Warrior and the Mage came.
    expect(t.zone(0, 'lodgings')).toBe('WMKX');
    expect(t.zone(0, 'bag')).toBe('C');
    expect(t.zone(0, 'tavern')).toBe('CCCC');
  });

  test('T9 what is left in the Tavern goes to the Lodgings, also after an empty plan', () => {
    const t = scenario().seat(0, { tavern: 'PWSXX', bag: 'MMMM' }).main().plan({});
    expect(t.zone(0, 'lodgings')).toBe('PWSXX');
    expect(t.zone(0, 'tavern')).toBe('MMMM');
  });

  test('T9 Units on a Crown and held Units stay', () => {
    const t = scenario()
      .seat(0, { tavern: 'WWKP', bag: 'MMMM' })
      .tile('castle.inner', 'Colosseum')
      .tile('villages.inner', 'The Long Watch')
      .main()
      .plan({ 'castle.inner': 'KP', 'villages.inner': 'WW' });
    expect(t.crown('castle.inner')).toEqual({ seat: 0, units: 'PK' });
    expect(t.zone(0, 'lodgings')).toBe('W');
    expect(t.zone(0, 'tavern')).toBe('WMMMM');
  });

  test('T9 defeated Monsters go to the pile and their other effects happen then', () => {
    const t = scenario()
      .seat(0, { tavern: 'KKK', hand: ['Clear the Road'] })
      .monsters('castle', 'Backwoods Bandit')
      .monsters('villages', 'Timber Wolf')
      .main()
      .plan({ 'castle.1': 'KK', 'villages.1': 'K' });
    expect(t.pile(0)).toEqual(['Backwoods Bandit', 'Timber Wolf']);
    // The Quest was completed in T8; nothing was left for the Wolf.
    expect(t.completed(0)).toEqual(['Clear the Road']);
    expect(t.events('questDiscarded')).toEqual([]);
  });

  test("T9 the Monsters' effects come in the order of the player", () => {
    const start = () =>
      scenario()
        .seat(0, { tavern: 'KK', hand: ['Legends'] })
        .nextQuests('Overkill')
        .monsters('cathedral', 'Skeleton')
        .monsters('villages', 'Timber Wolf')
        .main()
        .plan({ 'cathedral.1': 'K', 'villages.1': 'K' });
    expect(start().options()).toEqual(['Skeleton', 'Timber Wolf']);
    expect(start().order('Timber Wolf').hand(0)).toEqual(['Overkill']);
    const skeletonFirst = start().order('Skeleton');
    expect(skeletonFirst.options()).toEqual(['Legends', 'Overkill']);
    expect(skeletonFirst.discard('Overkill').hand(0)).toEqual(['Legends']);
  });

  test('T9 combat boosts count from the next turn on', () => {
    const t = scenario()
      .seat(0, { tavern: 'WWW', bag: '' })
      .seat(1, { tavern: 'P' })
      .monsters('cathedral', 'Ghoul', 'Backwoods Bandit')
      .nextMonsters('Termite')
      .main();
    t.refused({ 'cathedral.1': 'WW', 'cathedral.2': 'W' }, 'M1', 'tooWeak');
    t.plan({ 'cathedral.1': 'WW' });
    t.passUntil(({ seat, kind }) => seat === 0 && kind === 'develop').endDevelopment();
    // The Bandit slid down to slot 1, and a Warrior is at 3 now.
    t.plan({ 'cathedral.1': 'W' });
    expect(t.pile(0)).toEqual(['Ghoul', 'Backwoods Bandit']);
  });

  test('T9 meeples gained from Monsters reach the Lodgings before the draw', () => {
    const t = scenario()
      .seat(0, { tavern: 'K', bag: '' })
      .monster('castle', 1, 'Termite')
      .main()
      .plan({ 'castle.1': 'K' });
    expect(t.zone(0, 'tavern')).toBe('WK');
  });
});
