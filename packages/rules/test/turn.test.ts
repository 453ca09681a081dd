import { builtIn } from '@rowan/cards';
import type { Answer } from '@rowan/rules';
import { answers, scenario, type PlaceName } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

describe('T0 the active player', () => {
  test('T0 a turn has the Development, the Main and the Draw Phase, in this order', () => {
    const t = scenario().seat(0, { tavern: 'P', bag: 'WWWW' }).development();
    expect(t.state.phase).toBe('development');
    t.endDevelopment();
    expect(t.state.phase).toBe('main');
    t.plan({});
    expect(t.zone(0, 'tavern')).toBe('WWWW');
    expect(t.state.active).toBe(1);
  });

  test('T0 only the active player acts', () => {
    const t = scenario().seat(0, { tavern: 'P' }).main();
    const { id } = t.asked('plan');
    const answer = answers.plan({ 'cathedral.start': 'P' });
    const before = t.state;
    for (const seat of [1, 2, 3]) {
      expect(t.attempt({ seat, decision: id, answer })).toEqual({
        ok: false,
        error: { code: 'notYourDecision', rule: 'T0', facts: { seat: 0 } },
      });
    }
    expect(t.state).toBe(before);
    expect(t.attempt({ seat: 0, decision: id, answer }).ok).toBe(true);
  });

  test('T0 an answer to a decision that is answered already is refused', () => {
    const t = scenario().seat(0, { tavern: 'P' }).development();
    const { id } = t.asked('develop');
    t.endDevelopment();
    const late = t.attempt({ seat: 0, decision: id, answer: answers.endDevelopment() });
    expect(late).toMatchObject({ ok: false, error: { code: 'staleDecision', rule: 'T0' } });
    t.refused(answers.endDevelopment(), 'T0', 'notAsked');
  });

  test("T0 the one exception is Mage's Workshop, which asks the others too", () => {
    const t = scenario()
      .seat(0, { tavern: 'M' })
      .seat(1, { lodgings: 'PX' })
      .tile('castle.inner', "Mage's Workshop")
      .main();
    t.plan({ 'castle.inner': 'M' });
    expect(t.state.active).toBe(0);
    expect(t.asked('backToBag').seat).toBe(1);
  });
});

describe('T1 assigning to the Capitol', () => {
  test('T1 one Peasant constructs with another one from the supply', () => {
    const t = scenario().seat(0, { tavern: 'PM' }).supply({ P: 5 }).development();
    t.assign({ construct: 'P' });
    expect(t.supply('P')).toBe(4);
    t.construct(t.market()[0]!, 'castle.outer');
    expect(t.zone(0, 'lodgings')).toBe('PPW');
  });

  test('T1 one Peasant still constructs when the supply has none left', () => {
    const t = scenario().seat(0, { tavern: 'PM' }).supply({ P: 0 }).development();
    t.assign({ construct: 'P' }).construct(t.market()[0]!, 'castle.outer');
    expect(t.tile('castle.outer')).not.toBe('');
    expect(t.zone(0, 'lodgings')).toBe('PW');
  });

  test('T1 two Peasants construct without help', () => {
    const t = scenario().seat(0, { tavern: 'PPM' }).supply({ P: 5 }).development();
    t.assign({ construct: 'PP' }).construct(t.market()[0]!, 'castle.outer');
    expect(t.supply('P')).toBe(5);
    expect(t.zone(0, 'lodgings')).toBe('PPW');
  });

  test('T1 Construct takes exactly 1 or 2 Units', () => {
    const t = scenario().seat(0, { tavern: 'PPPSS' }).development();
    t.refused(answers.assign({ construct: '' }), 'T1', 'constructUnits');
    t.refused(answers.assign({ construct: 'PSS' }), 'T1', 'constructUnits');
    t.refused(answers.assign({ construct: 'PPP' }), 'T1', 'constructUnits');
    t.refused(answers.assign({}), 'T1', 'nothingAssigned');
  });

  test('T1 only Units in the Tavern are assigned', () => {
    const t = scenario().seat(0, { tavern: 'PMX', lodgings: 'PPWW', bag: 'W' }).development();
    t.refused(answers.assign({ construct: 'PP' }), 'T1', 'notInTavern');
    t.refused(answers.assign({ construct: 'S' }), 'T1', 'notInTavern');
    t.refused(answers.assign({ levelUp: 'W' }), 'T1', 'notInTavern');
    t.refused(answers.assign({ levelUp: 'S:W' }), 'T1', 'notInTavern');
  });

  test('T1 one Shaman cannot stand at both Locations', () => {
    const t = scenario().seat(0, { tavern: 'S' }).development();
    t.refused(answers.assign({ construct: 'S', levelUp: 'S:W' }), 'T1', 'notInTavern');
  });

  test('T1 Level up takes a Unit of a class below level 3', () => {
    const t = scenario()
      .seat(0, { tavern: 'WK', levels: { W: 3, K: 2 }, vp: 9 })
      .development();
    t.refused(answers.assign({ levelUp: 'W' }), 'T1', 'topLevel');
    t.assign({ levelUp: 'K' }).levelUp();
    expect(t.levels(0)).toEqual([3, 1, 1, 3]);
  });

  test('T1 Peasants, prestige Units and Corruption have no level to rise to', () => {
    const t = scenario().seat(0, { tavern: 'PRX', vp: 9 }).development();
    const rise = (unit: number): Answer => {
      const levelUp = { unit, shaman: false };
      return { kind: 'develop', do: 'assign', construct: null, levelUp };
    };
    for (const unit of [0, 5, 6, 8]) t.refused(rise(unit), 'T1', 'wrongClass');
    t.refused(rise(7), 'T1', 'malformed');
  });

  test('T1 the Capitol is assigned to once a turn, so there is one construction at most', () => {
    const t = scenario().seat(0, { tavern: 'PPPPW' }).development();
    t.assign({ construct: 'PP' });
    t.refused(answers.assign({ levelUp: 'W' }), 'T1', 'alreadyAssigned');
    t.construct(t.market()[0]!, 'castle.outer');
    // The phase is over for want of anything else to do.
    t.asked('plan');
    const knight = scenario()
      .seat(0, { tavern: 'PPPPWK', levels: { K: 2 } })
      .development();
    knight.assign({ construct: 'P' }).construct(knight.market()[0]!, 'castle.outer');
    knight.refused(answers.assign({ construct: 'P' }), 'T1', 'alreadyAssigned');
    knight.refused(answers.assign({ levelUp: 'W' }), 'T1', 'alreadyAssigned');
  });
});

describe('T2 resolving the Capitol', () => {
  const both = () =>
    scenario().seat(0, { tavern: 'PPW' }).development().assign({ construct: 'PP', levelUp: 'W' });

  test('T2 the player chooses which of the two comes first', () => {
    const levelFirst = both().levelUp();
    expect(levelFirst.levels(0)).toEqual([2, 1, 1, 1]);
    expect(levelFirst.asked('develop').seat).toBe(0);
    const buildFirst = both();
    buildFirst.construct(buildFirst.market()[0]!, 'castle.outer');
    expect(buildFirst.levels(0)).toEqual([1, 1, 1, 1]);
    expect(buildFirst.tile('castle.outer')).not.toBe('');
    buildFirst.levelUp();
    expect(buildFirst.levels(0)).toEqual([2, 1, 1, 1]);
  });

  test('T2 what is assigned must be resolved, and only that', () => {
    const t = both();
    t.refused(answers.endDevelopment(), 'T2', 'stillPending');
    t.levelUp();
    t.refused(answers.endDevelopment(), 'T2', 'stillPending');
    t.refused(answers.levelUp(), 'T2', 'notPending');
    const none = scenario().seat(0, { tavern: 'P' }).development();
    none.refused(answers.construct(none.market()[0]!, 'castle.outer'), 'T2', 'notPending');
  });

  test('T2 a face-up tile goes on any vacant slot', () => {
    const t = scenario()
      .seat(0, { tavern: 'PM' })
      .tile('castle.outer', 'Colosseum')
      .market('Levy Station', 'Banner Hall')
      .development()
      .assign({ construct: 'P' });
    t.refused(answers.construct('Blood Forge', 'castle.inner'), 'T2', 'noSuchTile');
    t.refused(answers.construct('Colosseum', 'castle.inner'), 'T2', 'noSuchTile');
    t.refused(answers.construct('Banner Hall', 'castle.outer'), 'T2', 'slotTaken');
    t.refused(answers.construct('Banner Hall', 'castle.start'), 'T2', 'noSlot');
    t.construct('Banner Hall', 'university.outer');
    expect(t.tile('university.outer')).toBe('Banner Hall');
    expect(t.market()).toEqual(['Levy Station']);
  });

  /** A construction on the slot, with a Corruption to cleanse and a bag to draw from. */
  const built = (at: PlaceName) =>
    scenario()
      .seat(0, { tavern: 'PPKX', lodgings: '', bag: 'L', levels: { K: 2 } })
      .nextQuests('Overkill', 'Trophy Wall')
      .market('Banner Hall')
      .development()
      .assign({ construct: 'PP' })
      .construct('Banner Hall', at);

  test('T2 the bonus of the slot comes at once', () => {
    expect(built('castle.inner').zone(0, 'tavern')).toBe('KLX');
    expect(built('castle.outer').events('gained')).toMatchObject([{ meeple: 1, to: 'place' }]);
    expect(built('castle.outer').vp(0)).toBe(1);
    expect(built('villages.inner').zone(0, 'tavern')).toBe('KLX');
    expect(built('villages.outer').vp(0)).toBe(1);
    expect(built('cathedral.inner').zone(0, 'tavern')).toBe('K');
    expect(built('cathedral.inner').supply('X')).toBe(20);
    expect(built('cathedral.outer').events('gained')).toMatchObject([{ meeple: 2 }]);
    const quests = built('university.inner');
    expect(quests.options()).toEqual(['Overkill', 'Trophy Wall']);
    expect(quests.discard('Overkill').hand(0)).toEqual(['Trophy Wall']);
    expect(quests.vp(0)).toBe(1);
    expect(built('university.outer').events('gained')).toMatchObject([{ meeple: 2 }]);
  });

  test('T2 without a vacant slot there is no construction', () => {
    const full = scenario().seat(0, { tavern: 'PPW' });
    const spots = ['castle', 'villages', 'cathedral', 'university'] as const;
    const tiles = builtIn.tiles.map(({ id }) => id);
    for (const [i, where] of spots.entries()) {
      full.tile(`${where}.inner`, tiles[i * 2]!);
      full.tile(`${where}.outer`, tiles[i * 2 + 1]!);
    }
    const t = full.development();
    t.refused(answers.assign({ construct: 'P' }), 'T2', 'cannotConstruct');
  });

  test('T2 without a face-up tile there is no construction', () => {
    const t = scenario().seat(0, { tavern: 'PW' }).market().tileDeck().development();
    t.refused(answers.assign({ construct: 'P' }), 'T2', 'cannotConstruct');
  });

  test('T2 Level up costs the VP of the next level', () => {
    const t = scenario().seat(0, { tavern: 'K', vp: 5 }).development();
    t.assign({ levelUp: 'K' }).levelUp();
    expect(t.vp(0)).toBe(3);
    expect(t.levels(0)).toEqual([1, 1, 1, 2]);
    expect(t.events('levelledUp')).toMatchObject([{ seat: 0, level: 2, cost: 2 }]);
  });

  test('T2 a level that cannot be paid may not be assigned to', () => {
    const t = scenario().seat(0, { tavern: 'PKW', vp: 1 }).development();
    t.refused(answers.assign({ levelUp: 'K' }), 'T2', 'notAffordable');
    const both = scenario().seat(0, { tavern: 'PK', vp: 0 }).development();
    // One VP from the Villages is not enough for two.
    both.refused(answers.assign({ construct: 'P', levelUp: 'K' }), 'T2', 'notAffordable');
  });

  test('T2 a level paid from the slot bonus is affordable in that order only', () => {
    const t = scenario().seat(0, { tavern: 'PM', vp: 0 }).market('Banner Hall').development();
    t.refused(answers.assign({ levelUp: 'M' }), 'T2', 'notAffordable');
    t.assign({ construct: 'P', levelUp: 'M' });
    t.refused(answers.levelUp(), 'T2', 'notAffordable');
    t.refused(answers.construct('Banner Hall', 'castle.inner'), 'T2', 'slotPaysTooLittle');
    t.construct('Banner Hall', 'villages.outer').levelUp();
    expect(t.vp(0)).toBe(0);
    expect(t.levels(0)).toEqual([1, 2, 1, 1]);
  });

  test('T2 Units drawn meanwhile cannot be assigned to the Capitol any more', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPK', bag: 'WW', levels: { K: 2 } })
      .market('Banner Hall')
      .development()
      .assign({ construct: 'PP' })
      .construct('Banner Hall', 'castle.inner');
    expect(t.zone(0, 'tavern')).toBe('WK');
    t.refused(answers.assign({ levelUp: 'W' }), 'T1', 'alreadyAssigned');
  });

  test('T2 what an ability drew before the assignment can be assigned to the Capitol', () => {
    const t = scenario()
      .seat(0, { tavern: 'K', bag: 'W', levels: { K: 2 } })
      .development()
      .ability('K')
      .assign({ levelUp: 'W' })
      .levelUp();
    expect(t.levels(0)).toEqual([2, 1, 1, 2]);
  });

  test('T2 a new Hero card counts at once', () => {
    const t = scenario().seat(0, { tavern: 'KK', bag: 'L', vp: 2 }).development();
    t.refused(answers.ability('K'), 'T3', 'noAbility');
    t.assign({ levelUp: 'K' }).levelUp().ability('K');
    expect(t.zone(0, 'tavern')).toBe('KL');
  });

  test('T2 the ability of a class is used once a turn, whatever its level', () => {
    const t = scenario()
      .seat(0, { tavern: 'KK', bag: 'LR', levels: { K: 2 }, vp: 2 })
      .development();
    t.ability('K').assign({ levelUp: 'K' });
    t.refused(answers.ability('K'), 'T3', 'abilityUsed');
    t.levelUp();
    expect(t.levels(0)).toEqual([1, 1, 1, 3]);
    t.asked('plan');
  });
});
