import { builtIn } from '@rowan/cards';
import { determinize, view, type Answer, type GameState } from '@rowan/rules';
import { describe, expect, test, vi } from 'vitest';
import { bots } from '../src/bots.ts';
import { chance } from '../src/chance.ts';
import { foreseeing, judgeThrough, judging } from '../src/judge/index.ts';
import { chanceOf, estimateOf } from '../src/judge/estimate.ts';
import { outcomeOf } from '../src/judge/playout.ts';
import type { Judgement, JudgeQuestion } from '../src/judge/types.ts';
import { momentsOf, playGame, setupOf } from './games.ts';

vi.setConfig({ testTimeout: 120_000 });

const questionIn = (state: GameState, iterations = 30): JudgeQuestion => ({
  catalogue: builtIn,
  view: view(state, state.decision!.seat),
  seed: 5,
  budget: { iterations },
});

function judge(question: JudgeQuestion): Judgement {
  const thought = judging(question);
  while (thought.work());
  return thought.progress();
}

/** The same game with everything dealt anew that the deciding seat cannot know. */
const redealt = (state: GameState, seed: number): GameState =>
  determinize(builtIn, view(state, state.decision!.seat), chance(seed));

/** Late in the game, where imagined ones are short; and one decision of each small kind. */
function late(players: number, every: number): GameState[] {
  const all = momentsOf(bots.captain, setupOf('judge', players), 1).filter(
    ({ round }) => round > 8,
  );
  const kinds = new Map(all.map((state) => [state.decision!.kind, state]));
  return [...all.filter((_, i) => i % every === 0), ...kinds.values()];
}

const moments = late(3, 17);
const solo = late(1, 17);
const crowded = momentsOf(bots.captain, setupOf('judge', 2), 1).find(
  ({ decision, round }) => decision!.kind === 'plan' && round >= 9,
)!;

describe('a judgement', () => {
  const { candidates, best, iterations } = judge(questionIn(crowded, 200));
  const [first, ...others] = candidates;

  test('has the best first, and of every candidate figures with their interval', () => {
    expect(iterations).toBe(200);
    expect(first!.answer).toEqual(best);
    expect(first!.behind).toBeNull();
    expect(others.length).toBeGreaterThan(2);
    for (const { lead, chance: wins, visits } of candidates) {
      expect(lead.low).toBeLessThan(lead.mean);
      expect(lead.high).toBeGreaterThan(lead.mean);
      expect(wins.low).toBeGreaterThanOrEqual(0);
      expect(wins.high).toBeLessThanOrEqual(1);
      expect(lead.n).toBe(visits);
    }
  });

  test('compares in the same worlds, so a difference is surer than what it is between', () => {
    const [second] = others;
    const width = ({ low, high }: { low: number; high: number }): number => high - low;
    expect(second!.behind!.lead.n).toBeGreaterThan(20);
    expect(width(second!.behind!.lead)).toBeLessThan(width(second!.lead) + width(first!.lead));
    expect(second!.behind!.lead.mean).toBeCloseTo(first!.lead.mean - second!.lead.mean, 9);
  });

  test('judges what is asked for, however bad, and nothing illegal', () => {
    const nobody = { kind: 'plan', places: [] } as const;
    const everybody = [9, 9, 9, 9, 9, 0, 0, 0, 0];
    const wrong: Answer = { kind: 'plan', places: [{ place: 0, units: everybody }] };
    const asked = judge({ ...questionIn(crowded, 200), asked: [[nobody], [wrong]] }).candidates;
    const idle = asked.find((one) => one.asked)!;
    expect(asked.filter((one) => one.asked)).toHaveLength(1);
    expect(idle.answer).toEqual(nobody);
    expect(idle.behind!.lead.low).toBeGreaterThan(0);
    expect(idle.reasons.length).toBeGreaterThan(0);
  });

  test('has a word on every kind of decision, solo too', () => {
    const kinds = new Set<string>();
    for (const state of [...moments, ...solo]) {
      kinds.add(state.decision!.kind);
      const { candidates: all, best: answer } = judge(questionIn(state, 12));
      expect(all.length).toBeGreaterThan(0);
      expect(answer.kind).toBe(state.decision!.kind);
    }
    expect(kinds.size).toBeGreaterThan(2);
  });
});

describe('what is judged for a seat', () => {
  test('depends on what it sees alone', () => {
    for (const [i, state] of [...moments, ...solo].entries())
      expect(judge(questionIn(redealt(state, i), 10))).toEqual(judge(questionIn(state, 10)));
  });

  test('would differ if the judge peeked', () => {
    const peek = (state: GameState): Judgement =>
      judge({
        ...questionIn(state, 6),
        view: { ...view(state, 'omniscient'), viewer: state.decision!.seat },
      });
    const differ = moments.filter(
      (state, i) => JSON.stringify(peek(state)) !== JSON.stringify(peek(redealt(state, i))),
    );
    expect(differ.length).toBeGreaterThan(moments.length / 2);
  });
});

describe('the judge', () => {
  test('says the same again for the same seed and iterations, in slices or in one go', async () => {
    const { budget, ...request } = questionIn(crowded, 60);
    const host = {
      clock: () => 0,
      pause: () => Promise.resolve(),
      cancelled: () => false,
      report: () => undefined,
    };
    const again = await judgeThrough(builtIn, { ...request, budget: { iterations: 60 } }, host);
    expect('iterations' in budget).toBe(true);
    expect(again).toEqual(judge(questionIn(crowded, 60)));
    expect(judge({ ...questionIn(crowded, 60), seed: 6 })).not.toEqual(again);
  });

  test('keeps to its time, and can be stopped at any moment with something to say', () => {
    let now = 0;
    const thought = judging({
      ...questionIn(crowded),
      budget: { milliseconds: 40, clock: () => (now += 1) },
    });
    expect(thought.progress().best.kind).toBe('plan');
    thought.work();
    expect(thought.progress().candidates).toHaveLength(1);
    while (thought.work());
    expect(now).toBeLessThan(120);
  });

  test('foresees a position without a choice', () => {
    const thought = foreseeing(questionIn(crowded, 50));
    while (thought.work());
    const { lead, chance: wins } = thought.progress();
    expect(lead.n).toBe(50);
    expect(Math.sign(lead.mean)).toBe(Math.sign(wins.mean - 0.5));
  });
});

describe('figures', () => {
  test('a lead is over the best rival alone, and a shared victory counts as its share', () => {
    const over = playGame(
      Array.from({ length: 3 }, () => bots.captain),
      setupOf('end', 3),
    );
    const vp = over.players.map((player) => player.vp);
    for (const seat of [0, 1, 2]) {
      const rivals = vp.filter((_, other) => other !== seat);
      expect(outcomeOf(over, seat).lead).toBe(vp[seat]! - Math.max(...rivals));
      expect(outcomeOf(over, seat).share).toBe(over.winners.includes(seat) ? 1 : 0);
    }
    expect(outcomeOf({ ...over, winners: [0, 2] }, 2).share).toBe(0.5);
  });

  test('few games leave much doubt, many leave little, and nothing is certain', () => {
    const won = (n: number) =>
      chanceOf(
        Array<number>(n).fill(1),
        Array.from({ length: n }, (_, i) => 10 + (i % 5)),
      );
    expect(won(4).low).toBeLessThan(won(400).low);
    expect(won(400).mean).toBeLessThan(1);
    const leads = Array.from({ length: 100 }, (_, i) => (i % 21) - 10);
    const few = estimateOf(leads.slice(0, 10));
    const many = estimateOf(leads);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });

  test('intervals of 95 % hold the truth about 95 times in 100', () => {
    const roll = chance(9);
    const normal = (): number =>
      Array.from({ length: 12 }, () => roll(1_000_000) / 1_000_000).reduce((a, b) => a + b, -6);
    let held = 0;
    for (let i = 0; i < 1000; i++) {
      const { low, high } = estimateOf(Array.from({ length: 60 }, () => 3 + 11 * normal()));
      if (low < 3 && high > 3) held += 1;
    }
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(975);
  });
});
