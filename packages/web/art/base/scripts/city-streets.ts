import { n, seeded } from './lib.ts';
import {
  eavesHouse,
  fill,
  gableHouse,
  shadowOf,
  stroke,
  type HouseSpec,
  type Sprite,
} from './city-parts.ts';
import { districtNames, type DistrictName, type Rect } from './layout.ts';

export const random = seeded(1717);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

export const treeArt: Record<string, string> = {
  pine:
    fill('city-wood-2', 'M-1.5 0h3v-5h-3z') +
    fill('city-pine', 'M-8-4q8 4 16 0L2-13q2 1 4 0L0-26L-6-13q2 1 4 0z') +
    fill('city-pine-2', 'M1-2.200q4-.3 7-1.800L2-13q2 1 4 0L0-26q3 14 1 23.800z') +
    fill('city-pine-3', 'M-8-4q1.5.9 3.5 1.4L-1-13-4.2-13.5-6-13 0-26l-6 13q2 1 4 0z'),
  ball:
    fill('city-wood-2', 'M-1.5 0h3v-7h-3z') +
    fill('city-leaf', 'M-8-12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z') +
    fill('city-leaf-2', 'M3-4.6a8 8 0 0 0 0-14.800q4 8 0 14.800z') +
    fill('city-leaf-3', 'M-6.5-12a6 6 0 0 1 6-6.4q-4 2-6 6.4z'),
  poplar:
    fill('city-wood-2', 'M-1.2 0h2.4v-5h-2.4z') +
    fill('city-leaf', 'M0-30q6 9 5 18-.5 7-5 8-4.5-1-5-8-1-9 5-18z') +
    fill('city-leaf-2', 'M0-30q6 9 5 18-.5 7-5 8q3-10 0-26z') +
    fill('city-leaf-3', 'M-3.5-10q-.6-8 2.4-14-1 8-1 14z'),
  bush:
    fill('city-leaf-2', 'M-6 0q-2-6 4-6 2-4 6-1 5 0 3 7z') +
    fill('city-leaf-3', 'M-5-1.5q-.5-4 4-3.5 1-2 3-1-1 2-3 2t-4 2.5z'),
  stump:
    fill('city-wood-2', 'M-6 0q0-2 1-7h10q1 5 2 7-6.5 3-13 0z') +
    fill('city-wood-3', 'M-5-7a5 2.4 0 1 0 10 0a5 2.4 0 1 0-10 0z') +
    stroke('city-wood-2', 0.7, 'M-3-7a3 1.3 0 1 0 6 0a3 1.3 0 1 0-6 0M-1-7h2'),
  dead:
    stroke('city-wood-2', 2.2, 'M0 0q1-8-1-14l-5-6M-.5-10l6-7 1-5M-1-14l1-8M4.5-16l4-1') +
    stroke('city-wood', 0.9, 'M-.8-1q1-7-.6-13l-4.6-5.6'),
  hay:
    fill('city-thatch', 'M-5 0q-2-7 5-8 7 1 5 8z') +
    fill('city-thatch-2', 'M1 0h4q2-7-5-8 3 4 1 8z') +
    stroke('city-thatch-3', 0.9, 'M-3.5-1.5q-.5-4 2.5-5.5'),
  lamp:
    stroke('city-wood-2', 1.6, 'M0 0v-11') +
    fill('city-window', 'M-2-11h4l-.8-4h-2.4z') +
    fill('city-wood-2', 'M-2.6-15h5.200L0-18z'),
  shroom:
    fill('city-ivory', 'M-1 0q.6-2 0-4h2.4q-.5 2 0 4z') +
    fill('city-barn', 'M-4-3.5q.6-4 4.2-4t4 4q-4 1.4-8.2 0z') +
    fill('city-ivory-3', 'M-1.6-5.5h1.4v1.200h-1.4zM1-4.800h1.200v1H1z'),
};
const treeSize: Record<string, readonly [number, number]> = {
  pine: [16, 26],
  ball: [16, 20],
  poplar: [11, 30],
  bush: [14, 8],
  stump: [14, 10],
  dead: [16, 23],
  hay: [12, 8],
  lamp: [6, 18],
  shroom: [9, 8],
};

export function tree(kind: string, x: number, y: number, k = 1): Sprite {
  const [w, h] = treeSize[kind] ?? [10, 10];
  const place =
    k === 1 ? `x="${n(x)}" y="${n(y)}"` : `transform="translate(${n(x)} ${n(y)})scale(${n(k)})"`;
  return {
    box: { x: x - (w * k) / 2, y: y - h * k, w: w * k, h: h * k },
    art: `<use href="#bd-${kind}" ${place}/>`,
    shadow:
      h < 19 && kind !== 'stump' ? '' : shadowOf(x - w * 0.28 * k, y + 1, w * 0.56 * k, h * k),
  };
}

interface Manner {
  walls: readonly (readonly [HouseSpec['wall'], HouseSpec['wallShade']])[];
  roofs: readonly HouseSpec['roof'][];
  trees: readonly string[];
  gables: number;
}

const manners: Record<DistrictName, Manner> = {
  castle: {
    walls: [
      ['city-stone', 'city-stone-2'],
      ['city-plaster', 'city-plaster-2'],
    ],
    roofs: ['slate', 'slate', 'slate', 'wood'],
    trees: ['pine', 'pine', 'bush'],
    gables: 0.4,
  },
  villages: {
    walls: [
      ['city-plaster', 'city-plaster-2'],
      ['city-ivory', 'city-ivory-2'],
    ],
    roofs: ['thatch', 'thatch', 'barn'],
    trees: ['ball', 'hay', 'ball', 'bush', 'poplar'],
    gables: 0.6,
  },
  cathedral: {
    walls: [['city-ivory', 'city-ivory-2']],
    roofs: ['rose', 'rose', 'barn'],
    trees: ['poplar', 'poplar', 'ball', 'bush'],
    gables: 0.55,
  },
  university: {
    walls: [
      ['city-amber', 'city-amber-2'],
      ['city-plaster', 'city-plaster-2'],
    ],
    roofs: ['teal', 'teal', 'amber'],
    trees: ['ball', 'poplar', 'bush'],
    gables: 0.35,
  },
};

interface Prefab {
  id: string;
  sprite: Sprite;
}

/** A few models per district and size, drawn once at the origin and placed by reference: a toy maker's box of houses. */
function models(name: DistrictName, tall: number): Prefab[] {
  const manner = manners[name];
  return Array.from({ length: 4 }, (_, i) => {
    const [wall, wallShade] = manner.walls[i % manner.walls.length] ?? [
      'city-plaster',
      'city-plaster-2',
    ];
    const spec: HouseSpec = {
      w: 14 + Math.round(random() * 6),
      h: Math.round((9 + random() * 5) * tall),
      r: Math.round((8 + random() * 3) * tall),
      depth: Math.round(12 * tall),
      wall,
      wallShade,
      roof: manner.roofs[i % manner.roofs.length] ?? 'wood',
      timber: wall === 'city-plaster',
      chimney: i % 3 === 0,
    };
    const sprite =
      (i + 0.5) / 4 < manner.gables
        ? gableHouse(0, 0, { ...spec, w: Math.round(spec.w * 0.9) })
        : eavesHouse(0, 0, { ...spec, w: spec.w + 5 });
    return { id: `bd-${name.slice(0, 4)}${tall < 1 ? 's' : 't'}${i}`, sprite };
  });
}

const boxes = Object.fromEntries(
  districtNames.map((name) => [name, { tall: models(name, 1), small: models(name, 0.66) }]),
);
export const houseDefs = () =>
  Object.values(boxes)
    .flatMap(({ tall, small }) => [...tall, ...small])
    .map(({ id, sprite }) => `<g id="${id}">${sprite.art}</g>`)
    .join('');

function house(name: DistrictName, x: number, y: number, room: number): Sprite {
  const { id, sprite } = pick(boxes[name]?.[room >= 34 && random() < 0.6 ? 'tall' : 'small'] ?? []);
  const at: Rect = { ...sprite.box, x: x + sprite.box.x, y: y + sprite.box.y };
  return {
    box: at,
    art: `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`,
    shadow: shadowOf(x, y, sprite.box.w - 4, sprite.box.h * 0.75),
  };
}

/** A street of houses and trees between x1 and x2, feet on y, never higher than `room`. */
function street(name: DistrictName, x1: number, x2: number, y: number, room: number): Sprite[] {
  const out: Sprite[] = [];
  for (let x = x1 + 2; x < x2 - 12;) {
    const built = random() < 0.8 && x < x2 - 20;
    const sprite = built
      ? house(name, Math.round(x), Math.round(y - random() * 2), room)
      : tree(
          pick(manners[name].trees),
          Math.round(x + 7),
          Math.round(y - random() * 3),
          Math.min(1, room / 30),
        );
    x = sprite.box.x + sprite.box.w + random() * 2;
    if (sprite.box.y >= y - room && sprite.box.x + sprite.box.w <= x2) out.push(sprite);
  }
  return out;
}

/** Streets of a top-left district, mirrored for the others. Roads at x 227 and the avenue stay open. */
export function streets(name: DistrictName): Sprite[] {
  const right = name === 'villages' || name === 'cathedral';
  const bottom = name === 'cathedral' || name === 'university';
  const top = [
    [24, 134, 227, 28],
    [150, 220, 227, 28],
    [235, 350, 227, 12],
    [160, 221, 268, 36],
    [234, 262, 268, 36],
    [160, 221, 304, 34],
    [234, 262, 304, 34],
    [24, 92, 331, 24],
    [106, 220, 331, 24],
    [234, 316, 331, 24],
    [330, 386, 331, 24],
    [290, 358, 148, 30],
    [290, 356, 176, 28],
    [288, 352, 205, 28],
  ];
  const low = [
    [24, 92, 373, 22],
    [106, 220, 373, 22],
    [234, 316, 373, 22],
    [330, 386, 373, 22],
    [160, 221, 412, 36],
    [234, 262, 412, 36],
    [160, 221, 449, 34],
    [234, 262, 449, 34],
    [24, 134, 481, 27],
    [150, 220, 481, 27],
    [235, 382, 481, 27],
    [290, 362, 512, 28],
    [290, 364, 540, 28],
    [290, 352, 562, 20],
  ];
  const rows = bottom ? low : top;
  const fieldRows = name === 'villages' ? rows.filter((_, i) => ![3, 7, 11, 12].includes(i)) : rows;
  return fieldRows.flatMap(([x1 = 0, x2 = 0, y = 0, room = 0]) =>
    right ? street(name, 1000 - x2, 1000 - x1, y, room) : street(name, x1, x2, y, room),
  );
}
