import { scenario, type Game } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { vpOf } from './printed.ts';

/** The last round passes, and with it the game. */
const toTheEnd = (game: Game): Game => game.passUntil(() => false);

test('Q7 a tie for most counts', () => {
  const game = scenario()
    .seat(0, { pile: ['Termite', 'Ghoul'], hand: ['Trophy Wall'] })
    .seat(1, { pile: ['Termite', 'Skeleton'] })
    .finalRound(2)
    .turnOf(1);
  expect(toTheEnd(game).vp(0)).toBe(4);
});

test('Q7 fewer than another player is not most', () => {
  const game = scenario({ players: 3 })
    .seat(0, { pile: ['Termite', 'Ghoul'], hand: ['Trophy Wall'] })
    .seat(2, { pile: ['Termite', 'Skeleton', 'Skeleton'] })
    .finalRound(2)
    .turnOf(2);
  expect(toTheEnd(game).vp(0)).toBe(-2);
});

test('Q7 a tie for most counts at 0 too', () => {
  const game = scenario()
    .seat(0, { hand: ['Sawdust to Sawdust'] })
    .seat(1, { pile: ['Termite'] })
    .finalRound(2)
    .turnOf(1);
  expect(toTheEnd(game).vp(0)).toBe(4);
});

test('Q7 most of a type looks at that type alone', () => {
  const game = scenario()
    .seat(0, { pile: ['Skeleton'], hand: ['Sawdust to Sawdust', 'Hunt for the Meeples of Doom'] })
    .seat(1, { pile: ['Termite', 'Axe Reaver'] })
    .finalRound(2)
    .turnOf(1);
  expect(toTheEnd(game).vp(0)).toBe(4 - 2);
});

test('Q7 solo the pile of the Royal Guard counts as that of a player', () => {
  const solo = (guards: string[]) =>
    toTheEnd(
      scenario({ players: 1, towers: true })
        .seat(0, { tavern: '', pile: ['Termite'], hand: ['Trophy Wall'] })
        .guard({ bag: 'XX', pile: guards })
        .finalRound(2)
        .guardTurn(),
    ).vp(0);
  expect(solo(['Skeleton'])).toBe(4);
  expect(solo(['Skeleton', 'Restless Root'])).toBe(-2);
});

test('Q8 Overlords and Henchman count for Triggered and Ongoing Quests', () => {
  const game = scenario()
    .seat(0, {
      tavern: 'CKKKKK',
      hand: [
        'Giant Feller',
        'Grave Matters',
        'Bane Oil',
        'Snares and Pitfalls',
        'Wanted Posters',
        'Clear the Road',
      ],
    })
    .finalRound(1)
    .nextQuests('Legends')
    .main()
    .plan({ 'overlord.1': 'CKKKKK' });
  expect([...game.completed(0)].sort()).toEqual(['Bane Oil', 'Giant Feller', 'Grave Matters']);
});

test('Q8 the Henchman is a Monstrous Monster for Quests', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKWM', hand: ['Bug Hunt', 'Snares and Pitfalls', 'Bane Oil'] })
    .finalRound(1)
    .main()
    .plan({ henchman: 'KKWM' });
  expect([...game.completed(0)].sort()).toEqual(['Bug Hunt', 'Snares and Pitfalls']);
});

test('Q8 Overlords and Henchman count for defeats in one turn', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKKKKKKKW', hand: ['Busy Axes'] })
    .monsters('castle', 'Termite')
    .finalRound(1)
    .main()
    .plan({ 'overlord.3': 'KKKKK', henchman: 'KKK', 'castle.1': 'W' });
  expect(game.completed(0)).toEqual(['Busy Axes']);
});

test('Q8 Overlords and Henchman never count for End of Game Quests', () => {
  const game = scenario()
    .seat(0, { tavern: 'KKKKK', hand: ['Hunt for the Meeples of Doom'] })
    .seat(1, { pile: ['Axe Reaver'] })
    .tokens('bonus-prestige', 'bonus-two-masters', 'bonus-four-types')
    .finalRound(2)
    .main()
    .plan({ 'overlord.3': 'KKKKK' });
  expect(game.pile(0)).toEqual([]);
  expect(toTheEnd(game).vp(0)).toBe(vpOf('Lady Lacquer') - 2);
});

test('Q8 a Monster that gave a boost still counts in the pile', () => {
  const game = scenario()
    .seat(0, { pile: ['Ghoul'], hand: ['Sawdust to Sawdust'] })
    .seat(1, { pile: ['Skeleton'] })
    .finalRound(2)
    .turnOf(1);
  expect(toTheEnd(game).vp(0)).toBe(4);
});

test('Q9 a prestige class counts as a class of level 2 while the player owns at least one such Unit', () => {
  const household = (bag: string) =>
    toTheEnd(
      scenario()
        .seat(0, { bag, levels: { W: 3, M: 2 }, hand: ['Household Names'] })
        .finalRound(2)
        .turnOf(1),
    ).vp(0);
  expect(household('R')).toBe(3);
  expect(household('PP')).toBe(-2);
});

test('Q9 several Units of one prestige class count as one class, different ones as several', () => {
  const household = (bag: string) =>
    toTheEnd(
      scenario()
        .seat(0, { bag, levels: { W: 3 }, hand: ['Household Names'] })
        .finalRound(2)
        .turnOf(1),
    ).vp(0);
  expect(household('RR')).toBe(-2);
  expect(household('RL')).toBe(3);
});

test('Q9 a prestige class is not of level 3', () => {
  const game = scenario()
    .seat(0, { bag: 'RLS', levels: { W: 3 }, hand: ['Legends'] })
    .finalRound(2)
    .turnOf(1);
  expect(toTheEnd(game).vp(0)).toBe(-2);
});

test('Q9 a prestige Unit on the Capitol, a Crown or held is owned too', () => {
  const game = scenario()
    .seat(0, { levels: { W: 3, M: 2 }, hand: ['Household Names'] })
    .tile('castle.inner', 'Colosseum')
    .crown('castle.inner', 0, 'S:W')
    .finalRound(2)
    .turnOf(1);
  expect(toTheEnd(game).vp(0)).toBe(3);
});

test('Q10 a Crown is a Location for Quests', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPPK', bag: 'CCCCC', hand: ['Night Shift', 'Grand Tour'] })
    .tile('castle.inner', 'Colosseum')
    .tile('university.inner', 'House of Lords')
    .nextQuests('Legends')
    .main()
    .plan({
      'castle.inner': 'K',
      'cathedral.start': 'P',
      'university.start': 'P',
      'university.inner': 'P',
    })
    .order('university.start');
  expect([...game.completed(0)].sort()).toEqual(['Grand Tour', 'Night Shift']);
});

test('Q10 a Tower Room is no Location for Quests', () => {
  const game = scenario({ towers: true })
    .seat(0, { tavern: 'PPPPK', bag: 'CCCCC', hand: ['Night Shift', 'Grand Tour'] })
    .room('castle', 'rod-knight')
    .tile('university.inner', 'House of Lords')
    .main()
    .plan({
      'castle.tower': 'KP',
      'cathedral.start': 'P',
      'university.start': 'P',
      'university.inner': 'P',
    });
  expect(game.rooms(0)).toEqual(['Recover the Rod of Ruin']);
  expect(game.completed(0)).toEqual([]);
});

test('Q10 the Capitol is no Location for Quests', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPPPP', bag: 'CCCC', hand: ['Night Shift'] })
    .market('Levy Station')
    .development()
    .assign({ construct: 'P' })
    .construct('Levy Station', 'castle.outer')
    .plan({ 'villages.start': 'PP', 'cathedral.start': 'P', 'university.start': 'P' });
  expect(game.completed(0)).toEqual([]);
});

test('Q10 several Locations of one district count as several, but as one district', () => {
  const game = scenario()
    .seat(0, { tavern: 'PPCW', bag: 'KKKK', hand: ['Night Shift', 'Grand Tour'] })
    .tile('university.inner', 'House of Lords')
    .tile('university.outer', 'The Long Watch')
    .main()
    .plan({
      'cathedral.start': 'P',
      'university.start': 'P',
      'university.inner': 'C',
      'university.outer': 'W',
    });
  expect(game.completed(0)).toEqual(['Night Shift']);
});
