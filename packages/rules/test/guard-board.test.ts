import { expect, test } from 'vitest';
import { guardHas, solo } from './solo.ts';

/** Every spot, in the order of the board. The second meeple drawn, an X, only turns the sword back. */

test('board 1.1 X: the sword turns counter-clockwise', () => {
  const game = solo().guard({ bag: 'XX', draws: 'X', sword: 'villages' }).guardTurn();
  expect(game.events('swordTurned').map(({ to }) => to)[0]).toBe(0);
});

test('board 1.2 X: the sword turns back, then the first visible Room that needs Corruption, from there clockwise', () => {
  const game = solo()
    .guard({ bag: 'XP', draws: 'XP', board: { '1.1': 'X' }, sword: 'villages' })
    .room('castle', 'rod-mage')
    .room('villages', 'bounty-knight')
    .room('cathedral', 'battle-mage')
    .room('university', 'purge-mage')
    .guardTurn();
  // From the Castle, the new favored district, clockwise: the Cathedral comes before the University.
  expect(guardHas(game)).toMatchObject({ sword: 'castle', rooms: ['Battle Corruption'] });
});

test.each(['battle-mage', 'darkness-knight', 'purge-mage'])(
  'board 1.2 X: %s is a Room that needs Corruption',
  (room) => {
    const game = solo()
      .guard({ bag: 'XP', draws: 'XP', board: { '1.1': 'X' } })
      .room('castle', 'rod-mage')
      .room('villages', 'bounty-knight')
      .room('cathedral', room)
      .room('university', 'rescue-ranger')
      .guardTurn();
    expect(game.events('roomTaken').map(({ district }) => district)).toEqual([2]);
  },
);

test('board 1.2 X: without such a Room another meeple is drawn to the end of the line', () => {
  const game = solo()
    .guard({ bag: 'XPWK', draws: 'XPW', board: { '1.1': 'X' } })
    .room('castle', 'rod-mage')
    .room('villages', 'rod-knight')
    .room('cathedral', 'bounty-knight')
    .room('university', 'rescue-ranger')
    .guardTurn();
  expect(game.events('drew').filter(({ seat }) => seat === 1)).toHaveLength(3);
  expect(game.events('guardPlaced').map(({ meeple }) => meeple)).toEqual([8, 0, 1]);
});

test('board 1.3 X: a Quest is kept, then all meeples on the board go back to the bag', () => {
  const game = solo()
    .guard({ bag: 'XP', draws: 'XP', board: { '1.1': 'X', '1.2': 'X', '3.2': 'W' } })
    .nextQuests('Legends')
    .guardTurn();
  // The Peasant was still in line and is resolved afterwards: its Levy brings the one in the bag.
  expect(guardHas(game)).toMatchObject({
    kept: ['Legends'],
    bag: 'PWXXX',
    onBoard: 1,
  });
});

test('board 2.1 P: the Order in the favored district', () => {
  const game = solo()
    .guard({ bag: 'PX', draws: 'PX', sword: 'cathedral', orders: { cathedral: 'Study' } })
    .nextQuests('Legends')
    .guardTurn();
  expect(guardHas(game).kept).toEqual(['Legends']);
  expect(game.events('guardOrdered').map(({ district }) => district)).toEqual([2]);
});

test('board 2.2 P: the lowest-VP Monster in the favored district', () => {
  const game = solo()
    .guard({ bag: 'PX', draws: 'PX', board: { '2.1': 'P' }, prey: 'humanoid' })
    .monsters('castle', 'Axe Reaver', 'Termite', 'Backwoods Bandit')
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ pile: ['Termite'], vp: 1 });
});

test.each(['C', 'M'])('board 2.3 %s: the Room in the favored district', (meeple) => {
  const game = solo()
    .guard({ bag: `${meeple}X`, draws: `${meeple}X`, sword: 'villages' })
    .room('villages', 'rod-mage')
    .guardTurn();
  expect(guardHas(game).rooms).toEqual(['Recover the Rod of Ruin']);
  expect(game.events('roomTaken').map(({ district }) => district)).toEqual([1]);
});

test.each([
  ['P', { '2.1': 'P', '2.2': 'P' }],
  ['C', { '2.3': 'C' }],
] as const)('board 3.1 %s: the Order in the least overrun district', (meeple, board) => {
  const game = solo()
    .guard({ bag: `${meeple}X`, draws: `${meeple}X`, board, orders: { cathedral: 'Study' } })
    .monsters('castle', 'Termite', 'Backwoods Bandit')
    .monsters('villages', 'Restless Root')
    .monsters('university', 'Skeleton')
    .nextQuests('Legends')
    .guardTurn();
  expect(game.events('guardOrdered').map(({ district }) => district)).toEqual([2]);
  expect(guardHas(game).kept).toEqual(['Legends']);
});

test('board 3.2 W: the lowest-strength Prey, in whatever district', () => {
  const game = solo()
    .guard({ bag: 'WX', draws: 'WX', prey: 'humanoid' })
    .monsters('castle', 'Termite', 'Axe Reaver')
    .monsters('university', 'Backwoods Bandit')
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ pile: ['Backwoods Bandit'], vp: 2 });
});

test('board 3.2 W: without Prey the Monster in slot 1 of the favored district', () => {
  const game = solo()
    .guard({ bag: 'WX', draws: 'WX', prey: 'humanoid', sword: 'cathedral' })
    .monsters('castle', 'Termite')
    .monsters('cathedral', 'Ghoul', 'Skeleton')
    .guardTurn();
  expect(guardHas(game).pile).toEqual(['Ghoul']);
});

test('board 3.2 W: any Prey comes before the Monster in the favored slot 1, the first card of all too', () => {
  const game = solo()
    .guard({ bag: 'WX', draws: 'WX', prey: 'undead' })
    .monsters('castle', 'Termite')
    .monsters('cathedral', 'Skeleton')
    .guardTurn();
  expect(guardHas(game).pile).toEqual(['Skeleton']);
});

test('board 3.3 M: a Quest is drawn and scored', () => {
  const game = solo()
    .guard({ bag: 'MX', draws: 'MX', board: { '2.3': 'M' } })
    .nextQuests('Legends')
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ vp: 3, kept: [] });
  expect(game.state.questDiscard).toHaveLength(1);
});

test.each([
  ['castle', 'K'],
  ['villages', 'W'],
  ['cathedral', 'C'],
  ['university', 'M'],
] as const)('board 4.1 M: with the sword at %s the Unit gained is %s', (sword, unit) => {
  const game = solo()
    .guard({ bag: 'MX', draws: 'MX', sword, board: { '2.3': 'M', '3.3': 'M' } })
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ bag: unit, vp: 0 });
});

test('board 4.2 K: the highest-strength Prey', () => {
  const game = solo()
    .guard({ bag: 'KX', draws: 'KX', prey: 'humanoid' })
    .monsters('castle', 'Backwoods Bandit', 'Ember Dragon')
    .monsters('university', 'Axe Reaver')
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ pile: ['Axe Reaver'], vp: 3 });
});

test('board 4.2 K: without Prey the highest-strength Monster', () => {
  const game = solo()
    .guard({ bag: 'KX', draws: 'KX', prey: 'humanoid' })
    .monsters('castle', 'Termite')
    .monsters('cathedral', 'Skeleton', 'Ghoul')
    .guardTurn();
  expect(guardHas(game).pile).toEqual(['Ghoul']);
});

test.each([
  ['C', { '2.3': 'C', '3.1': 'C' }],
  ['M', { '2.3': 'C', '3.3': 'M', '4.1': 'M' }],
  ['P', { '2.1': 'P', '2.2': 'P', '3.1': 'P' }],
] as const)('board 4.3 %s: the Room in the least overrun district', (meeple, board) => {
  const game = solo()
    .guard({ bag: `${meeple}X`, draws: `${meeple}X`, board })
    .monsters('castle', 'Termite')
    .monsters('cathedral', 'Skeleton', 'Ghoul')
    .room('villages', 'rod-mage')
    .guardTurn();
  expect(game.events('roomTaken').map(({ district }) => district)).toEqual([1]);
});

test.each([
  ['K', { '4.2': 'K' }],
  ['W', { '3.2': 'W' }],
] as const)(
  'board 5.1 %s: the lowest-VP Monster in the most overrun district, then, after the replacement came, its Order',
  (meeple, board) => {
    const game = solo()
      .guard({
        bag: `${meeple}X`,
        draws: `${meeple}X`,
        board,
        prey: 'humanoid',
        orders: { cathedral: 'Patrol' },
      })
      .monsters('castle', 'Termite')
      .monsters('cathedral', 'Vampire Cabinetmaker', 'Ghoul')
      .nextMonsters('Gravedigger')
      .guardTurn();
    // 1 VP for the Ghoul, and the patrol meets two Monsters again.
    expect(guardHas(game)).toMatchObject({ pile: ['Ghoul'], vp: 1 + 2 });
  },
);

test.each([
  ['W', { '3.2': 'W', '5.1': 'W' }],
  ['K', { '4.2': 'K', '5.1': 'W' }],
] as const)('board 5.2 %s: the Monster in slot 1 of the favored district', (meeple, board) => {
  const game = solo()
    .guard({ bag: `${meeple}X`, draws: `${meeple}X`, board, sword: 'university', prey: 'undead' })
    .monsters('castle', 'Termite')
    .monsters('university', 'Bark Basilisk', 'Skeleton')
    .nextQuests('Legends')
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ pile: ['Bark Basilisk'], kept: ['Legends'], vp: 2 });
});

test.each([
  ['M', { '2.3': 'C', '3.3': 'M', '4.1': 'M', '4.3': 'C' }],
  ['C', { '2.3': 'C', '3.1': 'C', '4.3': 'C' }],
] as const)('board 5.3 %s: a Quest is scored, then the board goes back to the bag', (...row) => {
  const [meeple, board] = row;
  const game = solo()
    .guard({ bag: `${meeple}X`, draws: `${meeple}X`, board })
    .nextQuests('Night Shift')
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ vp: 2, onBoard: 1 });
  expect(guardHas(game).bag).toHaveLength(Object.keys(board).length + 1);
});

test('board: the first empty matching spot is taken, row by row, left to right', () => {
  const game = solo()
    .guard({ bag: 'PPCC', draws: 'PPCC', board: { '2.2': 'P' } })
    .guard({ orders: { castle: 'Study', villages: 'Study' } })
    .guardTurn()
    .passTurn();
  // Spots count from 0: 2.1 and 3.1 for the Peasants, 2.3 and 4.3 for the Clerics.
  expect(game.events('guardPlaced').map(({ spot }) => spot)).toEqual([3, 6, 5, 11]);
});
