import { describe, expect, test } from 'vitest';
import { PLANTED, simulateAll } from './simulation/many.ts';

describe('nodes, clients and their store in one thread, with every fault there is', () => {
  test('keep what was acknowledged, show only that, and get well again', async () => {
    const { wrong, each, acked } = await simulateAll({ first: 0, seeds: 300 });
    expect(wrong).toEqual({});
    expect(Math.min(...Object.values(each))).toBeGreaterThan(20);
    expect(acked).toBeGreaterThan(1000);
  });

  test.each(PLANTED)('would be found out: %s', async (planted) => {
    const { wrong } = await simulateAll({ first: 0, seeds: 100, planted, until: 1 });
    expect(Object.keys(wrong)).toHaveLength(1);
  });
});
