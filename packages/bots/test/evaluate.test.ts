import { builtIn } from '@rowan/cards';
import { cardsOf } from '@rowan/rules';
import { expect, test } from 'vitest';
import { bots } from '../src/bots.ts';
import { evaluateFor } from '../src/evaluate.ts';
import { J, handMade } from '../src/weights.ts';
import { momentsOf, setupOf } from './games.ts';

const cards = cardsOf(builtIn);
const moments = momentsOf(bots.random, setupOf('evaluate', 3), 5);

// Learnt tables hope for several tries at a Quest in one turn; turns to come are estimates and have fractions.
test.each([0.4, 1.76, 5])('every position has a value with %d tries at a Quest a turn', (tries) => {
  const weights = handMade.with(J.tries, tries);
  for (const state of moments)
    for (const turns of [0, 0.5, 3.3])
      for (const seat of [0, 1, 2])
        expect(evaluateFor(cards, state, seat, { weights, turns })).toSatisfy(Number.isFinite);
});
