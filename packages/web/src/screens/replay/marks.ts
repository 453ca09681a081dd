import type { Mark } from '../../worker/replay.worker.ts';

/** A turn as a stretch of moves: from the first one of its player to the last. */
export interface Stretch {
  readonly seat: number;
  readonly round: number;
  /** The moment it starts at and the one the next starts at. */
  readonly from: number;
  readonly to: number;
}

/** Turns of a game in order; the last one reaches to its end. */
export function stretchesOf(marks: readonly Mark[]): Stretch[] {
  const starts = marks.flatMap(({ turn }, i) => (marks[i - 1]?.turn === turn ? [] : [i]));
  const end = marks.length - 1;
  return starts.flatMap((from, i) => {
    const to = starts[i + 1] ?? end;
    const { active: seat, round } = marks[from]!;
    return to > from || i === 0 ? [{ seat, round, from, to }] : [];
  });
}

/** The start of the turn before or after a moment; of a seat's turns only, if one is given. */
export function turnFrom(
  marks: readonly Mark[],
  at: number,
  by: 1 | -1,
  seat?: number,
): number | null {
  const starts = stretchesOf(marks)
    .filter((stretch) => seat === undefined || stretch.seat === seat)
    .map(({ from }) => from);
  if (by > 0) return starts.find((from) => from > at) ?? null;
  return starts.findLast((from) => from < at) ?? null;
}
