import { builtIn, parseCatalogue, type Catalogue } from '@rowan/cards';
import {
  FACE_DOWN,
  HENCHMAN,
  OVERLORD,
  P,
  STREAM,
  X,
  districtOf,
  hash,
  keyFromSeed,
  keyedDice,
  newGame,
  parseSetup,
  startGame,
  total,
  view,
  type GameState,
  type Setup,
} from '@rowan/rules';
import { inventoryOf, scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

const setup = (players: number, seed: string, towers = false): Setup => ({
  players,
  towers,
  hiredHelp: [],
  advanced: false,
  key: keyFromSeed(seed),
});
const deal = (players: number, seed: string, towers = false): GameState =>
  newGame(builtIn, setup(players, seed, towers));
const seeds = (n: number): string[] => Array.from({ length: n }, (_, i) => `setup ${i}`);

describe('the Dark Council', () => {
  test('S1 one Bonus token lies face up under each Overlord, none under the Henchman', () => {
    const seen = new Set<number>();
    for (const seed of seeds(40)) {
      const state = deal(2, seed);
      expect(new Set(state.tokens).size).toBe(3);
      expect(view(state, 1).tokens).toEqual(state.tokens);
      for (const token of state.tokens) seen.add(token);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(HENCHMAN - OVERLORD).toBe(3);
  });

  test('S1 a fight against the Henchman never pays a Bonus token', () => {
    const t = scenario()
      .seat(0, { tavern: 'KKK' })
      .tokens('Small Band', 'Two Veterans', 'Mixed Host')
      .finalRound(1)
      .main();
    t.plan({ henchman: 'KKK' });
    expect(t.vp(0)).toBe(builtIn.henchman.vp);
  });
});

/** How many Monsters of each level are in a game. */
const sizesFor = (players: number): number[] =>
  [1, 2, 3].map(
    (level) =>
      builtIn.monsters.filter((card) => card.level === level && (players > 2 || !card.threePlus))
        .length,
  );

describe('the Monster deck', () => {
  const threePlus = (state: GameState): number =>
    inventoryOf(builtIn, state).monsters.filter((m) => builtIn.monsters[m]!.threePlus).length;

  test('S2 with one or two players the Monsters marked 3+ are taken out', () => {
    expect(threePlus(deal(1, 'S2'))).toBe(0);
    expect(threePlus(deal(2, 'S2'))).toBe(0);
    expect(inventoryOf(builtIn, deal(2, 'S2')).monsters).toHaveLength(total(sizesFor(2)));
  });

  test('S2 with three or four players all Monsters are in the game', () => {
    const marked = builtIn.monsters.filter((monster) => monster.threePlus).length;
    expect(threePlus(deal(3, 'S2'))).toBe(marked);
    expect(threePlus(deal(4, 'S2'))).toBe(marked);
    expect(inventoryOf(builtIn, deal(3, 'S2')).monsters).toHaveLength(builtIn.monsters.length);
  });

  /** Cards from the top, the dealt ones first: levels, 0 for a Dark Council card. */
  const levels = (players: number, seed: string): number[] => {
    const { state, events } = startGame(builtIn, setup(players, seed));
    const dealt = events.flatMap((event) =>
      event.kind === 'monsterArrived' ? [event.monster] : [],
    );
    return [...dealt, ...state.monsterDeck.toReversed()].map((card) =>
      card < 0 ? 0 : builtIn.monsters[card]!.level,
    );
  };

  test.each([2, 4])(
    'S3 for %i players level 1 lies on level 2 and level 2 on level 3',
    (players) => {
      const expected = sizesFor(players).flatMap((size, i) => Array<number>(size).fill(i + 1));
      for (const seed of seeds(20))
        expect(levels(players, seed).filter((level) => level > 0)).toEqual(expected);
    },
  );

  test.each([2, 4])(
    'S3 for %i players a Dark Council card lies in the bottom part of each level',
    (players) => {
      const sizes = sizesFor(players);
      const below = [0, 1, 2].map(() => new Set<number>());
      for (const seed of seeds(300)) {
        const stack = levels(players, seed);
        let level = 0;
        for (const [at, card] of stack.entries()) {
          if (card !== 0) continue;
          const [size] = sizes.slice(level);
          const before = sizes.slice(0, level).reduce((sum, n) => sum + n + 1, 0);
          below[level]!.add(size! - (at - before));
          level += 1;
        }
        expect(level).toBe(3);
      }
      // So many Monsters of the level can lie under it: none up to the whole bottom part.
      const depths = [4, 8, Math.floor(sizes[2]! / 2)];
      for (const [i, depth] of depths.entries()) {
        const all = Array.from({ length: depth + 1 }, (_, n) => n);
        expect([...below[i]!].sort((a, b) => a - b)).toEqual(all);
      }
    },
  );

  test('S3 a catalogue needs 10, 8 and 2 Monsters of the levels without its 3+ cards', () => {
    const marked = (level: number, left: number): unknown => {
      let n = 0;
      const monsters = builtIn.monsters.map((card) => {
        if (card.level !== level || card.threePlus) return card;
        n += 1;
        return n > left ? { ...card, threePlus: true } : card;
      });
      return { ...builtIn, monsters };
    };
    for (const [level, least] of [
      [1, 10],
      [2, 8],
      [3, 2],
    ] as const) {
      expect(parseCatalogue(marked(level, least)).ok).toBe(true);
      const parsed = parseCatalogue(marked(level, least - 1));
      expect(parsed.ok ? [] : parsed.errors.map(({ code }) => code)).toEqual(['tooFew']);
    }
  });

  const arrivals = (catalogue: Catalogue, seed: string) =>
    startGame(catalogue, setup(2, seed)).events.flatMap((event) =>
      event.kind === 'monsterArrived' ? [event] : [],
    );

  test('S4 the top 6 Monsters go to the districts on their cards, lowest free slot first', () => {
    for (const seed of seeds(30)) {
      const dealt = arrivals(builtIn, seed);
      expect(dealt).toHaveLength(6);
      const filled = [0, 0, 0, 0];
      for (const { monster, place } of dealt) {
        const own = ['castle', 'villages', 'cathedral', 'university'].indexOf(
          builtIn.monsters[monster]!.district,
        );
        expect(place).toBe(16 + own * 3 + filled[own]!);
        filled[own]! += 1;
      }
    }
  });

  test('S4 six slots stay empty, told as −1 like every empty slot later on', () => {
    const { monsters } = startGame(builtIn, setup(2, 'S4')).state;
    expect(monsters.filter((monster) => monster < 0)).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  test('S4 a Monster whose district is full goes to the next district clockwise with room', () => {
    const inOne = (district: 'villages' | 'university'): Catalogue => ({
      ...builtIn,
      monsters: builtIn.monsters.map((card) => ({ ...card, district })),
    });
    const places = (catalogue: Catalogue): number[] =>
      arrivals(catalogue, 'S4').map(({ place }) => districtOf(place));
    expect(places(inOne('villages'))).toEqual([1, 1, 1, 2, 2, 2]);
    expect(places(inOne('university'))).toEqual([3, 3, 3, 0, 0, 0]);
  });
});

describe('tiles and Rooms', () => {
  test('S5 four tiles lie face up, the rest in a face-down stack', () => {
    const state = deal(3, 'S5');
    expect(state.market).toHaveLength(4);
    expect(state.tileDeck).toHaveLength(11);
    expect(view(state, 0).market).toEqual(state.market);
    expect(view(state, 0).tileDeck).toBe(11);
    expect(deal(3, 'S5 again').market).not.toEqual(state.market);
  });

  test('S6 with the Four Towers 5 Rooms lie on each, only the top one face up', () => {
    const state = deal(2, 'S6', true);
    expect(state.towers.map((rooms) => rooms.length)).toEqual([5, 5, 5, 5]);
    expect(new Set(state.towers.flat()).size).toBe(20);
    for (const [tower, rooms] of view(state, 0).towers.entries()) {
      expect(rooms.slice(0, 4)).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN, FACE_DOWN]);
      expect(rooms[4]).toBe(state.towers[tower]![4]);
    }
    expect(deal(2, 'S6 again', true).towers).not.toEqual(state.towers);
  });

  test('S6 without the Four Towers there are no Rooms', () => {
    expect(deal(2, 'S6').towers.flat()).toEqual([]);
    const t = scenario({ towers: false }).seat(0, { tavern: 'W' }).main();
    t.refused({ 'castle.tower': 'W' }, 'F1', 'noTowers');
  });
});

describe('players', () => {
  test.each([1, 2, 3, 4])(
    'S7 each of %i players gets 2 Quests and a bag of 7 P and 3 X',
    (players) => {
      const state = deal(players, 'S7');
      for (const { bag, tavern, lodgings, hand } of state.players) {
        expect(hand).toHaveLength(2);
        expect(total(tavern)).toBe(4);
        expect(total(lodgings)).toBe(0);
        expect(bag.map((n, i) => n + tavern[i]!)).toEqual([7, 0, 0, 0, 0, 0, 0, 0, 3]);
      }
      const guard = players === 1 ? 3 : 0; // G1
      expect(state.supply[P]).toBe(48 - 7 * players - guard);
      expect(state.supply[X]).toBe(20 - 3 * players - guard);
    },
  );

  test('S8 the player with most Corruption in the Tavern goes first', () => {
    let decided = 0;
    for (const seed of seeds(60)) {
      const state = deal(4, seed);
      const corruption = state.players.map(({ tavern }) => tavern[X]!);
      expect(corruption[state.first]).toBe(Math.max(...corruption));
      expect(state.active).toBe(state.first);
      if (corruption.filter((n) => n === corruption[state.first]).length === 1) decided += 1;
    }
    expect(decided).toBeGreaterThan(5);
  });

  test('S8 a tie for most Corruption is broken at random', () => {
    const firsts = new Set<number>();
    for (const seed of seeds(60)) {
      const { players, first } = deal(2, seed);
      if (players[0]!.tavern[X] === players[1]!.tavern[X]) firsts.add(first);
    }
    expect([...firsts].sort((a, b) => a - b)).toEqual([0, 1]);
  });

  test('S8 turns go clockwise and the marker stays with the first player', () => {
    const t = scenario({ players: 3, first: 1, active: 1 })
      .seat(0, { tavern: 'P' })
      .seat(1, { tavern: 'P' })
      .seat(2, { tavern: 'P' })
      .main();
    const active: number[] = [];
    const rounds: number[] = [];
    for (let i = 0; i < 6; i++) {
      active.push(t.state.active);
      rounds.push(t.state.round);
      t.passTurn();
    }
    expect(active).toEqual([1, 2, 0, 1, 2, 0]);
    expect(rounds).toEqual([3, 3, 3, 4, 4, 4]);
    expect(t.state.first).toBe(1);
  });
});

describe('chance', () => {
  test('S9 the same key, options and actions give the same game', () => {
    const play = (seed: string): string => {
      const t = scenario({ seed }).seat(0, { tavern: 'P', bag: 'PPPWWMCKXX' }).main();
      return hash(t.plan({ 'cathedral.start': 'P' }).state);
    };
    expect(hash(deal(3, 'S9'))).toBe(hash(deal(3, 'S9')));
    expect(play('S9')).toBe(play('S9'));
    expect(play('S9')).not.toBe(play('another key'));
    expect(hash(deal(3, 'S9'))).not.toBe(hash(deal(3, 'another key')));
  });

  test('S9 each purpose has its own stream: what one player draws never changes the luck of another', () => {
    const drawn = (plan: Record<string, string>): number[] => {
      const t = scenario({ seed: 'streams' })
        .seat(0, { tavern: 'C', bag: 'PPPWWMCKXX' })
        .seat(1, { tavern: 'P', bag: 'PPPWWMCKXX' })
        .tile('castle.inner', 'The Branch & Root Inn')
        .main();
      t.plan(plan).passTurn();
      return t.events('drew').flatMap(({ seat, meeple }) => (seat === 1 ? [meeple] : []));
    };
    // The Inn draws one more meeple for seat 0.
    expect(drawn({ 'castle.inner': 'C' })).toEqual(drawn({}));
  });

  test('S9 draw k of a stream is a function of key, stream and k, on every platform', () => {
    // The first words of the ChaCha20 key stream with zero key and nonce, as in RFC 8439, A.1.
    const dice = keyedDice('0'.repeat(64));
    expect(dice.below(0, 1, 2 ** 31)).toBe(0x903df1a0 % 2 ** 31);
    expect(dice.below(0, 0, 2 ** 31)).toBe(0xade0b876 % 2 ** 31);
    const numbers = [0, 1, 2, 3].map((stream) => dice.below(stream, 0, 1_000_000));
    expect(new Set(numbers).size).toBe(4);
    expect(Math.max(...Object.values(STREAM))).toBe(STREAM.bag);
  });

  test('S9 a setup without a proper key is no setup', () => {
    expect(parseSetup({ players: 2, towers: false, key: 'short' })).toEqual({
      ok: false,
      error: { code: 'key', rule: 'S9' },
    });
    expect(parseSetup({ players: 5, towers: false, key: keyFromSeed('x') }).ok).toBe(false);
    expect(parseSetup({ players: 2, towers: false, key: keyFromSeed('x') }).ok).toBe(true);
  });
});
