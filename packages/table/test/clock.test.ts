import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BACK,
  PAUSE,
  deadlineOf,
  startClock,
  tick,
  type Clock,
  type ClockRule,
  type Moment,
} from '../src/clock.ts';

const SEATS = 3;

/** What happens at a table, with the time since the row before. */
type Happened = Omit<Moment, 'at'> & { readonly wait: number };

const happened: fc.Arbitrary<Happened> = fc.record({
  wait: fc.integer({ min: 0, max: 90_000 }),
  waits: fc.option(fc.integer({ min: 0, max: SEATS - 1 })),
  turn: fc.integer({ min: 0, max: 4 }),
  what: fc.constantFrom<Moment['what']>('row', 'row', 'row', 'paused', 'resumed', { back: 1 }),
});
const life = fc.array(happened, { maxLength: 40 });
const rules: fc.Arbitrary<ClockRule> = fc.oneof(
  fc.record({ kind: fc.constant('turn' as const), seconds: fc.integer({ min: 15, max: 300 }) }),
  fc.record({
    kind: fc.constant('bank' as const),
    seconds: fc.integer({ min: 60, max: 600 }),
    increment: fc.integer({ min: 0, max: 30 }),
  }),
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 3 }) }),
);

type Tick = typeof tick;

function momentsOf(all: readonly Happened[]): Moment[] {
  let at = 1000;
  return all.map(({ wait, ...moment }) => ({ ...moment, at: (at += wait) }));
}

/** Milliseconds for which a clock ran between two rows, by another way of counting: one by one second steps of none. */
const ran = (before: Moment | undefined, at: number): number => {
  if (!before) return 0;
  const from = before.what === 'paused' ? before.at + PAUSE : before.at;
  return Math.max(0, at - from);
};

/** What is wrong with a way to tick, in a life; null for nothing. */
function faultOf(ticks: Tick, rule: ClockRule, all: readonly Happened[]): string | null {
  let clock: Clock = startClock(rule, SEATS);
  let before: Moment | undefined;
  const seen = Array.from({ length: SEATS }, () => -1);
  for (const moment of momentsOf(all)) {
    const next = ticks(clock, moment);
    const spent = ran(before, moment.at);
    for (let seat = 0; seat < SEATS; seat++) {
      const cost = seat === before?.waits ? Math.min(clock.left[seat]!, spent) : 0;
      const given = seat === moment.waits && seen[seat] !== moment.turn;
      const back = typeof moment.what === 'object' && moment.what.back === seat;
      if (!given && !back && next.left[seat] !== clock.left[seat]! - cost) return 'charge';
      if (given && rule.kind === 'turn' && next.left[seat]! < rule.seconds * 1000) return 'turn';
      if (given && rule.kind === 'bank' && !back) {
        const due = clock.left[seat]! - cost + rule.increment * 1000;
        if (next.left[seat] !== due) return 'bank';
      }
      if (back && next.left[seat]! < BACK) return 'back';
      if (next.left[seat]! < 0) return 'negative';
      if (given) seen[seat] = moment.turn;
    }
    const deadline = deadlineOf(next);
    if ((deadline === null) !== (moment.waits === null)) return 'deadline';
    if (deadline !== null && deadline < moment.at) return 'past';
    clock = next;
    before = moment;
  }
  return null;
}

const holds = (ticks: Tick): fc.RunDetails<[ClockRule, Happened[]]> =>
  fc.check(
    fc.property(rules, life, (rule, all) => faultOf(ticks, rule, all) === null),
    { numRuns: 300, seed: 7 },
  );

describe('a clock', () => {
  test('P28 runs for whomever the decision waits, gives every turn its time once, and never takes more than there is', () => {
    const { failed, counterexample } = holds(tick);
    expect([failed, counterexample]).toEqual([false, null]);
  });

  test.each<[string, Tick]>([
    [
      'that takes time from whoever is next',
      (clock, moment) => tick({ ...clock, waits: moment.waits }, moment),
    ],
    [
      'that gives time with every row',
      (clock, moment) => tick({ ...clock, given: [-1, -1, -1] }, moment),
    ],
    [
      'that runs over a pause',
      (clock, moment) =>
        tick(clock, { ...moment, what: moment.what === 'paused' ? 'row' : moment.what }),
    ],
    [
      'that goes below nothing',
      (clock, moment) => {
        const next = tick(clock, moment);
        return { ...next, left: next.left.map((one) => (one === 0 ? -1 : one)) };
      },
    ],
    [
      'that has nothing for whoever comes back',
      (clock, moment) =>
        tick(clock, { ...moment, what: typeof moment.what === 'object' ? 'row' : moment.what }),
    ],
    ['that never stops', (clock, moment) => tick(clock, { ...moment, waits: moment.waits ?? 0 })],
  ])('would be found out if it were one %s', (_, broken) => {
    expect(holds(broken).failed).toBe(true);
  });

  test('P28 that is none never ends', () => {
    const clock = tick(startClock({ kind: 'none' }, 2), { at: 5, waits: 1, turn: 1, what: 'row' });
    expect([deadlineOf(clock), clock.left]).toEqual([null, [0, 0]]);
  });

  test('P28 goes on where it stood when a turn was interrupted by somebody else’s decision', () => {
    const rule = { kind: 'turn', seconds: 60 } as const;
    let clock = startClock(rule, 2);
    for (const [at, waits] of [
      [0, 0],
      [20_000, 1],
      [50_000, 0],
    ] as const)
      clock = tick(clock, { at, waits, turn: 4, what: 'row' });
    expect(deadlineOf(clock)).toBe(50_000 + 40_000);
  });
});
