import { builtIn } from '@rowan/cards';
import { view, type Rejection } from '@rowan/rules';
import {
  adviserOf,
  planAdvice,
  whyNot,
  type Attempt,
  type CapitolDraft,
  presentEdition,
} from '@rowan/table';
import {
  answers,
  card,
  meeple,
  place,
  scenario,
  type Game,
  type PlaceName,
  type PlanMap,
} from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

const why = ({ state }: Game, attempt: Attempt): Rejection | null =>
  whyNot(builtIn, state, attempt);

const NOBODY: CapitolDraft = { construct: null, levelUp: null };
const draft = (capitol: Parameters<typeof answers.assign>[0]): CapitolDraft => {
  const answer = answers.assign(capitol);
  return answer.do === 'assign' ? answer : NOBODY;
};

const send = (letter: string, to: PlaceName, plan: PlanMap = {}): Attempt => ({
  kind: 'meeple',
  plan: answers.plan(plan),
  place: place(to),
  meeple: meeple(letter),
});
const serve = (at: PlaceName, plan: PlanMap = {}): Attempt => ({
  kind: 'serve',
  plan: answers.plan(plan),
  place: place(at),
});
const toCapitol = (letter: string, at: 'construct' | 'levelUp', capitol = NOBODY): Attempt => ({
  kind: 'capitol',
  capitol,
  at,
  meeple: meeple(letter),
});
const build = (tile: string, at: PlaceName, capitol = NOBODY): Attempt => ({
  kind: 'tile',
  capitol,
  tile: card('tile', tile),
  place: place(at),
});

describe('a meeple goes to a place', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: 'PPWSXX' })
    .monsters('castle', 'Ghoul')
    .room('castle', 'battle-warrior')
    .room('villages', 'purge-mage')
    .room('cathedral', 'rod-mage')
    .main();

  test.each([
    ['a Peasant where Peasants are needed', send('P', 'castle.start')],
    ['a Warrior where it is more than required', send('W', 'castle.start')],
    ['a Peasant that is too weak alone', send('P', 'castle.1')],
    ['a Shaman', send('S', 'castle.start')],
    ['the Unit of a Room that takes a Corruption too', send('W', 'castle.tower')],
    ['the Corruption of such a Room, before its Unit', send('X', 'castle.tower')],
    ['another Corruption for a Purge', send('X', 'villages.tower', { 'villages.tower': 'X' })],
    ['a meeple beside others', send('P', 'castle.start', { 'castle.start': 'P' })],
  ])('nothing is against %s', (_, attempt) => {
    expect(why(game, attempt)).toBeNull();
  });

  test.each([
    ['Corruption on a Monster', send('X', 'castle.1'), { wanted: 0, corruption: 1 }],
    ['Corruption on a Location', send('X', 'castle.start'), { wanted: 0, corruption: 1 }],
    ['Corruption on a Room without', send('X', 'cathedral.tower'), { wanted: 0, corruption: 1 }],
    [
      'a second Corruption on a Room for one',
      send('X', 'castle.tower', { 'castle.tower': 'X' }),
      { wanted: 1, corruption: 2 },
    ],
  ])('%s is refused', (_, attempt, facts) => {
    const refused = why(game, attempt);
    expect(refused).toMatchObject({ code: 'corruptionHere', facts });
  });

  test.each([
    ['where nothing is built', send('P', 'castle.inner'), 'emptyPlace', { lacks: 'tile' }],
    ['where no Monster is', send('P', 'villages.2'), 'emptyPlace', { lacks: 'monster' }],
    ['to the Dark Council', send('P', 'henchman'), 'councilNotYet', { opens: 0 }],
    [
      'that the Tavern has no more of',
      send('W', 'castle.1', { 'castle.start': 'W' }),
      'notInTavern',
      { meeple: 1, assigned: 2, tavern: 1 },
    ],
  ])('one %s is refused', (_, attempt, code, facts) => {
    expect(why(game, attempt)).toMatchObject({ code, facts });
  });

  test('not in the Development Phase', () => {
    const early = scenario().seat(0, { tavern: 'P' }).development();
    expect(why(early, send('P', 'castle.start'))).toEqual({
      code: 'notAsked',
      rule: 'T0',
      facts: { asked: 'develop', given: 'plan' },
    });
  });
});

describe('a place is to be served', () => {
  const at = (tavern: string): Game =>
    scenario({ towers: true })
      .seat(0, { tavern })
      .monsters('castle', 'Ghoul')
      .room('castle', 'battle-warrior')
      .main();

  test('by what there is', () => {
    expect(why(at('PPP'), serve('castle.start'))).toBeNull();
    expect(why(at('PPS'), serve('castle.start'))).toBeNull();
    expect(why(at('WX'), serve('castle.tower'))).toBeNull();
    expect(why(at('KP'), serve('castle.1'))).toBeNull();
  });

  test('by too few, so that one is told how many there are', () => {
    const needs = [{ classes: [0], n: 3, there: 2, left: 0 }];
    expect(why(at('PPWW'), serve('castle.start'))).toMatchObject({
      code: 'needsUnits',
      facts: { needs },
    });
    expect(why(at('PSWW'), serve('castle.start'))).toMatchObject({
      code: 'needsUnits',
      facts: { needs },
    });
  });

  test('by nobody', () => {
    const needs = [{ classes: [0], n: 3, there: 0, left: 0 }];
    expect(why(at('X'), serve('castle.start'))).toMatchObject({ facts: { needs } });
    expect(why(at('X'), serve('castle.1'))).toMatchObject({ code: 'noUnits', facts: { left: 0 } });
  });

  test('by too weak Units, all of them counted but those sent elsewhere', () => {
    const facts = { cv: 3, strength: 4 };
    expect(why(at('PW'), serve('castle.1'))).toMatchObject({ code: 'tooWeak', facts });
    const elsewhere = serve('castle.1', { 'cathedral.start': 'P' });
    expect(why(at('PPW'), elsewhere)).toMatchObject({ code: 'tooWeak', facts });
  });

  test('without the Corruption that it asks for', () => {
    const facts = { wanted: 1, corruption: 0 };
    expect(why(at('W'), serve('castle.tower'))).toMatchObject({ code: 'corruptionHere', facts });
  });
});

describe('a meeple goes to the Capitol', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPPWKSX', levels: { W: 3 }, vp: 1 })
    .development();

  test.each([
    ['a Peasant', toCapitol('P', 'construct')],
    ['a second Peasant', toCapitol('P', 'construct', draft({ construct: 'P' }))],
    ['a Shaman for a Peasant', toCapitol('S', 'construct')],
    ['a Shaman for a Mage', toCapitol('S', 'levelUp')],
  ])('nothing is against %s', (_, attempt) => {
    expect(why(game, attempt)).toBeNull();
  });

  test.each([
    [
      'a Warrior to build',
      toCapitol('W', 'construct'),
      'wrongClass',
      { at: 'construct', takes: [0, 7] },
    ],
    ['Corruption to build', toCapitol('X', 'construct'), 'wrongClass', { meeple: 8 }],
    ['a Peasant to rise', toCapitol('P', 'levelUp'), 'wrongClass', { takes: [1, 2, 3, 4, 7] }],
    [
      'a third Peasant',
      toCapitol('P', 'construct', draft({ construct: 'PP' })),
      'constructUnits',
      { units: 3, most: 2 },
    ],
    ['a Warrior of level 3', toCapitol('W', 'levelUp'), 'topLevel', { level: 3 }],
    ['a Knight', toCapitol('K', 'levelUp'), 'notAffordable', { cost: 2, vp: 1, most: 1 }],
    ['a Mage', toCapitol('M', 'levelUp'), 'notInTavern', { meeple: 2, assigned: 1, tavern: 0 }],
    [
      'one Shaman twice',
      toCapitol('S', 'levelUp', draft({ construct: 'S' })),
      'notInTavern',
      { meeple: 7, assigned: 2, tavern: 1 },
    ],
  ])('%s is refused', (_, attempt, code, facts) => {
    expect(why(game, attempt)).toMatchObject({ code, facts });
  });

  test('a Shaman is told what the cheapest class lacks', () => {
    const poor = scenario()
      .seat(0, { tavern: 'PS', levels: { W: 2, M: 3, C: 2 } })
      .development();
    const facts = { unit: 1, level: 3, cost: 2, vp: 0, most: 0 };
    expect(why(poor, toCapitol('S', 'levelUp'))).toMatchObject({ code: 'notAffordable', facts });
  });

  test('once a turn', () => {
    const sent = scenario()
      .seat(0, { tavern: 'PPK', vp: 9 })
      .development()
      .assign({ construct: 'P' });
    for (const letter of 'PKX')
      expect(why(sent, toCapitol(letter, 'construct'))).toMatchObject({
        code: 'alreadyAssigned',
        facts: { units: [1, 0, 0, 0, 0, 0, 0, 0, 0] },
      });
  });

  test('not in the Main Phase', () => {
    const late = scenario().seat(0, { tavern: 'PK' }).main();
    for (const at of ['construct', 'levelUp'] as const)
      expect(why(late, toCapitol('P', at))).toMatchObject({
        code: 'notAsked',
        facts: { asked: 'plan', given: 'develop' },
      });
  });
});

describe('a tile goes to a slot', () => {
  const market = (tavern: string): Game =>
    scenario()
      .seat(0, { tavern })
      .tile('castle.outer', 'Colosseum')
      .market('Banner Hall', 'Levy Station')
      .development();

  test.each([
    ['a Peasant can be sent', market('P'), NOBODY],
    ['only a Shaman can be sent', market('S'), NOBODY],
    ['two are chosen to be sent', market('PP'), draft({ construct: 'PP' })],
    ['somebody was sent', market('PP').assign({ construct: 'P' }), NOBODY],
  ])('nothing is against it when %s', (_, game, capitol) => {
    expect(why(game, build('Banner Hall', 'castle.inner', capitol))).toBeNull();
  });

  test.each([
    ['nobody was sent', market('PP')],
    ['somebody was sent', market('PP').assign({ construct: 'P' })],
  ])('refusals are the same when %s', (_, game) => {
    expect(why(game, build('Banner Hall', 'castle.outer'))).toMatchObject({
      code: 'slotTaken',
      facts: { place: place('castle.outer'), district: 0 },
    });
    expect(why(game, build('Banner Hall', 'castle.1'))?.code).toBe('noSlot');
    expect(why(game, build('Blood Forge', 'castle.inner'))?.code).toBe('noSuchTile');
  });

  test('nobody can build it', () => {
    expect(why(market('W'), build('Banner Hall', 'castle.inner'))).toMatchObject({
      code: 'notInTavern',
      facts: { meeple: 0, assigned: 1, tavern: 0 },
    });
  });

  test('the level chosen along with it could not be paid', () => {
    const attempt = build('Banner Hall', 'castle.inner', draft({ levelUp: 'M' }));
    expect(why(market('PM'), attempt)).toMatchObject({
      code: 'slotPaysTooLittle',
      facts: { unit: 2, cost: 1, vp: 0 },
    });
    expect(why(market('PM'), { ...attempt, place: place('villages.outer') } as Attempt)).toBeNull();
  });

  test('not in the Main Phase', () => {
    const built = market('PPK')
      .assign({ construct: 'P' })
      .construct('Banner Hall', 'villages.outer');
    const attempt = build('Levy Station', 'castle.inner');
    expect(built.decision()?.kind).toBe('plan');
    expect(why(built, attempt)?.code).toBe('notAsked');
  });
});

describe('the adviser of a seat', () => {
  const { state } = scenario().seat(0, { tavern: 'PP' }).main();
  const attempts = [
    send('P', 'castle.start'),
    serve('castle.start'),
    toCapitol('P', 'construct'),
    build('Banner Hall', 'castle.inner'),
    { kind: 'answer', answer: answers.plan({}) },
  ] as const satisfies readonly Attempt[];

  test('says the same from its view', () => {
    const adviser = adviserOf(presentEdition(builtIn), view(state, 0), planAdvice);
    for (const attempt of attempts)
      expect(adviser.whyNot(attempt)).toEqual(whyNot(builtIn, state, attempt));
  });

  test.each([1, 'spectator'] as const)('says nothing to %s, who is not asked', (viewer) => {
    const adviser = adviserOf(presentEdition(builtIn), view(state, viewer), planAdvice);
    expect(attempts.map((attempt) => adviser.whyNot(attempt))).toEqual(attempts.map(() => null));
  });
});

test('an answer is judged as it is', () => {
  const game = scenario().seat(0, { tavern: 'PP' }).main();
  expect(why(game, { kind: 'answer', answer: answers.plan({ 'castle.start': 'PP' }) })?.code).toBe(
    'needsUnits',
  );
  expect(why(game, { kind: 'answer', answer: answers.plan({}) })).toBeNull();
});
