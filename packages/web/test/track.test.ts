import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APART, lengthFor, marksOf } from '../src/seat/track.ts';

const scores = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 4 });

/** Marks that hide one another. */
const hidden = (marks: readonly number[]): number =>
  marks.flatMap((a, i) => marks.slice(i + 1).filter((b) => Math.abs(a - b) < APART - 1e-9)).length;

describe('the score track', () => {
  it('shows every mark by itself, at equal VP too', () => {
    fc.assert(fc.property(scores, (vps) => hidden(marksOf(vps)) === 0));
    expect(hidden([0, 0, 0.2, 0.9])).toBe(1);
  });

  it('keeps those with more VP further on, and whoever is alone at their VP', () => {
    fc.assert(
      fc.property(scores, (vps) => {
        const marks = marksOf(vps);
        return vps.every((vp, i) => vps.every((other, j) => vp <= other || marks[i]! > marks[j]!));
      }),
    );
    expect(marksOf([10, 20])).toEqual([10 / 30, 20 / 30]);
  });

  it('has room for the most VP', () => {
    expect([lengthFor([0]), lengthFor([28]), lengthFor([29]), lengthFor([88])]).toEqual([
      30, 30, 40, 90,
    ]);
  });
});
