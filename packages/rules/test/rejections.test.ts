import { builtIn } from '@rowan/cards';
import { apply, determinize, rejectionOf, view, type Move } from '@rowan/rules';
import {
  REFUSED,
  REJECTION_CODES,
  answers,
  luckOf,
  scenario,
  type RefusedExample,
} from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { reject } from '../src/rejections.ts';

const named = REFUSED.map((example): [string, string, RefusedExample] => [
  example.rejection.code,
  example.why,
  example,
]);

describe('what is refused says exactly what is missing', () => {
  test.each(named)('%s: %s', (_code, _why, { game, move, rejection }) => {
    const { state } = game();
    expect(apply(builtIn, state, move(state) as Move)).toEqual({ ok: false, error: rejection });
  });

  test.each(named)('%s: %s, from the view alone', (_code, _why, { game, move, rejection }) => {
    const { state } = game();
    const seat = state.decision?.seat ?? 0;
    const imagined = determinize(builtIn, view(state, seat), luckOf(5));
    expect(apply(builtIn, imagined, move(state) as Move)).toEqual({ ok: false, error: rejection });
  });

  test('every kind of refusal is made to happen', () => {
    const made = new Set(REFUSED.map(({ rejection }) => rejection.code));
    expect(REJECTION_CODES.filter((code) => !made.has(code))).toEqual([]);
  });
});

const answered = named.filter(([, , { answer }]) => answer !== undefined);

describe('an answer can be judged without a move', () => {
  test.each(answered)('%s: %s', (_code, _why, { game, answer, rejection }) => {
    expect(rejectionOf(builtIn, game().state, answer)).toEqual(rejection);
  });

  test('a legal one has nothing against it', () => {
    const game = scenario().seat(0, { tavern: 'P' }).main();
    expect(rejectionOf(builtIn, game.state, answers.plan({ 'cathedral.start': 'P' }))).toBeNull();
  });

  test('nothing is asked when the game is over', () => {
    const over = scenario()
      .finalRound(2)
      .main()
      .passUntil(() => false);
    expect(rejectionOf(builtIn, over.state, answers.plan({}))?.code).toBe('gameOver');
  });
});

/** These lines compile only because of the expected errors. */
const WRONG = [
  // @ts-expect-error a fact is left out
  reject('tooWeak', 'M1', { place: 16, cv: 2 }),
  // @ts-expect-error all facts are left out
  reject('tooWeak', 'M1', {}),
  // @ts-expect-error a fact of another refusal
  reject('tooWeak', 'M1', { place: 16, cv: 2, strength: 3, upTo: 3 }),
  // @ts-expect-error a fact of another type
  reject('topLevel', 'T1', { unit: 'W', level: 3 }),
  // @ts-expect-error a refusal that has no facts
  reject('gameOver', 'E1', { seat: 1 }),
  // @ts-expect-error no paragraph of the rules
  reject('gameOver', 'Z1', {}),
];

test('a rejection is its code, its rule and its facts', () => {
  expect(reject('tooMany', 'L9', { n: 4, upTo: 3 })).toEqual({
    code: 'tooMany',
    rule: 'L9',
    facts: { n: 4, upTo: 3 },
  });
  expect(WRONG).toHaveLength(6);
});
