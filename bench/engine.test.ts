import { describe, expect, test } from 'vitest';
import { benchEngine } from './engine.ts';
import { NAMES, PLAYERS } from './names.ts';
import { recordGame } from './recording.ts';
import { tableOf } from './table.ts';
import { runSlice } from './slice.ts';
import { variants } from './variants.ts';

describe('the bench of the engine', () => {
  test('has every variant play the same games to the same end', async () => {
    const report = await benchEngine({ seconds: 1, games: 2, players: 2 });
    expect(Object.keys(report.figures)).toEqual(NAMES);
    expect(Object.keys(report.digests)).toEqual(PLAYERS);
    expect(new Set(Object.values(report.digests)).size).toBe(1);
    expect(report).toMatchObject({ players: 2, games: 2, rounds: expect.any(Number) as number });
    const rates = Object.values(report.figures).map(({ perSecond }) => perSecond.median);
    expect(rates.every((rate) => rate > 0)).toBe(true);
    expect(report.ratios.inPlaceToPeer.median).toBeGreaterThan(0);
    expect(tableOf(report)).toContain('in place ÷ boardgame.io');
  }, 60_000);

  test.each(PLAYERS)('%s does not pass with another game’s end', (name) => {
    const wrong = { ...recordGame(2, 0), hash: recordGame(2, 1).hash };
    expect(() => runSlice(variants[name]([wrong]), 0, 0)).toThrow('came out differently');
  });
});
