import { describe, expect, test } from 'vitest';
import { costOf, isSettled, verdictOn } from '../src/judge/verdict.ts';
import type { Estimate, Judged, Judgement } from '../src/judge/types.ts';

const about = (mean: number, margin: number, n = 100): Estimate => ({
  mean,
  low: mean - margin,
  high: mean + margin,
  n,
});

const candidate = (asked: boolean, behind: Estimate | null): Judged => ({
  answer: { kind: 'plan', places: [] },
  line: [],
  asked,
  value: 0,
  visits: 100,
  lead: about(0, 1),
  chance: about(0.5, 0.1),
  behind: behind && { lead: behind, chance: about(0.1, 0.1) },
  reasons: [],
});

const judgement = (...candidates: Judged[]): Judgement => ({
  iterations: 100,
  best: { kind: 'plan', places: [] },
  candidates,
});

describe('a word for a move', () => {
  test.each([
    ['best', about(-2, 3)],
    ['good', about(0.5, 0.9)],
    ['slip', about(1.3, 1.1)],
    ['mistake', about(3, 1.5)],
    ['blunder', about(6, 2)],
  ])('is %s where the whole interval bears it out', (word, cost) => {
    expect(verdictOn(cost)).toBe(word);
  });

  test('is not given where the interval holds both a good move and a mistake, or few games were played', () => {
    expect(verdictOn(about(2, 3))).toBeNull();
    expect(verdictOn(about(6, 2, 10))).toBeNull();
  });

  test('given by the mean alone would not know doubt', () => {
    const careless = ({ mean }: Estimate) => (mean >= 2 ? 'mistake' : 'good');
    expect(careless(about(2, 3))).not.toBe(verdictOn(about(2, 3)));
  });
});

describe('what a move cost', () => {
  test('is how far it lies behind the best; of the best itself, how far the next lies behind', () => {
    const behind = about(3, 1);
    expect(costOf(judgement(candidate(false, null), candidate(true, behind)))!.lead).toBe(behind);
    const own = costOf(judgement(candidate(true, null), candidate(false, behind)))!;
    expect(own.lead).toMatchObject({ mean: -3, low: -4, high: -2 });
    expect(costOf(judgement(candidate(true, null)))).toBeNull();
  });

  test('is settled early only if it would be so with more doubt, and could not become a blunder', () => {
    const settled = (cost: Estimate): boolean =>
      isSettled(judgement(candidate(false, null), candidate(true, cost)));
    expect(settled(about(5, 1))).toBe(true);
    expect(settled(about(1.5, 1.4))).toBe(false);
    expect(settled(about(6, 3.5))).toBe(false);
  });
});
