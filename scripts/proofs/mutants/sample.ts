import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Some of them, drawn by lot, in the order they stood in. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const chance = xoroshiro128plus(seed);
  const left = all.map((_, i) => i);
  const drawn = Array.from(
    { length: Math.min(count, all.length) },
    () => left.splice(uniformInt(chance, 0, left.length - 1), 1)[0]!,
  );
  return drawn.sort((a, b) => a - b).map((i) => all[i]!);
}
