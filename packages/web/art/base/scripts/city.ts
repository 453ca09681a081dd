import { n } from './lib.ts';
import {
  battlements,
  cone,
  drum,
  fill,
  flag,
  shadowOf,
  stroke,
  styleSheet,
  type Sprite,
} from './city-parts.ts';
import { boats, crane, fountain, hall } from './city-capitol.ts';
import {
  bridges,
  fields,
  grounds,
  island,
  patterns,
  river,
  roads,
  wallBack,
  wallFront,
} from './city-ground.ts';
import { barn, castle, cathedral, districtTower, mill, university } from './city-landmarks.ts';
import { plotDefs, plots } from './city-plots.ts';
import { houseDefs, random, streets, tree, treeArt } from './city-streets.ts';
import { allRects, districtNames, overlaps, type Rect } from './layout.ts';
import { night } from './palette.ts';

const css = (name: keyof typeof night) => `var(--${name},${night[name]})`;

function wilds(): Sprite[] {
  const spots: [string, number, number][] = [
    ['pine', 13, 40],
    ['pine', 18, 66],
    ['dead', 14, 96],
    ['stump', 131, 36],
    ['shroom', 131, 62],
    ['stump', 237, 84],
    ['shroom', 238, 40],
    ['stump', 987, 46],
    ['pine', 982, 74],
    ['ball', 988, 98],
    ['shroom', 869, 44],
    ['stump', 869, 80],
    ['shroom', 763, 70],
    ['stump', 763, 34],
    ['dead', 13, 616],
    ['stump', 15, 640],
    ['pine', 14, 668],
    ['shroom', 131, 622],
    ['stump', 131, 660],
    ['stump', 237, 628],
    ['shroom', 237, 664],
    ['poplar', 987, 622],
    ['stump', 985, 640],
    ['dead', 986, 668],
    ['stump', 869, 618],
    ['shroom', 869, 654],
    ['shroom', 763, 620],
    ['stump', 763, 662],
  ];
  return spots.map(([kind, x, y]) =>
    tree(kind, x, y, kind === 'stump' ? 0.7 : kind === 'shroom' ? 0.8 : 1),
  );
}

function parks(): Sprite[] {
  const spots: [string, number, number][] = [
    ['pine', 364, 58],
    ['pine', 360, 84],
    ['pine', 466, 60],
    ['pine', 470, 92],
    ['bush', 460, 118],
    ['pine', 360, 118],
    ['lamp', 380, 224],
    ['ball', 538, 60],
    ['ball', 540, 110],
    ['poplar', 530, 150],
    ['hay', 630, 80],
    ['hay', 618, 92],
    ['hay', 636, 96],
    ['ball', 642, 120],
    ['ball', 548, 190],
    ['bush', 556, 208],
    ['hay', 640, 214],
    ['hay', 812, 288],
    ['hay', 826, 300],
    ['ball', 800, 304],
    ['poplar', 534, 580],
    ['poplar', 530, 612],
    ['poplar', 536, 650],
    ['poplar', 672, 560],
    ['bush', 640, 500],
    ['ball', 620, 476],
    ['poplar', 530, 548],
    ['ball', 470, 600],
    ['ball', 466, 640],
    ['poplar', 468, 570],
    ['bush', 372, 652],
    ['bush', 440, 652],
    ['ball', 362, 570],
    ['ball', 372, 500],
    ['poplar', 386, 480],
    ['lamp', 432, 326],
    ['lamp', 568, 326],
    ['lamp', 432, 362],
    ['lamp', 568, 362],
    ['bush', 433, 300],
    ['bush', 567, 300],
    ['ball', 434, 406],
    ['ball', 566, 406],
    ['bush', 470, 500],
    ['bush', 530, 500],
    ['lamp', 220, 336],
    ['lamp', 780, 336],
    ['lamp', 316, 336],
    ['lamp', 684, 336],
    ['lamp', 106, 336],
    ['lamp', 894, 336],
  ];
  return spots.map(([kind, x, y]) => tree(kind, x, y));
}

const gateArt = () =>
  drum(0, 0, 11, 24, 'stone') + battlements(-1, -24, 13, 'stone', 3) + flag(5, -27, 'candle', 9);
const wallTowerArt = () =>
  drum(0, 0, 15, 19, 'stone') +
  battlements(-1.5, -19, 18, 'stone', 3.4) +
  cone(0, -19, 15, 14, 'slate');

function gates(): Sprite[] {
  const spots: [number, number][] = [
    [8, 334],
    [8, 364],
    [980, 334],
    [980, 364],
  ];
  return spots.map(([x, y]) => ({
    box: { x: x - 1, y: y - 38, w: 20, h: 40 },
    art: `<use href="#bd-gate" x="${x}" y="${y}"/>`,
    shadow: shadowOf(x, y, 11, 24),
  }));
}

function wallTowers(): Sprite[] {
  const spots: [number, number][] = [
    [6, 118],
    [978, 118],
    [340, 34],
    [644, 34],
    [466, 30],
    [520, 30],
    [6, 584],
    [978, 584],
    [340, 674],
    [644, 674],
    [466, 676],
    [520, 676],
  ];
  return spots.map(([x, y]) => ({
    box: { x: x - 1, y: y - 38, w: 18, h: 40 },
    art: `<use href="#bd-keep" x="${x}" y="${y}"/>`,
    shadow: shadowOf(x, y, 14, 20),
  }));
}

function glows(): string {
  const pools: [number, number, number][] = [
    [412, 190, 70],
    [500, 340, 90],
    [590, 590, 70],
    [398, 610, 66],
    [574, 130, 54],
    [588, 196, 50],
    [210, 285, 56],
    [210, 420, 56],
    [790, 420, 56],
    [100, 335, 44],
    [900, 350, 44],
    [320, 335, 44],
    [680, 340, 44],
    [324, 160, 46],
    [324, 520, 46],
    [676, 520, 46],
    [138, 160, 34],
    [862, 160, 34],
    [138, 520, 34],
    [862, 520, 34],
    [500, 400, 50],
  ];
  return pools.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
}

function planeGrain(): string {
  const rows = Array.from({ length: 22 }, (_, i) => {
    const y = 16 + i * 30 + random() * 8;
    const wave = () => n(random() * 14 - 7);
    return `M0 ${n(y)}c120 ${wave()} 220 ${wave()} 340 ${wave()}s200 ${wave()} 330 ${wave()} 220 ${wave()} 330 ${wave()}`;
  });
  return stroke('city-shadow', 1, rows.join(''), 'opacity=".13"');
}

function collect(): Sprite[] {
  const towers = [
    districtTower(126, 190, 'stone', 'flat'),
    districtTower(846, 190, 'wood', 'thatch'),
    districtTower(846, 552, 'ivory', 'rose'),
    districtTower(126, 552, 'amber', 'dome'),
  ];
  return [
    ...districtNames.flatMap(streets),
    ...wilds(),
    ...parks(),
    ...towers,
    ...gates(),
    ...wallTowers(),
    ...boats(),
    castle(),
    mill(),
    barn(),
    cathedral(),
    university(),
    crane(),
    hall(),
    fountain(),
  ];
}

function checkClear(sprites: readonly Sprite[]): void {
  const meets = (box: Rect) => allRects().find((rect) => overlaps(box, rect));
  const bad = sprites.filter((sprite) => meets(sprite.box));
  if (bad.length > 0)
    throw new Error(
      `drawn over a plot: ${bad.map((s) => JSON.stringify([s.box, meets(s.box)])).join('\n')}`,
    );
}

/** Neighbours of one class become one path. */
function merged(svg: string): string {
  const pair = /<path class="(\w+)" d="([^"]*)"\/><path class="\1" d="([^"]*)"\/>/g;
  const once = svg.replaceAll(pair, '<path class="$1" d="$2$3"/>');
  return once === svg ? svg : merged(once);
}

export function boardSvg(): string {
  const sprites = collect().toSorted((a, b) => a.box.y + a.box.h - b.box.y - b.box.h);
  checkClear(sprites);
  const foot = (s: Sprite) => s.box.y + s.box.h;
  const behind = sprites
    .filter((s) => foot(s) < 568)
    .map((s) => s.art)
    .join('');
  const front = sprites
    .filter((s) => foot(s) >= 568)
    .map((s) => s.art)
    .join('');
  const body = [
    fill('city-wild', 'M0 0h1000v680H0z'),
    fill(
      'city-wild-2',
      'M0 0h350q-60 30-140 22T40 70 0 120zM650 0h350v130q-30-50-110-64T700 30zM0 680V570q40 50 140 56t210 54zM1000 680V560q-20 70-130 84t-220 36z',
      'opacity=".8"',
    ),
    grounds(),
    fields(),
    planeGrain(),
    roads(),
    river(),
    island(),
    bridges(),
    `<g fill="url(#bd-glow)">${glows()}</g>`,
    wallBack(),
    plots(),
    `<path d="${sprites.map((s) => s.shadow).join('')}" fill="${css('city-shadow')}" opacity="${css('city-shadow-strength')}" filter="url(#bd-blur)"/>`,
    behind,
    wallFront(),
    front,
    `<path d="M0 0h1000v680H0z" fill="url(#bd-lantern)"/><path d="M0 0h1000v680H0z" fill="url(#bd-dusk)"/>`,
  ].join('');
  const stop = (offset: number, colour: keyof typeof night, opacity: string) =>
    `<stop offset="${offset}" stop-color="${css(colour)}" stop-opacity="${opacity}"/>`;
  const defs = [
    patterns(),
    houseDefs(),
    plotDefs(),
    `<g id="bd-gate">${gateArt()}</g><g id="bd-keep">${wallTowerArt()}</g>`,
    ...Object.entries(treeArt).map(([kind, art]) => `<g id="bd-${kind}">${art}</g>`),
    '<filter id="bd-blur" x="-2%" y="-2%" width="104%" height="104%"><feGaussianBlur stdDeviation="1.6"/></filter><clipPath id="bd-clip"><rect width="1000" height="680" rx="16"/></clipPath>',
    `<radialGradient id="bd-lantern" cx=".3" cy=".2" r=".75">${stop(0, 'city-lantern', css('city-lantern-strength'))}${stop(1, 'city-lantern', '0')}</radialGradient>`,
    `<radialGradient id="bd-dusk" cx=".47" cy=".44" r=".72">${stop(0.3, 'city-dusk', '0')}${stop(1, 'city-dusk', css('city-dusk-strength'))}</radialGradient>`,
    `<radialGradient id="bd-glow">${stop(0, 'city-glow', css('city-glow-strength'))}${stop(1, 'city-glow', '0')}</radialGradient>`,
  ].join('');
  const rim =
    stroke(
      'city-wood-2',
      8,
      'M16 2H984Q998 2 998 16V664Q998 678 984 678H16Q2 678 2 664V16Q2 2 16 2z',
    ) + stroke('city-wood-3', 1.4, 'M4 664V16Q4 4.5 16 4.5H984', 'opacity=".8"');
  return merged(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 680"><style>${styleSheet()}</style><defs>${defs}</defs><g clip-path="url(#bd-clip)">${body}${rim}</g></svg>`,
  );
}
