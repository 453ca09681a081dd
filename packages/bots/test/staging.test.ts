import { builtIn, type BotName } from '@rowan/cards';
import { newGame, type GameState, type Setup } from '@rowan/rules';
import { engineOf, holdStaged } from '@rowan/testkit';
import { expect, test, vi } from 'vitest';
import { bots } from '../src/bots.ts';
import { move, setupOf } from './games.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Bots come where chance does not: games full of fights, Rooms, Crowns and prestige Units. */

const engine = engineOf(builtIn);

/** A whole game, each move of it shown event by event to every viewer. */
function playStaged(names: readonly BotName[], setup: Setup): GameState {
  let state = newGame(builtIn, setup);
  while (state.decision) {
    const result = move(bots[names[state.decision.seat]!], state, { iterations: 4 });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    holdStaged(engine, state, result.value);
    state = result.value.state;
  }
  return state;
}

test.each<{ names: BotName[] } & Partial<Setup>>([
  { names: ['marshal'] },
  { names: ['captain'], advanced: true },
  { names: ['squire'], hiredHelp: ['W', 'M'] },
  { names: ['marshal', 'captain'], towers: false },
  { names: ['greedy', 'squire'] },
  { names: ['captain', 'squire', 'marshal'] },
  { names: ['marshal', 'marshal', 'captain', 'random'] },
])('every move of $names is shown up to where the game stands', ({ names, ...more }) => {
  const setup = setupOf(`staged ${names.join(' ')}`, names.length, more);
  expect(playStaged(names, setup).phase).toBe('over');
});
