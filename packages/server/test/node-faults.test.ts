import { describe, expect, test } from 'vitest';
import { runFaults } from './faults/nodes.ts';
import { testServer } from './postgres/database.ts';

/** Every node is a program of its own, which takes its time to start on a busy machine. */
const PATIENCE = 900_000;

describe('two nodes that are killed, frozen, restarted and made deaf', () => {
  test(
    'lose nothing, do nothing twice, and show everybody what the log says',
    async () => {
      const server = await testServer();
      const found = await runFaults({ faults: 6, tables: 3, seed: 5, server });
      expect(found).toMatchObject({ faults: 6, lost: 0, twice: 0, gaps: 0, diverged: 0 });
      expect(found.acked).toBeGreaterThan(20);
    },
    PATIENCE,
  );

  test(
    'would be found out if they wrote over each other’s rows',
    async () => {
      const server = await testServer();
      const wanted = { faults: 1, tables: 6, seed: 6, server, broken: 'upsert' } as const;
      const { lost, diverged } = await runFaults(wanted);
      expect(lost + diverged).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
