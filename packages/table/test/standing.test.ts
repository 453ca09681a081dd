import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { completeView, keyFromSeed, score, view, type Answer, type GameState } from '@rowan/rules';
import { describe, expect, it } from 'vitest';
import { botSeed, standingOf, type Seat } from '@rowan/table';
import { played } from './played.ts';

const bot = (name: string, colour: number): Seat => ({ kind: 'bot', name, colour, bot: 'greedy' });

function statesOf(players: number): GameState[] {
  const key = keyFromSeed(`standing ${players}`);
  const setup = { players, towers: true, hiredHelp: [], advanced: false, key };
  const greedily = (state: GameState): Answer => {
    const { seat, id } = state.decision!;
    const seed = botSeed(key, seat, id);
    const budget = { iterations: 1 };
    return botOf('greedy').answer({ catalogue: builtIn, view: view(state, seat), seed, budget });
  };
  const seats = ['Ash', 'Birch', 'Cedar'].slice(0, players).map(bot);
  return played({ setup, seats }, greedily).steps.map(({ state }) => state);
}

const standing = (state: GameState, seat: number) => {
  const seen = view(state, seat);
  return standingOf(builtIn, completeView(builtIn, seen), seen);
};

describe.each([1, 2, 3])('if the game of %i ended now', (players) => {
  const states = statesOf(players).filter(({ phase }) => phase !== 'over');

  it('one’s own score is what the rules give, Quests and sets and all', () => {
    for (const state of states)
      for (let seat = 0; seat < players; seat++) {
        const { total, quests, sets, hidden } = standing(state, seat)[seat]!;
        const real = score(builtIn, state)[seat]!;
        expect({ total, quests, sets, hidden }).toEqual({
          total: real.total,
          quests: real.quests,
          sets: real.sets,
          hidden: 0,
        });
      }
  });

  it('others’ hidden Quests are counted and not guessed', () => {
    let hidden = 0;
    for (const state of states)
      for (const one of standing(state, 0).slice(1)) {
        const real = score(builtIn, state)[one.seat]!;
        expect(one.hidden).toBe(real.quests.length);
        expect(one.quests).toEqual(one.hidden > 0 ? [] : real.quests);
        expect(one.total).toBe(one.vp + real.sets.reduce((n, { vp }) => n + vp, 0));
        hidden += one.hidden;
      }
    expect(hidden).toBeGreaterThan(0);
  });
});
