import { parseArgs } from 'node:util';
import { cpuPerMove } from './cost/cpu.ts';
import { formerOf } from './cost/former.ts';
import { recordGames } from './cost/games.ts';
import { formerBytes, formerHeap, heapPerTable } from './cost/measure.ts';
import { meanBytes } from './cost/table.ts';
import { finish, number } from './report.ts';

/** Most bytes for one seat and move, bytes of heap for a held table, microseconds for a move. */
const MOST = { bytes: 592, heap: 50_000, cpu: 100 } as const;

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    tables: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean' },
    old: { type: 'string' },
  },
});

const started = performance.now();
const short = values.short === true;
const seed = number(values.seed, 0);
const count = number(values.games, short ? 2 : 8);
const games = recordGames(seed, count);
const former = values.old === undefined ? null : await formerOf(values.old);

const bytes = Math.round(meanBytes(games));
const tables = number(values.tables, short ? 100 : 500);
const heap = heapPerTable(games, tables);
const theirs = former?.games(seed, count) ?? [];
const rounds = number(values.rounds, short ? 5 : 15);
const cpu = await cpuPerMove({ seed, games: count, rounds, former: values.old });
const ok =
  bytes <= MOST.bytes &&
  Math.max(heap.middle, heap.end) <= MOST.heap &&
  cpu.written.mean <= MOST.cpu;
const report = {
  proof: 'cost',
  ok,
  most: MOST,
  moves: games.reduce((sum, { moves }) => sum + moves.length, 0),
  bytes,
  heap,
  cpu,
  ...(former && {
    former: {
      bytes: Math.round(formerBytes(former, theirs)),
      heap: formerHeap(former, theirs, Math.ceil(tables / 10)),
    },
  }),
};
finish(report, started);
