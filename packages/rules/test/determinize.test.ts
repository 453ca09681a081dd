import { builtIn } from '@rowan/cards';
import { determinize, newGame, startGame, view, keyFromSeed } from '@rowan/rules';
import { luckOf, scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

/** A world as a seat may imagine it; that it obeys every rule, and is fair, are laws. */

const duel = () =>
  newGame(builtIn, {
    players: 2,
    towers: true,
    hiredHelp: [],
    advanced: false,
    key: keyFromSeed('imagined'),
  });

describe('an imagined world', () => {
  test('S9 has a key of its own, from whose beginning it draws', () => {
    const state = duel();
    const seen = view(state, state.decision!.seat);
    const worlds = [1, 2, 1].map((seed) => determinize(builtIn, seen, luckOf(seed)));
    const keys = worlds.map(({ setup }) => setup.key);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set([...keys, state.setup.key]).size).toBe(3);
    expect(keys[2]).toBe(keys[0]);
    expect(new Set(keys[0]).size).toBe(16);
    for (const { format } of worlds) expect(format).toBe(state.format);
    for (const { draws } of worlds) expect(draws).toEqual(state.draws.map(() => 0));
  });

  test('is for the seat that is asked, or for a game that is over', () => {
    const state = duel();
    const waiting = view(state, 1 - state.decision!.seat);
    expect(() => determinize(builtIn, waiting, luckOf(1))).toThrow('the seat that decides');
    const over = scenario()
      .finalRound(2)
      .main()
      .passUntil(() => false);
    expect(determinize(builtIn, view(over.state, 1), luckOf(1)).phase).toBe('over');
  });
});

test('S3 one Monster and its Dark Council card lie either way round equally often', () => {
  const state = duel();
  const seen = view(state, state.decision!.seat);
  const all = builtIn.monsters.map((_, monster) => monster);
  const last = builtIn.monsters.findIndex(({ level, threePlus }) => level === 3 && !threePlus);
  const [first, ...others] = seen.seats;
  const late = {
    ...seen,
    monsters: seen.monsters.map(() => -1),
    monsterDeck: 2,
    seats: [{ ...first!, pile: all.filter((monster) => monster !== last) }, ...others],
  };
  const below = luckOf(3);
  const decks = Array.from({ length: 900 }, () => determinize(builtIn, late, below).monsterDeck);
  const councilNext = decks.filter((deck) => deck.at(-1) === -1).length;
  for (const deck of decks) expect(deck.toSorted((a, b) => a - b)).toEqual([-1, last]);
  expect(Math.abs(councilNext - 450)).toBeLessThan(60);
});

test('a game begins with the same state whether its beginning is told or not', () => {
  const { setup } = duel();
  expect(startGame(builtIn, setup).state).toEqual(newGame(builtIn, setup));
});
