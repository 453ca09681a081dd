import type { District } from '@rowan/cards';
import type { Game, Scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { guardHas, solo } from './solo.ts';

/** One Order in the favored district, the Castle; those of the other districts are impossible at first. */
const ordered = (order: string, set: (scenario: Scenario) => Scenario = (s) => s): Game =>
  set(
    solo().guard({
      bag: 'PX',
      draws: 'PX',
      orders: { castle: order, villages: 'Battle', cathedral: 'Battle', university: 'Battle' },
    }),
  ).guardTurn();

/** Where the Order was carried out at last; undefined for nowhere. */
const where = (game: Game): District | undefined => {
  const [event] = game.events('guardOrdered');
  return event && (['castle', 'villages', 'cathedral', 'university'] as const)[event.district];
};

test('Battle: the Monster in slot 1 of the district is defeated', () => {
  const game = ordered('Battle', (s) => s.monsters('castle', 'Ghoul', 'Termite'));
  expect(guardHas(game)).toMatchObject({ pile: ['Ghoul'], vp: 1 });
});

test('Battle is impossible without a Monster in the district', () => {
  const game = ordered('Battle', (s) => s.monsters('cathedral', 'Ghoul'));
  expect(where(game)).toBe('cathedral');
  expect(guardHas(game).pile).toEqual(['Ghoul']);
});

test.each([
  ['castle', 'K'],
  ['villages', 'W'],
  ['cathedral', 'C'],
  ['university', 'M'],
] as const)('Recruit in %s: %s goes into the bag', (sword, unit) => {
  const game = solo()
    .guard({ bag: 'PX', draws: 'PX', sword, orders: { [sword]: 'Recruit' } })
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ bag: unit, vp: 0 });
});

test('Recruit is impossible when the Unit is out of stock', () => {
  const game = ordered('Recruit', (s) => s.supply({ K: 0 }).monsters('university', 'Skeleton'));
  expect(where(game)).toBe('university');
  expect(guardHas(game).bag).toBe('');
});

test('Recruit takes the last Unit in stock', () => {
  const game = ordered('Recruit', (s) => s.supply({ K: 1 }));
  expect(where(game)).toBe('castle');
  expect(guardHas(game).bag).toBe('K');
});

test('Explore: the Room of the district is taken', () => {
  const game = ordered('Explore', (s) => s.room('castle', 'darkness-mage').nextQuests('Legends'));
  expect(guardHas(game)).toMatchObject({ rooms: ['Face the Darkness'], kept: ['Legends'] });
  expect(game.events('roomTaken').map(({ district }) => district)).toEqual([0]);
});

test('Explore is impossible when the Tower of the district is empty, though others are not', () => {
  const game = ordered('Explore', (s) =>
    s
      .edit((state) => void state.guard!.gone.push(...state.towers[0]!.splice(0)))
      .monsters('villages', 'Restless Root'),
  );
  expect(where(game)).toBe('villages');
  expect(guardHas(game).pile).toEqual(['Restless Root']);
});

test('Study: a Quest is drawn and kept, face down', () => {
  const game = ordered('Study', (s) => s.nextQuests('Legends'));
  expect(guardHas(game)).toMatchObject({ kept: ['Legends'], vp: 0 });
});

test('Study takes the discards when the deck is empty, and is impossible when both are', () => {
  const reshuffled = ordered('Study', (s) => s.questDeck().questDiscard('Legends'));
  expect(guardHas(reshuffled).kept).toEqual(['Legends']);
  const none = ordered('Study', (s) => s.questDeck().monsters('villages', 'Restless Root'));
  expect(where(none)).toBe('villages');
});

test('Levy: a Peasant and 1 VP', () => {
  expect(guardHas(ordered('Levy'))).toMatchObject({ bag: 'P', vp: 1 });
});

test('G7 Levy is possible without a Peasant in stock, and worth 1 VP', () => {
  const game = ordered('Levy', (s) => s.supply({ P: 0 }));
  expect(where(game)).toBe('castle');
  expect(guardHas(game)).toMatchObject({ bag: '', vp: 1 });
});

test('Patrol: 1 VP per Monster in the district', () => {
  const three = ordered('Patrol', (s) => s.monsters('castle', 'Ghoul', 'Termite', 'Axe Reaver'));
  expect(guardHas(three)).toMatchObject({ vp: 3, pile: [] });
  const one = ordered('Patrol', (s) => s.monsters('castle', 'Ghoul'));
  expect(guardHas(one).vp).toBe(1);
});

test('Patrol is impossible without a Monster in the district', () => {
  const game = ordered('Patrol', (s) => s.monsters('villages', 'Restless Root'));
  expect(where(game)).toBe('villages');
});

test("Purify: a Corruption goes from the Guard's board to the supply, and 1 VP", () => {
  const game = ordered('Purify', (s) => s.guard({ board: { '1.1': 'X' } }));
  expect(game.supply('X')).toBe(19);
  expect(guardHas(game).vp).toBe(1);
  // The spot is free again for the Corruption drawn next.
  expect(game.events('guardPlaced').map(({ spot }) => spot)).toEqual([3, 0]);
});

test('Purify takes a waiting Corruption too', () => {
  const game = ordered('Purify', (s) => s.guard({ waiting: 'X' }));
  expect(guardHas(game)).toMatchObject({ waiting: '', vp: 1 });
});

test('Purify is impossible without Corruption on the board; one still in line does not count', () => {
  const game = ordered('Purify', (s) => s.monsters('villages', 'Restless Root'));
  expect(where(game)).toBe('villages');
  expect(game.supply('X')).toBe(19);
});
