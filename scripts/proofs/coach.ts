import { parseArgs } from 'node:util';
import type { Checked, Forecast } from './coach/judged.ts';
import type { Row } from './coach/positions.ts';
import { coachReport } from './coach/report.ts';
import { runInThreads } from './pool.ts';
import { finish, firstOf, number } from './report.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    checked: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean' },
    threads: { type: 'string' },
  },
});

const started = performance.now();
const games = number(values.games, values.short ? 60 : 2500);
const checked = number(values.checked, values.short ? 20 : 500);
/** No game is used twice: those forecast, those of the scoreboard's fit, those of checked moves. */
const first = firstOf(values.seed);
const common = {
  batch: 4,
  threads: values.threads === undefined ? undefined : number(values.threads, 1),
};
const flat = async <T>(work: Promise<T[][]>): Promise<T[]> => (await work).flat();

const forecasts = await flat(
  runInThreads<Forecast[]>({ task: 'coach', total: games, first, ...common }),
);
const scoreboards = await flat(
  runInThreads<Row[]>({ task: 'coachScores', total: games, first: first + games, ...common }),
);
const told = await flat(
  runInThreads<Checked[]>({
    task: 'coachChecks',
    total: checked,
    first: first + 2 * games,
    ...common,
  }),
);
const report = coachReport({ forecasts, scoreboards, checked: told }, values.short ?? false);
finish(report, started);
