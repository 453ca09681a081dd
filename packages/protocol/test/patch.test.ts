import { canonicalJson } from '@rowan/cards';
import { overlayOf, publicView } from '@rowan/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patched, patchOf, type Json, type Patch } from '../src/patch.ts';
import { allMoves, sent } from './games.ts';

type Make = (before: Json, after: Json) => Patch | null;
type Follow = (before: Json, patch: Patch | null) => Json;

/** Few keys and few values, so that two of them are alike in many places; keys that mean something to a patch too. */
const { value } = fc.letrec<{ value: Json; list: Json; record: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Json>(null, true, 0, 1, 2, 12, -1, '', 'a'),
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('value'), { maxLength: 6 }),
  record: fc
    .dictionary(fc.constantFrom('a', 'b', '0', '=', '#', '__proto__', 'toString'), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    })
    .map((record) => sent(record)),
}));

const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** Whether a patch leads from one value to another over a wire, without a change to the old one. */
function leads(before: Json, after: Json, make: Make = patchOf, follow: Follow = patched): boolean {
  const old = sent(before);
  const result = follow(old, sent(make(before, after)));
  return same(result, after) && same(old, before);
}

const keysOf = (one: Json): string[] => (typeof one === 'object' && one ? Object.keys(one) : []);

/** Whether every part of a result that was there before is the same object as before. */
function shares(before: Json, result: Json): boolean {
  if (typeof before !== 'object' || typeof result !== 'object' || !before || !result) return true;
  if (same(before, result)) return before === result;
  const lists = Array.isArray(before) && Array.isArray(result);
  if (!lists && (Array.isArray(before) || Array.isArray(result))) return true;
  if (!lists && !same(keysOf(before).sort(), keysOf(result).sort())) return true;
  const [old, now] = [before as Record<string, Json>, result as Record<string, Json>];
  if (Object.hasOwn(now, '=') || Object.hasOwn(now, '__proto__')) return true;
  return keysOf(now).every((key) => !Object.hasOwn(old, key) || shares(old[key]!, now[key]!));
}

const runs = { numRuns: 4000, seed: 8 };

/** Merges by key whatever the keys are. */
function careless(before: Json, after: Json): Patch | null {
  if (same(before, after)) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  if (Array.isArray(after) || Array.isArray(before)) return after;
  const [old, now] = [before as Record<string, Json>, after as Record<string, Json>];
  const changes = Object.keys(now).filter((key) => !same(old[key] ?? null, now[key]));
  return Object.fromEntries(changes.map((key) => [key, careless(old[key] ?? null, now[key]!)]));
}

describe('a patch', () => {
  test('leads from any value to any other', () => {
    fc.assert(
      fc.property(value, value, (a, b) => leads(a, b)),
      runs,
    );
  });

  test('leaves every part that has not changed the same object', () => {
    fc.assert(
      fc.property(value, value, (a, b) => shares(a, patched(a, sent(patchOf(a, b))))),
      runs,
    );
  });

  test('is null exactly if nothing has changed', () => {
    fc.assert(
      fc.property(value, value, (a, b) => (patchOf(a, b) === null) === same(a, b)),
      runs,
    );
  });

  test('is never much longer than the new value', () => {
    fc.assert(
      fc.property(
        value,
        value,
        (a, b) => JSON.stringify(patchOf(a, b)).length <= 12 + 2 * JSON.stringify(b).length,
      ),
      runs,
    );
  });

  test('would be caught if it kept what another kind does not have', () => {
    const { failed } = fc.check(
      fc.property(value, value, (a, b) => leads(a, b, careless)),
      runs,
    );
    expect(failed).toBe(true);
  });

  test('would be caught if all were made anew', () => {
    const { failed } = fc.check(
      fc.property(value, value, (a, b) => shares(a, sent(b))),
      runs,
    );
    expect(failed).toBe(true);
  });
});

describe('a patch is short', () => {
  test.each([
    ['one count of nine', [0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 9], { 8: 9 }],
    ['most counts', [0, 1, 2, 3], [3, 2, 1, 0], [3, 2, 1, 0]],
    ['a card more', [10, 11, 12, 13], [10, 11, 12, 13, 14], { 4: 14 }],
    ['the last card gone', [10, 11, 12, 13], [10, 11, 12], { '#': 3 }],
    ['all cards gone', [10, 11], [], []],
    ['a field', { a: 1, b: [1] }, { a: 2, b: [1] }, { a: 2 }],
    ['another kind', { do: 'a', n: 1 }, { do: 'b', of: 1 }, { '=': { do: 'b', of: 1 } }],
    ['nothing any more', { a: { b: 1 } }, { a: null }, { a: null }],
    ['something again', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['nothing at all', { b: 1 }, null, { '=': null }],
  ] as [string, Json, Json, Patch][])('%s', (_, before, after, patch) => {
    expect(patchOf(before, after)).toEqual(patch);
  });

  test('a field that is undefined is none', () => {
    type Loose = { readonly a: number; readonly b?: number | undefined };
    const [before, after]: Loose[] = [
      { a: 1, b: 2 },
      { a: 1, b: undefined },
    ];
    expect(patched(before!, sent(patchOf(before!, after!)))).toEqual({ a: 1 });
  });
});

/** Whether patches lead from each public view and overlay to the next, and back. */
function leadsThrough(make: Make): boolean {
  for (const { before, after } of allMoves()) {
    const views = [publicView(before), publicView(after)];
    const overlays = before.players.map((_, seat) => [
      overlayOf(before, seat),
      overlayOf(after, seat),
    ]);
    for (const [a, b] of [views, ...overlays] as unknown as [Json, Json][])
      if (!leads(a, b, make) || !leads(b, a, make)) return false;
  }
  return true;
}

describe('over whole games', () => {
  test('patches lead from each view to the next, and back', () => {
    expect(leadsThrough(patchOf)).toBe(true);
  });

  test('kinds merged into each other would be caught', () => {
    expect(leadsThrough(careless)).toBe(false);
  });
});
