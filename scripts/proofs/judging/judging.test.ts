import { describe, expect, test } from 'vitest';
import { wordedGames, type Worded } from './judged.ts';
import { judgingReport, type Material } from './report.ts';

/** The proof that words are borne out, in short: a few positions, and reports of judges that are careless. */

const worded = wordedGames(0, 6);
const material = (more: Partial<Material> = {}): Material => ({
  worded,
  planted: [],
  levels: [],
  ...more,
});

const word = (first: string, second: string, confirmed: number | null): Worded =>
  ({ words: [first, second], confirmed }) as Worded;
const many = (one: Worded): Worded[] => Array.from({ length: 200 }, () => one);

describe('words for moves', () => {
  test(
    'are given to a few positions, and hold as far as these can tell',
    { timeout: 120_000 },
    () => {
      const { shares } = judgingReport(material(), true);
      expect(shares['worded']!.of).toBeGreaterThan(2);
      expect(shares['agree']!.share).toBeGreaterThanOrEqual(0);
    },
  );

  test('would be refused if seeds differed, mistakes were none, or planted ones were missed', () => {
    const good = {
      worded: many(word('mistake', 'mistake', 3)),
      planted: [{ costs: true, called: true }],
    };
    expect(judgingReport(material(good), true).ok).toBe(true);
    expect(
      judgingReport(material({ ...good, worded: many(word('best', 'blunder', null)) }), true).ok,
    ).toBe(false);
    expect(
      judgingReport(material({ ...good, worded: many(word('mistake', 'mistake', 0.1)) }), true).ok,
    ).toBe(false);
    const missed = Array.from({ length: 200 }, () => ({ costs: true, called: false }));
    expect(judgingReport(material({ ...good, planted: missed }), true).ok).toBe(false);
  });

  test('would be refused if a better level made as many mistakes', () => {
    const level = (name: string, n: number) => ({
      level: name,
      mistakes: Array.from({ length: 100 }, (_, i) => n + (i % 3)),
    });
    const falling = [level('squire', 9), level('captain', 5)];
    const good = {
      worded: many(word('mistake', 'mistake', 3)),
      planted: [{ costs: true, called: true }],
    };
    expect(judgingReport(material({ ...good, levels: falling }), false).ok).toBe(true);
    expect(judgingReport(material({ ...good, levels: falling.toReversed() }), false).ok).toBe(
      false,
    );
  });
});
