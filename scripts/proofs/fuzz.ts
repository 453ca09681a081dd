import { parseArgs } from 'node:util';
import { sumOf, type FuzzTally } from './fuzz-answers.ts';
import { runInThreads } from './pool.ts';
import { finish, firstOf, number } from './report.ts';

const { values } = parseArgs({
  options: { answers: { type: 'string' }, seed: { type: 'string' }, threads: { type: 'string' } },
});

const started = performance.now();
const tallies = await runInThreads<FuzzTally>({
  task: 'fuzz',
  total: number(values.answers, 1_000_000),
  first: firstOf(values.seed),
  batch: 5000,
  threads: values.threads === undefined ? undefined : number(values.threads, 1),
});
const sum = sumOf(tallies);
const report = { proof: 'fuzz', ok: sum.faults.length === 0, ...sum };
finish(report, started);
