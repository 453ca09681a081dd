import { describe, expect, test } from 'vitest';
import { runNetwork } from './faults/network.ts';

/** Much is said again and again, which takes its time on a busy machine. */
const PATIENCE = 900_000;

describe('a network that loses, doubles, reorders, delays and cuts', () => {
  test(
    'costs nobody a command, does none twice, and everybody sees what the log says',
    async () => {
      const found = await runNetwork({ commands: 500, tables: 25, seed: 5 });
      expect(found).toMatchObject({ lost: 0, twice: 0, gaps: 0, differ: 0 });
      expect(found.commands).toBeGreaterThanOrEqual(500);
      expect(Math.min(...Object.values(found.faults))).toBeGreaterThan(5);
    },
    PATIENCE,
  );

  test(
    'would cost some, if what is said again were not known again',
    async () => {
      const { lost, twice } = await runNetwork({
        commands: 300,
        tables: 25,
        seed: 6,
        forgets: true,
      });
      expect(Math.min(lost, twice)).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
