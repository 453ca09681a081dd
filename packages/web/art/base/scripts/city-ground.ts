import { line, n, type Point } from './lib.ts';
import { base, box, fill, light, shade, stroke, type Material } from './city-parts.ts';
import { districtNames, type DistrictName } from './layout.ts';
import { night } from './palette.ts';

type Colour = keyof typeof night;
const css = (name: Colour) => `var(--${name},${night[name]})`;

const groundShape: Record<DistrictName, string> = {
  castle: 'M12 108H350V20H500V340H12z',
  villages: 'M988 108H650V20H500V340H988z',
  cathedral: 'M988 574H650V654H500V340H988z',
  university: 'M12 574H350V654H500V340H12z',
};

const texture: Record<DistrictName, string> = {
  castle:
    '<path d="M1 1h12q2 0 2 2v5h-16M17 1h8q2 0 2 2v5H15M-6 10h9q2 0 2 2v5h-11M7 10h11q2 0 2 2v5H5M22 10h7"/>',
  villages: '<path d="M3 6q1-4 0-5M5 6q1-3 3-4M16 15q1-4 0-5M18 15q1-3 3-4M14 15q0-2-2-3"/>',
  cathedral: '<path d="M0 9L14 0L28 9L14 18zM7 4.5l14 9M21 4.5l-14 9"/>',
  university:
    '<path d="M0 0l7 4.5v9L0 18M14 0L7 4.5M7 13.5l7 4.5M14 0l7 4.5v9L14 18M28 0l-7 4.5M21 13.5l7 4.5"/>',
};

export function patterns(): string {
  return districtNames
    .map(
      (name) =>
        `<pattern id="bd-${name}" width="28" height="18" patternUnits="userSpaceOnUse" fill="none" stroke="${css(`city-${name}-ground-2`)}" stroke-width="1.3">${texture[name]}</pattern>`,
    )
    .join('');
}

export function grounds(): string {
  return districtNames
    .map(
      (name) =>
        fill(`city-${name}-ground`, groundShape[name]) +
        `<path d="${groundShape[name]}" fill="url(#bd-${name})" opacity=".8"/>`,
    )
    .join('');
}

const stem = ['M500-10C488 40 514 100 500 172', 'M500 510C486 570 514 630 500 690'];
const arms = [
  'M500 150C452 160 408 180 408 250V430C408 500 452 520 500 530',
  'M500 150C548 160 592 180 592 250V430C592 500 548 520 500 530',
];

export function river(): string {
  const band = (colour: Colour, wide: number, narrow: number) =>
    stroke(colour, wide, stem.join('')) + stroke(colour, narrow, arms.join(''));
  const ripples =
    'M484 30q8-4 14 0t14-1M492 66q8-4 14 0t12-1M484 112q8-4 14 0M500 138q8-4 14 0M484 560q8-4 14 0t14-1M494 600q8-4 14 0M484 648q8-4 14 0t14-1M402 232q5-3 9 0M404 300q5-3 9 0M402 388q5-3 9 0M405 446q5-3 9 0M586 232q5-3 9 0M588 300q5-3 9 0M586 388q5-3 9 0M589 446q5-3 9 0M440 170q6-4 10 0M550 172q6-4 10 0M440 512q6-4 10 0M552 510q6-4 10 0';
  return (
    band('city-bank', 62, 36) +
    band('city-water', 52, 27) +
    stroke(
      'city-water-2',
      2,
      'M480-5C470 40 492 100 482 160M482 520C468 570 492 630 480 690M399 250V430M583 250V430',
    ) +
    stroke('city-water-3', 1.3, ripples, 'stroke-linecap="round"')
  );
}

export function island(): string {
  const shape =
    'M500 176C556 178 578 208 578 252V428C578 476 556 502 500 506C444 502 422 476 422 428V252C422 208 444 178 500 176z';
  const rings = [48, 60, 74].map((r) => `<circle cx="500" cy="338" r="${r}"/>`).join('');
  const spokes = Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8;
    return line([
      [500 + 48 * Math.cos(a), 338 + 48 * Math.sin(a)],
      [500 + 74 * Math.cos(a), 338 + 74 * Math.sin(a)],
    ]);
  }).join('');
  return (
    stroke('city-stone-2', 7, shape, 'transform="translate(1 3)"') +
    stroke('city-stone-3', 4, shape) +
    fill('city-capitol-ground', shape) +
    `<g fill="none" stroke="${css('city-capitol-ground-2')}" stroke-width="2">${rings}<path d="${spokes}"/></g>`
  );
}

const roadPaths =
  'M14 340H394M606 340H986M99 304V340M323 304V340M227 196V340M142 196V214H227M901 304V340M677 304V340M773 196V340M858 196V214H773M99 340V376M323 340V376M227 340V484M142 484V466H227M901 340V376M677 340V376M773 340V484M858 484V466H773M412 224V260H390M588 214V260H610M398 640V660H452V480M590 650V660H548M227 214H405V226M773 214H590V216M227 466H360M773 466H640';

export function roads(): string {
  return (
    stroke('city-path', 13, 'M14 340H394M606 340H986') +
    stroke('city-path', 9, roadPaths, 'stroke-linejoin="round"') +
    stroke('city-path-2', 9, 'M14 340H394M606 340H986') +
    stroke('city-path-2', 6, roadPaths, 'stroke-linejoin="round"') +
    stroke(
      'city-path',
      1.2,
      'M14 338.5H394M606 338.5H986M14 342H394M606 342H986',
      'stroke-dasharray="4 6"',
    )
  );
}

function bridge(x: number, y: number, w: number, h: number, m: Material): string {
  const planks = Array.from(
    { length: Math.floor(w / 4) },
    (_, i) => `M${n(x + 2 + i * 4)} ${y}v${h}`,
  ).join('');
  return (
    fill('city-shadow', box(x + 2, y + 3, w, h), 'opacity=".4"') +
    fill(base(m), box(x, y, w, h)) +
    stroke(shade(m), 0.9, planks) +
    fill(light(m), box(x - 1, y - 2, w + 2, 3)) +
    fill(shade(m), box(x - 1, y + h - 1, w + 2, 3))
  );
}

/** The university crosses the river on a folding rule; its ticks are to scale with nothing. */
function rule(x: number, y: number): string {
  const ticks = Array.from(
    { length: 13 },
    (_, i) => `M${x + 2 + i * 3} ${y}v${i % 4 === 0 ? 7 : 4}`,
  ).join('');
  return (
    fill('city-shadow', box(x + 2, y + 3, 40, 13), 'opacity=".4"') +
    fill('candle', box(x, y, 40, 13)) +
    fill('candle-light', box(x, y, 40, 1.5)) +
    stroke('walnut', 0.9, ticks) +
    fill('candle-dark', box(x, y + 12, 40, 2))
  );
}

export function bridges(): string {
  return (
    bridge(390, 331, 38, 17, 'stone') +
    bridge(572, 331, 38, 17, 'stone') +
    bridge(389, 258, 38, 12, 'slate') +
    bridge(573, 258, 38, 12, 'wood') +
    bridge(573, 410, 38, 12, 'ivory') +
    rule(388, 410)
  );
}

/** Furrows, hay and a scarecrow's worth of fields. */
export function fields(): string {
  const patch = (points: readonly Point[], colour: Colour, furrow: Colour, id: number) => {
    const d = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
    const [a, b, c, e] = points as [Point, Point, Point, Point];
    const rows = Array.from({ length: 6 }, (_, i) => {
      const t = (i + 0.5) / 6;
      return line([
        [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        [e[0] + (c[0] - e[0]) * t, e[1] + (c[1] - e[1]) * t],
      ]);
    }).join('');
    return fill(colour, d) + stroke(furrow, 2, rows, `opacity="${id % 2 ? 0.7 : 0.9}"`);
  };
  return (
    patch(
      [
        [742, 272],
        [790, 268],
        [786, 304],
        [740, 304],
      ],
      'city-thatch',
      'city-thatch-2',
      0,
    ) +
    patch(
      [
        [794, 236],
        [838, 234],
        [840, 268],
        [794, 266],
      ],
      'city-leaf-3',
      'city-leaf',
      1,
    ) +
    patch(
      [
        [656, 122],
        [706, 126],
        [704, 158],
        [654, 152],
      ],
      'city-leaf-3',
      'city-leaf',
      1,
    ) +
    patch(
      [
        [652, 160],
        [704, 164],
        [706, 206],
        [650, 204],
      ],
      'city-thatch',
      'city-thatch-2',
      0,
    ) +
    patch(
      [
        [604, 34],
        [642, 34],
        [640, 66],
        [608, 70],
      ],
      'city-thatch',
      'city-thatch-2',
      1,
    ) +
    patch(
      [
        [880, 306],
        [960, 306],
        [962, 330],
        [882, 330],
      ],
      'city-leaf-3',
      'city-leaf',
      0,
    ) +
    patch(
      [
        [884, 200],
        [964, 200],
        [962, 226],
        [886, 226],
      ],
      'city-thatch',
      'city-thatch-2',
      1,
    )
  );
}

/** Horizontal wall: walkway, merlons, face; (y) is the foot. */
function wallAcross(x1: number, x2: number, y: number): string {
  const w = x2 - x1;
  return (
    fill('city-stone-2', box(x1, y - 11, w, 11)) +
    fill('city-stone', box(x1, y - 11, w, 7)) +
    stroke('city-stone-2', 0.8, `M${x1} ${y - 7}h${w}`, 'stroke-dasharray="7 5"') +
    fill('city-stone-3', box(x1, y - 14, w, 3)) +
    stroke('city-stone', 4, `M${x1} ${y - 15}h${w}`, 'stroke-dasharray="5 4"') +
    stroke('city-stone-3', 1.2, `M${x1} ${y - 17}h${w}`, 'stroke-dasharray="5 4"')
  );
}

function wallAlong(x: number, y1: number, y2: number): string {
  return (
    stroke('city-stone-2', 9, `M${x + 1.5} ${y1}V${y2}`) +
    stroke('city-stone', 6, `M${x} ${y1}V${y2}`) +
    stroke('city-stone-3', 2, `M${x - 3} ${y1}V${y2}`, 'stroke-dasharray="5 4"') +
    stroke('city-stone-2', 1.6, `M${x + 3.5} ${y1}V${y2}`, 'stroke-dasharray="5 4"')
  );
}

export const wallBack = () =>
  [
    wallAlong(13, 108, 576),
    wallAlong(985, 108, 576),
    wallAcross(10, 350, 114),
    wallAcross(650, 990, 114),
    wallAlong(347, 20, 112),
    wallAlong(651, 20, 112),
    wallAcross(350, 474, 24),
    wallAcross(526, 650, 24),
  ].join('');
export const wallFront = () =>
  [
    wallAcross(10, 350, 580),
    wallAcross(650, 990, 580),
    wallAlong(347, 576, 660),
    wallAlong(651, 576, 660),
    wallAcross(345, 474, 670),
    wallAcross(526, 654, 670),
  ].join('');
