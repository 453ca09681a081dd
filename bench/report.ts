import { availableParallelism, cpus } from 'node:os';
import { cpuRate, ratio, spread, type Spread } from './measure.ts';
import { NAMES, type Name } from './names.ts';
import type { Slice } from './slice.ts';

interface Figure {
  readonly unit: 'moves' | 'copies';
  /** Units per second of processor time. */
  readonly perSecond: Spread;
  /** Games per second of processor time; null for copies. */
  readonly gamesPerSecond: Spread | null;
  /** Units per second by the clock. */
  readonly perWallSecond: Spread;
}

interface Target {
  readonly name: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly met: boolean;
}

interface Measured {
  readonly figures: Readonly<Record<Name, Figure>>;
  readonly ratios: {
    readonly inPlaceToPeer: Spread;
    readonly applyToPeer: Spread;
    readonly cloneToStructuredClone: Spread;
  };
  /** Processor milliseconds from setup and answers to the verified hash of a whole game. */
  readonly replay: { readonly inPlace: Spread; readonly apply: Spread };
}

interface Course {
  readonly players: number;
  /** How many were recorded. */
  readonly games: number;
  readonly seconds: number;
  /** Over the final hashes of the recorded games: the same for all who play them. */
  readonly digests: Readonly<Partial<Record<Name, string>>>;
}

export interface BenchReport extends Course, Measured {
  readonly machine: { readonly node: string; readonly cpu: string; readonly cores: number };
  readonly rounds: number;
  /** Moves of a game: recorded, and in playouts. */
  readonly meanMoves: { readonly recorded: number; readonly playouts: number };
  readonly targets: readonly Target[];
}

export type Slices = Readonly<Record<Name, readonly Slice[]>>;

export function reportOf(slices: Slices, course: Course): BenchReport {
  const measured = measuredIn(slices);
  return {
    machine: { node: process.version, cpu: cpus()[0]!.model, cores: availableParallelism() },
    ...course,
    rounds: slices.inPlace.length,
    meanMoves: { recorded: meanMoves(slices.inPlace), playouts: meanMoves(slices.playouts) },
    ...measured,
    targets: targetsOf(measured),
  };
}

const measuredIn = (slices: Slices): Measured => ({
  figures: Object.fromEntries(
    NAMES.map((name) => [name, figureOf(slices[name])]),
  ) as unknown as Measured['figures'],
  ratios: {
    inPlaceToPeer: ratio(slices.inPlace, slices.boardgameIo),
    applyToPeer: ratio(slices.apply, slices.boardgameIo),
    cloneToStructuredClone: ratio(slices.clone, slices.structuredClone),
  },
  replay: {
    inPlace: milliseconds(slices.replayInPlace),
    apply: milliseconds(slices.replayApply),
  },
});

function figureOf(slices: readonly Slice[]): Figure {
  const copied = slices[0]!.games === 0;
  return {
    unit: copied ? 'copies' : 'moves',
    perSecond: spread(slices.map(cpuRate)),
    gamesPerSecond: copied ? null : spread(slices.map(({ games, cpu }) => games / cpu)),
    perWallSecond: spread(slices.map(({ units, wall }) => units / wall)),
  };
}

const milliseconds = (slices: readonly Slice[]): Spread =>
  spread(slices.map(({ games, cpu }) => (1000 * cpu) / games));

function meanMoves(slices: readonly Slice[]): number {
  const sum = (of: 'units' | 'games'): number => slices.reduce((n, slice) => n + slice[of], 0);
  return Math.round(sum('units') / sum('games'));
}

function targetsOf({ figures, ratios, replay }: Measured): readonly Target[] {
  const atLeast = (name: string, { median }: Spread, least: number): Target => ({
    name,
    value: median,
    atLeast: least,
    met: median >= least,
  });
  const { median } = replay.inPlace;
  return [
    atLeast('in place ÷ boardgame.io', ratios.inPlaceToPeer, 100),
    atLeast('apply ÷ boardgame.io', ratios.applyToPeer, 10),
    atLeast('playouts per second', figures.playouts.gamesPerSecond!, 2000),
    { name: 'replay in place, ms', value: median, atMost: 2, met: median <= 2 },
  ];
}
