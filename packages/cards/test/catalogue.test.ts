import { DISTRICTS, HERO_CLASSES, PRESTIGE_CLASSES, allCards, builtIn } from '@rowan/cards';
import { describe, expect, test } from 'vitest';

const cards = allCards(builtIn);

describe('Components', () => {
  test('C1: 152 meeples in the supply', () => {
    expect(builtIn.supply).toEqual({ P: 48, K: 15, W: 18, M: 18, C: 18, X: 20, R: 5, L: 5, S: 5 });
    expect(Object.values(builtIn.supply).reduce((sum, n) => sum + n, 0)).toBe(152);
  });

  test('C2: the Dark Council, 6 Bonus tokens', () => {
    expect(builtIn.overlords).toHaveLength(3);
    expect(builtIn.bonusTokens).toHaveLength(6);
  });

  test('C3: 44 Quests, 15 tiles, 4 starting Locations, 8 slots, 20 Rooms, 7 Orders', () => {
    expect(builtIn.quests).toHaveLength(44);
    expect(builtIn.tiles).toHaveLength(15);
    expect(builtIn.startingLocations).toHaveLength(4);
    expect(builtIn.slots).toHaveLength(8);
    expect(builtIn.rooms).toHaveLength(20);
    expect(builtIn.guard.orders).toHaveLength(7);
    expect(builtIn.guard.board).toHaveLength(15);
  });

  test('18 Triggered, 12 Ongoing and 14 End of Game Quests', () => {
    const kinds = ['triggered', 'ongoing', 'end'].map(
      (kind) => builtIn.quests.filter((quest) => quest.kind === kind).length,
    );
    expect(kinds).toEqual([18, 12, 14]);
  });

  test('Rooms of each family', () => {
    const count = (family: string) => builtIn.rooms.filter((room) => room.family === family).length;
    expect(['rod', 'darkness', 'battle', 'rescue', 'purge', 'bounty'].map(count)).toEqual([
      4, 4, 3, 3, 3, 3,
    ]);
  });
});

describe('Order', () => {
  test('Heroes, prestige Units and Locations follow the vocabulary', () => {
    expect(builtIn.heroes.map(({ unit }) => unit)).toEqual(HERO_CLASSES);
    expect(builtIn.prestige.map(({ unit }) => unit)).toEqual(PRESTIGE_CLASSES);
    expect(builtIn.startingLocations.map(({ district }) => district)).toEqual(DISTRICTS);
  });

  test('the district Units are Knight, Warrior, Cleric, Mage', () => {
    expect(builtIn.startingLocations.map((card) => card.districtUnit).join('')).toBe('KWCM');
  });

  test('slots come by district, inner before outer', () => {
    expect(builtIn.slots.map(({ id }) => id)).toEqual(
      DISTRICTS.flatMap((district) => [`slot-${district}-inner`, `slot-${district}-outer`]),
    );
  });
});

describe('Cards', () => {
  test('each has an id of its own', () => {
    expect(new Set(cards.map(({ card }) => card.id)).size).toBe(cards.length);
  });

  test('the id of a Monster is its creature and its district', () => {
    for (const { id, district } of builtIn.monsters) expect(id.endsWith(`-${district}`)).toBe(true);
    const creatures = builtIn.monsters.map(({ id, district, name }) => [
      name,
      id.replace(`-${district}`, ''),
    ]);
    const names = new Set(creatures.map(([name]) => name));
    expect(new Set(creatures.map((pair) => pair.join())).size).toBe(names.size);
  });

  test('a rulebook card says what the rulebook settles', () => {
    const silent = cards.filter(
      ({ card }) => card.provenance === 'rulebook' && (card.fixed ?? []).length === 0,
    );
    expect(silent).toEqual([]);
  });
});
