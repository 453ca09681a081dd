import { BOT_NAMES, builtIn } from '@rowan/cards';
import { determinize, view, type GameState } from '@rowan/rules';
import { describe, expect, test, vi } from 'vitest';
import { makeBot, settled, type Bot } from '../src/bot.ts';
import { bots } from '../src/bots.ts';
import { chance } from '../src/chance.ts';
import { momentsOf, setupOf } from './games.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The answer of a bot to the open decision. The view is made from the state given. */
const answerIn = (bot: Bot, state: GameState) =>
  bot.answer({
    catalogue: builtIn,
    view: view(state, state.decision!.seat),
    seed: 5,
    budget: { iterations: 12 },
  });

/** The same game with everything dealt anew that the deciding seat cannot know. */
const redealt = (state: GameState, seed: number): GameState =>
  determinize(builtIn, view(state, state.decision!.seat), chance(seed));

const moments = momentsOf(bots.captain, setupOf('fair', 3), 9);

describe('what a bot may not know never changes its answer', () => {
  test.each(BOT_NAMES)('%s', (name) => {
    for (const [i, state] of moments.entries())
      expect(answerIn(bots[name], redealt(state, i))).toEqual(answerIn(bots[name], state));
  });

  test('a bot that peeks is caught', () => {
    let peeked: GameState | undefined;
    const cheat = makeBot('cheat', () => {
      const { questDeck, monsterDeck, setup } = peeked!;
      const n = questDeck.concat(monsterDeck).reduce((sum, card, i) => sum + card * (i + 1), 0);
      return settled({ kind: 'order', item: n + Number.parseInt(setup.key.slice(0, 8), 16) });
    });
    const answers = [moments[1]!, redealt(moments[1]!, 3)].map((state) => {
      peeked = state;
      return answerIn(cheat, state);
    });
    expect(answers[0]).not.toEqual(answers[1]);
  });
});

test('same seed, same iterations, same answer', () => {
  for (const name of BOT_NAMES)
    for (const state of moments.slice(0, 6))
      expect(answerIn(bots[name], state)).toEqual(answerIn(bots[name], state));
});
