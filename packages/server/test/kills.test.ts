import { describe, expect, test } from 'vitest';
import { runKills } from './faults/kills.ts';

/** Every node is a program of its own, which takes its time to start on a busy machine. */
const PATIENCE = 900_000;

describe('a node that is killed under load', () => {
  test(
    'loses nothing that it acknowledged, does nothing twice and leaves no gaps',
    async () => {
      const found = await runKills({ kills: 2, tables: 3, seed: 5 });
      expect(found).toMatchObject({ kills: 2, lost: 0, twice: 0, gaps: 0, behind: 0 });
      expect(found.acked).toBeGreaterThan(20);
    },
    PATIENCE,
  );

  test(
    'would be found out if it acknowledged before it had written',
    async () => {
      const { lost } = await runKills({ kills: 2, tables: 3, seed: 6, ackFirst: true });
      expect(lost).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
