import { builtIn, canonicalJson, catalogueHash, type Catalogue } from '@rowan/cards';
import { describe, expect, test } from 'vitest';
import { copy, pathsIn, valueAt, withValue } from './mutate.ts';

const hashOf = (value: unknown): string => catalogueHash(value as Catalogue);

describe('canonicalJson', () => {
  test('sorts keys and leaves no white space', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ä' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"ä","d":null}]}',
    );
  });

  test('leaves out undefined fields as JSON does', () => {
    expect(canonicalJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
  });

  test('keeps the order of lists', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });
});

describe('catalogueHash', () => {
  test('is 64 hexadecimal digits', () => {
    expect(catalogueHash(builtIn)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is the SHA-256 of the canonical text', () => {
    // The digest of the two bytes `{}`.
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });

  test('does not depend on the order of fields', () => {
    const reversed = Object.fromEntries(Object.entries(copy()).toReversed());
    expect(hashOf(reversed)).toBe(catalogueHash(builtIn));
  });

  test('changes with any leaf (every seventh tried)', () => {
    const original = catalogueHash(builtIn);
    const root = copy();
    const leaves = pathsIn(root).filter((path) => typeof valueAt(root, path) !== 'object');
    expect(leaves.length).toBeGreaterThan(1500);
    const sampled = leaves.filter((_, index) => index % 7 === 0);
    const same = sampled.filter((path) => hashOf(withValue(path, 'changed')) === original);
    expect(same).toEqual([]);
  });
});
