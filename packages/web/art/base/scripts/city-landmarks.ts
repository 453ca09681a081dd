import { n, poly } from './lib.ts';
import {
  arch,
  archPath,
  base,
  battlements,
  box,
  cone,
  dome,
  drum,
  fill,
  flag,
  light,
  shade,
  shadowOf,
  stroke,
  type Material,
  type Sprite,
} from './city-parts.ts';

interface Keep {
  x: number;
  y: number;
  w: number;
  h: number;
  m: Material;
}

/** A square tower: front, shaded right side, battlements. */
function keep({ x, y, w, h, m }: Keep): string {
  const d = w * 0.22;
  return (
    fill(
      shade(m),
      poly([
        [x + w, y],
        [x + w + d, y - d * 0.6],
        [x + w + d, y - h - d * 0.6],
        [x + w, y - h],
      ]),
    ) +
    fill(base(m), box(x, y - h, w, h)) +
    fill(light(m), box(x, y - h, 1.6, h)) +
    fill(
      shade(m),
      poly([
        [x, y - h],
        [x + d, y - h - d * 0.6],
        [x + w + d, y - h - d * 0.6],
        [x + w, y - h],
      ]),
    ) +
    battlements(x - 1.5, y - h, w + 3, m)
  );
}

function bricks(x: number, y: number, w: number, h: number, m: Material): string {
  const rows = Math.floor(h / 9);
  const d = Array.from(
    { length: rows },
    (_, i) =>
      `M${n(x + ((i * 7) % (w - 8)) + 2)} ${n(y - 5 - i * 9)}h5M${n(x + ((i * 11 + 9) % (w - 8)) + 1)} ${n(y - 8 - i * 9)}h4`,
  ).join('');
  return stroke(shade(m), 0.9, d, 'opacity=".6"');
}

const lit = (cells: readonly (readonly [number, number])[], w = 3.4, h = 6) =>
  fill('city-window', cells.map(([x, y]) => archPath(x, y, w, h)).join(''));

function turret(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: Material,
  roof: Material,
): string {
  return (
    drum(x, y, w, h, wall) +
    fill(shade(wall), box(x - 1, y - h, w + 2, 2.2)) +
    cone(x - 3, y - h, w + 6, w * 1.5, roof)
  );
}

export function castle(): Sprite {
  const art = [
    keep({ x: 388, y: 150, w: 50, h: 92, m: 'stone' }),
    bricks(390, 150, 46, 80, 'stone'),
    turret(396, 58, 13, 24, 'stone', 'slate'),
    turret(424, 56, 11, 16, 'stone', 'slate'),
    flag(402.5, 15, 'castle-light', 8),
    lit([
      [398, 92],
      [411, 92],
      [424, 92],
      [404, 116],
      [418, 116],
    ]),
    drum(366, 192, 24, 96, 'stone'),
    bricks(367, 190, 22, 80, 'stone'),
    battlements(363, 96, 30, 'stone'),
    cone(366, 95, 24, 34, 'slate'),
    flag(378, 62, 'city-barn', 11),
    lit([
      [376, 124],
      [372, 150],
      [381, 168],
    ]),
    drum(436, 196, 26, 84, 'stone'),
    bricks(437, 194, 22, 70, 'stone'),
    battlements(433, 112, 32, 'stone'),
    cone(436, 111, 26, 36, 'slate'),
    flag(449, 76, 'candle', 11),
    lit([
      [446, 138],
      [441, 162],
      [452, 172],
    ]),
    keep({ x: 384, y: 216, w: 56, h: 52, m: 'stone' }),
    bricks(386, 216, 52, 42, 'stone'),
    fill('city-slate', 'M404 172h16v22l-8 7-8-7z'),
    fill('candle', 'M412 176l2 4 4 .6-3 3 .8 4.4-3.8-2-3.8 2 .8-4.4-3-3 4-.6z'),
    arch(401, 217, 22, 24, 'city-wood-2'),
    arch(403.5, 217, 17, 20, 'city-shadow'),
    stroke('city-wood-3', 1, 'M407 217v-18M412 217v-20M417 217v-18M404 209h16M404 203h16'),
    fill('city-wood', 'M402 217h20l3 7h-26z'),
    stroke('city-wood-2', 0.9, 'M401 219.500h22M400 222h24'),
    lit([
      [389, 186],
      [429, 186],
    ]),
    fill('city-slate', 'M391 196h5v13l-2.5 3-2.5-3zM428 196h5v13l-2.5 3-2.5-3z'),
  ].join('');
  return {
    box: { x: 358, y: 4, w: 108, h: 217 },
    art,
    shadow: shadowOf(366, 200, 96, 80) + shadowOf(384, 218, 60, 46),
  };
}

/** Villages: a post mill with patched sails above a great barn. */
export function mill(): Sprite {
  const cloth = `<defs><g id="bd-sail">${stroke('city-wood-2', 2.4, 'M574 74V26')}${fill('city-plaster', 'M575 30h11v32h-11z')}${stroke('city-wood', 0.9, 'M575 38h11M575 46h11M575 54h11M580.5 30v32')}</g></defs>`;
  const sail = (angle: number) => `<use href="#bd-sail" transform="rotate(${angle} 574 74)"/>`;
  const art = [
    fill('city-stone', 'M548 150l6-24h40l6 24q-26 7-52 0z'),
    fill('city-stone-2', 'M578 127h16l6 23q-10 3-20 3z'),
    fill('city-wood', 'M555 126l8-62h22l8 62q-19 5-38 0z'),
    fill('city-wood-2', 'M577 64h8l8 62q-6 2-13 2z'),
    fill('city-wood-3', 'M555 126l8-62h4l-6 63z'),
    stroke('city-wood-2', 0.9, 'M558 108q16 4 33 0M560 90q14 4 28 0', 'opacity=".7"'),
    cone(556, 66, 36, 30, 'thatch'),
    lit(
      [
        [566, 98],
        [579, 112],
      ],
      4,
      7,
    ),
    arch(569, 151, 10, 15, 'city-wood-2'),
    stroke(
      'city-wood-2',
      1.4,
      'M550 128h46M552 128v-5M560 129v-5M568 130v-5M576 130v-5M584 129v-5M592 128v-5M551 123q23 4 44 0',
    ),
    cloth,
    sail(18),
    sail(108),
    sail(198),
    sail(288),
    fill('city-wood-3', 'M570.5 74a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z'),
  ].join('');
  return { box: { x: 528, y: 28, w: 94, h: 126 }, art, shadow: shadowOf(550, 150, 48, 84) };
}

export function barn(): Sprite {
  const art = [
    fill('city-barn-2', 'M606 214l26-14v-30l-14-18-12 18z'),
    fill('city-thatch', 'M588 148l26-14 22 34-26 16z'),
    stroke('city-thatch-2', 1, 'M594 156l26-15M600 166l26-15M605 175l27-15'),
    fill('city-barn', 'M566 214v-30l8-20 14-14 14 14 8 20v30z'),
    stroke('city-barn-2', 0.9, 'M573 168v46M580 160v54M596 160v54M603 168v46'),
    stroke('city-thatch-3', 3, 'M563 187l9-24 16-15'),
    stroke('city-thatch-2', 3, 'M588 148l15 15 9 24'),
    fill('city-ivory', 'M578 214v-24h20v24z'),
    fill('city-wood-2', 'M580 214v-22h16v22z'),
    stroke('city-ivory', 1.6, 'M580 192l16 22M596 192l-16 22M588 192v22'),
    fill('city-window', 'M583 168h10v9h-10z'),
    stroke('city-ivory', 1.4, 'M583 168h10v9h-10zM588 168v9'),
  ].join('');
  return { box: { x: 560, y: 130, w: 78, h: 86 }, art, shadow: shadowOf(566, 214, 64, 60) };
}

function spire(x: number, base_: number): string {
  return [
    keepShaft(x, base_, 26, 92),
    lit(
      [
        [x + 8, base_ - 66],
        [x + 15, base_ - 66],
      ],
      4,
      12,
    ),
    lit([[x + 11, base_ - 30]], 5, 14),
    fill('city-ivory-3', box(x - 1.5, base_ - 94, 32, 3)),
    fill('city-ivory-2', box(x - 1.5, base_ - 91, 32, 1.5)),
    cone(x, base_ - 94, 29, 51, 'rose'),
    stroke('candle', 1.6, `M${x + 14.5} ${base_ - 144}v-9M${x + 11.5} ${base_ - 150}h6`),
    cone(x - 2, base_ - 92, 6, 16, 'rose'),
    cone(x + 25, base_ - 92, 6, 16, 'rose'),
  ].join('');
}

function keepShaft(x: number, y: number, w: number, h: number): string {
  return (
    fill(
      'city-ivory-2',
      poly([
        [x + w, y],
        [x + w + 5, y - 3],
        [x + w + 5, y - h],
        [x + w, y - h],
      ]),
    ) +
    fill('city-ivory', box(x, y - h, w, h)) +
    fill('city-ivory-3', box(x, y - h, 2, h)) +
    stroke('city-ivory-2', 0.9, `M${x} ${y - 22}h${w}M${x} ${y - 48}h${w}M${x} ${y - 76}h${w}`)
  );
}

function roseWindow(x: number, y: number, r: number): string {
  const petals = Array.from(
    { length: 8 },
    (_, i) => `<use href="#bd-petal" transform="rotate(${i * 45} ${x} ${y})"/>`,
  ).join('');
  return (
    `<defs><path id="bd-petal" d="M${x} ${y - 3}q-4.5-4.5 0-10q4.5 5.5 0 10z"/></defs>` +
    `<circle cx="${x}" cy="${y}" r="${r + 2.5}" fill="var(--city-ivory-3,#fbf1de)"/><circle cx="${x}" cy="${y}" r="${r}" fill="var(--city-rose-2,#6f2c40)"/><g fill="var(--city-window,#ffd26a)">${petals}</g><circle cx="${x}" cy="${y}" r="2.5" fill="var(--candle,#f2b84b)"/>`
  );
}

export function cathedral(): Sprite {
  const art = [
    fill('city-rose-2', 'M628 640l28-15v-44l-16-26-12 26z'),
    fill('city-rose', 'M590 548l40-20 30 50-34 20z'),
    stroke('city-rose-2', 1, 'M597 560l38-20M605 573l38-20M614 586l37-19'),
    fill('city-ivory-2', 'M631 640v-40l26-15v40z'),
    lit(
      [
        [636, 622],
        [646, 616],
      ],
      5,
      18,
    ),
    stroke('city-ivory-3', 3, 'M631 640v-42M657 626v-42'),
    spire(544, 640),
    spire(605, 640),
    fill('city-ivory', 'M573 640v-86l17-26 17 26v86z'),
    fill('city-rose', 'M571 556l19-30 19 30-4 2-15-23-15 23z'),
    fill('city-ivory-3', 'M573 558h2v82h-2z'),
    roseWindow(590, 580, 14),
    fill('city-ivory-2', 'M578 640v-22q12-22 24 0v22z'),
    arch(581, 640, 18, 28, 'city-wood-2'),
    arch(584, 640, 12, 23, 'city-wood'),
    stroke('city-wood-2', 1.2, 'M590 640v-22'),
    fill('city-ivory-3', 'M574 640h32l4 5h-40z'),
    fill('city-ivory-2', 'M570 645h40l3 4h-46z'),
  ].join('');
  return { box: { x: 538, y: 487, w: 124, h: 163 }, art, shadow: shadowOf(546, 642, 108, 92) };
}

/** University: the great library under copper domes, and the observatory with its telescope out at night. */
export function university(): Sprite {
  const column = (x: number) =>
    fill('city-amber-3', box(x, 602, 3, 30)) + fill('city-amber-2', box(x + 3, 602, 1.5, 30));
  const art = [
    drum(424, 612, 34, 92, 'amber'),
    stroke('city-amber-2', 1, 'M424 570q17 5 34 0M424 592q17 5 34 0'),
    lit(
      [
        [430, 560],
        [439, 562],
        [430, 584],
        [440, 586],
      ],
      4.5,
      9,
    ),
    fill('city-teal-2', box(421, 518, 40, 4)),
    fill('city-teal-3', box(421, 517, 40, 1.6)),
    dome(421, 518, 40, 30, 'teal'),
    fill('city-shadow', 'M436 518q-4-18 4-30l7 1q-5 14-3 29z'),
    fill('candle', 'M441 506l-28-21 4-7 30 19z'),
    fill('candle-dark', 'M444 502l-29-21 2-3 30 19z'),
    fill('candle-light', 'M410 486l7-11 4 2.6-7 11z'),
    fill('city-window', 'M409 485.500l7-11 1.6 1-7 11z'),
    fill(
      'city-amber-2',
      poly([
        [432, 636],
        [446, 628],
        [446, 588],
        [432, 594],
      ]),
    ),
    fill('city-amber', box(362, 594, 70, 42)),
    fill('city-amber-3', box(362, 594, 2, 42)),
    fill('city-teal', 'M358 596l8-12h70l10-4 4 8-16 8z'),
    stroke('city-teal-3', 1.4, 'M358 596l8-12h70'),
    drum(380, 586, 34, 24, 'amber'),
    lit(
      [
        [385, 582],
        [394, 583],
        [403, 582],
      ],
      4,
      12,
    ),
    fill('city-teal-2', box(376, 561, 42, 3)),
    dome(377, 562, 40, 34, 'teal'),
    drum(393, 531, 8, 8, 'amber'),
    dome(392, 523, 10, 9, 'teal'),
    stroke('candle', 1.4, 'M397 515v-7'),
    fill('candle', 'M394.6 507a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z'),
    fill('city-amber-3', 'M376 600l21-15 21 15z'),
    fill('city-amber-2', 'M381 598.500l16-11 16 11z'),
    fill('candle', 'M392 597l5-6 5 6-5-2z'),
    fill('city-amber-2', box(378, 600, 38, 32)),
    [379, 387, 395, 403, 411].map(column).join(''),
    arch(392, 632, 9, 18, 'city-window'),
    fill('city-amber-3', 'M374 632h46l3 4h-52z'),
    fill('city-amber-2', 'M371 636h52l3 4h-58z'),
    lit(
      [
        [366, 616],
        [422, 616],
      ],
      5,
      12,
    ),
    lit(
      [
        [366, 632],
        [422, 632],
      ],
      5,
      9,
    ),
  ].join('');
  return {
    box: { x: 356, y: 487, w: 108, h: 157 },
    art,
    shadow: shadowOf(362, 638, 76, 46) + shadowOf(426, 612, 34, 90),
  };
}

/** The tower beside each dark plot, in its district's dress. */
export function districtTower(
  x: number,
  y: number,
  wall: Material,
  roof: Material | 'flat' | 'dome',
): Sprite {
  const slits = lit(
    [
      [x + 9, y - 48],
      [x + 15, y - 30],
      [x + 9, y - 14],
    ],
    3.4,
    7,
  );
  const cap =
    roof === 'flat'
      ? battlements(x - 3, y - 66, 34, wall, 5) + flag(x + 14, y - 68, 'castle-light', 13)
      : roof === 'dome'
        ? fill('city-teal-2', box(x - 1, y - 66, 30, 3)) +
          dome(x, y - 65, 28, 20, 'teal') +
          stroke('candle', 1.4, `M${x + 14} ${y - 85}v-7`)
        : fill(shade(wall), box(x - 2, y - 64, 32, 3)) + cone(x - 4, y - 62, 36, 30, roof);
  const ring = stroke(
    shade(wall),
    1.2,
    `M${x} ${y - 40}q14 4 28 0M${x} ${y - 22}q14 4 28 0`,
    'opacity=".7"',
  );
  const art =
    drum(x, y, 28, 66, wall) + ring + slits + arch(x + 9, y + 3, 9, 12, 'city-wood-2') + cap;
  return { box: { x: x - 4, y: y - 94, w: 36, h: 98 }, art, shadow: shadowOf(x, y + 2, 28, 60) };
}
