import { parseArgs } from 'node:util';
import { withBundle } from './bundle.ts';
import { cpuRate, interleave, ratio, spread } from './measure.ts';
import { isName, type Name } from './names.ts';
import { withVariants } from './remote.ts';
import type { Slice } from './slice.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '30' },
    variants: { type: 'string', default: 'inPlace,apply,playouts' },
  },
});

/** Bundles the worker with the engine of each checkout. */
function withBundles(
  checkouts: readonly string[],
  work: (files: readonly string[]) => Promise<void>,
  files: readonly string[] = [],
): Promise<void> {
  const [checkout, ...rest] = checkouts;
  if (checkout === undefined) return work(files);
  return withBundle('worker', (file) => withBundles(rest, work, [...files, file]), checkout);
}

/** The engine of each file at the same work, in one interleaved run. */
async function race(files: readonly string[], names: readonly Name[]): Promise<void> {
  const seconds = Number(values.seconds);
  const tasks = names.flatMap((name) =>
    files.map((file) => ({ name, file, players: 4, games: 24, warm: seconds / 10 })),
  );
  await withVariants(tasks, async (remotes) => {
    const end = performance.now() + seconds * 1000;
    const slices = await interleave(remotes, { end, slice: 80, leastRounds: 8 });
    names.forEach((name, i) => tell(name, slices.slice(i * files.length, (i + 1) * files.length)));
  });
}

/** The rate of the best tenth of the slices: what the engine does when nothing disturbs it. */
function best(slices: readonly Slice[]): number {
  const rates = slices.map(cpuRate).sort((a, b) => b - a);
  return rates[Math.floor(rates.length / 10)]!;
}

function tell(name: Name, [own, ...others]: readonly (readonly Slice[])[]): void {
  const { median, low, high } = spread(own!.map(cpuRate));
  console.log(`${name}: ${median} (${low} – ${high}) a second here`);
  others.forEach((slices, i) => {
    const times = ratio(slices, own!);
    const undisturbed = (best(slices) / best(own!)).toFixed(3);
    console.log(
      `  × ${times.median} (${times.low} – ${times.high}), undisturbed × ${undisturbed}: ${positionals[i]}`,
    );
  });
}

const names = values.variants.split(',').filter(isName);
await withBundles([process.cwd(), ...positionals], (files) => race(files, names));
