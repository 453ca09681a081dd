import { answers, scenario, type Game } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { vpOf } from './printed.ts';

/** The seats whose turns start, in order, until the game is over. */
function turnsToTheEnd(game: Game): number[] {
  const before = game.events('turnStarted').length;
  game.passUntil(() => false);
  return game
    .events('turnStarted')
    .slice(before)
    .map(({ seat }) => seat);
}

/** The third Dark Council card comes on the turn of a seat. */
const thirdCardOn = (active: number, first: number): Game =>
  scenario({ players: 3, active, first })
    .seat(active, { tavern: 'K', bag: 'PPPPPP' })
    .monsters('castle', 'Termite')
    .council(2)
    .nextMonsters('council', 'Ghoul')
    .main()
    .plan({ 'castle.1': 'K' });

test.each([
  ['the first player', 1, [2, 0, 1, 2, 0, 1, 2, 0]],
  ['a player in the middle', 2, [0, 1, 2, 0, 1, 2, 0]],
  ['the last player of the round', 0, [1, 2, 0, 1, 2, 0]],
])(
  'E1 after the 3rd Dark Council card on the turn of %s the round is finished and everybody has two more turns',
  (_, active, turns) => {
    const game = thirdCardOn(active, 1);
    expect(game.events('finalRoundsBegan')).toHaveLength(1);
    // The turn after this one has started already.
    const started = game.events('turnStarted').map(({ seat }) => seat);
    expect([...started, ...turnsToTheEnd(game)]).toEqual(turns);
    expect(game.state.phase).toBe('over');
  },
);

test('E1 the first two Dark Council cards do not end the game', () => {
  const game = scenario()
    .seat(0, { tavern: 'K', bag: 'PPPPPP' })
    .monsters('castle', 'Termite')
    .council(1)
    .nextMonsters('council', 'Ghoul')
    .main()
    .plan({ 'castle.1': 'K' });
  expect(game.state.council).toBe(2);
  expect(game.events('finalRoundsBegan')).toEqual([]);
  expect(game.state.lastRound).toBe(0);
});

test('E1 replacement Monsters still come after the 3rd Dark Council card', () => {
  expect(thirdCardOn(0, 0).monsters('cathedral')).toEqual(['Ghoul', '', '']);
});

test('E2 a level-up must be affordable, so VP do not fall below 0 in play', () => {
  const game = scenario()
    .seat(0, { tavern: 'KP', vp: 1 })
    .seat(1, { tavern: '' })
    .tile('villages.outer', 'Levy Station')
    .development();
  game.refused(answers.assign({ levelUp: 'K' }), 'T2', 'notAffordable');
});

test('E2 end penalties may take the total below 0', () => {
  const game = scenario()
    .seat(0, { vp: 1, hand: ['Legends', 'Heavy Cavalry'] })
    .finalRound(2)
    .turnOf(1)
    .passTurn();
  expect(game.vp(0)).toBe(-3);
  expect(game.state.winners).toEqual([1]);
});

const HOST = 'KKKKKKKK';

test('E3 Overlords and Henchman are not assigned to before the final two rounds', () => {
  for (const start of [
    scenario(),
    scenario().council(2),
    // The rest of the round in which the 3rd card came.
    scenario().lastOrdinaryRound(),
  ]) {
    const game = start.seat(0, { tavern: HOST }).main();
    game.refused({ 'overlord.3': HOST }, 'E3', 'councilNotYet');
    game.refused({ henchman: HOST }, 'E3', 'councilNotYet');
  }
});

test('E3 from the first player on, the turns after that round open the Dark Council', () => {
  const game = scenario({ first: 1, active: 0 })
    .seat(0, { tavern: 'K', bag: 'KKKKKK' })
    .seat(1, { tavern: 'KKKKK' })
    .lastOrdinaryRound()
    .main()
    .plan({})
    .plan({ 'overlord.3': 'KKKKK' });
  expect(game.events('defeated').map(({ source }) => source)).toEqual([
    { card: 'overlord', index: 2 },
  ]);
});

test.each([
  ['overlord.1', 'KKKKKK', 'Saw-Ron'],
  ['overlord.2', 'KKKKKKK', 'The Grand Shredder'],
  ['overlord.3', 'KKKKK', 'Lady Lacquer'],
  ['henchman', 'KKK', 'Combustor'],
] as const)('E3 %s is fought like a Monster, pays its VP and stays', (place, units, name) => {
  const game = scenario()
    .seat(0, { tavern: HOST, bag: 'PPPP' })
    .tokens('bonus-prestige', 'bonus-two-masters', 'bonus-four-types')
    .finalRound(1)
    .main();
  game.refused({ [place]: units.slice(1) }, 'M1', 'tooWeak');
  game.plan({ [place]: units });
  expect(game.vp(0)).toBe(vpOf(name));
  expect(game.pile(0)).toEqual([]);
  expect(game.events('monsterArrived')).toEqual([]);
});

test('E3 a player fights each Overlord at most once a game', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKKKK', bag: 'K' })
    .seat(1, { tavern: 'KKKKK', bag: 'PPPPPP' })
    .finalRound(1)
    .main()
    .plan({ 'overlord.3': 'KKKKK' });
  // Another player still may.
  game.plan({ 'overlord.3': 'KKKKK' }).endDevelopment();
  game.refused({ 'overlord.3': 'KKKKK' }, 'E3', 'alreadyFought');
  game.plan({ 'overlord.1': 'KKKKKK' });
  expect(game.state.players[0]!.fought).toBe(0b101);
});

test('E3 two Overlords and the Henchman may be fought on one turn', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKKKKKKKKKKKKK' })
    .tokens('bonus-prestige', 'bonus-two-masters', 'bonus-four-types')
    .finalRound(1)
    .main()
    .plan({ 'overlord.1': 'KKKKKK', 'overlord.3': 'KKKKK', henchman: 'KKK' });
  expect(game.vp(0)).toBe(vpOf('Saw-Ron') + vpOf('Lady Lacquer') + vpOf('Combustor'));
});

test('E3 the Henchman is fought once per turn, on both of the last two turns', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKK', bag: 'KKKKKK' })
    .seat(1, { tavern: '' })
    .finalRound(1)
    .main()
    .plan({ henchman: 'KKK' })
    .endDevelopment()
    .plan({ henchman: 'KKK' });
  expect(game.vp(0)).toBe(2 * vpOf('Combustor'));
});

test('E3 fighting the Dark Council prevents no overrun Peasants and brings no replacement', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKKP', bag: 'CCCCCC' })
    .monsters('castle', 'Termite', 'Backwoods Bandit')
    .tile('castle.inner', 'House of Lords')
    .finalRound(1)
    .main()
    .plan({ 'castle.inner': 'P', henchman: 'KKK' });
  expect(game.events('overran')).toHaveLength(1);
  expect(game.monsters('castle')).toEqual(['Termite', 'Backwoods Bandit', '']);
});

type Token = readonly [token: string, vp: number, units: string, misses: readonly string[]];
const TOKENS: readonly Token[] = [
  ['bonus-two-masters', 2, 'KKKKM', ['KKKKW', 'KKKKK', 'KKKKR', 'KKKKL']],
  ['bonus-three-veterans', 2, 'KKKMW', ['KKKMMM', 'KKKKMC', 'KKKKMPP']],
  ['bonus-two-veterans', 2, 'KKKW', ['KKKK', 'KKKCC', 'KKKPP']],
  ['bonus-prestige', 2, 'KKKR', ['KKKK']],
  ['bonus-four-types', 2, 'KKKPCW', ['KKKPPW', 'KKKKW']],
  ['bonus-few-units', 2, 'KKKKP', ['KKKPPP']],
];

test.each(TOKENS)('E3 the Bonus token %s pays %i VP for %s and not for a near miss', (...row) => {
  const [token, vp, units, misses] = row;
  const others = TOKENS.map(([name]) => name).filter((name) => name !== token);
  const fight = (party: string) =>
    scenario()
      // Warriors of level 2, Mages and Knights of level 3, Clerics of level 1.
      .seat(0, { tavern: party, levels: { W: 2, M: 3, K: 3 } })
      .tokens(others[0]!, others[1]!, token)
      .finalRound(1)
      .main()
      .plan({ 'overlord.3': party })
      .vp(0);
  const rangers = (party: string): number => (party.includes('R') ? 1 : 0);
  expect(fight(units)).toBe(vpOf('Lady Lacquer') + vp + rangers(units));
  for (const party of misses) expect(fight(party)).toBe(vpOf('Lady Lacquer') + rangers(party));
});

test('E3 prestige types have level 2 for Bonus tokens', () => {
  const fight = (party: string) =>
    scenario()
      .seat(0, { tavern: party.replace(':P', '') })
      .tokens('bonus-prestige', 'bonus-four-types', 'bonus-three-veterans')
      .finalRound(1)
      .main()
      .plan({ 'overlord.3': party })
      .vp(0);
  expect(fight('KKRLS:P')).toBe(vpOf('Lady Lacquer') + 2 + 1);
  expect(fight('KKKRL')).toBe(vpOf('Lady Lacquer') + 1);
});

test('E3 the token lies under one Overlord, and none under the Henchman', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKKR', bag: 'PPPP' })
    .tokens('bonus-prestige', 'bonus-few-units', 'bonus-two-veterans')
    .finalRound(1)
    .main()
    .plan({ henchman: 'KKKR' });
  expect(game.vp(0)).toBe(vpOf('Combustor') + 1);
});
