import { builtIn } from '@rowan/cards';
import {
  completeView,
  publicView,
  score,
  view,
  type Answer,
  type GameState,
  type GameView,
} from '@rowan/rules';
import { EVERY_SETUP, luckOf, moveOf } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { timeout } from './runs.ts';
import { allStates, engine, seatsOf, text, viewersOf } from './whole-games.ts';

/** A view completed at any time looks the same to its viewer, and advises as the game itself would. */

/** Where others decide, nobody does in a completed view. */
const asCompleted = (seen: GameView): GameView => ({
  ...seen,
  waiting: seen.decision ? seen.waiting : null,
});

type Complete = (seen: GameView) => GameState;
const complete: Complete = (seen) => completeView(builtIn, seen);

/** Views that do not look the same once they are completed. */
function altered(completed: Complete): number {
  let n = 0;
  for (const state of allStates())
    for (const viewer of viewersOf(state)) {
      const seen = view(state, viewer);
      if (text(view(completed(seen), viewer)) !== text(asCompleted(seen))) n++;
    }
  return n;
}

/** Levels from the bottom up, without the places of the Dark Council cards, and how many of these. */
const deckOf = ({ monsterDeck }: GameState): unknown => [
  monsterDeck.filter((card) => card >= 0).map((card) => builtIn.monsters[card]!.level),
  monsterDeck.filter((card) => card < 0).length,
];

describe('a completed view', () => {
  test('looks the same to every viewer at any time', timeout, () => {
    expect(altered(complete)).toBe(0);
  });

  test('would be caught with another pile of discarded Quests', timeout, () => {
    expect(altered((seen) => ({ ...complete(seen), questDiscard: [0] }))).toBeGreaterThan(0);
  });

  test('takes a Monster that only its decider sees out of the deck', timeout, () => {
    let unaware = 0;
    for (const state of allStates()) {
      if (state.decision?.kind !== 'overflow') continue;
      const seen = publicView(state);
      expect(deckOf(complete(seen))).toEqual(deckOf(state));
      if (text(deckOf(complete({ ...seen, waiting: null }))) !== text(deckOf(state))) unaware++;
    }
    expect(unaware).toBeGreaterThan(0);
  });

  test('is always the same one, with another key', () => {
    const state = engine.newGame(EVERY_SETUP[4]!);
    const seen = view(state, 0);
    expect(complete(seen)).toEqual(complete(seen));
    expect(complete(seen).setup.key).not.toBe(state.setup.key);
  });
});

function offered(state: GameState): Answer[] {
  const answers: Answer[] = [];
  for (const answer of engine.legal(state, state.decision!)) {
    if (answers.push(answer) === 40) break;
  }
  return answers;
}

/** What the seat to decide is told of its answers, refused ones among them. */
function advice(state: GameState, tried: readonly Answer[]): unknown {
  const previews = tried.map((answer) => engine.preview(state, moveOf(state, answer)));
  const plans = tried.filter((answer) => answer.kind === 'plan');
  return [offered(state), previews, plans.map((plan) => engine.explainPlan(state, plan))];
}

/** Positions at which two fair tries, or one of the last decision that is mostly refused, are judged otherwise. */
function contradictions(completed: Complete): { positions: number; differ: number } {
  const below = luckOf(11);
  let [positions, differ] = [0, 0];
  let last: Answer = { kind: 'order', item: 99 };
  for (const state of allStates()) {
    if (!state.decision) continue;
    const tried: Answer[] = [engine.sample(state, below), engine.sample(state, below), last];
    last = tried[0]!;
    positions++;
    const seen = JSON.parse(text(view(state, state.decision.seat))) as GameView;
    if (text(advice(completed(seen), tried)) !== text(advice(state, tried))) differ++;
  }
  return { positions, differ };
}

describe('advice from a completed view', () => {
  test('is the advice of the game itself', timeout, () => {
    const { positions, differ } = contradictions(complete);
    expect(positions).toBeGreaterThan(1000);
    expect(differ).toBe(0);
  });

  test('would be caught if the view had one meeple less in the Tavern', timeout, () => {
    const robbed: Complete = (seen) => {
      const game = complete(seen);
      const { tavern } = game.players[game.active]!;
      tavern[0] = Math.max(0, tavern[0]! - 1);
      return game;
    };
    expect(contradictions(robbed).differ).toBeGreaterThan(0);
  });

  test('knows the score of its own hand off turn too', timeout, () => {
    for (const state of allStates())
      for (const seat of seatsOf(state)) {
        const own = score(builtIn, complete(view(state, seat)))[seat];
        expect(text(own)).toBe(text(score(builtIn, state)[seat]));
      }
  });
});
