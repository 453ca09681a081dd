import { parseArgs } from 'node:util';
import { builtIn } from '@rowan/cards';
import type { Counts } from './cover.ts';
import { coverageReport, tableOf } from './coverage-report.ts';
import { goalsOf } from './goals.ts';
import { runInThreads } from './pool.ts';
import { finish, firstOf, number } from './report.ts';

const { values } = parseArgs({
  options: { games: { type: 'string' }, seed: { type: 'string' }, threads: { type: 'string' } },
});

const started = performance.now();
const games = number(values.games, 5000);
const counts = await runInThreads<Counts>({
  task: 'coverage',
  total: games,
  first: firstOf(values.seed),
  batch: 50,
  threads: values.threads === undefined ? undefined : number(values.threads, 1),
});
const report = coverageReport(games, goalsOf(builtIn), counts);
console.error(tableOf(report));
finish(report, started);
