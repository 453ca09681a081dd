import { parseArgs } from 'node:util';
import { ALL_PARTS, runLoad, type Found, type Part, type Sizes } from './load/load.ts';
import { finish, tell } from './proof.ts';

/** The load on a server, beside two others; started by `bench/load.ts`, which builds them all. */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [...ALL_PARTS] },
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

const isPart = (name: string): name is Part => ALL_PARTS.includes(name as Part);
if (!values.only.every(isPart)) throw new Error(`--only takes ${ALL_PARTS.join(', ')}`);

const { found, load } = await runLoad(
  {
    seed: Number(values.seed),
    programs: {
      rowan: values.rowan!,
      boardgameIo: values['boardgame-io']!,
      colyseus: values.colyseus!,
    },
    sizes: values.short ? SHORT : LONG,
    core: '0',
    tell,
  },
  values.only.filter(isPart),
);

type Bars = Readonly<Record<string, boolean>>;

/** What each part has to keep to. */
const BARS: { readonly [P in Part]: (found: NonNullable<Found[P]>) => Bars } = {
  compare: ({ rowan: { paced }, boardgameIo, ratios }) => ({
    'processor: a fifth of boardgame.io': ratios.boardgameIo.cpu >= 5,
    'processor: no more than Colyseus': ratios.colyseus.cpu >= 1,
    'bytes: a fifth of boardgame.io': ratios.boardgameIo.bytes >= 5,
    'half of all answers within 5 ms': paced.p50 < 5,
    '99 of 100 answers within 25 ms': paced.p99 < 25 && paced.p99 < boardgameIo.paced.p99,
  }),
  memory: ({ heap, rss }) => ({
    'heap: 35 kB a table': heap <= 35,
    'memory: 75 kB a table': rss <= 75,
  }),
  hostile: ({ p99, dropped }) => ({
    'honest people: within 250 ms, none dropped': p99 < 250 && dropped === 0,
  }),
  killed: ({ seconds }) => ({ 'back within 3 seconds': seconds <= 3 }),
};

function barsOf<P extends Part>(part: P): Bars {
  const result = found[part];
  return result ? BARS[part](result) : {};
}

const bars: Bars = Object.fromEntries(ALL_PARTS.flatMap((part) => Object.entries(barsOf(part))));
// Few tables and little time to warm up flatter and slander: only what does not hang on them is judged.
const short = Object.keys(bars).filter(
  (name) => !bars[name] && (!values.short || name === 'bytes: a fifth of boardgame.io'),
);
const { compare, ...rest } = found;
finish({
  proof: 'load',
  ok: short.length === 0,
  seed: Number(values.seed),
  ...compare,
  ...rest,
  load,
  short,
});
