import { builtIn } from '@rowan/cards';
import { keyFromSeed, newGame, parseSetup, total, type GameState, type Setup } from '@rowan/rules';
import { answers, cardName, letters, meeples } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { guardHas, guardOf, solo } from './solo.ts';

const SETUP: Setup = { players: 1, towers: true, hiredHelp: [], advanced: false, key: '' };
const dealt = (seed: number, more: Partial<Setup> = {}): GameState =>
  newGame(builtIn, { ...SETUP, key: keyFromSeed(`solo ${seed}`), ...more });
const DEALS = Array.from({ length: 24 }, (_, seed) => dealt(seed));

const HUNTS = [
  'Hunt for the Meeples of Doom',
  'Sawdust to Sawdust',
  'Bane of the Worldly Terrors',
] as const;

test('G1 the three hunts leave the Quests, 41 remain, and every type is Prey sometimes', () => {
  for (const { questDeck, players } of DEALS) {
    const quests = [...questDeck, ...players[0]!.hand].map((quest) => cardName('quest', quest));
    expect(new Set(quests).size).toBe(41);
    expect(quests.filter((name) => HUNTS.some((hunt) => hunt === name))).toEqual([]);
  }
  expect(new Set(DEALS.map(({ guard }) => guard!.prey))).toEqual(new Set([0, 1, 2]));
});

test("G1 Mage Academy, Colosseum and Mage's Workshop are out: 12 tiles", () => {
  for (const { market, tileDeck } of DEALS) {
    const names = [...market, ...tileDeck].map((tile) => cardName('tile', tile));
    expect(names).toHaveLength(12);
    for (const out of ['Mage Academy', 'Colosseum', "Mage's Workshop"])
      expect(names).not.toContain(out);
  }
});

test('G1 4 of the 7 Orders lie on the slots nearest the fountain, which are taken', () => {
  for (const { orders } of DEALS) expect(new Set(orders).size).toBe(4);
  expect(new Set(DEALS.flatMap(({ orders }) => orders)).size).toBe(7);
  const game = solo().seat(0, { tavern: 'P' }).market('Levy Station').development();
  game.assign({ construct: 'P' });
  for (const district of ['castle', 'villages', 'cathedral', 'university'] as const)
    game.refused(answers.construct('Levy Station', `${district}.inner`), 'T2', 'slotTaken');
  game.construct('Levy Station', 'castle.outer');
  expect(game.tile('castle.outer')).toBe('Levy Station');
});

test('G1 with the four outer slots built nothing more can be constructed', () => {
  const game = solo()
    .seat(0, { tavern: 'PK', vp: 5 })
    .tile('castle.outer', 'Levy Station')
    .tile('villages.outer', 'Blood Forge')
    .tile('cathedral.outer', 'House of Lords')
    .tile('university.outer', 'Banner Hall')
    .development();
  game.refused(answers.assign({ construct: 'P' }), 'T2', 'cannotConstruct');
});

test('G1 the sword points at the Castle, and the bag comes from the supply', () => {
  const [state] = DEALS as [GameState];
  expect(state.guard!.sword).toBe(0);
  expect(letters(state.guard!.bag)).toBe('PPPWMCKXXX');
  // 48 − 7 − 3 Peasants, 20 − 3 − 3 Corruption, and one of each class less.
  expect(state.supply).toEqual([38, 17, 17, 17, 14, 5, 5, 5, 14]);
  expect(state.guard!.kept).toEqual([]);
});

test('G1 solo is set up as for 2 players, with the Four Towers, and the human is first', () => {
  for (const state of [...DEALS, dealt(99, { towers: false })]) {
    expect(state.setup.towers).toBe(true);
    expect(state.towers.map((rooms) => rooms.length)).toEqual([5, 5, 5, 5]);
    const monsters = [...state.monsters, ...state.monsterDeck].filter((card) => card >= 0);
    expect(monsters.filter((card) => builtIn.monsters[card]!.threePlus)).toEqual([]);
    expect(monsters).toHaveLength(builtIn.monsters.filter((card) => !card.threePlus).length);
    expect([state.first, state.active]).toEqual([0, 0]);
    expect(total(state.players[0]!.tavern)).toBe(4);
    expect(state.players[0]!.hand).toHaveLength(2);
  }
});

test('G2 turns alternate: after each turn of the human the Guard draws 2 meeples', () => {
  const game = solo().guard({ bag: 'XXXXPPPP' }).main();
  for (let turn = 1; turn <= 3; turn++) {
    game.plan({}).passUntil(({ kind }) => kind === 'plan');
    const guards = game.events('turnStarted').filter(({ seat }) => seat === 1);
    expect(guards).toHaveLength(turn);
  }
  expect(game.events('turnStarted').map(({ seat }) => seat)).toEqual([1, 0, 1, 0, 1, 0]);
  expect(game.events('drew').filter(({ seat }) => seat === 1)).toHaveLength(6);
});

test('G2 meeples are resolved in the order drawn, and extra ones join the end of the line', () => {
  const game = solo().guard({ bag: 'RPCWX', draws: 'RPCW' }).guardTurn();
  const drawn = game.events('drew').filter(({ seat }) => seat === 1);
  expect(drawn.map(({ meeple }) => meeple)).toEqual([5, 0, 3, 1]);
  expect(game.events('guardPlaced').map(({ meeple, spot }) => [meeple, spot])).toEqual([
    [5, -1],
    [0, 3],
    [3, 5],
    [1, 7],
  ]);
});

test('G2 the prestige area is unlimited, and each prestige Unit draws 2 more', () => {
  const game = solo().guard({ bag: 'RLSXXPPPP', draws: 'RLSXXPPP' }).guardTurn();
  expect(guardHas(game)).toMatchObject({ prestige: 'RLS' });
  expect(game.events('drew').filter(({ seat }) => seat === 1)).toHaveLength(8);
});

test.each([
  ['two Units', 'PC', 'villages'],
  ['one Unit and a Corruption', 'PX', 'university'],
  ['two Corruption', 'XX', 'cathedral'],
] as const)('G2 the sword turns clockwise at the end after %s', (_, draws, sword) => {
  const game = solo()
    .guard({ bag: draws, draws })
    .room('university', 'rod-mage')
    .room('castle', 'rod-knight')
    .room('cathedral', 'battle-mage')
    .guardTurn();
  expect(guardHas(game).sword).toBe(sword);
});

test('G2 prestige Units and the meeples they draw count for the sword', () => {
  // R and X, then P and X for the Ranger: two Units, two Corruption that turn it back.
  const game = solo()
    .guard({ bag: 'RXPX', draws: 'RXPX', sword: 'cathedral' })
    .room('castle', 'battle-mage')
    .guardTurn();
  expect(game.events('swordTurned').map(({ to }) => to)).toEqual([1, 0, 1]);
});

test('G2 Units without a spot count for the sword', () => {
  const board = { '3.2': 'W', '5.1': 'W', '5.2': 'W' } as const;
  const game = solo().guard({ bag: 'WWX', draws: 'WW', board }).guardTurn();
  expect(guardHas(game)).toMatchObject({ waiting: 'WW', sword: 'villages' });
});

test('G2 Units already back in the bag count for the sword', () => {
  const board = { '2.3': 'C', '3.3': 'M', '4.1': 'M', '4.3': 'C' } as const;
  const game = solo().guard({ bag: 'MPX', draws: 'MP', board }).guardTurn();
  expect(guardHas(game)).toMatchObject({ onBoard: 1, sword: 'villages' });
});

test('G3 a meeple without a free matching spot is worth 1 VP and waits on the board', () => {
  const board = { '4.2': 'K', '5.1': 'K', '5.2': 'K' } as const;
  const game = solo().guard({ bag: 'KXP', draws: 'KX', board }).guardTurn();
  expect(guardHas(game)).toMatchObject({ waiting: 'K', vp: 1, pile: [] });
});

test('G3 an empty bag while drawing takes the meeples on the board back, and drawing goes on', () => {
  const game = solo()
    .guard({ bag: 'X', board: { '2.1': 'P', '2.2': 'P' }, waiting: 'K', prestige: 'R' })
    .guardTurn();
  const [reset] = game.events('guardReset');
  expect(letters(reset!.meeples)).toBe('PPKR');
  expect(game.events('drew').filter(({ seat }) => seat === 1).length).toBeGreaterThanOrEqual(2);
});

test('G3 with bag and board empty the Guard draws what there is', () => {
  const game = solo().guard({ bag: 'X' }).guardTurn();
  expect(game.events('drew').filter(({ seat }) => seat === 1)).toHaveLength(1);
});

test('G3 a reset takes the meeple just resolved, the waiting ones and the prestige area, not the line', () => {
  const game = solo()
    .guard({
      bag: 'XP',
      draws: 'XP',
      board: { '1.1': 'X', '1.2': 'X' },
      waiting: 'KK',
      prestige: 'S',
    })
    .nextQuests('Legends')
    .guardTurn();
  const [reset] = game.events('guardReset');
  expect(letters(reset!.meeples)).toBe('KKSXXX');
  expect(guardHas(game)).toMatchObject({ waiting: '', prestige: '', onBoard: 1 });
});

test('G3 an action under way goes on after a reset', () => {
  // The Dark Council card resets the board while 5.1 is carried out; its Order still comes.
  const game = solo()
    .guard({ bag: 'WX', draws: 'WX', board: { '3.2': 'W' }, orders: { castle: 'Patrol' } })
    .monsters('castle', 'Termite', 'Backwoods Bandit')
    .nextMonsters('council', 'Ghoul')
    .guardTurn();
  expect(game.events('guardReset').map(({ rule }) => rule)).toEqual(['G8']);
  expect(guardHas(game).vp).toBe(1 + 1);
  expect(game.events('guardOrdered')).toHaveLength(1);
});

/** The Guard defeats this Monster with spot 5.2. */
const defeating = (monster: string) =>
  solo()
    .guard({ bag: 'KX', draws: 'KX', board: { '4.2': 'K', '5.1': 'K' } })
    .monsters('castle', monster)
    .nextQuests('Legends', 'Rare Wood');

test.each([
  ['Termite', 'W'],
  ['Kindling Thief', 'M'],
  ['Hollow Oak Knight', 'K'],
  ['Weevil Swarm', 'PP'],
  ['Chainsaw Cultist', 'X'],
] as const)('G4 meeples that %s gives go to the bag: %s', (monster, bag) => {
  expect(guardHas(defeating(monster).guardTurn()).bag).toBe(bag);
});

test('G4 a meeple out of stock is not gained', () => {
  const game = defeating('Termite').supply({ W: 0 }).guardTurn();
  expect(guardHas(game)).toMatchObject({ bag: '', vp: 1 });
});

test.each(['Skeleton', 'Bark Basilisk', 'Vampire Cabinetmaker'])(
  'G4 a Quest reward of any size is one Quest kept, here from %s',
  (monster) => {
    const game = defeating(monster).guardTurn();
    expect(guardHas(game).kept).toEqual(['Legends']);
    expect(game.state.questDiscard).toEqual([]);
  },
);

test('G4 boosts and Quest losses do nothing', () => {
  const wolf = defeating('Timber Wolf')
    .guard({ kept: ['Heavy Cavalry'] })
    .guardTurn();
  expect(guardHas(wolf)).toMatchObject({ kept: ['Heavy Cavalry'], vp: 2 });
  const ghoul = defeating('Ghoul').guardTurn();
  expect(guardHas(ghoul)).toMatchObject({ pile: ['Ghoul'], vp: 1, bag: '' });
});

test.each([
  ['Triggered', 'Bug Hunt', 1],
  ['Ongoing', 'Night Shift', 2],
  ['End of Game', 'Legends', 3],
] as const)('G4 draw and score: %s, here %s, is %i VP, then the Quest is discarded', (...row) => {
  const [, quest, vp] = row;
  const game = solo()
    .guard({ bag: 'MX', draws: 'MX', board: { '2.3': 'M' } })
    .nextQuests(quest)
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ vp, kept: [] });
  expect(game.state.questDiscard.map((card) => cardName('quest', card))).toEqual([quest]);
});

test('G5 a defeated Monster goes to the pile of the Guard and is replaced at once', () => {
  const game = solo()
    .guard({ bag: 'PX', draws: 'PX', orders: { castle: 'Battle' } })
    .monsters('castle', 'Termite', 'Backwoods Bandit')
    .nextMonsters('Axe Reaver')
    .guardTurn();
  expect(guardHas(game)).toMatchObject({ pile: ['Termite'], vp: 1, bag: 'W' });
  expect(game.monsters('castle')).toEqual(['Backwoods Bandit', 'Axe Reaver', '']);
  expect(game.pile(0)).toEqual([]);
});

test('G5 an overflow goes to the next district clockwise with room, without a question', () => {
  const game = solo()
    .guard({ bag: 'PX', draws: 'PX', sword: 'university', orders: { university: 'Battle' } })
    .monsters('castle', 'Termite', 'Backwoods Bandit', 'Ghoul')
    .monsters('villages', 'Restless Root', 'Timber Wolf', 'Tree Beast')
    .monsters('university', 'Skeleton')
    .nextMonsters('Axe Reaver')
    .guardTurn();
  expect(game.monsters('cathedral')).toEqual(['Axe Reaver', '', '']);
  expect(guardOf(game).pile).toHaveLength(1);
});

test('G5 with an empty deck nothing comes', () => {
  const game = solo()
    .guard({ bag: 'PX', draws: 'PX', orders: { castle: 'Battle' } })
    .monsters('castle', 'Termite')
    .monsterDeck()
    .guardTurn();
  expect(game.monsters('castle')).toEqual(['', '', '']);
});

test('G10 Hired Help: each chosen class starts at level 2, free, with one such Unit in the bag', () => {
  const state = dealt(3, { hiredHelp: ['M', 'W'] });
  const [player] = state.players as [GameState['players'][number]];
  expect(player.levels).toEqual([2, 2, 1, 1]);
  expect(player.vp).toBe(0);
  const own = player.bag.map((n, i) => n + player.tavern[i]!);
  expect(letters(own)).toBe('PPPPPPPWMXXX');
  expect([state.supply[1], state.supply[2]]).toEqual([16, 16]);
});

test('G10 the hired Unit is in the bag before the first draw', () => {
  const taverns = Array.from({ length: 40 }, (_, seed) =>
    letters(dealt(seed, { hiredHelp: ['C'] }).players[0]!.tavern),
  );
  expect(taverns.some((tavern) => tavern.includes('C'))).toBe(true);
});

/** The Guard's bag with the party and the hero of each Rescue Room. */
const ADVANCED_BAGS = [
  ['rescue-paladin', 'L'],
  ['rescue-ranger', 'R'],
  ['rescue-shaman', 'S'],
].map(([id, hero]) => {
  const { needs } = builtIn.rooms.find((room) => room.id === id)!;
  const party = needs.filter((need) => typeof need === 'string').join('');
  return letters(meeples(`PPPWMCKXXX${party}${hero}`));
});

test('G10 Advanced: the party and hero of a random Rescue Room start in the bag, the Room stays in the game', () => {
  const parties = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const { guard, towers, supply } = dealt(seed, { advanced: true });
    parties.add(letters(guard!.bag));
    expect(towers.flat()).toHaveLength(20);
    const prestige = guard!.bag.slice(5, 8);
    expect(supply.slice(5, 8)).toEqual(prestige.map((n) => 5 - n));
  }
  expect(parties).toEqual(new Set(ADVANCED_BAGS));
});

test('G10 Hired Help and Advanced combine', () => {
  const state = dealt(5, { hiredHelp: ['M', 'C', 'W'], advanced: true });
  expect(state.players[0]!.levels).toEqual([2, 2, 2, 1]);
  expect(ADVANCED_BAGS).toContain(letters(state.guard!.bag));
});

test('G10 is for solo games only, and never for Knights', () => {
  const refusal = (more: object) => parseSetup({ ...SETUP, key: keyFromSeed('x'), ...more });
  const error = (code: string) => ({ ok: false, error: { code, rule: 'G10' } });
  expect(refusal({ players: 2, advanced: true })).toEqual(error('advanced'));
  expect(refusal({ players: 2, hiredHelp: ['M'] })).toEqual(error('hiredHelp'));
  expect(refusal({ hiredHelp: ['K'] })).toEqual(error('hiredHelp'));
  expect(refusal({ hiredHelp: ['M'] }).ok).toBe(true);
});
