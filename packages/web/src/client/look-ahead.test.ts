import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanAnswer } from '@rowan/rules';
import { LookAhead } from './look-ahead.ts';

const PLAN: PlanAnswer = { kind: 'plan', places: [{ place: 3, units: [1] }] };
const OTHER: PlanAnswer = { ...PLAN };

const asked = () => ({
  fill: vi.fn<LookAhead['fill']>(() => Promise.resolve(PLAN)),
  warnings: vi.fn<LookAhead['warnings']>(() => Promise.resolve([])),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('looking ahead', () => {
  it('asks for each place once, before it is touched', async () => {
    const ask = asked();
    const ahead = new LookAhead(ask);
    ahead.soon(PLAN, [3, 4]);
    expect(ask.fill).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(ask.fill).toHaveBeenCalledTimes(2);
    await ahead.fill(PLAN, 3);
    expect(ask.fill).toHaveBeenCalledTimes(2);
    await ahead.fill(OTHER, 3);
    expect(ask.fill).toHaveBeenCalledTimes(3);
  });

  it('asks what a plan gives away when nobody goes on with it, and once', async () => {
    const ask = asked();
    const ahead = new LookAhead(ask);
    ahead.soon(PLAN, [], true);
    vi.advanceTimersByTime(100);
    ahead.soon(OTHER, [], true);
    vi.advanceTimersByTime(150);
    expect(ask.warnings).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    await ahead.warnings(OTHER);
    expect(ask.warnings.mock.calls).toEqual([[OTHER]]);
    await ahead.warnings(PLAN);
    expect(ask.warnings).toHaveBeenCalledTimes(2);
  });

  it('asks nothing of what need not be warned of, nor of what is over', async () => {
    const ask = asked();
    const ahead = new LookAhead(ask);
    ahead.soon(PLAN, []);
    vi.advanceTimersByTime(1000);
    ahead.soon(PLAN, [3], true);
    ahead.stop();
    vi.advanceTimersByTime(1000);
    expect([ask.fill.mock.calls, ask.warnings.mock.calls]).toEqual([[], []]);
    await ahead.warnings(PLAN);
    expect(ask.warnings).toHaveBeenCalledTimes(1);
  });
});
