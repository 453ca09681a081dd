import { builtIn } from '@rowan/cards';
import {
  clone,
  hash,
  keyFromSeed,
  newGame,
  playOf,
  step,
  view,
  type GameState,
} from '@rowan/rules';
import { describe, expect, test } from 'vitest';
import { forecaster, leadsNow } from '../src/forecast/forecast.ts';
import { playersOf } from '../src/judge/playout.ts';
import { reflex } from '../src/reflex.ts';

const forecast = forecaster(builtIn);

/** A game between Marshals: how it stood at so many turns, and how it ended. */
function gameAt(seed: string, players: number, turns: number) {
  const key = keyFromSeed(seed);
  const setup = { players, towers: true, hiredHelp: [], advanced: false, key };
  const g = playOf(builtIn, newGame(builtIn, setup));
  const tastes = playersOf(view(g.state, 'omniscient'));
  let before: GameState = clone(g.state);
  for (let { decision } = g.state; decision; { decision } = g.state) {
    if (g.state.turns <= turns) before = clone(g.state);
    step(g, reflex(g, tastes[decision.seat]!));
  }
  return { before, end: g.state };
}

describe('a forecast of the end', () => {
  test('has a lead for every seat, alone too; of two seats one is ahead by what the other is behind', () => {
    for (const players of [1, 2, 3, 4]) {
      const leads = forecast(newGame(builtIn, gameAt('any', players, 0).before.setup), 1);
      expect(leads).toHaveLength(players);
      expect(leads.every(Number.isFinite)).toBe(true);
    }
    const [own, other] = forecast(gameAt('two', 2, 14).before, 5);
    expect(own).toBeCloseTo(-other!, 9);
  });

  test('changes nothing, follows from its seed, and is the truth when the game is over', () => {
    const { before, end } = gameAt('same', 2, 12);
    const untouched = hash(before);
    expect(forecast(before, 3)).toEqual(forecast(before, 3));
    expect(hash(before)).toBe(untouched);
    expect(forecast(end, 3)).toEqual(leadsNow(end));
  });

  test('late in a game is nearer to its end than the score of the moment', () => {
    const games = Array.from({ length: 12 }, (_, i) => gameAt(`late ${i}`, 2, 22));
    const miss = (told: (state: GameState) => number[]): number =>
      games.reduce((sum, { before, end }) => sum + (told(before)[0]! - leadsNow(end)[0]!) ** 2, 0);
    expect(miss((state) => forecast(state, 1))).toBeLessThan(miss(leadsNow));
  });
});
