import { describe, expect, it } from 'vitest';
import { APART, lengthFor, marksOf } from '../src/seat/track.ts';

/** Scores of four, all near each other and all far from each other. */
const SCORES = [0, 1, 2, 9, 28, 40, 90].flatMap((a, i, all) =>
  all.slice(i).flatMap((b) => [
    [a, b],
    [b, a, a],
    [a, b, b, a + 1],
    [a, a, a, a],
  ]),
);

/** Marks that hide one another. */
const hidden = (marks: readonly number[]): number =>
  marks.flatMap((a, i) => marks.slice(i + 1).filter((b) => Math.abs(a - b) < APART - 1e-9)).length;

describe('the score track', () => {
  it('shows every mark by itself, at equal VP too', () => {
    expect(SCORES.filter((vps) => hidden(marksOf(vps)) > 0)).toEqual([]);
    expect(hidden([0, 0, 0.2, 0.9])).toBe(1);
  });

  it('keeps those with more VP further on, and whoever is alone at their VP', () => {
    const wrong = SCORES.filter((vps) => {
      const marks = marksOf(vps);
      return vps.some((vp, i) => vps.some((other, j) => vp > other && marks[i]! <= marks[j]!));
    });
    expect(wrong).toEqual([]);
    expect(marksOf([10, 20])).toEqual([10 / 30, 20 / 30]);
  });

  it('has room for the most VP', () => {
    expect([lengthFor([0]), lengthFor([28]), lengthFor([29]), lengthFor([88])]).toEqual([
      30, 30, 40, 90,
    ]);
  });
});
