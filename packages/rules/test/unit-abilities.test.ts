import { answers, scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { cvOf } from './cv.ts';
import { heroCv, vpOf } from './printed.ts';

/** A level 1, a level 2 and a level 3 Monster. */
const facing = () =>
  scenario()
    .monsters('castle', 'Termite')
    .monsters('villages', 'Tree Beast')
    .monsters('cathedral', 'Vampire Cabinetmaker');

describe('M4', () => {
  test('M4 an ability of a basic Hero card is used once per turn and class, however many Units there are', () => {
    const game = scenario()
      .seat(0, { tavern: 'KKP', bag: 'PPPPP', levels: { K: 2 } })
      .development()
      .ability('K');
    expect(game.zone(0, 'tavern')).toBe('PPKK');
    game.refused(answers.ability('K'), 'T3', 'abilityUsed');
  });

  test('M4 abilities of different classes are used in the same turn', () => {
    const game = scenario()
      .seat(0, { tavern: 'KCXM', bag: 'PPPPP', levels: { K: 2, C: 2, M: 2 } })
      .nextQuests('Legends')
      .development()
      .ability('K')
      .ability('C')
      .ability('M');
    expect(game.zone(0, 'tavern')).toBe('PPCK');
    expect(game.zone(0, 'lodgings')).toBe('MX');
    expect(game.hand(0)).toEqual(['Legends']);
  });

  test('M4 the combat boost on the Hero card of a Warrior always holds, on every Monster', () => {
    const game = facing()
      .seat(0, { tavern: 'PPPWW', levels: { W: 2 } })
      .monsters('university', 'Sawdust Wraith')
      .main();
    expect(cvOf(game, { 'castle.1': 'PW' })).toBe(1 + 1 + 2);
    game.plan({ 'villages.1': 'PPW', 'university.1': 'PW' });
    expect(game.pile(0)).toEqual(['Tree Beast', 'Sawdust Wraith']);
  });

  test('M4 the combat boost on the Hero card of a Warrior needs a Warrior of level 2', () => {
    const game = facing().seat(0, { tavern: 'PW' }).main();
    expect(cvOf(game, { 'castle.1': 'PW' })).toBe(1 + 2);
  });

  test('M4 a Ranger is worth 1 VP per Monster that has at least one', () => {
    const game = scenario()
      .seat(0, { tavern: 'RRRR' })
      .monsters('castle', 'Termite', 'Backwoods Bandit', 'Termite')
      .main()
      .plan({ 'castle.1': 'RR', 'castle.2': 'R', 'castle.3': 'R' });
    expect(game.vp(0)).toBe(1 + 2 + 1 + 3);
  });

  test('M4 a Ranger is worth 1 VP on an Overlord and on the Henchman', () => {
    const game = scenario()
      .seat(0, { tavern: 'KKKKRRKK' })
      .tokens('bonus-prestige', 'bonus-four-types', 'bonus-two-masters')
      .finalRound(1)
      .main()
      .plan({ 'overlord.3': 'KKKKR', henchman: 'RKK' });
    expect(game.vp(0)).toBe(vpOf('Lady Lacquer') + 1 + vpOf('Combustor') + 1);
  });

  test('M4 each Paladin adds the level of the Monster', () => {
    const game = facing().seat(0, { tavern: 'LL' }).main();
    expect(cvOf(game, { 'castle.1': 'L' })).toBe(2 + 1);
    expect(cvOf(game, { 'villages.1': 'LL' })).toBe(2 * (2 + 2));
    expect(cvOf(game, { 'cathedral.1': 'LL' })).toBe(2 * (2 + 3));
  });

  test('M4 Overlords and Henchman are Monsters of level 3', () => {
    const game = facing()
      .seat(0, { tavern: 'LLPPPK', hand: ['Pitchforks Ready'] })
      .finalRound(1)
      .main();
    expect(cvOf(game, { 'overlord.2': 'LL' })).toBe(2 * (2 + 3));
    expect(cvOf(game, { henchman: 'L' })).toBe(2 + 3);
    game.plan({ henchman: 'LPPP' });
    expect(game.completed(0)).toEqual(['Pitchforks Ready']);
  });

  test('M4 a Shaman is declared as one basic class on every place', () => {
    const game = facing().seat(0, { tavern: 'SP' }).main();
    game.refused({ 'castle.1': 'S' }, 'M4', 'shamanClass');
    game.refused({ 'university.start': 'S' }, 'M4', 'shamanClass');
    game.plan({ 'castle.1': 'S:C' });
    expect(game.pile(0)).toEqual(['Termite']);
  });

  test('M4 a Shaman has its own CV, not that of the class it stands for', () => {
    const game = facing()
      .seat(0, { tavern: 'S', levels: { K: 3, C: 3 } })
      .main();
    for (const unit of ['S:P', 'S:W', 'S:M', 'S:C', 'S:K'])
      expect(cvOf(game, { 'castle.1': unit })).toBe(2);
  });

  test('M4 a Shaman takes the boosts of the class it stands for, and no others', () => {
    const game = facing()
      .seat(0, { tavern: 'SCM', pile: ['Ghoul', 'Thornback Bear'] })
      .tile('castle.inner', 'The Branch & Root Inn')
      .main();
    expect(cvOf(game, { 'villages.1': 'S:W' })).toBe(2 + 1);
    expect(cvOf(game, { 'villages.1': 'S:P' })).toBe(2 + 1);
    expect(cvOf(game, { 'villages.1': 'S:K' })).toBe(2);
    expect(cvOf(game, { 'castle.inner': 'C', 'villages.1': 'S:M' })).toBe(2 + 1);
    expect(cvOf(game, { 'castle.inner': 'C', 'villages.1': 'S:W' })).toBe(2 + 1);
  });

  test('M4 a Shaman gives and takes the pair boosts of the class it stands for', () => {
    const game = facing()
      .seat(0, { tavern: 'SSPK', completed: ['Militia Drill'] })
      .main();
    expect(cvOf(game, { 'villages.1': 'PS:K' })).toBe(1 + 1 + 2);
    expect(cvOf(game, { 'villages.1': 'KS:P' })).toBe(3 + 2 + 1);
    expect(cvOf(game, { 'villages.1': 'S:PS:K' })).toBe(2 + 1 + 2);
    expect(cvOf(game, { 'villages.1': 'PS:W' })).toBe(1 + 2);
  });

  test('M4 a Shaman takes prestige boosts, as Rangers and Paladins do', () => {
    const game = facing()
      .seat(0, { tavern: 'SRLW', pile: ['Ghoul'], completed: ['Order of the Plane'] })
      .main();
    expect(cvOf(game, { 'villages.1': 'S:W' })).toBe(2 + 1 + 1);
    expect(cvOf(game, { 'villages.1': 'S:C' })).toBe(2 + 1);
    expect(cvOf(game, { 'villages.1': 'R' })).toBe(3 + 1);
    expect(cvOf(game, { 'villages.1': 'L' })).toBe(2 + 2 + 1);
    expect(cvOf(game, { 'villages.1': 'W' })).toBe(2 + 1);
  });

  test('M4 a Shaman as a Warrior gives no boost printed on the Hero card of the Warrior', () => {
    const game = facing()
      .seat(0, { tavern: 'SPW', levels: { W: 2 } })
      .main();
    expect(cvOf(game, { 'villages.1': 'PS:W' })).toBe(1 + 2);
    expect(cvOf(game, { 'villages.1': 'PWS:W' })).toBe(1 + 1 + 2 + 2);
    // As a Peasant it takes what a real Warrior gives to Peasants.
    expect(cvOf(game, { 'villages.1': 'WS:P' })).toBe(2 + 2 + 1);
  });
});

describe('M5', () => {
  const seat = { tavern: 'WWPP', lodgings: 'PP', bag: 'CCCC', levels: { W: 3 } } as const;
  const W3 = heroCv('W', 3);

  test('M5 one Peasant from the Lodgings joins a Warrior of level 3 on a Monster, with its CV and its boosts', () => {
    const game = facing().seat(0, seat).main();
    expect(cvOf(game, { 'villages.1': 'W' })).toBe(W3);
    expect(cvOf(game, { 'villages.1': 'W' }, { recruit: 'villages.1' })).toBe(W3 + 1 + 1);
    expect(cvOf(game, { 'villages.1': 'WP' }, { recruit: 'villages.1' })).toBe(W3 + 2 * 2);
  });

  test('M5 the Peasant is an assigned Unit like any other and goes back to the Lodgings at clean-up', () => {
    const game = facing()
      .seat(0, { ...seat, tavern: 'W' })
      .main()
      .plan({ 'castle.1': 'W' }, { recruit: 'castle.1' });
    expect(game.zone(0, 'lodgings')).toBe('PPWW');
    const [plan] = game.events('planConfirmed');
    expect(plan!.places[0]!.units[0]).toBe(1);
  });

  test.each([
    ['the Warrior is of level 2', { ...seat, levels: { W: 2 } }, 'W'],
    ['no Peasant is in the Lodgings', { ...seat, lodgings: 'C' }, 'W'],
    ['only a Shaman stands for a Warrior', { ...seat, tavern: 'SPP' }, 'S:W'],
    ['no Warrior is on that Monster', seat, 'PP'],
  ] as const)('M5 no Peasant joins when %s', (_, spec, units) => {
    const game = facing().seat(0, spec).main();
    game.refused(answers.plan({ 'castle.1': units }, { recruit: 'castle.1' }), 'M5', 'noRecruit');
  });

  test('M5 the Peasant joins at a Monster only, and only where the Warrior is', () => {
    const game = facing().seat(0, seat).tile('castle.inner', 'The Long Watch').main();
    const watch = answers.plan({ 'castle.inner': 'W' }, { recruit: 'castle.inner' });
    game.refused(watch, 'M5', 'noRecruit');
    const elsewhere = answers.plan({ 'castle.1': 'W' }, { recruit: 'villages.1' });
    game.refused(elsewhere, 'M5', 'noRecruit');
  });

  test('M5 only one Peasant joins in a turn, though two Warriors fight', () => {
    const game = facing()
      .seat(0, { ...seat, tavern: 'WW' })
      .monsters('university', 'Axe Reaver')
      .main();
    const both = { 'university.1': 'W', 'castle.1': 'W' } as const;
    expect(cvOf(game, both, { recruit: 'university.1' })).toBe(W3 + 2);
    expect(cvOf(game, both, { recruit: 'castle.1' })).toBe(W3);
    game.plan({ 'castle.1': 'WW' }, { recruit: 'castle.1' });
    expect(game.zone(0, 'lodgings')).toBe('PPWWW');
  });

  test('M5 the Peasant joins against an Overlord or the Henchman, and counts for the Bonus token', () => {
    const game = scenario()
      .seat(0, { tavern: 'WKKKCC', lodgings: 'P', bag: 'PPPP', levels: { W: 3 } })
      .tokens('bonus-two-masters', 'bonus-prestige', 'bonus-four-types')
      .finalRound(1)
      .main();
    expect(cvOf(game, { henchman: 'W' }, { recruit: 'henchman' })).toBe(W3 + 2);
    game.plan({ 'overlord.3': 'WKKKCC' }, { recruit: 'overlord.3' });
    expect(game.vp(0)).toBe(vpOf('Lady Lacquer') + 2);
  });

  test('M5 without the Peasant the same party misses the token for 4 types', () => {
    const game = scenario()
      .seat(0, { tavern: 'WKKKCC', lodgings: 'P', bag: 'PPPP', levels: { W: 3 } })
      .tokens('bonus-two-masters', 'bonus-prestige', 'bonus-four-types')
      .finalRound(1)
      .main()
      .plan({ 'overlord.3': 'WKKKCC' });
    expect(game.vp(0)).toBe(vpOf('Lady Lacquer'));
  });

  test('M5 the Peasant counts for Quests', () => {
    const game = facing()
      .seat(0, { ...seat, hand: ['Militia Drill', 'Bane Oil'] })
      .main()
      .plan({ 'castle.1': 'WP' }, { recruit: 'castle.1' });
    expect(game.completed(0)).toEqual(['Militia Drill']);
  });

  test('M5 the Peasant counts against Quests that forbid Peasants', () => {
    const start = () =>
      scenario()
        .seat(0, { ...seat, tavern: 'WWW', hand: ['Bane Oil'] })
        .monsters('castle', 'Bone Drake')
        .main();
    const joined = start().plan({ 'castle.1': 'WWW' }, { recruit: 'castle.1' });
    expect(joined.completed(0)).toEqual([]);
    expect(start().plan({ 'castle.1': 'WWW' }).completed(0)).toEqual(['Bane Oil']);
  });

  test('M5 the Peasant takes the turn boosts of the plan', () => {
    const game = facing()
      .seat(0, { ...seat, tavern: 'WKP' })
      .tile('university.inner', 'Banner Hall')
      .main();
    const plan = { 'university.inner': 'KP', 'cathedral.1': 'W' } as const;
    expect(cvOf(game, plan, { recruit: 'cathedral.1' })).toBe(W3 + 2 + (1 + 1 + 2));
  });

  test('M5 the Blood Forge may strengthen the Peasant that joined', () => {
    const game = facing()
      .seat(0, { ...seat, tavern: 'WM', lodgings: 'PXX' })
      .tile('university.inner', 'Blood Forge')
      .main();
    const plan = { 'university.inner': 'M', 'cathedral.1': 'W' } as const;
    expect(() => cvOf(game, plan, { forge: ['cathedral.1', 'P'] })).toThrow('noForge');
    const both = { recruit: 'cathedral.1', forge: ['cathedral.1', 'P'] } as const;
    expect(cvOf(game, plan, both)).toBe(W3 + 1 + 1 + 2);
  });
});

describe('M7', () => {
  test('M7 a Shaman stands for a Peasant at Construct, alone or beside one', () => {
    const alone = scenario()
      .seat(0, { tavern: 'S', bag: 'CCCC' })
      .market('Levy Station')
      .development()
      .assign({ construct: 'S' })
      .construct('Levy Station', 'villages.outer');
    expect(alone.tile('villages.outer')).toBe('Levy Station');
    expect(alone.events('cleanedUp')[0]!.meeples).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0]);
    const beside = scenario()
      .seat(0, { tavern: 'SP', bag: 'CCCC' })
      .market('Levy Station')
      .development()
      .assign({ construct: 'PS' })
      .construct('Levy Station', 'villages.outer');
    expect(beside.events('cleanedUp')[0]!.meeples).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0]);
  });

  test('M7 a Shaman stands for a class at Level up', () => {
    const game = scenario()
      .seat(0, { tavern: 'S', vp: 2, bag: 'CCCC' })
      .development()
      .assign({ levelUp: 'S:K' })
      .levelUp();
    expect(game.levels(0)).toEqual([1, 1, 1, 2]);
    expect(game.vp(0)).toBe(0);
  });

  test('M7 one Shaman does not stand at Construct and at Level up at once', () => {
    const game = scenario().seat(0, { tavern: 'S', vp: 2 }).development();
    game.refused(answers.assign({ construct: 'S', levelUp: 'S:K' }), 'T1', 'notInTavern');
  });

  test('M7 a Shaman does not enable Development abilities', () => {
    const game = scenario()
      .seat(0, { tavern: 'SXP', bag: 'CCCC', levels: { K: 2, C: 2, M: 2 } })
      .development();
    for (const unit of ['K', 'C', 'M'] as const)
      game.refused(answers.ability(unit), 'T3', 'abilityNeeds');
  });

  test('M7 on a Crown the class of a Shaman lasts while it stays', () => {
    const game = scenario()
      .seat(0, { tavern: 'S', bag: 'PPPPPPPP' })
      .tile('castle.inner', 'Colosseum')
      .main()
      .plan({ 'castle.inner': 'S:K' })
      .passTurn();
    expect(game.state.active).toBe(0);
    expect(game.vp(0)).toBe(3);
    expect(game.zone(0, 'lodgings')).toBe('S');
  });

  test('M7 a Quest that names a class sees the declared class of a Shaman', () => {
    const game = scenario()
      .seat(0, { tavern: 'SK', hand: ['Sworn Trunks', 'Battle Prayers'] })
      .monsters('castle', 'Axe Reaver')
      .main()
      .plan({ 'castle.1': 'KS:W' });
    expect(game.completed(0)).toEqual(['Sworn Trunks']);
  });

  test('M7 a Quest that forbids Peasants sees a Shaman declared as one', () => {
    const quests = ['Against the Grain', 'Wanted Posters'];
    const fight = (units: string) =>
      scenario()
        .seat(0, { tavern: 'SKK', hand: quests })
        .monsters('castle', 'Sawmill Ogre')
        .main()
        .plan({ 'castle.1': units });
    expect(fight('KKS:P').completed(0)).toEqual([]);
    expect(fight('KKS:W').completed(0)).toEqual(quests);
  });

  test('M7 a Quest that counts types sees a Shaman as a type of its own', () => {
    const fight = (units: string) =>
      scenario()
        .seat(0, { tavern: 'SSKKP', hand: ['Mixed Company'] })
        .monsters('castle', 'Ember Dragon')
        .main()
        .plan({ 'castle.1': units });
    expect(fight('KKPS:W').completed(0)).toEqual(['Mixed Company']);
    expect(fight('KKS:PS:C').completed(0)).toEqual([]);
  });

  test('M7 a Bonus token that counts levels sees a Shaman of level 2, whatever it stands for', () => {
    const fight = (token: string) =>
      scenario()
        .seat(0, { tavern: 'SWKKKK', levels: { W: 3, K: 1 } })
        .tokens('bonus-four-types', 'bonus-few-units', token)
        .finalRound(1)
        .main()
        .plan({ 'overlord.3': 'WKKKKS:W' })
        .vp(0);
    expect(fight('bonus-two-veterans')).toBe(vpOf('Lady Lacquer') + 2);
    expect(fight('bonus-two-masters')).toBe(vpOf('Lady Lacquer'));
    expect(fight('bonus-three-veterans')).toBe(vpOf('Lady Lacquer'));
  });

  test('M7 in the Tavern a Shaman is only a Shaman', () => {
    const game = scenario()
      .seat(0, { bag: 'SSSW', hand: ['Spellblades'] })
      .drawPhase();
    expect(game.zone(0, 'tavern')).toBe('WSSS');
    expect(game.completed(0)).toEqual([]);
  });

  test('M7 at the end a Shaman is only a Shaman', () => {
    const game = scenario()
      .seat(0, { bag: 'SSSK', hand: ['Heavy Cavalry'] })
      .finalRound(2)
      .turnOf(1)
      .passTurn();
    expect(game.state.phase).toBe('over');
    expect(game.vp(0)).toBe(-2);
  });
});
