/** Where the bubble goes: somewhere that covers nothing it speaks of. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + by * 2,
  h: h + by * 2,
});

const GAP = 12;
const EDGE = 8;

export interface Stage {
  readonly screen: Size;
  /** The city's window. */
  readonly board: Rect;
  readonly phone: boolean;
}

/** Docks in order of liking: beside the board on a desk, above or below the map on a phone. */
function docks({ screen, board, phone }: Stage, { w, h }: Size): Rect[] {
  const right = screen.w - w - EDGE;
  const top = board.y + EDGE;
  const bottom = board.y + board.h - EDGE - h;
  const centre = (screen.w - w) / 2;
  const corners: readonly (readonly [number, number])[] = phone
    ? [
        [EDGE, top],
        [EDGE, bottom],
        [EDGE, screen.h - 66 - h],
      ]
    : [
        [right, bottom],
        [EDGE, (top + bottom) / 2],
        [EDGE, top],
        [right, top],
        [centre, bottom],
        [centre, top],
      ];
  return corners.map(([x, y]) => ({ x, y, w, h }));
}

/** The first dock that leaves the targets free; failing that, the one that covers the least of them. */
export function dockFor(stage: Stage, bubble: Size, targets: readonly Rect[]): Rect {
  const cost = (dock: Rect): number =>
    targets.reduce((sum, target) => sum + overlap(dock, grown(target, GAP)), 0);
  const all = docks(stage, bubble);
  return all.find((dock) => cost(dock) === 0) ?? all.toSorted((a, b) => cost(a) - cost(b))[0]!;
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

type Point = readonly [number, number];

const middleOf = ({ x, y, w, h }: Rect): Point => [x + w / 2, y + h / 2];

/** The point of a box that is nearest to another, a little inside. */
const nearest = ({ x, y, w, h }: Rect, [px, py]: Point): Point => [
  clamp(px, x + 24, x + w - 24),
  clamp(py, y + 24, y + h - 24),
];

/** Where the line from a point inside a box to one outside leaves the box. */
function edgeOf(box: Rect, [ix, iy]: Point, [ox, oy]: Point): Point {
  const dx = ox - ix;
  const dy = oy - iy;
  const sx = dx === 0 ? Infinity : ((dx > 0 ? box.x + box.w : box.x) - ix) / dx;
  const sy = dy === 0 ? Infinity : ((dy > 0 ? box.y + box.h : box.y) - iy) / dy;
  const scale = Math.min(sx, sy, 1);
  return [ix + dx * scale, iy + dy * scale];
}

const BEND = 0.16;

/** From the bubble's edge to the target's, a little bent, as the path of an SVG. */
export function arrowPath(bubble: Rect, target: Rect): string {
  const goal = middleOf(target);
  const start = edgeOf(bubble, nearest(bubble, goal), goal);
  const end = edgeOf(grown(target, 7), goal, start);
  const cx = (start[0] + end[0]) / 2 + (end[1] - start[1]) * BEND;
  const cy = (start[1] + end[1]) / 2 - (end[0] - start[0]) * BEND;
  const [a, b, c, d, e, f] = [...start, cx, cy, ...end].map((n) => Math.round(n));
  return `M${a} ${b}Q${c} ${d} ${e} ${f}`;
}
