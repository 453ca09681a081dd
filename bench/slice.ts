/** What one pass did. */
export interface Work {
  readonly games: number;
  /** Moves, or copies. */
  readonly units: number;
}

/** A way to do the work. Only what `begin` hands back is timed, not `begin` itself nor `check`. */
export interface Variant {
  /** How many rounds it takes until every game came up. */
  readonly cycle: number;
  /** Makes a pass ready; the round says which part of the games is due. */
  begin(round: number): () => Work;
  /** The hashes of the last pass's final states. Throws unless it came out right. */
  check(): readonly string[];
}

/** One slice of a variant within a round, with seconds of processor and of clock. */
export interface Slice extends Work {
  readonly cpu: number;
  readonly wall: number;
}

/** Whole passes for at least so many milliseconds. */
export function runSlice(variant: Variant, round: number, milliseconds: number): Slice {
  let [games, units, cpu, wall] = [0, 0, 0, 0];
  while (units === 0 || wall < milliseconds) {
    const pass = variant.begin(round);
    const time = performance.now();
    const used = process.cpuUsage();
    const work = pass();
    const { user, system } = process.cpuUsage(used);
    wall += performance.now() - time;
    cpu += user + system;
    games += work.games;
    units += work.units;
  }
  variant.check();
  return { games, units, cpu: cpu / 1e6, wall: wall / 1e3 };
}

/** Runs hot, by seconds of processor and through all games at least; their final hashes. */
export function warmUp(variant: Variant, seconds: number): readonly string[] {
  const hashes: string[] = [];
  let cpu = 0;
  for (let round = 0; round < variant.cycle || cpu < seconds; round++) {
    const first = round < variant.cycle;
    cpu += runSlice(variant, round, first ? 0 : 100).cpu;
    if (first) hashes.push(...variant.check());
  }
  return hashes;
}
