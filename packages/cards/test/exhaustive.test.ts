import { allCards, builtIn, type BuiltInNames, type TurnBoost } from '@rowan/cards';
import { expect, test } from 'vitest';
import { dispatch, type ByKind } from '../src/by-kind.ts';
import { GERMAN_NAMES } from '../src/languages/german-names.ts';
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

const { 'ghoul-villages': ghoul, ...others } = GERMAN_NAMES;
// @ts-expect-error a card without a name
const unnamed: BuiltInNames = others;
// @ts-expect-error a name without a card
const misnamed: BuiltInNames = { ...others, 'ghoul-villages': ghoul, 'ghoul-castle': ghoul };

test('every card has its name, and there are no others', () => {
  const wanted = allCards(builtIn).map(({ card }) => card.id);
  expect(Object.keys(GERMAN_NAMES).toSorted()).toEqual(wanted.toSorted());
  expect(Object.keys(unnamed)).toHaveLength(wanted.length - 1);
  expect(Object.keys(misnamed)).toHaveLength(wanted.length + 1);
});

test('a table with the kind it is asked for works', () => {
  expect(dispatch(words, { kind: 'forge' })).toBe('forge');
  for (const table of [shapes, short, wrong])
    expect(byKind(table)({ kind: 'forge' }, { path: '', errors: { count: 0, list: [] } })).toEqual({
      kind: 'forge',
    });
});
