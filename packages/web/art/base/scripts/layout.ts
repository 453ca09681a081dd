/** Where the client lays live components on the 1000×680 city; the drawing keeps out of these rectangles. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const districtNames = ['castle', 'villages', 'cathedral', 'university'] as const;
export type DistrictName = (typeof districtNames)[number];

interface DistrictLayout {
  start: Rect;
  inner: Rect;
  outer: Rect;
  tower: Rect;
  monsters: Rect[];
}

const castle: DistrictLayout = {
  start: { x: 40, y: 230, w: 118, h: 74 },
  inner: { x: 264, y: 230, w: 118, h: 74 },
  outer: { x: 168, y: 122, w: 118, h: 74 },
  tower: { x: 28, y: 122, w: 90, h: 74 },
  monsters: [30, 136, 242].map((x) => ({ x, y: 10, w: 96, h: 84 })),
};

function mirror(district: DistrictLayout, right: boolean, bottom: boolean): DistrictLayout {
  const turn = ({ x, y, w, h }: Rect): Rect => ({
    x: right ? 1000 - x - w : x,
    y: bottom ? 680 - y - h : y,
    w,
    h,
  });
  return {
    start: turn(district.start),
    inner: turn(district.inner),
    outer: turn(district.outer),
    tower: turn(district.tower),
    monsters: district.monsters.map(turn),
  };
}

export const layout = {
  castle,
  villages: mirror(castle, true, false),
  cathedral: mirror(castle, true, true),
  university: mirror(castle, false, true),
  capitol: {
    construct: { x: 442, y: 222, w: 116, h: 66 },
    fountain: { x: 456, y: 296, w: 88, h: 84 },
    levelUp: { x: 442, y: 420, w: 116, h: 66 },
  },
};

export function allRects(): Rect[] {
  const { capitol } = layout;
  const districts = districtNames.flatMap((name) => {
    const { start, inner, outer, tower, monsters } = layout[name];
    return [start, inner, outer, tower, ...monsters];
  });
  return [...districts, capitol.construct, capitol.levelUp];
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
