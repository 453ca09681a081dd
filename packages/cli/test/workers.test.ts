import type { Progress, ThoughtRequest } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { apply, keyFromSeed, newGame, view } from '@rowan/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playJob, type GameJob } from '../src/game-job.ts';
import { WorkerPool } from '../src/workers/pool.ts';

const setup = (key: string) => ({
  players: 2,
  towers: false,
  hiredHelp: [],
  advanced: false,
  key: keyFromSeed(key),
});

const state = newGame(builtIn, setup('workers'));
const seat = state.decision!.seat;
const request: ThoughtRequest = {
  bot: 'earl',
  view: view(state, seat),
  seed: 7,
  budget: { iterations: 50 },
};

describe('bots in worker threads', { timeout: 60_000 }, () => {
  let pool: WorkerPool;
  beforeAll(() => void (pool = new WorkerPool(builtIn, 2)));
  afterAll(() => pool.close());

  test('answer legally, the same again, and report how far they are', async () => {
    const reports: Progress[] = [];
    const answer = await pool.think(request, (progress) => reports.push(progress)).answer;
    const again = await pool.think(request).answer;
    expect(again).toEqual(answer);
    expect(apply(builtIn, state, { seat, decision: state.decision!.id, answer }).ok).toBe(true);
    expect(reports.at(-1)!.best).toEqual(answer);
    expect(reports.at(-1)!.candidates.length).toBeGreaterThan(0);
  });

  test('answer at once when they are cancelled', async () => {
    const thought = pool.think({ ...request, budget: { milliseconds: 60_000 } });
    thought.cancel();
    const answer = await thought.answer;
    expect(apply(builtIn, state, { seat, decision: state.decision!.id, answer }).ok).toBe(true);
  });

  test('play whole games as this thread does', async () => {
    const job: GameJob = {
      setup: setup('whole'),
      seats: ['random', 'random'],
      budget: { iterations: 1 },
      facts: true,
    };
    expect(await pool.playGame(job)).toEqual(playJob(builtIn, job));
  });
});
