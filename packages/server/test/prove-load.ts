import { parseArgs } from 'node:util';
import { runLoad, type Sizes } from './load/load.ts';
import { finish, tell } from './proof.ts';

/** The load on a server, beside two others; started by `bench/load.ts`, which builds them all. */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    rowan: { type: 'string' },
    'boardgame-io': { type: 'string' },
    colyseus: { type: 'string' },
  },
});

const LONG: Sizes = {
  tables: 300,
  rounds: 3,
  moves: 25,
  paced: { perSecond: 300, seconds: 20 },
  memory: [500, 1500],
  hostile: 5000,
  honest: 500,
  killed: 1000,
};
const SHORT: Sizes = {
  tables: 60,
  rounds: 2,
  moves: 25,
  paced: { perSecond: 300, seconds: 4 },
  memory: [100, 300],
  hostile: 400,
  honest: 60,
  killed: 100,
};

const found = await runLoad({
  seed: Number(values.seed),
  programs: {
    rowan: values.rowan!,
    boardgameIo: values['boardgame-io']!,
    colyseus: values.colyseus!,
  },
  sizes: values.short ? SHORT : LONG,
  core: '0',
  tell,
});
const { rowan, boardgameIo, ratios, memory, hostile, killed } = found;
const bars: Readonly<Record<string, boolean>> = {
  'processor: a fifth of boardgame.io': ratios.boardgameIo.cpu >= 5,
  'processor: no more than Colyseus': ratios.colyseus.cpu >= 1,
  'bytes: a fifth of boardgame.io': ratios.boardgameIo.bytes >= 5,
  'half of all answers within 5 ms': rowan.paced.p50 < 5,
  '99 of 100 answers within 25 ms': rowan.paced.p99 < 25 && rowan.paced.p99 < boardgameIo.paced.p99,
  'heap: 35 kB a table': memory.heap <= 35,
  'memory: 75 kB a table': memory.rss <= 75,
  'honest people: within 250 ms, none dropped': hostile.p99 < 250 && hostile.dropped === 0,
  'back within 3 seconds': killed.seconds <= 3,
};
// Few tables and little time to warm up flatter and slander: only what does not hang on them is judged.
const judged = values.short ? ['bytes: a fifth of boardgame.io'] : Object.keys(bars);
const short = judged.filter((name) => !bars[name]);
finish({ proof: 'load', ok: short.length === 0, seed: Number(values.seed), ...found, short });
