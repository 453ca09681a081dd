import { builtIn } from '@rowan/cards';
import { keyFromSeed, newGame, view } from '@rowan/rules';
import { describe, expect, test } from 'vitest';
import { botOf, thinkThrough, type Progress, type ThoughtHost } from '@rowan/bots';

const state = newGame(builtIn, {
  players: 2,
  towers: false,
  hiredHelp: [],
  advanced: false,
  key: keyFromSeed('thinking'),
});
const { seat } = state.decision!;
const request = { bot: 'earl', view: view(state, seat), seed: 3 } as const;

/** A thread on which every look at the clock takes a second. */
function host(cancelAfter = Infinity) {
  let time = 0;
  const reports: Progress[] = [];
  let pauses = 0;
  const thread: ThoughtHost = {
    clock: () => (time += 1000),
    pause: () => Promise.resolve(void (pauses += 1)),
    cancelled: () => pauses >= cancelAfter,
    report: (progress) => reports.push(progress),
  };
  return { thread, reports, pauses: () => pauses };
}

describe('a thought on a thread', () => {
  test('comes to the same answer as without pauses and reports', async () => {
    const budget = { iterations: 60 };
    const { thread, reports } = host();
    const answer = await thinkThrough(builtIn, { ...request, budget }, thread);
    expect(answer).toEqual(botOf('earl').answer({ ...request, catalogue: builtIn, budget }));
    expect(reports.at(-1)!.best).toEqual(answer);
  });

  test('that is cancelled still has an answer', async () => {
    const { thread, reports } = host(0);
    const budget = { iterations: 1_000_000 };
    const answer = await thinkThrough(builtIn, { ...request, budget }, thread);
    expect(answer.kind).toBe(state.decision!.kind);
    expect(reports.at(-1)!.best).toEqual(answer);
  });
});
