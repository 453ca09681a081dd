import { VP_SOURCES, type VpSource } from '@rowan/cards';
import type { EventKind, ToldEvent } from '@rowan/rules';

/** What is counted beside VP. */
const COUNTED = ['monsters', 'levels', 'quests'] as const;
type Counted = (typeof COUNTED)[number];

const COUNTS: Partial<Readonly<Record<EventKind, Counted>>> = {
  defeated: 'monsters',
  levelledUp: 'levels',
  questCompleted: 'quests',
};

/** What the lines of a chart may show. */
export const SERIES = ['vp', ...COUNTED] as const;
export type SeriesName = (typeof SERIES)[number];

/** VP of everybody after a turn, by source, and what else they have done up to then. */
export interface Point {
  readonly round: number;
  /** By seat, the Guard's last. */
  readonly totals: readonly number[];
  readonly counts: Readonly<Record<Counted, readonly number[]>>;
  readonly bySource: readonly Readonly<Record<VpSource, number>>[];
}

const nothing = (): Record<VpSource, number> =>
  Object.fromEntries(VP_SOURCES.map((source) => [source, 0])) as Record<VpSource, number>;

export const valuesOf = ({ totals, counts }: Point, series: SeriesName): readonly number[] =>
  series === 'vp' ? totals : counts[series];

/** Everybody's counts, and what adds an event to them. */
function counter(sides: number) {
  const of = (): number[] => Array.from({ length: sides }, () => 0);
  const counts = { monsters: of(), levels: of(), quests: of() };
  const add = (event: ToldEvent): void => {
    const counted = COUNTS[event.kind];
    if (counted && 'seat' in event && event.seat < sides) counts[counted][event.seat]! += 1;
  };
  return { add, now: () => structuredClone(counts) };
}

/** The ledgers as they grew, turn by turn; the last point is the end of the game, or now. */
export function historyOf(steps: readonly (readonly ToldEvent[])[], sides: number): Point[] {
  const ledgers = Array.from({ length: sides }, nothing);
  const totals = Array.from({ length: sides }, () => 0);
  const counted = counter(sides);
  let round = 0;
  const point = (): Point => ({
    round,
    totals: totals.slice(),
    counts: counted.now(),
    bySource: ledgers.map((ledger) => ({ ...ledger })),
  });
  const points: Point[] = [point()];
  for (const event of steps.flat()) {
    counted.add(event);
    if (event.kind === 'turnStarted') ({ round } = event);
    if (event.kind === 'vpChanged' && ledgers[event.seat]) {
      ledgers[event.seat]![event.by] += event.n;
      totals[event.seat] = event.total;
    }
    if (event.kind === 'turnEnded') points.push(point());
  }
  const last = points.at(-1)!;
  const changed = totals.some((total, seat) => total !== last.totals[seat]);
  return changed ? [...points, point()] : points;
}
