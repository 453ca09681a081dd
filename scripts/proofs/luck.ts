import { parseArgs } from 'node:util';
import type { Told } from './luck/games.ts';
import { decidedLuck, luckReport } from './luck/report.ts';
import { runInThreads } from './pool.ts';
import { finish, firstOf, number } from './report.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    forecast: { type: 'string' },
    stacked: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean' },
    threads: { type: 'string' },
  },
});

const started = performance.now();
const short = values.short ?? false;
const first = firstOf(values.seed);
const threads = values.threads === undefined ? undefined : number(values.threads, 1);

const run = async (
  task: 'luck' | 'luckForecast' | 'luckStacked',
  total: number,
  batch: number,
): Promise<Told[]> => (await runInThreads<Told[]>({ task, total, first, batch, threads })).flat();

const material = {
  equal: await run('luck', number(values.games, short ? 60 : 10_000), 20),
  foreseen: await run('luckForecast', number(values.forecast, short ? 6 : 300), 2),
  stacked: await run('luckStacked', number(values.stacked, short ? 6 : 100), 2),
};
const report = luckReport(material, short);
const caught = !luckReport(material, short, decidedLuck).ok;
const proven = { ...report, ok: report.ok && caught, caught };
finish(proven, started);
