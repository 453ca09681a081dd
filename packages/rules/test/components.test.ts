import { DISTRICTS, builtIn } from '@rowan/cards';
import {
  FACE_DOWN,
  apply,
  districtOf,
  isFoe,
  isLocation,
  isTower,
  keyFromSeed,
  keyedDice,
  legal,
  newGame,
  total,
  view,
  type GameState,
} from '@rowan/rules';
import { checkInvariants, inventoryOf, placeName, scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

const deal = (players: number, seed = 'components'): GameState =>
  newGame(builtIn, {
    players,
    towers: true,
    hiredHelp: [],
    advanced: false,
    key: keyFromSeed(seed),
  });

/** A whole game of chance answers, with a look at every state on the way. */
function playOut(seed: string, look: (state: GameState) => void): GameState {
  const dice = keyedDice(keyFromSeed(`answers of ${seed}`));
  let state = deal(4, seed);
  for (let k = 0; state.decision; k++) {
    const answers = [];
    for (const answer of legal(builtIn, state, state.decision)) {
      answers.push(answer);
      if (answers.length === 60) break;
    }
    const answer = answers[dice.below(0, k, answers.length)]!;
    const { seat, id } = state.decision;
    const result = apply(builtIn, state, { seat, decision: id, answer });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    ({ state } = result.value);
    look(state);
  }
  return state;
}

describe('meeples', () => {
  test('C1 the supply has 152 meeples: 48 P, 15 K, 18 W, 18 M, 18 C, 20 X, 5 R, 5 L, 5 S', () => {
    const { meeples } = inventoryOf(builtIn, deal(4));
    expect(meeples).toEqual([48, 18, 18, 18, 15, 5, 5, 5, 20]);
    expect(total(meeples)).toBe(152);
  });

  test('C1 no meeple is made or lost in a whole game', () => {
    const over = playOut('C1', (state) => checkInvariants(builtIn, state));
    expect(over.phase).toBe('over');
    expect(total(inventoryOf(builtIn, over).meeples)).toBe(152);
  });
});

describe('cards', () => {
  test('C2 there are 40 Monsters: 12 of level 1, 20 of level 2, 8 of level 3', () => {
    const { monsters } = inventoryOf(builtIn, deal(4));
    const levels = monsters.map((monster) => builtIn.monsters[monster]!.level);
    expect([1, 2, 3].map((level) => levels.filter((l) => l === level).length)).toEqual([12, 20, 8]);
  });

  test('C2 there are 3 Dark Council Arrives cards, 3 Overlords, a Henchman and 6 Bonus tokens', () => {
    expect(inventoryOf(builtIn, deal(4)).council).toBe(3);
    expect(builtIn.overlords.map(({ role }) => role)).toEqual(['overlord', 'overlord', 'overlord']);
    expect(builtIn.henchman.name).toBe('Combustor');
    expect(builtIn.bonusTokens).toHaveLength(6);
  });

  test('C3 there are 44 Quests, 15 tiles, 20 Rooms, 7 Orders and 8 slots with a bonus', () => {
    const { quests, tiles, rooms } = inventoryOf(builtIn, deal(4));
    expect([quests.length, tiles.length, rooms.length]).toEqual([44, 15, 20]);
    expect(builtIn.guard.orders).toHaveLength(7);
    expect(builtIn.startingLocations).toHaveLength(4);
    expect(builtIn.slots.map(({ gives }) => gives.length > 0)).toEqual(Array(8).fill(true));
  });
});

describe('the city', () => {
  const places = Array.from({ length: 32 }, (_, place) => place);

  test('C4 each district has a starting Location, 2 slots, a Tower and 3 Monster slots', () => {
    for (const [d, name] of DISTRICTS.entries()) {
      const here = places.filter((place) => districtOf(place) === d);
      expect(here.filter(isLocation).map(placeName)).toEqual([
        `${name}.start`,
        `${name}.inner`,
        `${name}.outer`,
      ]);
      expect(here.filter(isTower).map(placeName)).toEqual([`${name}.tower`]);
      expect(here.filter(isFoe).map(placeName)).toEqual([`${name}.1`, `${name}.2`, `${name}.3`]);
    }
    expect(places.filter((place) => districtOf(place) < 0).map(placeName)).toEqual([
      'overlord.1',
      'overlord.2',
      'overlord.3',
      'henchman',
    ]);
  });

  test('C4 the Capitol has two Locations, Construct and Level up', () => {
    const t = scenario().seat(0, { tavern: 'PW' }).development();
    t.assign({ construct: 'P', levelUp: 'W' }).levelUp();
    t.construct(t.market()[0]!, 'castle.outer').endDevelopment();
    expect(t.levels(0)).toEqual([2, 1, 1, 1]);
    expect(t.tile('castle.outer')).not.toBe('');
  });

  test('C4 clockwise comes Castle, Villages, Cathedral, University and the Castle again', () => {
    const t = scenario()
      .monsters('cathedral', 'Termite', 'Skeleton', 'Ghoul')
      .nextMonsters('Coffin Maker')
      .drawPhase({ defeated: 1 });
    expect(t.options()).toEqual(['university', 'castle', 'villages']);
  });
});

describe('what a player has', () => {
  test('C5 a player begins at level 1 of every class, with 0 VP and nothing won', () => {
    const [player] = deal(2).players;
    expect(player).toMatchObject({
      levels: [1, 1, 1, 1],
      vp: 0,
      completed: [],
      pile: [],
      rooms: [],
    });
  });

  test('C5 the number of Quests in a hand is public, the faces are hidden from the others', () => {
    const t = scenario()
      .seat(0, { hand: ['Overkill', 'Trophy Wall'], tavern: 'P' })
      .seat(1, { hand: ['Bug Hunt'] })
      .main();
    const hands = (viewer: number | 'spectator') =>
      view(t.state, viewer).seats.map(({ hand }) => hand);
    expect(hands(0)).toEqual([t.state.players[0]!.hand, [FACE_DOWN]]);
    expect(hands(1)).toEqual([[FACE_DOWN, FACE_DOWN], t.state.players[1]!.hand]);
    expect(hands('spectator')).toEqual([[FACE_DOWN, FACE_DOWN], [FACE_DOWN]]);
  });

  test('C5 what is in a bag may be shown, the draw to come may not', () => {
    const t = scenario().seat(1, { bag: 'PPWX' }).main();
    const seen = view(t.state, 0);
    expect(seen.seats[1]!.bag).toEqual(t.state.players[1]!.bag);
    expect(JSON.stringify(seen)).not.toContain(t.state.setup.key);
    expect(seen).not.toHaveProperty('draws');
  });

  test('C5 completed Quests, defeated Monsters and completed Rooms lie open', () => {
    const t = scenario({ towers: true })
      .seat(1, { completed: ['Overkill'], pile: ['Ghoul'], rooms: ['purge-mage'], vp: 4 })
      .main();
    const { completed, pile, rooms } = t.state.players[1]!;
    expect(view(t.state, 0).seats[1]).toMatchObject({ completed, pile, rooms, vp: 4 });
  });
});
