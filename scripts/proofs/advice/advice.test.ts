import { describe, expect, test } from 'vitest';
import { compareGames } from './compare.ts';
import { CONTROLS, total } from './report.ts';

/** The proof that a view is enough to advise from, in short. */

const long = { timeout: 120_000 };

describe('advice from the view', () => {
  test('is the same, byte for byte, as advice from the state', long, () => {
    const { differ, faults, players, compared } = compareGames([0, 12], 24);
    expect({ differ, faults }).toEqual({ differ: {}, faults: [] });
    expect(Object.keys(players)).toEqual(['1', '2', '3', '4']);
    expect(Object.keys(compared)).toHaveLength(9);
    expect(total(compared)).toBeGreaterThan(1000);
  });

  test.each([
    ['a Quest is missing', 'questMissing', 'progress'],
    ['the Tavern is wrong', 'wrongTavern', 'explain'],
  ] as const)('differs where %s', long, (_, control, part) => {
    const { differ } = compareGames([0, 3], 12, CONTROLS[control]);
    expect(differ[part]).toBeGreaterThan(0);
  });
});
