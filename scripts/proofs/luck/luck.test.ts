import { describe, expect, test } from 'vitest';
import { equalGames, foreseenGames, quicklyStacked, type Told } from './games.ts';
import { decidedLuck, luckReport, type LuckMaterial } from './report.ts';

/** The proof that luck is luck, in short: few games, and accounts that are wrong. */

const long = { timeout: 120_000 };
const material: LuckMaterial = {
  equal: equalGames(0, 24),
  foreseen: foreseenGames(0, 1),
  stacked: quicklyStacked(0, 4),
};

describe('luck', () => {
  test('adds up, is nothing in the mean, and is with whoever stacked the bag', long, () => {
    const { holds } = luckReport(material, true);
    expect(holds).toMatchObject({ adds: true, unbiased: true, stacked: true });
  });

  test('that counts what was decided well is found out', () => {
    expect(luckReport(material, true, decidedLuck).holds.unbiased).toBe(false);
  });

  test('that misses a draw, or finds none with a stacked bag, is found out', () => {
    const less = ({ summary }: Told): Told => ({ summary, missing: 0.5 });
    const lossy = { ...material, equal: material.equal.map(less) };
    expect(luckReport(lossy, true).holds.adds).toBe(false);
    const unlucky = luckReport(material, false, ({ summary }) => -summary.luck.mean);
    expect(unlucky.holds.stacked).toBe(false);
  });

  test('that leaves leads as they were is no account of them', () => {
    const leads = [-9, 4, 12, -3, 7, -11].map((lead): Told => {
      const { summary } = material.foreseen[0]!;
      return { summary: { ...summary, lead }, missing: 0 };
    });
    const blind = { ...material, foreseen: leads };
    expect(luckReport(blind, false, () => 0).holds.variance).toBe(false);
  });
});
