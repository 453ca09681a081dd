import { builtIn, type Catalogue } from '@rowan/cards';
import { answers, scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

describe('T3 Development abilities', () => {
  test('T3 a level 2 Mage moves one Mage to the Lodgings and draws a Quest', () => {
    const t = scenario()
      .seat(0, { tavern: 'PMMM', levels: { M: 2 } })
      .nextQuests('Overkill')
      .development()
      .ability('M');
    expect(t.zone(0, 'tavern')).toBe('PMM');
    expect(t.zone(0, 'lodgings')).toBe('M');
    expect(t.hand(0)).toEqual(['Overkill']);
  });

  /** The ability of a level 2 Mage, for the sake of the test, moves all Mages. */
  const allMages: Catalogue = {
    ...builtIn,
    heroes: builtIn.heroes.map((hero) => ({
      ...hero,
      levels: hero.levels.map(({ ability, ...level }) =>
        ability && hero.unit === 'M'
          ? { ...level, ability: { ...ability, exhaust: { meeple: 'M', all: true } } }
          : { ...level, ...(ability && { ability }) },
      ),
    })),
  };

  test('T3 an ability that moves all Units of a class leaves none in the Tavern', () => {
    const t = scenario({ catalogue: allMages })
      .seat(0, { tavern: 'PMMM', levels: { M: 2 } })
      .nextQuests('Overkill')
      .development()
      .ability('M');
    expect(t.zone(0, 'tavern')).toBe('P');
    expect(t.zone(0, 'lodgings')).toBe('MMM');
    expect(t.hand(0)).toEqual(['Overkill']);
  });

  test('T3 a level 3 Mage moves one Mage, draws a meeple and two Quests and discards one', () => {
    const t = scenario()
      .seat(0, { tavern: 'PMM', bag: 'K', levels: { M: 3 }, hand: ['Legends'] })
      .nextQuests('Overkill', 'Trophy Wall')
      .development()
      .ability('M');
    expect(t.options()).toEqual(['Legends', 'Overkill', 'Trophy Wall']);
    expect(t.discard('Legends').hand(0)).toEqual(['Overkill', 'Trophy Wall']);
    expect(t.zone(0, 'tavern')).toBe('PMK');
    expect(t.zone(0, 'lodgings')).toBe('M');
  });

  test('T3 a level 2 Cleric moves a Corruption to the Lodgings and draws a meeple', () => {
    const t = scenario()
      .seat(0, { tavern: 'PCXX', bag: 'K', levels: { C: 2 } })
      .development()
      .ability('C');
    expect(t.zone(0, 'tavern')).toBe('PCKX');
    expect(t.zone(0, 'lodgings')).toBe('X');
  });

  test('T3 a level 3 Cleric returns a Corruption from the Tavern to the supply and draws', () => {
    const t = scenario()
      .seat(0, { tavern: 'PCX', lodgings: 'X', bag: 'K', levels: { C: 3 } })
      .development()
      .ability('C');
    expect(t.zone(0, 'tavern')).toBe('PCK');
    expect(t.zone(0, 'lodgings')).toBe('X');
    expect(t.supply('X')).toBe(19);
  });

  test('T3 the meeples that an ability needs must be in the Tavern then', () => {
    const t = scenario()
      .seat(0, { tavern: 'PMC', lodgings: 'KX', levels: { M: 2, C: 2, K: 2 }, bag: 'P' })
      .development();
    t.refused(answers.ability('K'), 'T3', 'abilityNeeds');
    t.refused(answers.ability('C'), 'T3', 'abilityNeeds');
    t.refused(answers.ability('W'), 'T3', 'noAbility');
    t.ability('M');
    t.refused(answers.ability('M'), 'T3', 'abilityUsed');
  });

  test('T3 a Unit on the Capitol is not in the Tavern', () => {
    const t = scenario()
      .seat(0, { tavern: 'PK', bag: 'W', levels: { K: 2 }, vp: 2 })
      .development()
      .assign({ construct: 'P', levelUp: 'K' });
    t.refused(answers.ability('K'), 'T3', 'abilityNeeds');
    t.levelUp();
    t.refused(answers.ability('K'), 'T3', 'abilityNeeds');
  });

  test('T3 abilities may be used before, between and after two resolutions', () => {
    const t = scenario()
      .seat(0, {
        tavern: 'PPWMCXK',
        bag: 'RL',
        levels: { M: 2, C: 2, K: 2 },
      })
      .market('Banner Hall')
      .development()
      .ability('K')
      .assign({ construct: 'PP', levelUp: 'W' })
      .levelUp()
      .ability('C')
      .construct('Banner Hall', 'castle.outer')
      .ability('M');
    expect(t.zone(0, 'tavern')).toBe('CKRL');
    expect(t.hand(0)).toHaveLength(1);
    t.asked('plan');
  });

  test('T3 no ability is used within a resolution', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPK', bag: 'W', levels: { K: 2 } })
      .market('Banner Hall')
      .development()
      .assign({ construct: 'PP' })
      .construct('Banner Hall', 'university.inner');
    expect(t.asked('discardQuest').left).toBe(1);
    t.refused(answers.ability('K'), 'T0', 'notAsked');
    t.discard(t.hand(0)[0]!).ability('K');
    expect(t.zone(0, 'tavern')).toBe('WK');
  });

  test('T3 abilities come back with the next turn', () => {
    const t = scenario()
      .seat(0, { tavern: 'K', bag: 'KKKKKKKKKK', levels: { K: 2 } })
      .development()
      .ability('K')
      .plan({})
      .passUntil(({ seat, kind }) => seat === 0 && kind === 'develop')
      .ability('K');
    expect(t.events('abilityUsed')).toHaveLength(2);
  });
});

describe('T4 clean-up after Development', () => {
  test('T4 Units on the Capitol, with added and gained ones, go to the Lodgings', () => {
    const t = scenario()
      .seat(0, { tavern: 'PKKX', lodgings: 'M', levels: { K: 2 }, vp: 2 })
      .market('Banner Hall')
      .development()
      .assign({ construct: 'P', levelUp: 'K' })
      .construct('Banner Hall', 'castle.outer');
    // Nothing is there before the phase is over.
    expect(t.zone(0, 'lodgings')).toBe('M');
    t.levelUp().ability('K').asked('plan');
    expect(t.zone(0, 'tavern')).toBe('MKX');
    expect(t.zone(0, 'lodgings')).toBe('PPWK');
  });

  test('T4 assigning nothing is legal', () => {
    const t = scenario().seat(0, { tavern: 'PPW' }).development().endDevelopment();
    t.asked('plan');
    expect(t.zone(0, 'tavern')).toBe('PPW');
    expect(t.zone(0, 'lodgings')).toBe('');
  });

  test('T4 what was assigned to the Capitol cannot be assigned in the Main Phase', () => {
    const t = scenario()
      .seat(0, { tavern: 'PPP' })
      .market('Banner Hall')
      .development()
      .assign({ construct: 'PP' })
      .construct('Banner Hall', 'castle.outer');
    t.refused({ 'villages.start': 'PP' }, 'T5', 'notInTavern');
    t.plan({ 'cathedral.start': 'P' });
    expect(t.events('activated')).toHaveLength(1);
  });
});
