import { builtIn, parseCatalogue, type Catalogue, type LastingBoost } from '@rowan/cards';
import { explainPlan, type CvPart, type PlanReport } from '@rowan/rules';
import {
  answers,
  cardId,
  letters,
  placeName,
  scenario,
  type Game,
  type PlanExtras,
  type PlanMap,
} from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

/** What a player reads while a plan is in the making; that the sums add up is a law. */

const explained = ({ state }: Game, map: PlanMap, extras?: PlanExtras): PlanReport =>
  explainPlan(builtIn, state, answers.plan(map, extras));

const whoseOf = ({ unit }: CvPart): string => (unit === -1 ? '·' : 'PWMCKRLS'[unit]!);

function sourceName({ source }: CvPart): string {
  if ('rule' in source) return source.rule;
  const { card, index } = source;
  if (card === 'hero') return builtIn.heroes[index]!.id;
  if (card === 'prestige') return builtIn.prestige[index]!.id;
  return card === 'monster' || card === 'quest' || card === 'tile' ? cardId(card, index) : card;
}

/** `2 × 3 K base knight`; a line for the whole party has no letter. */
const lines = (report: PlanReport, place = 0): string[] =>
  report.places[place]!.parts.map(
    (part) => `${part.n} × ${part.each} ${whoseOf(part)} ${part.why} ${sourceName(part)}`,
  );

describe('a combat sum names each part by its card', () => {
  test('M2 Units by their own cards, each class at its level', () => {
    const game = scenario()
      .seat(0, { tavern: 'PPWMCKRLS', levels: { M: 2, C: 3 } })
      .monsters('castle', 'Ember Dragon')
      .main();
    const report = explained(game, { 'castle.1': 'PPWMCKRLS:W' });
    expect(lines(report)).toEqual([
      '2 × 1 P base M2',
      '1 × 2 W base warrior',
      '1 × 1 M base mage',
      '1 × 2 C base cleric',
      '1 × 3 K base knight',
      '1 × 3 R base ranger',
      '1 × 2 L base paladin',
      '1 × 3 L level paladin',
      '1 × 2 S base shaman',
    ]);
    expect(report.places[0]).toMatchObject({ cv: 20, strength: 9, rejection: null });
  });

  test('Q1 an Ongoing Quest completed this turn adds nothing yet', () => {
    const game = scenario()
      .seat(0, { tavern: 'WW', vp: 9, levels: { W: 2 }, hand: ['Hardwood Training'] })
      .monsters('castle', 'Termite')
      .development()
      .assign({ levelUp: 'W' })
      .levelUp();
    expect(game.completed(0)).toEqual(['Hardwood Training']);
    const cv = builtIn.heroes[0]!.levels[2]!.cv;
    const report = explained(game, { 'castle.1': 'W' });
    expect(lines(report)).toEqual([`1 × ${cv} W base warrior`]);
    expect(report.places[0]).toMatchObject({ cv });
  });

  test('M2 boosts of a level by the hero, of Monsters and Quests by their cards', () => {
    const game = scenario()
      .seat(0, {
        tavern: 'PPWWKRS',
        levels: { W: 2 },
        pile: ['ghoul-cathedral', 'dire-beaver-villages', 'gravedigger-cathedral'],
        completed: ['Sworn Trunks', 'Order of the Plane', 'Wanted Posters', 'Night Shift'],
      })
      .monsters('castle', 'Bone Drake', 'Axe Reaver')
      .main();
    const undead = explained(game, { 'castle.1': 'PWKS:W', 'castle.2': 'R' });
    expect(lines(undead).slice(4)).toEqual([
      '1 × 1 · printed warrior',
      '2 × 1 W boost ghoul-cathedral',
      '1 × 1 P pair dire-beaver-villages',
      '1 × 1 · against gravedigger-cathedral',
      '2 × 1 W pair sworn-trunks',
      '1 × 1 · boost order-of-the-plane',
    ]);
    expect(lines(undead, 1)).toEqual([
      '1 × 3 R base ranger',
      '1 × 1 · boost order-of-the-plane',
      '1 × 1 · against wanted-posters',
    ]);
  });

  test('M2 nobody strengthens alone', () => {
    const game = scenario()
      .seat(0, { tavern: 'PWK', levels: { W: 2 }, completed: ['Sworn Trunks'] })
      .monsters('castle', 'Skeleton', 'Termite', 'Axe Reaver')
      .main();
    const report = explained(game, { 'castle.1': 'W', 'castle.2': 'K', 'castle.3': 'P' });
    expect([0, 1, 2].flatMap((place) => lines(report, place))).toEqual([
      '1 × 2 W base warrior',
      '1 × 3 K base knight',
      '1 × 1 P base M2',
    ]);
  });

  test('L3 boosts of this turn and the Blood Forge by their tiles', () => {
    const game = scenario()
      .seat(0, { tavern: 'PPPKMMWS', lodgings: 'XXP', levels: { W: 3 } })
      .tile('castle.inner', 'Banner Hall')
      .tile('castle.outer', 'Levy Station')
      .tile('villages.inner', 'Blood Forge')
      .monsters('castle', 'Axe Reaver')
      .main();
    const report = explained(
      game,
      {
        'castle.inner': 'KP',
        'castle.outer': 'MS:W',
        'villages.inner': 'M',
        'castle.1': 'PW',
      },
      { recruit: 'castle.1', forge: ['castle.1', 'W'] },
    );
    expect(lines(report, 3)).toEqual([
      '2 × 1 P base M2',
      '1 × 3 W base warrior',
      '1 × 2 · printed warrior',
      '3 × 2 · turn banner-hall',
      '2 × 2 P turn levy-station',
      '1 × 2 W forge blood-forge',
    ]);
  });

  test('M4 a boost of this turn counts a Shaman as the class it stands for', () => {
    const game = scenario()
      .seat(0, { tavern: 'CMS' })
      .tile('castle.inner', 'The Branch & Root Inn')
      .monsters('castle', 'Axe Reaver')
      .main();
    const report = explained(game, { 'castle.inner': 'C', 'castle.1': 'MS:M' });
    expect(lines(report, 1)).toContain('2 × 1 M turn branch-and-root-inn');
    expect(report.places[1]).toMatchObject({ cv: 1 + 2 + 2 });
  });

  test('L3 without the Blood Forge in the plan the rule is named', () => {
    const game = scenario()
      .seat(0, { tavern: 'K', lodgings: 'X' })
      .monsters('castle', 'Axe Reaver')
      .main();
    const report = explained(game, { 'castle.1': 'K' }, { forge: ['castle.1', 'K'] });
    expect(lines(report)).toEqual(['1 × 3 K base knight', '1 × 1 K forge L3']);
    expect(report.rejection).toMatchObject({ code: 'noForge' });
  });
});

describe('a plan in the making tells what it would bring', () => {
  test('T5 of the places that are served, and of no other', () => {
    const game = scenario()
      .seat(0, { tavern: 'PPPPWCKK' })
      .tile('castle.inner', "Healer's Temple")
      .tile('villages.inner', 'House of Lords')
      .monsters('castle', 'Axe Reaver', 'Hollow Oak Knight')
      .main();
    const report = explained(game, {
      'castle.start': 'PP',
      'castle.inner': 'WC',
      'villages.inner': 'P',
      'castle.1': 'KK',
    });
    expect(report.places.map(({ place, vp }) => `${placeName(place)} ${vp}`)).toEqual([
      'castle.start 0',
      'castle.inner 2',
      'villages.inner 0',
      'castle.1 3',
    ]);
    expect(report).toMatchObject({ vp: 5, granted: 1, overrun: 0 });
    expect(report.rejection).toMatchObject({ code: 'needsUnits', rule: 'L1' });
    expect(report.places[0]).toMatchObject({ missing: [['P']], rejection: { code: 'needsUnits' } });
    expect(letters(report.gains)).toBe('P');
    expect(letters(report.left)).toBe('P');
  });

  test('M1 VP of a foe too strong do not count, nor what it would give', () => {
    const game = scenario()
      .seat(0, { tavern: 'KW' })
      .monsters('castle', 'Axe Reaver', 'Hollow Oak Knight')
      .main();
    const weak = explained(game, { 'castle.1': 'K', 'castle.2': 'W' });
    expect(weak.places.map(({ vp }) => vp)).toEqual([3, 2]);
    expect(weak).toMatchObject({ vp: 0 });
    expect(letters(weak.gains)).toBe('');
    const strong = explained(game, { 'castle.2': 'KW' });
    expect(strong).toMatchObject({ vp: 2, rejection: null });
    expect(letters(strong.gains)).toBe('K');
  });

  test('M5 a foe that falls by the Peasant brought along is served, and so is one that is forged', () => {
    const game = scenario()
      .seat(0, { tavern: 'WM', lodgings: 'PX', levels: { W: 3 } })
      .tile('villages.inner', 'Blood Forge')
      .monsters('castle', 'Axe Reaver', 'Termite')
      .main();
    const alone = explained(game, { 'castle.1': 'W' });
    expect(alone).toMatchObject({ vp: 0, rejection: { code: 'tooWeak' } });
    expect(explained(game, { 'castle.1': 'W' }, { recruit: 'castle.1' })).toMatchObject({
      vp: 3,
      rejection: null,
    });
    const forging = { 'castle.2': 'W', 'villages.inner': 'M' } as const;
    expect(explained(game, forging, { forge: ['castle.2', 'W'] })).toMatchObject({
      vp: 1,
      rejection: null,
    });
  });

  test('T7 Peasants overrun where Monsters are left, at each place and in all', () => {
    const game = scenario()
      .seat(0, { tavern: 'PPPPP' })
      .monsters('villages', 'Tree Beast', 'Dire Beaver')
      .monsters('university', 'Bark Basilisk')
      .monsters('cathedral', 'Weevil Swarm', 'Gravedigger')
      .main();
    const report = explained(game, {
      'villages.start': 'PP',
      'university.start': 'P',
      'cathedral.start': 'P',
    });
    expect(report.places.map(({ overrun }) => overrun)).toEqual([1, 0, 1]);
    expect(report.overrun).toBe(2);
  });

  test('M6 a Ranger brings VP with a Monster, a Bonus token with an Overlord, never with the Henchman', () => {
    const game = scenario()
      .seat(0, { tavern: 'KKKKKKRRR' })
      .tokens('Two Veterans', 'Small Band', 'Mixed Host')
      .finalRound(1)
      .monsters('castle', 'Axe Reaver')
      .main();
    const report = explained(game, { 'castle.1': 'KR', henchman: 'KR' });
    expect(report.places.map(({ vp }) => vp)).toEqual([3 + 1, builtIn.henchman.vp + 1]);
    const [first, second] = builtIn.overlords.map(({ vp }) => vp);
    const fights = explained(game, { 'overlord.1': 'KKKK', 'overlord.2': 'KKR' });
    expect(fights.places.map(({ vp }) => vp)).toEqual([first, second! + 1 + 2]);
  });

  test('F4 VP for each Corruption that goes along', () => {
    const game = scenario({ towers: true })
      .seat(0, { tavern: 'MXX' })
      .room('castle', 'purge-mage')
      .main();
    const tower = 'castle.tower';
    expect(explained(game, { [tower]: 'MXX' }).vp).toBe(2);
    expect(explained(game, { [tower]: 'MX' }).vp).toBe(1);
    expect(explained(game, { [tower]: 'M' }).vp).toBe(0);
  });
});

describe('cards of another edition', () => {
  const printed: Readonly<Record<string, readonly LastingBoost[]>> = {
    W: [{ kind: 'boost', who: 'prestige', n: 2 }],
    M: [{ kind: 'pair', by: 'M', who: 'M', n: 3 }],
    C: [{ kind: 'boost', who: 'K', n: 1 }],
    K: [{ kind: 'against', type: 'undead', n: 2 }],
  };
  const gives: readonly LastingBoost[] = [{ kind: 'pair', by: 'W', who: 'W', n: 1 }];
  const edition: Catalogue = {
    ...builtIn,
    heroes: builtIn.heroes.map((hero) => ({
      ...hero,
      levels: hero.levels.map((level) => ({ ...level, boosts: printed[hero.unit]! })),
    })),
    quests: builtIn.quests.map((quest) =>
      quest.kind === 'ongoing' && quest.id === 'sworn-trunks' ? { ...quest, gives } : quest,
    ),
  };
  const position = scenario({ catalogue: edition })
    .seat(0, { tavern: 'PWWMMCCKKRLS', completed: ['Sworn Trunks'] })
    .monsters('castle', 'Bone Drake', 'Axe Reaver')
    .main();
  const linesOf = (text: string, at: 'castle.1' | 'castle.2'): string[] => {
    const report = explainPlan(edition, position.state, answers.plan({ [at]: text }));
    const [place] = report.places;
    expect(place!.parts.reduce((sum, { n, each }) => sum + n * each, 0)).toBe(place!.cv);
    return lines(report).filter((line) => /printed|pair/.test(line));
  };

  test('are cards', () => {
    expect(parseCatalogue(edition)).toMatchObject({ ok: true });
  });

  test.each([
    ['one who strengthens his own kind needs another', 'M', []],
    ['two of a kind strengthen each other', 'MM', ['1 × 6 · printed mage']],
    ['a Shaman is strengthened, and strengthens nobody', 'MS:M', []],
    ['two and a Shaman', 'MMS:M', ['1 × 9 · printed mage']],
    ['a class', 'CKK', ['1 × 2 · printed cleric']],
    ['prestige Units', 'WRLS:P', ['1 × 6 · printed warrior']],
    ['a Quest for one of a kind', 'W', []],
    ['a Quest for two of a kind', 'WW', ['2 × 1 W pair sworn-trunks']],
    [
      'a Quest, and a Shaman as the second',
      'WS:W',
      ['1 × 2 · printed warrior', '2 × 1 W pair sworn-trunks'],
    ],
  ])('M2, M4 %s: %s', (_, text, expected) => {
    expect(linesOf(text, 'castle.2')).toEqual(expected);
  });

  test('M2 a type, whoever else is there', () => {
    expect(linesOf('KP', 'castle.1')).toEqual(['1 × 2 · printed knight']);
    expect(linesOf('KP', 'castle.2')).toEqual([]);
  });
});
