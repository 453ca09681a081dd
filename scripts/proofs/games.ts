import { parseArgs } from 'node:util';
import { playInChromium } from './in-chromium.ts';
import type { PlayedGame } from './play-game.ts';
import { runInThreads, startProgress } from './pool.ts';
import { finish, firstOf, number } from './report.ts';
import { summarize } from './summary.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    chromium: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string' },
  },
});
const total = number(values.games, 20_000);
const inBrowser = Math.min(total, number(values.chromium, total));
const first = firstOf(values.seed);

const started = performance.now();
const results = await runInThreads<PlayedGame[]>({
  task: 'games',
  total,
  first,
  batch: 50,
  threads: values.threads === undefined ? undefined : number(values.threads, 1),
});
const games = results.flat();

const progress = startProgress('chromium', inBrowser);
const browser =
  inBrowser > 0 ? await playInChromium(first, inBrowser, (done) => progress.update(done)) : null;
progress.stop();

finish(summarize(games, browser), started);
