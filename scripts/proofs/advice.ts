import { parseArgs } from 'node:util';
import type { Tally } from './advice/compare.ts';
import { adviceReport } from './advice/report.ts';
import { runInThreads } from './pool.ts';
import { finish, firstOf, number } from './report.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean' },
    threads: { type: 'string' },
  },
});

const started = performance.now();
const games = number(values.games, values.short ? 12 : 168);
const first = firstOf(values.seed);
const tallies = await runInThreads<Tally>({
  task: 'advice',
  total: games,
  first,
  batch: 2,
  threads: values.threads === undefined ? undefined : number(values.threads, 1),
});
finish(adviceReport(tallies, first, games), started);
