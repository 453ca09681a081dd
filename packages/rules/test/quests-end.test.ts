import { scenario, type SeatSpec } from '@rowan/testkit';
import { expect, test } from 'vitest';

/** VP of seat 0 after the last turn of the game, with this Quest in hand. */
function ended(quest: string, mine: SeatSpec, theirs: SeatSpec = {}): number {
  const game = scenario()
    .seat(0, { tavern: '', hand: [quest], ...mine })
    .seat(1, { tavern: '', ...theirs })
    .finalRound(2)
    .turnOf(1);
  expect(game.state.phase).toBe('over');
  expect(game.completed(0)).toEqual(game.vp(0) > 0 ? [quest] : []);
  return game.vp(0);
}

const HUNTS = [
  ['Hunt for the Meeples of Doom', 'Axe Reaver', 'Backwoods Bandit'],
  ['Sawdust to Sawdust', 'Ghoul', 'Skeleton'],
  ['Bane of the Worldly Terrors', 'Tree Beast', 'Termite'],
] as const;

test.each(HUNTS)('%s: most Monsters of its type', (quest, one, other) => {
  expect(ended(quest, { pile: [one] }, { pile: [other] })).toBe(4);
  expect(ended(quest, {}, { pile: [other] })).toBe(-2);
});

test('Trophy Wall: most Monsters of all types together', () => {
  const pile = ['Skeleton', 'Termite'];
  expect(ended('Trophy Wall', { pile }, { pile: ['Ghoul', 'Termite'] })).toBe(4);
  expect(ended('Trophy Wall', { pile }, { pile: ['Ghoul', 'Termite', 'Toll Troll'] })).toBe(-2);
});

test('Balanced Diet: 2 Monsters of each type', () => {
  const pile = ['Ghoul', 'Skeleton', 'Termite', 'Tree Beast', 'Axe Reaver', 'Toll Troll'];
  expect(ended('Balanced Diet', { pile })).toBe(3);
  for (const missing of pile)
    expect(ended('Balanced Diet', { pile: pile.filter((name) => name !== missing) })).toBe(-2);
});

test('Clean Heartwood: at most 3 Corruption among all meeples, wherever they are', () => {
  expect(ended('Clean Heartwood', { tavern: 'X', lodgings: 'X', bag: 'X' })).toBe(4);
  expect(ended('Clean Heartwood', { tavern: 'X', lodgings: 'X', bag: 'XX' })).toBe(-2);
});

test('Few but Fine: at most 5 Peasants, wherever they are', () => {
  expect(ended('Few but Fine', { lodgings: 'PP', bag: 'PPP' })).toBe(3);
  expect(ended('Few but Fine', { lodgings: 'PP', bag: 'PPPP' })).toBe(-2);
});

test.each([
  ['Standing Army', 'WWW', 3],
  ['College of Rowan', 'MM', 3],
  ['Great Congregation', 'CCCC', 3],
  ['Heavy Cavalry', 'KKKK', 4],
] as const)('%s: %s among all meeples', (quest, units, vp) => {
  expect(ended(quest, { bag: units.slice(1), lodgings: units[0]! })).toBe(vp);
  expect(ended(quest, { bag: units.slice(1) + 'PRLS' })).toBe(-2);
});

test('Household Names: three classes at level 2 or more, one of them at 3', () => {
  expect(ended('Household Names', { levels: { W: 2, M: 2, C: 3 } })).toBe(3);
  expect(ended('Household Names', { levels: { W: 2, M: 2, C: 2, K: 2 } })).toBe(-2);
  expect(ended('Household Names', { levels: { W: 3, M: 3 } })).toBe(-2);
});

test('Legends: two classes at level 3', () => {
  expect(ended('Legends', { levels: { M: 3, K: 3 } })).toBe(3);
  expect(ended('Legends', { levels: { M: 3, W: 2, C: 2, K: 2 } })).toBe(-2);
});

test.each(['R', 'L', 'S'])('Rare Wood: a prestige Unit, here %s', (unit) => {
  expect(ended('Rare Wood', { bag: unit })).toBe(4);
  expect(ended('Rare Wood', { bag: 'PWMCKX' })).toBe(-2);
});
