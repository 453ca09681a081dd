import { judging, type Judgement } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { describe, expect, test, vi } from 'vitest';
import { historyOf, type History } from '../src/history.ts';
import {
  reviewTasks,
  reviewedMove,
  summaryOf,
  turningPoints,
  type ReviewTask,
  type ReviewedMove,
} from '../src/review.ts';
import { playedByBots } from './played-by-bots.ts';

vi.setConfig({ testTimeout: 60_000 });

const game = playedByBots('review', ['captain', 'squire']);
const tasks = reviewTasks(game, [0, 1]);

function judged({ request }: ReviewTask, iterations: number): Judgement {
  const thought = judging({ ...request, catalogue: builtIn, budget: { iterations } });
  while (thought.work());
  return thought.progress();
}

const late = tasks.filter(({ round }) => round >= game.steps.at(-1)!.state.round);
const moves = late.flatMap((task) => reviewedMove(task, judged(task, 120)) ?? []);

describe('the review of a game', () => {
  test('looks at every decision of the seats that are asked for, a phase at its first', () => {
    const asked = game.steps.slice(0, -1).map(({ state }) => state.decision!);
    const plans = asked.flatMap(({ kind }, at) => (kind === 'plan' ? [at] : []));
    expect(tasks.filter(({ kind }) => kind === 'plan').map(({ at }) => at)).toEqual(plans);
    expect(new Set(reviewTasks(game, [1]).map(({ seat }) => seat))).toEqual(new Set([1]));
    const phases = tasks.filter(({ kind }) => kind === 'develop');
    expect(phases.length).toBeLessThan(asked.filter(({ kind }) => kind === 'develop').length);
  });

  test('has what was played among the candidates, with what it cost', () => {
    expect(moves.length).toBeGreaterThan(1);
    for (const { cost, played } of moves) {
      expect(played.lead.n).toBeGreaterThan(0);
      expect(cost!.lead.low).toBeLessThanOrEqual(cost!.lead.high);
    }
    const called = moves.filter(({ verdict }) => verdict === 'mistake' || verdict === 'blunder');
    expect(called.every(({ cost }) => cost!.lead.low > 0)).toBe(true);
  });

  test('knows of a decision what its seat saw, and nothing that came later', () => {
    const half = Math.floor(game.steps.length / 2);
    const cut: History = { ...game, steps: game.steps.slice(0, half) };
    const whole = tasks.filter(({ at, line }) => at + line.length < half - 1);
    const early = reviewTasks(cut, [0, 1]).filter(({ at, line }) => at + line.length < half - 1);
    expect(JSON.stringify(early)).toBe(JSON.stringify(whole));
    for (const { seat, request } of tasks) {
      expect(request.view.viewer).toBe(seat);
      expect(
        request.view.seats.every(({ hand }, i) => i === seat || hand.every((q) => q < 0)),
      ).toBe(true);
    }
  });

  test('would know more if it looked with open eyes', () => {
    const { engine } = game;
    const peeking: History = {
      ...game,
      engine: { ...engine, view: (state) => engine.view(state, 'omniscient') },
    };
    const open = reviewTasks(peeking, [0, 1]).some(({ seat, request }) =>
      request.view.seats.some(({ hand }, i) => i !== seat && hand.some((q) => q >= 0)),
    );
    expect(open).toBe(true);
  });

  test('of a game that is played again is the same', () => {
    const again = historyOf(
      game,
      game.table,
      game.steps.slice(1).map(({ move }) => move!),
    );
    expect(again.ok && JSON.stringify(reviewTasks(again.value, [0, 1]))).toBe(
      JSON.stringify(tasks),
    );
  });
});

describe('turning points', () => {
  const estimate = (mean: number) => ({ mean, low: mean / 2, high: mean * 2, n: 50 });
  const fault = (at: number, chance: number, verdict: ReviewedMove['verdict']): ReviewedMove => ({
    ...moves[0]!,
    at,
    verdict,
    cost: { lead: estimate(10 * chance), chance: estimate(chance) },
  });
  const some = [
    fault(1, 0.1, 'slip'),
    fault(2, 0.9, null),
    fault(3, 0.3, 'mistake'),
    fault(4, 0.2, 'mistake'),
    fault(5, 0.4, 'blunder'),
  ];

  test('are the three faults that cost most, in order; what is in doubt is none', () => {
    expect(turningPoints(some).map(({ at }) => at)).toEqual([3, 4, 5]);
  });

  test('add up with their doubt', () => {
    const { counts, cost } = summaryOf(some);
    expect(counts).toMatchObject({ slip: 1, mistake: 2, blunder: 1, open: 1 });
    expect(cost.mean).toBeCloseTo(10, 9);
    expect(cost.high - cost.low).toBeLessThan(15);
  });
});
