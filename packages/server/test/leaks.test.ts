import { sqliteStore } from '../src/store/sqlite-store.ts';
import type { NodeStore } from '../src/store/store.ts';
import { describe, expect, test } from 'vitest';
import { comparePairs, findCanaries } from './leaks/leaks.ts';
import { PLANTED } from './leaks/planted.ts';

/** A store that takes ids for names. */
async function talkative(): Promise<NodeStore> {
  const store = await sqliteStore(':memory:');
  const personOf: NodeStore['personOf'] = async (session, at) => {
    const person = await store.personOf(session, at);
    return person && { ...person, name: person.id };
  };
  return { ...store, personOf };
}

const seeds = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
/** All of them are caught by the long proof. */
const SOME = [
  'the neighbour’s hand',
  'one bit of the next Quest',
  'a length that follows from the next Quest',
];

describe('what is hidden', () => {
  test('makes no difference in any byte to whoever may not know it', async () => {
    const { pairs, leaks, moves } = await comparePairs(seeds(10));
    expect({ pairs, leaks }).toEqual({ pairs: 10, leaks: 0 });
    expect(moves).toBeGreaterThan(3);
  });

  test.each(SOME)('would be found out if it leaked: %s', async (name) => {
    const { leaks } = await comparePairs(seeds(20), PLANTED[name], (found) => found > 0);
    expect(leaks).toBe(1);
  });

  test('stands in no byte of a whole table, and would be found there', async () => {
    expect(await findCanaries(8)).toEqual([]);
    const called = await findCanaries(1, { data: await talkative() });
    expect(called.toSorted()).toEqual(['the person 0', 'the person 1']);
  });
});
