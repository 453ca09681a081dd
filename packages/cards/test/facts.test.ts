import { builtIn, type MonsterCard, type RoomCard } from '@rowan/cards';
import { describe, expect, test } from 'vitest';

/** What the published rules settle. These numbers are never re-balanced. */

const byId = <T extends { readonly id: string }>(cards: readonly T[], id: string): T => {
  const found = cards.find((card) => card.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};
const hero = (id: string) => byId(builtIn.heroes, id);
const tile = (id: string) => byId(builtIn.tiles, id);
const room = (id: string): RoomCard => byId(builtIn.rooms, id);
const monster = (id: string): MonsterCard => byId(builtIn.monsters, id);
const level = (id: string, n: number) => hero(id).levels[n - 1]!;

describe('Heroes', () => {
  test('combat values', () => {
    expect(builtIn.peasant.cv).toBe(1);
    expect(level('cleric', 1).cv).toBe(1);
    expect(level('knight', 1).cv).toBe(3);
    expect(builtIn.prestige.map(({ unit, cv }) => [unit, cv])).toEqual([
      ['R', 3],
      ['L', 2],
      ['S', 2],
    ]);
  });

  test('costs of levels 2 and 3', () => {
    const costs = builtIn.heroes.map(({ unit, levels }) => [unit, levels.map((one) => one.cost)]);
    expect(costs).toEqual([
      ['W', [0, 0, 2]],
      ['M', [0, 1, 1]],
      ['C', [0, 0, 3]],
      ['K', [0, 2, 2]],
    ]);
  });

  test('only the level 3 Warrior brings a Peasant', () => {
    const recruits = builtIn.heroes.flatMap(({ unit, levels }) =>
      levels.filter((one) => one.recruits).map((one) => `${unit}${one.level}`),
    );
    expect(recruits).toEqual(['W3']);
  });

  test('prestige abilities', () => {
    expect(builtIn.prestige.map(({ ability }) => ability)).toEqual([
      { kind: 'vpPerMonster', n: 1 },
      { kind: 'monsterLevel' },
      { kind: 'anyClass' },
    ]);
    expect(builtIn.prestige.map((card) => card.level)).toEqual([2, 2, 2]);
  });
});

describe('Locations', () => {
  test('Levy Station', () => {
    expect(tile('levy-station').needs).toEqual(['M', 'W']);
    expect(tile('levy-station').gives).toEqual([
      { kind: 'turnBoost', who: 'P', n: 2 },
      { kind: 'gain', meeple: 'W', from: 'supply' },
    ]);
  });

  test("Healer's Temple asks for a Warrior and a Cleric", () => {
    expect(tile('healers-temple').needs).toEqual(['W', 'C']);
  });

  test('The Branch & Root Inn strengthens Mages', () => {
    expect(tile('branch-and-root-inn').gives[0]).toEqual({ kind: 'turnBoost', who: 'M', n: 1 });
  });

  test('House of Lords takes any Unit and gives a Peasant', () => {
    expect(tile('house-of-lords').needs).toEqual(['U']);
    expect(tile('house-of-lords').gives[0]).toEqual({ kind: 'gain', meeple: 'P', from: 'supply' });
  });

  test('the Crowns pay 1 or 3 VP, and 1 or 2 meeples', () => {
    expect(tile('colosseum').crown).toEqual([
      { need: 'K', gives: [{ kind: 'vp', n: 3 }] },
      { need: 'W', gives: [{ kind: 'vp', n: 1 }] },
    ]);
    expect(tile('mage-academy').crown).toEqual([
      { need: 'M', gives: [{ kind: 'draw', n: 2 }] },
      { need: 'C', gives: [{ kind: 'draw', n: 1 }] },
    ]);
  });

  test("Mage's Workshop moves 3 meeples, and 1 of each other player", () => {
    expect(tile('mages-workshop').gives).toEqual([{ kind: 'backToBag', own: 3, others: 1 }]);
  });

  test('Banner Hall strengthens all Units by 2', () => {
    expect(tile('banner-hall').needs).toEqual(['K', 'P']);
    expect(tile('banner-hall').gives).toEqual([{ kind: 'turnBoost', who: 'units', n: 2 }]);
  });

  test('Chapel of Embers strengthens Clerics, The Long Watch holds a Warrior, Blood Forge forges', () => {
    expect(tile('chapel-of-embers').gives[0]).toEqual({ kind: 'turnBoost', who: 'C', n: 1 });
    expect(tile('the-long-watch').gives[0]).toEqual({ kind: 'hold', unit: 'W' });
    expect(tile('blood-forge').gives).toEqual([{ kind: 'forge' }]);
  });

  test('three tiles stay out of solo play', () => {
    const out = builtIn.tiles.filter((card) => card.notSolo).map((card) => card.name);
    expect(out).toEqual(['Colosseum', 'Mage Academy', "Mage's Workshop"]);
  });
});

describe('Monsters', () => {
  test('Skeleton', () => {
    expect(monster('skeleton-cathedral')).toMatchObject({
      name: 'Skeleton',
      strength: 2,
      vp: 1,
      gives: [{ kind: 'quests', draw: 1, discard: 0 }],
    });
  });

  test('Termite', () => {
    expect(monster('termite-castle')).toMatchObject({
      name: 'Termite',
      district: 'castle',
      vp: 1,
      gives: [{ kind: 'gain', meeple: 'W', from: 'supply' }],
    });
  });

  test('Timber Wolf', () => {
    expect(monster('timber-wolf-villages')).toMatchObject({
      name: 'Timber Wolf',
      gives: [{ kind: 'discardQuest' }],
    });
  });

  test('two Backwoods Bandits', () => {
    for (const district of ['university', 'castle'])
      expect(monster(`backwoods-bandit-${district}`)).toMatchObject({
        name: 'Backwoods Bandit',
        type: 'humanoid',
        district,
        vp: 2,
      });
  });

  test('Ghoul and Tree Beast', () => {
    expect(monster('ghoul-cathedral').gives).toEqual([{ kind: 'boost', who: 'W', n: 1 }]);
    expect(monster('tree-beast-villages').strength).toBe(5);
    expect(monster('tree-beast-university').strength).toBe(5);
  });
});

test('the Henchman is Combustor', () => {
  expect(builtIn.henchman).toMatchObject({ name: 'Combustor', role: 'henchman' });
});

test('three kinds of Bonus token', () => {
  expect(builtIn.bonusTokens.slice(0, 3).map(({ condition }) => condition)).toEqual([
    { kind: 'types', n: 2, level: 3 },
    { kind: 'types', n: 3, level: 2 },
    { kind: 'types', n: 2, level: 2 },
  ]);
});

test('the three hunts', () => {
  const hunts = builtIn.quests.flatMap((quest) =>
    quest.kind === 'end' && quest.prey ? [[quest.name, quest.prey]] : [],
  );
  expect(hunts).toEqual([
    ['Hunt for the Meeples of Doom', 'humanoid'],
    ['Sawdust to Sawdust', 'undead'],
    ['Bane of the Worldly Terrors', 'monstrous'],
  ]);
});

describe('Tower Rooms', () => {
  const ladder = (id: string) => builtIn.roomSets.find((set) => set.id === id)!.ladder;

  test('sets and their known steps', () => {
    expect(builtIn.roomSets.map(({ name }) => name)).toEqual([
      'Recover the Rod of Ruin',
      'Face the Darkness',
      'Battle Corruption',
    ]);
    expect(ladder('rod')[2]).toBe(9);
    expect(ladder('darkness')[0]).toBe(2);
  });

  test('a Rod of Ruin Room takes a Cleric and any Unit', () => {
    expect(room('rod-cleric')).toMatchObject({ needs: ['C', 'U'], corruption: 'none', gives: [] });
  });

  test('Face the Darkness costs the Unit, but not the Knight', () => {
    const drawTwo = { kind: 'quests', draw: 2, discard: 1 };
    expect(room('darkness-warrior')).toMatchObject({
      needs: ['W'],
      corruption: 'one',
      gives: [{ kind: 'return', unit: 'W' }, drawTwo],
    });
    expect(room('darkness-knight').gives).toEqual([drawTwo]);
    for (const id of ['darkness-mage', 'darkness-cleric'])
      expect(room(id).gives.at(-1)).toEqual(drawTwo);
  });

  test('Battle Corruption takes a Unit and one Corruption, and a Quest is lost', () => {
    expect(room('battle-mage')).toMatchObject({ needs: ['M'], corruption: 'one' });
    for (const id of ['battle-mage', 'battle-cleric', 'battle-warrior'])
      expect(room(id).gives).toEqual([{ kind: 'discardQuest' }]);
  });

  test('Rescue, Purge and Bounty', () => {
    expect(room('rescue-paladin').gives).toEqual([{ kind: 'gain', meeple: 'L', from: 'supply' }]);
    expect(room('purge-cleric').needs).toEqual(['C']);
    for (const card of builtIn.rooms.filter(({ family }) => family === 'purge'))
      expect(card.gives.at(-1)).toEqual({ kind: 'quests', draw: 2, discard: 1 });
    for (const card of builtIn.rooms.filter(({ family }) => family === 'bounty'))
      expect(card.gives).toEqual([{ kind: 'vp', n: 2 }]);
  });
});

describe('Royal Guard', () => {
  test('Battle is an Order', () => {
    expect(builtIn.guard.orders[0]).toMatchObject({ name: 'Battle', order: 'battle' });
  });

  test('the board, row by row; the last spot of row 1 is ours', () => {
    const settled = builtIn.guard.board.filter((_, index) => index !== 2);
    expect(settled.map(({ actions }) => actions)).toEqual([
      [{ kind: 'turnSword', by: -1 }],
      [{ kind: 'turnSword', by: -1 }, { kind: 'takeCorruptedRoom' }],
      [{ kind: 'order', where: 'favored' }],
      [{ kind: 'defeatLowestVp', where: 'favored' }],
      [{ kind: 'takeRoom', where: 'favored' }],
      [{ kind: 'order', where: 'leastOverrun' }],
      [{ kind: 'defeatPrey', which: 'lowest' }],
      [{ kind: 'scoreQuest' }],
      [{ kind: 'gainDistrictUnit' }],
      [{ kind: 'defeatPrey', which: 'highest' }],
      [{ kind: 'takeRoom', where: 'leastOverrun' }],
      [
        { kind: 'defeatLowestVp', where: 'mostOverrun' },
        { kind: 'order', where: 'same' },
      ],
      [{ kind: 'defeatSlotOne' }],
      [{ kind: 'scoreQuest' }, { kind: 'reset' }],
    ]);
  });

  test('the spots of the worked examples', () => {
    const accepts = builtIn.guard.board.map((spot) => spot.accepts);
    expect(accepts.slice(0, 3)).toEqual([['X'], ['X'], ['X']]);
    expect(accepts[3]).toEqual(['P']);
    expect(accepts[4]).toEqual(['P']);
    expect(accepts[5]).toContain('C');
    expect(accepts[7]).toEqual(['W']);
  });

  test('its bag and the worth of its Quests (G1, G4)', () => {
    expect(builtIn.guard.bag.toSorted().join('')).toBe('CKMPPPWXXX');
    expect(builtIn.guard.questVp).toEqual({ triggered: 1, ongoing: 2, end: 3 });
  });
});

/** What the rulebook says in words: house numbers may be tuned no further than this. */
describe('limits of tuning', () => {
  test('a Mage is weak in combat: at every level weaker than the Warrior of that level', () => {
    for (const n of [1, 2, 3]) expect(level('mage', n).cv).toBeLessThan(level('warrior', n).cv);
  });

  test('each Rescue Room shows a party of at least two Units', () => {
    const rescues = builtIn.rooms.filter(({ family }) => family === 'rescue');
    expect(rescues).toHaveLength(3);
    for (const { needs } of rescues) expect(needs.length).toBeGreaterThanOrEqual(2);
  });

  test('Guard board 1.3 keeps one Quest', () => {
    const kept = builtIn.guard.board[2]!.actions.filter(({ kind }) => kind === 'keepQuest');
    expect(kept).toHaveLength(1);
  });
});
