import { QUIET_ROUNDS } from '@rowan/cards';
import { scenario, type Game, type SeatSpec } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { vpOf } from './printed.ts';

/** The game after the last turn, which is seat 1's and passes. */
const ended = (mine: SeatSpec, theirs: SeatSpec = {}): Game =>
  scenario()
    .seat(0, { tavern: '', ...mine })
    .seat(1, { tavern: '', ...theirs })
    .finalRound(2)
    .turnOf(1);

test('E4 the last turn too has its whole Draw Phase', () => {
  const game = scenario()
    .seat(0, { tavern: '' })
    .seat(1, { tavern: 'P', bag: 'XXXPPPP', draws: 'XXXPPP', hand: ['Dark Thoughts'] })
    .finalRound(2)
    .turnOf(1)
    .passTurn();
  expect(game.state.phase).toBe('over');
  expect(game.completed(1)).toEqual(['Dark Thoughts']);
  expect(game.vp(1)).toBe(3);
});

test('E4 at the end come End of Game Quests, Tower Room sets and penalties', () => {
  const game = scenario({ towers: true })
    .seat(0, {
      tavern: '',
      vp: 10,
      bag: 'R',
      hand: ['Rare Wood', 'Legends', 'Last Stand'],
      rooms: ['rod-mage', 'rod-cleric', 'rod-knight', 'darkness-mage', 'bounty-knight'],
    })
    .seat(1, { tavern: '' })
    .finalRound(2)
    .turnOf(1);
  expect(game.vp(0)).toBe(10 + 4 + (9 + 2) - 2 - 1);
  expect(game.completed(0)).toEqual(['Rare Wood']);
  expect(game.hand(0)).toEqual(['Legends', 'Last Stand']);
  const sources = game.lastEvents('vpChanged').filter(({ seat }) => seat === 0);
  expect(sources.map(({ by, n }) => [by, n])).toEqual([
    ['quests', 4],
    ['sets', 9],
    ['sets', 2],
    ['penalties', -2],
    ['penalties', -1],
  ]);
});

test('E4 meeples are counted in bag, Tavern and Lodgings', () => {
  const game = ended({ bag: 'W', tavern: 'W', lodgings: 'W', hand: ['Standing Army'] });
  expect(game.vp(0)).toBe(3);
});

test('E4 meeples are counted on a Crown', () => {
  const game = scenario()
    .seat(0, { tavern: '', bag: 'WW', hand: ['Standing Army'] })
    .seat(1, { tavern: '' })
    .tile('castle.inner', 'Colosseum')
    .crown('castle.inner', 0, 'W')
    .finalRound(2)
    .turnOf(1);
  expect(game.vp(0)).toBe(3);
});

test('E4 a Crown of another player does not count', () => {
  const game = scenario()
    .seat(0, { tavern: '', bag: 'WW', hand: ['Standing Army'] })
    .seat(1, { tavern: '' })
    .tile('castle.inner', 'Colosseum')
    .crown('castle.inner', 1, 'W')
    .finalRound(2)
    .turnOf(0)
    .passUntil(() => false);
  expect(game.vp(0)).toBe(-2);
});

test('E4 Units held on the last turn count', () => {
  const game = scenario({ active: 1 })
    .seat(1, { tavern: 'W', bag: 'WWPPPPPP', draws: 'PPPPPP', hand: ['Standing Army'] })
    .tile('castle.inner', 'The Long Watch')
    .finalRound(2)
    .main()
    .plan({ 'castle.inner': 'W' });
  expect(game.state.phase).toBe('over');
  expect(game.vp(1)).toBe(1 + 3);
});

test('E5 most VP wins', () => {
  expect(ended({ vp: 5 }, { vp: 6 }).state.winners).toEqual([1]);
  expect(ended({ vp: 7 }, { vp: 6 }).state.winners).toEqual([0]);
});

test('E5 the end penalties count for the victory', () => {
  expect(ended({ vp: 8, hand: ['Legends'] }, { vp: 7 }).state.winners).toEqual([1]);
});

test('E5 of tied players the one with the fewest Peasants anywhere wins', () => {
  const game = ended(
    { vp: 5, bag: 'PP', lodgings: 'P', tavern: 'P' },
    { vp: 5, bag: 'PPP', lodgings: 'WWWWW' },
  );
  expect(game.state.winners).toEqual([1]);
});

test('E5 Peasants of a player who is not tied do not matter', () => {
  const game = scenario({ players: 3 })
    .seat(0, { tavern: '', vp: 5, bag: 'PP' })
    .seat(1, { tavern: '', vp: 4 })
    .seat(2, { tavern: '', vp: 5, bag: 'PPP' })
    .finalRound(2)
    .turnOf(2);
  expect(game.state.winners).toEqual([0]);
});

test('E5 those still tied share the victory', () => {
  const game = scenario({ players: 4 })
    .seat(0, { tavern: '', vp: 5, bag: 'PP' })
    .seat(1, { tavern: '', vp: 5, lodgings: 'PPP' })
    .seat(2, { vp: 5, tavern: 'PP' })
    .seat(3, { tavern: '', vp: 1 })
    .finalRound(2)
    .turnOf(3);
  expect(game.state.winners).toEqual([0, 2]);
  expect(game.events('gameEnded')).toEqual([
    { kind: 'gameEnded', totals: [5, 5, 5, 1], winners: [0, 2] },
  ]);
});

test('E6 after 10 whole rounds without a defeated Monster the final two rounds begin', () => {
  const game = scenario({ active: 1 })
    .seat(0, { tavern: 'P' })
    .seat(1, { tavern: 'P' })
    .quietRounds(QUIET_ROUNDS - 1)
    .main()
    .plan({});
  expect(QUIET_ROUNDS).toBe(10);
  const round = game.state.round;
  expect(game.state.lastRound).toBe(round + 1);
  expect(game.events('finalRoundsBegan').map(({ rule }) => rule)).toEqual(['E6']);
  game.passUntil(() => false);
  expect(game.state.round).toBe(round + 1);
});

test('E6 the 9th quiet round ends nothing', () => {
  const game = scenario({ active: 1 })
    .seat(1, { tavern: 'P' })
    .quietRounds(QUIET_ROUNDS - 2)
    .main()
    .plan({});
  expect(game.state.lastRound).toBe(0);
  expect(game.state.quietRounds).toBe(9);
});

test('E6 a Monster defeated by anybody in the round makes it count from the beginning', () => {
  const game = scenario()
    .seat(0, { tavern: 'K', bag: 'PPPP' })
    .seat(1, { tavern: 'P' })
    .monsters('castle', 'Termite')
    .quietRounds(QUIET_ROUNDS - 1)
    .main()
    .plan({ 'castle.1': 'K' })
    .passTurn();
  expect(game.state.quietRounds).toBe(0);
  expect(game.state.lastRound).toBe(0);
});

test('E6 the Dark Council may be fought in those two rounds, as if the 3rd card had come', () => {
  const game = scenario({ active: 1 })
    .seat(0, { tavern: 'KKK', bag: 'PPPP' })
    .seat(1, { tavern: 'P' })
    .quietRounds(QUIET_ROUNDS - 1)
    .main()
    .plan({})
    .plan({ henchman: 'KKK' });
  expect(game.vp(0)).toBe(vpOf('Combustor'));
});

test('E6 a 3rd Dark Council card in those rounds does not make them longer', () => {
  const game = scenario({ active: 1 })
    .seat(0, { tavern: 'K', bag: 'PPPPPP' })
    .seat(1, { tavern: 'P' })
    .monsters('castle', 'Termite')
    .council(2)
    .nextMonsters('council', 'Ghoul')
    .quietRounds(QUIET_ROUNDS - 1)
    .main()
    .plan({});
  const { lastRound } = game.state;
  game.plan({ 'castle.1': 'K' });
  expect(game.state.council).toBe(3);
  expect(game.state.lastRound).toBe(lastRound);
});

test('E6 nothing but passing from the very start ends the game after 12 rounds', () => {
  const game = scenario({ players: 4 })
    .seat(0, { tavern: 'P' })
    .round(1)
    .main()
    .passUntil(() => false);
  expect(game.state.phase).toBe('over');
  expect(game.state.round).toBe(12);
  expect(game.state.council).toBe(0);
});
