/** Where a bubble goes: somewhere that covers nothing it speaks of, and nothing that is needed. */

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

/** What two rectangles have in common; null if that is nothing. */
export function common(a: Rect, b: Rect): Rect | null {
  if (overlap(a, b) === 0) return null;
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
}

const GAP = 12;
const EDGE = 8;
/** How far apart the spots are that are tried when no dock will do. */
const STEP = 14;

export interface Stage {
  readonly screen: Size;
  /** The city's window. */
  readonly board: Rect;
  readonly phone: boolean;
  /** What the reader is about to use, though it is not spoken of: buttons, meeples, places that glow. */
  readonly needed: readonly Rect[];
}

/** Docks in order of liking: beside the board on a desk, above or below the map on a phone. */
function docks({ screen, board, phone }: Stage, { w, h }: Size): Rect[] {
  const right = screen.w - w - EDGE;
  const top = board.y + EDGE;
  const bottom = board.y + board.h - EDGE - h;
  const centre = (screen.w - w) / 2;
  const corners: readonly (readonly [number, number])[] = phone
    ? [
        [centre, top],
        [centre, bottom],
        [centre, screen.h - 66 - h],
      ]
    : [
        [right, bottom],
        [EDGE, (top + bottom) / 2],
        [EDGE, top],
        [right, top],
        [centre, bottom],
        [centre, top],
      ];
  return corners.map(([x, y]) => ({ x, y, w, h })).filter((dock) => fits(screen, dock));
}

const fits = (screen: Size, { x, y, w, h }: Rect): boolean =>
  x >= 0 && y >= 0 && x + w <= screen.w && y + h <= screen.h;

/** Spots all over the screen. */
function spots({ screen }: Stage, { w, h }: Size): Rect[] {
  const all: Rect[] = [];
  const most = { x: Math.max(0, screen.w - w), y: Math.max(0, screen.h - h) };
  for (let y = 0; y <= most.y + STEP - 1; y += STEP)
    for (let x = 0; x <= most.x + STEP - 1; x += STEP)
      all.push({ x: Math.min(x, most.x), y: Math.min(y, most.y), w, h });
  return all;
}

const sum = (dock: Rect, all: readonly Rect[], gap: number): number =>
  all.reduce((cost, one) => cost + overlap(dock, grown(one, gap)), 0);

/** What a reader would miss: above all what is spoken of, then what is needed, least of all the city. */
const costOf = (stage: Stage, targets: readonly Rect[], dock: Rect): number =>
  sum(dock, targets, GAP) * 1000 + sum(dock, stage.needed, 2) * 20 + overlap(dock, stage.board);

/** The first dock that leaves everything free; failing that, the spot that hides the least. */
export function dockFor(stage: Stage, bubble: Size, targets: readonly Rect[]): Rect {
  const liked = docks(stage, bubble);
  const free = liked.find(
    (dock) => sum(dock, targets, GAP) === 0 && sum(dock, stage.needed, 2) === 0,
  );
  if (free) return free;
  let best = liked[0] ?? { x: 0, y: 0, ...bubble };
  let least = Infinity;
  for (const dock of [...liked, ...spots(stage, bubble)]) {
    const cost = costOf(stage, targets, dock);
    if (cost < least) [best, least] = [dock, cost];
  }
  return best;
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

/** The tip of a bubble: where it leaves the edge, and which way it points, in degrees from straight up. */
interface Tip {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Room that the corners of a bubble need. */
const CORNER = 26;

/** A short tip on the side that faces the target: it says where to look and runs across nothing. */
export function tipOf(bubble: Rect, target: Rect): Tip {
  const x = clamp(target.x + target.w / 2, bubble.x + CORNER, bubble.x + bubble.w - CORNER);
  const y = clamp(target.y + target.h / 2, bubble.y + CORNER, bubble.y + bubble.h - CORNER);
  const away = [
    { far: bubble.y - (target.y + target.h), tip: { x, y: bubble.y, turn: 0 } },
    { far: target.x - (bubble.x + bubble.w), tip: { x: bubble.x + bubble.w, y, turn: 90 } },
    { far: target.y - (bubble.y + bubble.h), tip: { x, y: bubble.y + bubble.h, turn: 180 } },
    { far: bubble.x - (target.x + target.w), tip: { x: bubble.x, y, turn: 270 } },
  ];
  return away.toSorted((a, b) => b.far - a.far)[0]!.tip;
}
