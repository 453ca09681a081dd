import type { TurnBoost } from '@rowan/cards';
import { expect, test } from 'vitest';
import { dispatch, type ByKind } from '../src/describe/phrase.ts';
import { byKind, int, oneOf, type KindShapes } from '../src/validate/parser.ts';

/** Tables over a union must name each kind: these lines compile only because of the expected errors. */

// @ts-expect-error a kind without words
const words: ByKind<TurnBoost, string> = { forge: () => 'forge' };

// @ts-expect-error a kind without a parser
const shapes: KindShapes<TurnBoost> = { forge: {} };

const short: KindShapes<TurnBoost> = {
  // @ts-expect-error a field without a parser
  turnBoost: { n: int(1, 9) },
  forge: {},
};

const wrong: KindShapes<TurnBoost> = {
  // @ts-expect-error a parser of another type
  turnBoost: { n: oneOf(['many']), who: oneOf(['P']) },
  forge: {},
};

test('a table with the kind it is asked for works', () => {
  expect(dispatch(words, { kind: 'forge' })).toBe('forge');
  for (const table of [shapes, short, wrong])
    expect(byKind(table)({ kind: 'forge' }, { path: '', errors: { count: 0, list: [] } })).toEqual({
      kind: 'forge',
    });
});
