import { view, FACE_DOWN, GUARD_SEAT } from '@rowan/rules';
import { scenario, type Game } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { guardHas, solo } from './solo.ts';

/** The Guard takes this Room with a Cleric on spot 2.3. */
const taking = (room: string) =>
  solo().guard({ bag: 'CX', draws: 'CX' }).room('castle', room, 'rod-mage').nextQuests('Legends');

test('G6 the Guard needs no Units for a Room, gets no overrun Peasants, and the next Room is turned up at once', () => {
  const game = taking('rescue-ranger')
    .monsters('castle', 'Termite', 'Backwoods Bandit', 'Ghoul')
    .guardTurn();
  expect(game.events('overran')).toEqual([]);
  expect(guardHas(game)).toMatchObject({ bag: 'R', gone: ['Rescue the Ranger'], rooms: [] });
  expect(game.room('castle')).toBe('Recover the Rod of Ruin');
});

test('G6 a Room turned up by the Guard may be taken by its next meeple', () => {
  const game = solo()
    .guard({ bag: 'CMX', draws: 'CM', orders: { castle: 'Explore' } })
    .monsters('villages', 'Restless Root')
    .monsters('cathedral', 'Skeleton')
    .monsters('university', 'Skeleton')
    .room('castle', 'rod-mage', 'rod-knight')
    .guard({ board: { '3.3': 'M', '4.1': 'M' } })
    .guardTurn();
  expect(guardHas(game).rooms).toHaveLength(2);
});

test('G6 Purge: 1 VP per Corruption on its board, the waiting ones too, and a Quest kept', () => {
  const game = taking('purge-mage')
    .guard({ board: { '1.1': 'X', '1.2': 'X', '1.3': 'X' }, waiting: 'X' })
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ kept: ['Legends'], gone: ['Purge'], rooms: [] });
  // The Corruption still in line did not count.
  expect(game.events('vpChanged').find(({ by }) => by === 'rooms')!.n).toBe(4);
});

test('G6 Bounty: 2 VP, whatever Monsters there are', () => {
  expect(guardHas(taking('bounty-knight').guardTurn())).toMatchObject({ vp: 2, gone: ['Bounty'] });
});

test.each([
  ['rescue-paladin', 'L'],
  ['rescue-ranger', 'R'],
  ['rescue-shaman', 'S'],
] as const)('G6 Rescue: %s brings %s into the bag and is discarded', (room, hero) => {
  const game = taking(room).guardTurn();
  expect(guardHas(game)).toMatchObject({ bag: hero, rooms: [] });
  expect(guardHas(game).gone).toHaveLength(1);
});

test.each([
  ['rod-cleric', 'Recover the Rod of Ruin', []],
  ['darkness-warrior', 'Face the Darkness', ['Legends']],
  ['darkness-knight', 'Face the Darkness', ['Legends']],
  ['battle-warrior', 'Battle Corruption', []],
] as const)('G6 sets are kept: %s as %s, with the Quests %j', (room, name, kept) => {
  const game = taking(room).guardTurn();
  expect(guardHas(game)).toMatchObject({ rooms: [name], gone: [], kept, vp: 0 });
});

test('G7 an impossible Order goes to the first district clockwise whose own Order is possible', () => {
  const game = solo()
    .guard({
      bag: 'PX',
      draws: 'PX',
      sword: 'cathedral',
      orders: { cathedral: 'Battle', university: 'Patrol', castle: 'Levy', villages: 'Study' },
    })
    .monsters('villages', 'Restless Root')
    .guardTurn();
  expect(game.events('guardOrdered').map(({ district }) => district)).toEqual([0]);
  expect(guardHas(game)).toMatchObject({ bag: 'P', vp: 1, kept: [] });
});

test('G7 an Order possible nowhere is worth 1 VP', () => {
  const orders = {
    castle: 'Battle',
    villages: 'Patrol',
    cathedral: 'Battle',
    university: 'Battle',
  };
  const game = solo().guard({ bag: 'PX', draws: 'PX', orders }).guardTurn();
  expect(game.events('guardOrdered')).toEqual([]);
  expect(guardHas(game).vp).toBe(1);
});

const emptyTowers = (...towers: number[]) =>
  solo()
    .guard({ bag: 'CX', draws: 'CX' })
    .edit((state) => {
      for (const tower of towers) state.guard!.gone.push(...state.towers[tower]!.splice(0));
    });

test('G7 an empty Tower: the Room of the first district clockwise that has one', () => {
  const game = emptyTowers(0, 1).guardTurn();
  expect(game.events('roomTaken').map(({ district }) => district)).toEqual([2]);
});

test('G7 a Tower with one Room left still has one', () => {
  const game = emptyTowers(1, 2, 3)
    .edit(({ guard, towers }) => guard!.gone.push(...towers[0]!.splice(1)))
    .guardTurn();
  expect(game.events('roomTaken').map(({ district }) => district)).toEqual([0]);
  expect(game.room('castle')).toBe('');
});

test('G7 no Room anywhere is worth 1 VP', () => {
  const game = emptyTowers(0, 1, 2, 3).guardTurn();
  expect(guardHas(game).vp).toBe(1);
});

/** Spot 4.2, the highest-strength Prey, with these Monsters tied. */
const tied = (sword: 'castle' | 'villages' | 'cathedral' | 'university') =>
  solo()
    .guard({ bag: 'KX', draws: 'KX', sword, prey: 'humanoid' })
    .monsters('villages', 'Restless Root')
    .monsters('university', 'Backwoods Bandit');

test('G7 Monster ties: the favored district first', () => {
  const game = tied('castle').monsters('castle', 'Termite', 'Backwoods Bandit').guardTurn();
  expect(game.events('defeated').map(({ place }) => place)).toEqual([16 + 1]);
});

test('G7 Monster ties: then the first district clockwise from the favored one', () => {
  const game = tied('villages').monsters('castle', 'Backwoods Bandit').guardTurn();
  expect(game.monsters('castle')[0]).toBe('Backwoods Bandit');
  expect(game.events('defeated').map(({ place }) => place)).toEqual([16 + 9]);
});

test('G7 Monster ties in one district: Prey before the lower slot', () => {
  const game = solo()
    .guard({ bag: 'PX', draws: 'PX', board: { '2.1': 'P' }, prey: 'monstrous' })
    .monsters('castle', 'Skeleton', 'Termite', 'Termite')
    .guardTurn();
  // All are worth 1 VP: the Termite in slot 2 is Prey and comes before the one in slot 3.
  expect(game.events('defeated').map(({ place }) => place)).toEqual([16 + 1]);
});

test('G7 Monster ties in one district without Prey: the lowest slot', () => {
  const game = solo()
    .guard({ bag: 'PX', draws: 'PX', board: { '2.1': 'P' }, prey: 'humanoid' })
    .monsters('castle', 'Backwoods Bandit', 'Skeleton', 'Termite')
    .guardTurn();
  expect(game.events('defeated').map(({ place }) => place)).toEqual([16 + 1]);
});

test('G7 no Monster in the district told: the next clockwise with one', () => {
  const lowest = solo()
    .guard({ bag: 'PX', draws: 'PX', board: { '2.1': 'P' }, sword: 'villages' })
    .monsters('castle', 'Termite')
    .monsters('university', 'Bark Basilisk', 'Skeleton')
    .guardTurn();
  expect(guardHas(lowest).pile).toEqual(['Skeleton']);
  const first = solo()
    .guard({ bag: 'WX', draws: 'WX', prey: 'humanoid', sword: 'villages' })
    .monsters('castle', 'Termite')
    .monsters('university', 'Bark Basilisk', 'Skeleton')
    .guardTurn();
  expect(guardHas(first).pile).toEqual(['Bark Basilisk']);
});

test.each([
  ['2.2', 'P', { '2.1': 'P' }],
  ['3.2', 'W', {}],
  ['4.2', 'K', {}],
  ['5.2', 'K', { '4.2': 'K', '5.1': 'K' }],
] as const)('G7 no Monster at all is worth 1 VP on spot %s', (_, meeple, board) => {
  const draws = `${meeple}X`;
  const game = solo().guard({ bag: draws, draws, board }).guardTurn();
  expect(guardHas(game)).toMatchObject({ vp: 1, pile: [] });
});

test('G7 least and most overrun mean fewest and most Monsters at that moment, 0 included', () => {
  const game = solo()
    .guard({ bag: 'CX', draws: 'CX', board: { '2.3': 'M' }, orders: { university: 'Study' } })
    .monsters('castle', 'Termite')
    .monsters('villages', 'Restless Root')
    .monsters('cathedral', 'Skeleton')
    .nextQuests('Legends')
    .guardTurn();
  expect(guardHas(game).kept).toEqual(['Legends']);
});

test('G7 least overrun ties: the favored district, then clockwise', () => {
  const least = (sword: 'castle' | 'villages') =>
    solo()
      .guard({ bag: 'CX', draws: 'CX', sword, board: { '2.3': 'M' } })
      .monsters('villages', 'Restless Root')
      .monsters('cathedral', 'Skeleton')
      .guardTurn()
      .events('guardOrdered')
      .map(({ district }) => district);
  expect(least('castle')).toEqual([0]);
  // From the Villages clockwise, the University comes before the Castle.
  expect(least('villages')).toEqual([3]);
});

test('G7 most overrun ties: the favored district, then clockwise', () => {
  const most = (sword: 'castle' | 'cathedral') =>
    guardHas(
      solo()
        .guard({ bag: 'KX', draws: 'KX', sword, board: { '4.2': 'K' } })
        .monsters('castle', 'Backwoods Bandit')
        .monsters('villages', 'Timber Wolf', 'Restless Root')
        .monsters('cathedral', 'Ghoul', 'Gravedigger')
        .guardTurn(),
    ).pile;
  expect(most('castle')).toEqual(['Timber Wolf']);
  expect(most('cathedral')).toEqual(['Ghoul']);
});

/** A Dark Council card comes when the Guard defeats the Termite. */
const councilOnGuardsTurn = (came: number): Game =>
  solo()
    .seat(0, { tavern: 'P', bag: 'CC' })
    .guard({ bag: 'PXKK', draws: 'PX', board: { '3.2': 'W' }, orders: { castle: 'Battle' } })
    .monsters('castle', 'Termite')
    .edit((state) => void (state.council = came))
    .nextMonsters('council', 'Ghoul')
    .guardTurn();

test("G8 1st and 2nd card on the Guard's turn: its board is reset, the human gets the X and the extra meeple", () => {
  for (const came of [0, 1]) {
    const game = councilOnGuardsTurn(came);
    expect(game.events('corrupted')).toEqual([{ kind: 'corrupted', seat: 0, n: 1 }]);
    const drawn = game.events('drew').filter(({ seat }) => seat === 0);
    expect(drawn).toHaveLength(1);
    const [reset] = game.events('guardReset');
    expect(reset).toMatchObject({ rule: 'G8', meeples: [1, 1, 0, 0, 0, 0, 0, 0, 0] });
  }
});

test("G8 1st and 2nd card on the human's turn: the X for the human, no extra meeple, the Guard's board is reset", () => {
  const game = solo()
    .seat(0, { tavern: 'K', bag: 'PPPPPP' })
    .guard({ bag: 'XX', board: { '3.2': 'W', '1.1': 'X' } })
    .monsters('castle', 'Termite')
    .nextMonsters('council', 'Ghoul')
    .main()
    .plan({ 'castle.1': 'K' });
  expect(game.events('corrupted')).toEqual([{ kind: 'corrupted', seat: 0, n: 1 }]);
  const [reset] = game.events('guardReset');
  expect(reset!.meeples[1]! + reset!.meeples[8]!).toBe(2);
  // 5 meeples for the Draw Phase after the 1st card, and nothing else.
  expect(game.events('drew').filter(({ seat }) => seat === 0)).toHaveLength(5);
});

test('G8 the Guard itself never gets Corruption from a Dark Council card', () => {
  const game = councilOnGuardsTurn(0);
  const gained = game.events('gained').filter(({ seat }) => seat === GUARD_SEAT);
  expect(gained.map(({ meeple }) => meeple)).toEqual([1]);
});

/** Seats of the turns that start after the game stands here. */
const turnsToCome = (game: Game): number[] => {
  const before = game.events('turnStarted').length;
  game.passUntil(() => false);
  return game
    .events('turnStarted')
    .slice(before)
    .map(({ seat }) => seat);
};

test("G8 3rd card on the human's turn: the Guard answers, then human, Guard, human, Guard", () => {
  const game = solo()
    .seat(0, { tavern: 'K', bag: 'PPPPPPP' })
    .guard({ bag: 'XXXX' })
    .monsters('castle', 'Termite')
    .council(2)
    .nextMonsters('council', 'Ghoul')
    .main()
    .plan({ 'castle.1': 'K' });
  // The answer and the start of the human's turn are behind us.
  expect(game.events('turnStarted').map(({ seat }) => seat)).toEqual([1, 0]);
  expect(turnsToCome(game)).toEqual([1, 0, 1]);
  expect(game.events('guardReset').filter(({ rule }) => rule === 'G8')).toEqual([]);
});

test("G8 3rd card on the Guard's turn: that turn is finished, then human, Guard, human, Guard", () => {
  const game = solo()
    .seat(0, { tavern: 'P', bag: 'PPPPPPP' })
    .guard({ bag: 'PXXXX', draws: 'PX', orders: { castle: 'Battle' } })
    .monsters('castle', 'Termite')
    .council(2)
    .nextMonsters('council', 'Ghoul')
    .guardTurn();
  expect(game.events('turnStarted').map(({ seat }) => seat)).toEqual([1, 0]);
  expect(turnsToCome(game)).toEqual([1, 0, 1]);
});

test('G8 the Guard never attacks the Council', () => {
  const game = solo().guard({ bag: 'KW', draws: 'KW' }).finalRound(1).guardTurn();
  expect(game.events('defeated')).toEqual([]);
  expect(guardHas(game).vp).toBe(2);
});

const ended = (human: number, guard: Parameters<ReturnType<typeof solo>['guard']>[0]): Game =>
  solo()
    .seat(0, { tavern: 'X', vp: human })
    .guard({ bag: 'X', ...guard })
    .finalRound(2)
    .guardTurn();

test('G9 the Guard adds its kept Quests, 1, 2 or 3 VP by kind, and its Room sets', () => {
  const game = ended(0, {
    vp: 10,
    kept: ['Bug Hunt', 'Night Shift', 'Legends', 'Trophy Wall'],
    rooms: ['rod-mage', 'rod-cleric', 'rod-knight', 'darkness-mage'],
  });
  expect(guardHas(game).vp).toBe(10 + (1 + 2 + 3 + 3) + (9 + 2));
});

test('G9 the human scores as usual', () => {
  const game = solo()
    .seat(0, { tavern: 'X', vp: 5, hand: ['Legends', 'Rare Wood'], bag: 'S' })
    .guard({ bag: 'X' })
    .finalRound(2)
    .guardTurn();
  expect(game.vp(0)).toBe(5 - 2 + 4);
});

test('G9 most VP wins, and ties go to the Guard', () => {
  expect(ended(11, { vp: 10 }).state.winners).toEqual([0]);
  expect(ended(10, { vp: 10 }).state.winners).toEqual([GUARD_SEAT]);
  expect(ended(9, { vp: 10 }).state.winners).toEqual([GUARD_SEAT]);
});

test('G9 kept Quests lie face down until the end', () => {
  const game = solo()
    .guard({ bag: 'X', kept: ['Legends'] })
    .guardTurn();
  expect(view(game.state, 0).guard!.kept).toEqual([FACE_DOWN]);
  expect(view(ended(0, { kept: ['Legends'] }).state, 0).guard!.kept).not.toEqual([FACE_DOWN]);
});

test('G9 games of several players have no Guard', () => {
  expect(scenario().main().state.guard).toBeNull();
});

/** A Mage on spot 4.1 gains a Unit; its other spots are taken. */
const recruiting = (supply: Partial<Record<'K' | 'W' | 'C' | 'M', number>>) =>
  guardHas(
    solo()
      .guard({ bag: 'MX', draws: 'MX', sword: 'villages' })
      .guard({ board: { '2.3': 'M', '3.3': 'M' } })
      .supply(supply)
      .guardTurn(),
  );

test("G7 the favored district's Unit out of stock: that of the first district clockwise whose Unit is in stock", () => {
  expect(recruiting({}).bag).toBe('W');
  expect(recruiting({ W: 0, C: 0 })).toMatchObject({ bag: 'M', vp: 0 });
  expect(recruiting({ W: 0, C: 0, M: 0 })).toMatchObject({ bag: 'K', vp: 0 });
});

test("G7 no district's Unit in stock is worth 1 VP", () => {
  expect(recruiting({ W: 0, C: 0, M: 0, K: 0 })).toMatchObject({ bag: '', vp: 1 });
});
