import { builtIn } from '@rowan/cards';
import { view } from '@rowan/rules';
import { describe, expect, test, vi } from 'vitest';
import type { Progress } from '../src/bot.ts';
import { bots } from '../src/bots.ts';
import { momentsOf, setupOf } from './games.ts';

vi.setConfig({ testTimeout: 120_000 });

const crowded = momentsOf(bots.captain, setupOf('think', 4), 1).filter(
  ({ decision, round }) => decision!.kind === 'plan' && round >= 6,
);
const state = crowded[3]!;
const question = {
  catalogue: builtIn,
  view: view(state, state.decision!.seat),
  seed: 1,
};

describe('thinking', () => {
  test('keeps to its iterations and tells how it goes', () => {
    const seen: Progress[] = [];
    bots.earl.answer({
      ...question,
      budget: { iterations: 40 },
      onProgress: (progress) => seen.push(progress),
    });
    const last = seen.at(-1)!;
    expect(last.iterations).toBeLessThanOrEqual(40);
    expect(last.candidates.length).toBeGreaterThan(1);
    expect(last.candidates.reduce((n, { visits }) => n + visits, 0)).toBe(last.iterations);
  });

  test('says of a move it soon dropped no worse than it saw', () => {
    const thinking = bots.earl.think({ ...question, budget: { iterations: 60 } });
    while (thinking.work());
    const { best, candidates } = thinking.progress();
    const chosen = candidates.find(({ answer }) => answer === best)!;
    const dropped = candidates.filter(({ visits }) => visits < chosen.visits);
    expect(dropped).not.toHaveLength(0);
    // A believed difference of 1 VP counts once, not once for each trial that was spared.
    for (const { value } of dropped) expect(chosen.value - value).toBeLessThan(5);
  });

  test('keeps to its time by the clock it is given', () => {
    let now = 0;
    const clock = (): number => (now += 1);
    const thinking = bots.earl.think({ ...question, budget: { milliseconds: 30, clock } });
    while (thinking.work());
    expect(now).toBeLessThanOrEqual(90);
  });

  test('stops when it is told to, with an answer', () => {
    let slices = 0;
    const answer = bots.earl.answer({
      ...question,
      budget: { iterations: 1_000_000 },
      cancelled: () => ++slices > 2,
    });
    expect(slices).toBe(3);
    expect(answer.kind).toBe('plan');
  });

  test('a slice is a few iterations only, so that it can be cancelled soon', () => {
    const thinking = bots.earl.think({ ...question, budget: { iterations: 30 } });
    let before = 0;
    for (let more = true; more;) {
      more = thinking.work();
      const { iterations } = thinking.progress();
      expect(iterations - before).toBeLessThanOrEqual(2);
      before = iterations;
    }
    expect(before).toBeGreaterThan(2);
  });
});
