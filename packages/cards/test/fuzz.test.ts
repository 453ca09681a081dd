import {
  allCards,
  builtIn,
  canonicalJson,
  describeCard,
  notationOfCard,
  parseCatalogue,
  type Catalogue,
} from '@rowan/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorsOf } from './faults.ts';
import { copy, pathsIn, valueAt, withItem, withValue, without, type Loose } from './mutate.ts';

const original = copy();
const paths = pathsIn(original);
const isList = (path: string): boolean => Array.isArray(valueAt(original, path));
const isObject = (path: string): boolean =>
  !isList(path) && typeof valueAt(original, path) === 'object';

const anyPath = fc.constantFrom(...paths);
const json = fc.jsonValue().map((value) => value as unknown);
/** Something that stands elsewhere in the catalogue: more often nearly right than plain junk. */
const graft = anyPath.map((path) => valueAt(original, path));
const value = fc.oneof(json, graft, fc.integer({ min: -3, max: 120 }), fc.string());

/** What is done to the built-in catalogue, short enough to read in a failure. */
const mutation = fc.oneof(
  fc.record({ change: fc.constant('set' as const), at: anyPath, value }),
  fc.record({ change: fc.constant('drop' as const), at: anyPath }),
  fc.record({
    change: fc.constant('push' as const),
    at: fc.constantFrom(...paths.filter(isList)),
    value,
  }),
  fc.record({
    change: fc.constant('add' as const),
    at: fc.constantFrom(...paths.filter(isObject)),
    key: fc.stringMatching(/^[a-zA-Z]+$/),
    value,
  }),
);
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

const mutated = (by: Mutation): Loose => {
  if (by.change === 'drop') return without(by.at);
  if (by.change === 'push') return withItem(by.at, by.value);
  return withValue(by.change === 'add' ? `${by.at}.${by.key}` : by.at, by.value);
};

/** Which types stand under which field name, `gives[]` for the items of a list. */
const typesIn = (held: unknown, name: string): readonly string[] => {
  if (Array.isArray(held))
    return [`${name}: list`, ...held.flatMap((one) => typesIn(one, `${name}[]`))];
  if (typeof held !== 'object' || held === null) return [`${name}: ${typeof held}`];
  const inner = Object.entries(held).flatMap(([key, one]) => typesIn(one, key));
  return [`${name}: object`, ...inner];
};

const known = new Set(typesIn(builtIn, 'catalogue'));

/** A judge apart from the parser: no field with a name or a type that the built-in catalogue lacks. */
const wellTyped = (held: unknown): boolean =>
  typesIn(held, 'catalogue').every((found) => known.has(found));

const readable = (catalogue: Catalogue): boolean =>
  allCards(catalogue).every(
    ({ card }) => !/undefined|NaN/.test(`${describeCard(card)} ${notationOfCard(card)}`),
  );

const verdict = (input: Loose): string => {
  const result = parseCatalogue(input);
  if (!result.ok)
    return result.errors.some(({ code }) => code === 'unreadable') ? 'unreadable' : 'refused';
  if (canonicalJson(result.value) !== canonicalJson(input)) return 'changed';
  if (!wellTyped(result.value)) return 'mistyped';
  return readable(result.value) ? 'sound' : 'wordless';
};

describe('parseCatalogue', () => {
  test('never throws and never accepts arbitrary JSON', () => {
    fc.assert(
      fc.property(json, (input) => {
        expect(errorsOf(input)).not.toHaveLength(0);
      }),
    );
  });

  test('never throws on anything else either', () => {
    const anything = fc.anything({ withBigInt: true, withMap: true, withSparseArray: true });
    fc.assert(
      fc.property(anything, (input) => {
        expect(errorsOf(input)).not.toHaveLength(0);
      }),
    );
  });

  test('reads a catalogue made of odd parts to its end', () => {
    const odd = fc.dictionary(fc.constantFrom(...Object.keys(builtIn)), fc.oneof(json, graft));
    fc.assert(
      fc.property(odd, (input) => {
        expect(errorsOf(input).map(({ code }) => code)).not.toContain('unreadable');
      }),
    );
  });

  test('a mutated catalogue is refused with a place, or is a sound catalogue, unchanged', () => {
    const seen = { refused: 0, sound: 0 };
    fc.assert(
      fc.property(mutation, (by) => {
        const found = verdict(mutated(by));
        expect(['refused', 'sound']).toContain(found);
        seen[found as keyof typeof seen] += 1;
      }),
      { numRuns: 500 },
    );
    expect(Math.min(seen.refused, seen.sound)).toBeGreaterThan(15);
  });

  test('the judge of types can fail', () => {
    expect(wellTyped(builtIn)).toBe(true);
    expect(wellTyped(withValue('name', 3))).toBe(false);
    expect(wellTyped(withValue('tiles[0].colour', 'red'))).toBe(false);
    expect(wellTyped(withValue('monsters[3].gives', {}))).toBe(false);
  });
});
