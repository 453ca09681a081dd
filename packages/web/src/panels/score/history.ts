import { VP_SOURCES, type VpSource } from '@rowan/cards';
import type { ToldEvent } from '@rowan/rules';

/** VP of everybody after a turn, by source. */
export interface Point {
  readonly round: number;
  /** By seat, the Guard's last. */
  readonly totals: readonly number[];
  readonly bySource: readonly Readonly<Record<VpSource, number>>[];
}

const nothing = (): Record<VpSource, number> =>
  Object.fromEntries(VP_SOURCES.map((source) => [source, 0])) as Record<VpSource, number>;

/** The ledgers as they grew, turn by turn; the last point is the end of the game, or now. */
export function historyOf(steps: readonly (readonly ToldEvent[])[], sides: number): Point[] {
  const ledgers = Array.from({ length: sides }, nothing);
  const totals = Array.from({ length: sides }, () => 0);
  let round = 0;
  const point = (): Point => ({
    round,
    totals: totals.slice(),
    bySource: ledgers.map((ledger) => ({ ...ledger })),
  });
  const points: Point[] = [point()];
  for (const event of steps.flat()) {
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
