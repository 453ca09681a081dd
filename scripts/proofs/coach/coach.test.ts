import { describe, expect, test } from 'vitest';
import { checkGames, forecastGames, scoreboards } from './judged.ts';
import { coachReport, type Material } from './report.ts';

/** The proof that the coach's figures are what they say they are, in short. */

const long = { timeout: 120_000 };
const material: Material = {
  forecasts: forecastGames(0, 18),
  scoreboards: scoreboards(18, 60),
  checked: checkGames(60, 72),
};

const changed = (change: (forecast: Material['forecasts'][number]) => number): Material => ({
  ...material,
  forecasts: material.forecasts.map((one) => ({ ...one, chance: change(one) })),
});

describe('the coach’s figures', () => {
  test('agree with games to their end and with fresh luck', long, () => {
    expect(coachReport(material, true)).toMatchObject({ ok: true, positions: 36 });
  });

  test('would not, if half of the best rival’s VP were forgotten', long, () => {
    const checked = material.checked.map(({ lead, chance }) => ({
      lead: { ...lead, said: lead.said + 20 },
      chance,
    }));
    expect(coachReport({ ...material, checked }, true).checked.lead.ok).toBe(false);
  });

  test.each<[string, (one: Material['forecasts'][number]) => number]>([
    ['the wrong way round', ({ chance }) => 1 - chance],
    ['sure of victory', () => 0.97],
  ])('would not, if they were %s', (_, change) => {
    expect(coachReport(changed(change), true).ok).toBe(false);
  });
});
