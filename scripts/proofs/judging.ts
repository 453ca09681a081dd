import { parseArgs } from 'node:util';
import { BOT_LEVELS } from '@rowan/cards';
import type { Planted, Worded } from './judging/judged.ts';
import { judgingReport } from './judging/report.ts';
import { runInThreads } from './pool.ts';
import { finish, firstOf, number } from './report.ts';

const { values } = parseArgs({
  options: {
    positions: { type: 'string' },
    planted: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean' },
    threads: { type: 'string' },
    kept: { type: 'string' },
  },
});

const started = performance.now();
const positions = number(values.positions, values.short ? 24 : 220);
/** Legal plans drawn by lot: about every second costs enough to be planted. */
const planted = number(values.planted, values.short ? 16 : 400);
const games = number(values.games, values.short ? 0 : 100);
const first = firstOf(values.seed);
const threads = values.threads === undefined ? undefined : number(values.threads, 1);
const flat = async <T>(work: Promise<T[][]>): Promise<T[]> => (await work).flat();
const common = { batch: 1, threads, kept: values.kept };

const worded = await flat(
  runInThreads<Worded[]>({ task: 'judging', total: positions, first, ...common }),
);
const moves = await flat(
  runInThreads<Planted[]>({
    task: 'judgingPlanted',
    total: planted,
    first: first + positions,
    ...common,
  }),
);
const levels = [];
for (const level of games > 0 ? BOT_LEVELS : []) {
  const task = `judging:${level}` as const;
  levels.push({
    level,
    mistakes: await flat(runInThreads<number[]>({ task, total: games, first, ...common })),
  });
}
finish(judgingReport({ worded, planted: moves, levels }, values.short ?? false), started);
