import { createHash } from 'node:crypto';
import { withBundle } from './bundle.ts';
import { interleave } from './measure.ts';
import { NAMES, PLAYERS, type Name } from './names.ts';
import { withVariants, type Remote } from './remote.ts';
import { reportOf, type BenchReport } from './report.ts';

export interface BenchOptions {
  readonly seconds?: number;
  /** How many games are recorded; from 17 on, replays find no dice left over from the last time. */
  readonly games?: number;
  readonly players?: number;
}

/** Milliseconds; the peer takes a few times that for its share of the games. */
const SLICE = 80;
/** The share of the time that rounds take; the rest is for getting ready. */
const MEASURED = 2 / 3;
/** Seconds; the compiler is still busy with the engine after one or two. */
const WARM = 4;

/** Has all variants play the same games to the same hashes, then measures them side by side. */
export function benchEngine(options: BenchOptions): Promise<BenchReport> {
  const { seconds = 60, games = 24, players = 4 } = options;
  const started = performance.now();
  const warm = Math.min(WARM, seconds / 12);
  return withBundle('worker', (file) =>
    withVariants(
      NAMES.map((name) => ({ name, file, players, games, warm })),
      async (remotes) => {
        const digests = await agreed(remotes);
        const slices = await interleave(remotes, {
          end: performance.now() + seconds * 1000 * MEASURED,
          slice: Math.min(SLICE, seconds * 10),
          leastRounds: 2,
        });
        const took = Math.round((performance.now() - started) / 1000);
        return reportOf(byName(slices), { players, games, seconds: took, digests });
      },
    ),
  );
}

const byName = <T>(values: readonly T[]): Readonly<Record<Name, T>> =>
  Object.fromEntries(NAMES.map((name, i) => [name, values[i]!])) as unknown as Record<Name, T>;

const digest = (hashes: readonly string[]): string =>
  createHash('sha256').update(hashes.join()).digest('hex');

/** What each player of the recorded games made of them; throws unless it is the same. */
async function agreed(remotes: readonly Remote[]): Promise<Partial<Record<Name, string>>> {
  const ready = byName(await Promise.all(remotes.map((remote) => remote.ready)));
  const digests = PLAYERS.map((name): [Name, string] => [name, digest(ready[name].hashes)]);
  const other = digests.find(([, value]) => value !== digests[0]![1]);
  if (other) throw new Error(`${other[0]} came to other final states than ${digests[0]![0]}`);
  return Object.fromEntries(digests);
}
