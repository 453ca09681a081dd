import { parseArgs } from 'node:util';
import type { Tally } from './peeking/peek.ts';
import { peekingReport } from './peeking/report.ts';
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
const games = number(values.games, values.short ? 3 : 24);
const first = firstOf(values.seed);
const tallies = await runInThreads<Tally>({
  task: 'peeking',
  total: games,
  first,
  batch: 1,
  threads: values.threads === undefined ? undefined : number(values.threads, 1),
});
finish(peekingReport(tallies, first, games), started);
