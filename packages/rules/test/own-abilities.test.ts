import { builtIn, describeCard, parseCatalogue, type Catalogue, type Unit } from '@rowan/cards';
import { LAWS, courses, engineOf, holdAlong, scenario, type LawName } from '@rowan/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cvOf } from './cv.ts';
import { settings, timeout } from './laws/runs.ts';
import { vpOf } from './printed.ts';

/** What a card can do stands on the card: another edition plays as its own texts say. */

const [ranger, paladin, shaman] = builtIn.prestige;

const swapped: Catalogue = {
  ...builtIn,
  name: 'swapped',
  prestige: [
    { ...ranger!, ability: paladin!.ability },
    { ...paladin!, ability: ranger!.ability },
    shaman!,
  ],
};

const masters: Catalogue = {
  ...builtIn,
  name: 'masters',
  prestige: builtIn.prestige.map((card) => ({ ...card, level: 3 })),
};

const GROWS = 'Its CV grows by the level of the Monster it is on.';
const PAYS = 'Each Monster defeated with one or more of these gives 1 VP more.';

/** A Monster of each level. */
const facing = (catalogue: Catalogue) =>
  scenario({ catalogue })
    .monsters('castle', 'Termite')
    .monsters('villages', 'Tree Beast')
    .monsters('cathedral', 'Vampire Cabinetmaker')
    .seat(0, { tavern: 'RRLLKK' });

const PLACES = ['castle.1', 'villages.1', 'cathedral.1'] as const;

const cardOf = (catalogue: Catalogue, unit: Unit) =>
  catalogue.prestige.find((card) => card.unit === unit)!;

describe.each([builtIn, swapped])('with the cards “$name”', (catalogue) => {
  test('the catalogue is a valid one', () => {
    expect(parseCatalogue(catalogue).ok).toBe(true);
  });

  test.each(['R', 'L'] as const)('M4 the CV of %s is what its text says', (unit) => {
    const { cv } = cardOf(catalogue, unit);
    const grows = describeCard(cardOf(catalogue, unit)).includes(GROWS) ? 1 : 0;
    const game = facing(catalogue).main();
    expect(PLACES.map((place) => cvOf(game, { [place]: unit }, {}, catalogue))).toEqual(
      [1, 2, 3].map((level) => cv + grows * level),
    );
  });

  test.each(['R', 'L'] as const)('M4 the VP for %s are what its text says', (unit) => {
    const pays = describeCard(cardOf(catalogue, unit)).includes(PAYS) ? 1 : 0;
    const game = facing(catalogue)
      .main()
      .plan({ 'castle.1': unit, 'villages.1': `${unit}KK` });
    expect(game.vp(0)).toBe(vpOf('Termite') + vpOf('Tree Beast') + 2 * pays);
  });
});

describe('with swapped abilities', () => {
  test.each<LawName>([
    'every sampled answer is accepted',
    'a plan is legal exactly if a second judge says so',
    'a plan is explained in sums that add up',
  ])('%s', timeout, (name) => {
    fc.assert(
      fc.property(courses, (course) => holdAlong(LAWS[name], engineOf(swapped), course)),
      settings(),
    );
  });

  test('an engine that plays other abilities than printed is caught by the second judge', () => {
    const deaf = { ...engineOf(builtIn), catalogue: swapped };
    const law = LAWS['a plan is legal exactly if a second judge says so'];
    const { failed } = fc.check(
      fc.property(courses, (course) => holdAlong(law, deaf, course)),
      { numRuns: 400, seed: 2026, endOnFailure: true },
    );
    expect(failed).toBe(true);
  });
});

describe('the level on a prestige card', () => {
  const token = builtIn.bonusTokens.find(({ id }) => id === 'bonus-two-masters')!;

  test.each([
    [builtIn, 0],
    [masters, token.vp],
  ])('E3 counts for Bonus tokens', (catalogue, vp) => {
    const game = scenario({ catalogue })
      .seat(0, { tavern: 'RLKKKK' })
      .tokens('bonus-two-masters', 'bonus-prestige', 'bonus-four-types')
      .finalRound(1)
      .main();
    const [place, foe] = ['overlord.1', catalogue.overlords[0]!] as const;
    game.plan({ [place]: 'RLKKKK' });
    expect(game.vp(0)).toBe(foe.vp + 1 + vp);
  });

  test.each([
    [builtIn, false],
    [masters, true],
  ])('Q9 counts for Quests about classes', (catalogue, met) => {
    const game = scenario({ catalogue })
      .seat(0, { tavern: '', bag: 'RL', hand: ['Legends'] })
      .seat(1, { tavern: '' })
      .finalRound(2)
      .turnOf(1);
    expect(game.completed(0)).toEqual(met ? ['Legends'] : []);
  });
});

describe('boosts printed on another Hero card', () => {
  const drilledBy = (by: 'C' | 'W'): Catalogue => ({
    ...builtIn,
    heroes: builtIn.heroes.map((hero) =>
      hero.unit !== 'C'
        ? hero
        : {
            ...hero,
            levels: hero.levels.map((level) => ({
              ...level,
              boosts: [{ kind: 'pair', by, who: 'K', n: 2 }],
            })),
          },
    ),
  });
  const drilled = drilledBy('C');

  test('M2 hold beside a real Unit of that class', () => {
    const game = scenario({ catalogue: drilled })
      .seat(0, { tavern: 'CK' })
      .monsters('castle', 'Ember Dragon')
      .main();
    expect(cvOf(game, { 'castle.1': 'CK' }, {}, drilled)).toBe(1 + 3 + 2);
  });

  test('M2 hold for nobody while the Unit that gives them is missing', () => {
    const catalogue = drilledBy('W');
    const game = scenario({ catalogue })
      .seat(0, { tavern: 'CKW' })
      .monsters('castle', 'Ember Dragon')
      .main();
    expect(cvOf(game, { 'castle.1': 'CK' }, {}, catalogue)).toBe(1 + 3);
    expect(cvOf(game, { 'castle.1': 'CKW' }, {}, catalogue)).toBe(1 + 3 + 2 + 2);
  });
});
