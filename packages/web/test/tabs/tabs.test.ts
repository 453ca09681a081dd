import { memoryStore, type Store } from '@rowan/table';
import { expect, test } from 'vitest';
import { overwriting, untold } from './broken-stores.ts';
import { interleave, type Interleaving } from './interleaving.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => i);

async function all(make: () => Store, seeds: readonly number[]): Promise<Interleaving[]> {
  const outcomes: Interleaving[] = [];
  for (const seed of seeds) outcomes.push(await interleave(make(), seed));
  return outcomes;
}

test('P19 two tabs on one game show the same game, and every move is made once', async () => {
  const outcomes = await all(memoryStore, SEEDS);
  expect(outcomes.filter(({ faults }) => faults.length > 0)).toEqual([]);
  const sum = (of: (one: Interleaving) => number): number =>
    outcomes.reduce((total, one) => total + of(one), 0);
  expect(sum(({ rows }) => rows)).toBeGreaterThan(300);
  expect(sum(({ races }) => races)).toBeGreaterThan(20);
  expect(sum(({ reloads }) => reloads)).toBeGreaterThan(20);
});

test.each<[string, () => Store]>([
  ['overwrites', overwriting],
  ['does not tell what others wrote', untold],
])('a store that %s is found out', async (_, make) => {
  const outcomes = await all(make, SEEDS.slice(0, 6));
  expect(outcomes.filter(({ faults }) => faults.length > 0).length).toBeGreaterThan(2);
});
