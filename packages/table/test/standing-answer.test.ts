import { builtIn, total } from '@rowan/cards';
import { rejectionOf, type GameState } from '@rowan/rules';
import { describe, expect, test } from 'vitest';
import { standingAnswer, workshopAsks, type StandingOrder } from '../src/standing-answer.ts';
import { playedByBots } from './played-by-bots.ts';

const states = ['a', 'b', 'c', 'd'].flatMap((seed) =>
  playedByBots(seed, ['random', 'random', 'random', 'random']).steps.map(({ state }) => state),
);
const asked = states.filter((state) => workshopAsks(state) !== null);

const ORDERS: readonly StandingOrder[] = [[], [8], [0, 8], [8, 7, 6, 5, 4, 3, 2, 1, 0], [2]];

/** Answers that the rules do not take. */
const refused = (answer: typeof standingAnswer): number =>
  asked.flatMap((state) => ORDERS.filter((order) => isRefused(answer, state, order))).length;

const isRefused = (
  answer: typeof standingAnswer,
  state: GameState,
  order: StandingOrder,
): boolean => {
  const given = answer(state, order);
  return given === null || rejectionOf(builtIn, state, given) !== null;
};

/** Gives back one of each, though only one goes. */
const greedy: typeof standingAnswer = ({ decision, players }, order) => {
  if (!decision) return null;
  const { lodgings } = players[decision.seat]!;
  const meeples = lodgings.map((n, i) => (order.includes(i) ? Math.min(n, 1) : 0));
  return { kind: 'backToBag', meeples };
};

describe('an answer that is left for Mage’s Workshop (L9)', () => {
  test('is legal wherever somebody else is asked', () => {
    expect(asked.length).toBeGreaterThan(5);
    expect(refused(standingAnswer)).toBe(0);
    expect(refused(greedy)).toBeGreaterThan(0);
  });

  test('is the first kind of the list that lies in the Lodgings, or nothing', () => {
    for (const state of asked) {
      const { lodgings } = state.players[workshopAsks(state)!]!;
      const order = [8, 0, 1, 2, 3, 4, 5, 6, 7];
      const answer = standingAnswer(state, order);
      const first = order.find((meeple) => lodgings[meeple]! > 0)!;
      expect(answer).toMatchObject({ meeples: lodgings.map((_, i) => (i === first ? 1 : 0)) });
      expect(standingAnswer(state, [])).toMatchObject({ meeples: lodgings.map(() => 0) });
      expect(total(lodgings)).toBeGreaterThan(0);
    }
  });

  test('is none to one’s own Workshop, nor to anything else', () => {
    const others = states.filter((state) => workshopAsks(state) === null);
    expect(others.some(({ decision }) => decision?.kind === 'backToBag')).toBe(true);
    expect(others.filter((state) => standingAnswer(state, [8]) !== null)).toEqual([]);
  });
});
