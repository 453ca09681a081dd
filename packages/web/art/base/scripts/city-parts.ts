import { line, n, poly, type Point } from './lib.ts';
import { night } from './palette.ts';
import type { Rect } from './layout.ts';

/** Every painted material is three tones: the lit front, `-2` in shade, `-3` where the lantern catches the edge. */
export type Material =
  | 'stone'
  | 'slate'
  | 'thatch'
  | 'barn'
  | 'ivory'
  | 'rose'
  | 'amber'
  | 'teal'
  | 'wood'
  | 'leaf'
  | 'pine';
type Colour = keyof typeof night;

const classes = new Map<string, string>();

function className(rule: string): string {
  const known = classes.get(rule);
  if (known) return known;
  const fresh = `${rule.startsWith('stroke') ? 'bds' : 'bd'}${classes.size.toString(36)}`;
  classes.set(rule, fresh);
  return fresh;
}

export function styleSheet(): string {
  return `[class^=bds]{fill:none}${[...classes].map(([rule, name]) => `.${name}{${rule}}`).join('')}`;
}

const short = (d: string) => d.replaceAll(/(^|[^\d])0\./g, '$1.').replaceAll(' -', '-');

export function fill(colour: Colour, d: string, more = ''): string {
  return `<path class="${className(`fill:var(--${colour},${night[colour]})`)}" d="${short(d)}"${more && ` ${more}`}/>`;
}

export function stroke(colour: Colour, width: number, d: string, more = ''): string {
  return `<path class="${className(`stroke:var(--${colour},${night[colour]});stroke-width:${width}`)}" d="${short(d)}"${more && ` ${more}`}/>`;
}

export const base = (m: Material): Colour => `city-${m}`;
export const shade = (m: Material): Colour => `city-${m}-2`;
export const light = (m: Material): Colour => `city-${m}-3` as Colour;

export const box = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

export interface Sprite {
  box: Rect;
  art: string;
  shadow: string;
}

/** A solid of width w and height h standing at (x, y) throws this on the ground, down-right. */
export function shadowOf(x: number, y: number, w: number, h: number): string {
  const dx = Math.round(h * 0.42);
  const dy = Math.round(h * 0.2);
  const w_ = Math.round(w);
  return `M${Math.round(x + 1)} ${Math.round(y)}l4-4h${w_ - 5}l${dx} ${dy}-1 5h${-w_ + 4}z`;
}

export interface HouseSpec {
  w: number;
  h: number;
  r: number;
  depth: number;
  wall: Colour;
  wallShade: Colour;
  roof: Material;
  timber?: boolean;
  door?: boolean;
  chimney?: boolean;
}

function windows(x: number, y: number, w: number, rows: number): string {
  const count = Math.max(1, Math.floor(w / 8));
  const gap = w / count;
  const cells = Array.from({ length: count * rows }, (_, i) =>
    box(x + gap * ((i % count) + 0.5) - 1.5, y + Math.floor(i / count) * 8, 3, 4.2),
  );
  return fill('city-window', cells.join(''));
}

function shingles(corner: Point, right: Point, up: Point, rows: number): string {
  return Array.from({ length: rows }, (_, i) => {
    const t = (i + 1) / (rows + 1);
    const start: Point = [corner[0] + up[0] * t, corner[1] + up[1] * t];
    return line([start, [start[0] + right[0], start[1] + right[1]]]);
  }).join('');
}

/** The ridge runs away from us: a gable looks at the viewer. */
export function gableHouse(x: number, y: number, s: HouseSpec): Sprite {
  const { w, h, r } = s;
  const dx = s.depth * 0.75;
  const dy = s.depth * 0.5;
  const p = (px: number, py: number): Point => [x + px, y + py];
  const art = [
    fill(s.wallShade, poly([p(w, 0), p(w + dx, -dy), p(w + dx, -h - dy), p(w, -h)])),
    fill(
      base(s.roof),
      poly([
        p(w / 2, -h - r),
        p(w / 2 + dx, -h - r - dy),
        p(w + dx + 2, -h - dy + 2),
        p(w + 2, -h + 2),
      ]),
    ),
    stroke(shade(s.roof), 0.8, shingles(p(w / 2, -h - r), [dx, -dy], [w / 2 + 2, r + 2], 3)),
    fill(s.wall, poly([p(0, 0), p(w, 0), p(w, -h), p(w / 2, -h - r), p(0, -h)])),
    s.timber
      ? stroke(
          'city-wood-2',
          1.1,
          `${line([p(0, -h), p(w, -h)])}${line([p(w / 2, -h), p(w / 2, -h - r)])}${line([p(2, -h), p(w * 0.32, 0)])}${line([p(w - 2, -h), p(w * 0.68, 0)])}`,
        )
      : '',
    stroke(shade(s.roof), 2.4, line([p(w / 2, -h - r), p(w + 2, -h + 2)])),
    stroke(light(s.roof), 2, line([p(-1.8, -h + 2), p(w / 2, -h - r)])),
    windows(x + w * 0.18, y - h - r * 0.3 + 0.5, w * 0.64, 1),
    s.door === false
      ? ''
      : fill('city-wood-2', `M${n(x + w / 2 - 2.2)} ${n(y)}v-4.500q2.2-3 4.4 0v4.500z`),
    s.chimney
      ? fill('city-stone-2', box(x + w * 0.62 + dx * 0.6, y - h - r * 0.9 - dy, 3.4, 7)) +
        fill('city-stone-3', box(x + w * 0.62 + dx * 0.6, y - h - r * 0.9 - dy, 1.2, 7))
      : '',
  ].join('');
  return {
    box: { x: x - 2, y: y - h - r - dy - 3, w: w + dx + 4, h: h + r + dy + 3 },
    art,
    shadow: shadowOf(x, y, w + dx, h + r),
  };
}

/** The ridge runs across: the slope looks at the viewer, the gable at the right lies in shade. */
export function eavesHouse(x: number, y: number, s: HouseSpec): Sprite {
  const { w, h, r } = s;
  const dx = s.depth * 0.75;
  const dy = s.depth * 0.5;
  const p = (px: number, py: number): Point => [x + px, y + py];
  const up: Point = [dx / 2 + 1, -dy / 2 - r - 1.5];
  const art = [
    fill(
      s.wallShade,
      poly([p(w, 0), p(w + dx, -dy), p(w + dx, -h - dy), p(w + dx / 2, -h - dy / 2 - r), p(w, -h)]),
    ),
    fill(s.wall, box(x, y - h, w, h)),
    s.timber
      ? stroke(
          'city-wood-2',
          1.1,
          `${line([p(w * 0.25, -h), p(w * 0.25, 0)])}${line([p(w * 0.75, -h), p(w * 0.75, 0)])}${line([p(0, -h * 0.45), p(w, -h * 0.45)])}`,
        )
      : '',
    windows(x + 1, y - h + 3, w - 2, h > 16 ? 2 : 1),
    fill('city-shadow', box(x, y - h, w, 2), 'opacity=".35"'),
    fill(
      base(s.roof),
      poly([
        p(-2, -h + 1.5),
        p(w + 1.5, -h + 1.5),
        [x + w + 1.5 + up[0], y - h + 1.5 + up[1]],
        [x - 2 + up[0], y - h + 1.5 + up[1]],
      ]),
    ),
    stroke(shade(s.roof), 0.8, shingles(p(-2, -h + 1.5), [w + 3.5, 0], up, 3)),
    stroke(
      light(s.roof),
      1.4,
      line([
        p(-2, -h + 1.5),
        [x - 2 + up[0], y - h + 1.5 + up[1]],
        [x + w + 1.5 + up[0], y - h + 1.5 + up[1]],
      ]),
    ),
    s.chimney
      ? fill('city-stone-2', box(x + w * 0.7, y - h - r - dy / 2 - 4, 3.4, 7)) +
        fill('city-stone-3', box(x + w * 0.7, y - h - r - dy / 2 - 4, 1.2, 7))
      : '',
    s.door === false
      ? ''
      : fill('city-wood-2', `M${n(x + w / 2 - 2.2)} ${n(y)}v-4.5q2.2-3 4.4 0v4.5z`),
  ].join('');
  return {
    box: { x: x - 2, y: y - h - r - dy - 3, w: w + dx + 4, h: h + r + dy + 3 },
    art,
    shadow: shadowOf(x, y, w + dx, h + r * 0.8),
  };
}

/** A turned cylinder: lit strip, front, shade, with a rounded foot. */
export function drum(x: number, y: number, w: number, h: number, m: Material): string {
  const foot = w * 0.14;
  const curve = (from: number, to: number) =>
    `M${n(x + from)} ${n(y - h)}V${n(y)}q${n((to - from) / 2)} ${n(foot)} ${n(to - from)} 0V${n(y - h)}z`;
  return (
    fill(base(m), curve(0, w)) +
    fill(
      shade(m),
      `M${n(x + w * 0.62)} ${n(y - h)}V${n(y + foot * 0.45)}q${n(w * 0.25)}-1 ${n(w * 0.38)}${n(-foot * 0.45)}V${n(y - h)}z`,
    ) +
    fill(light(m), box(x + w * 0.08, y - h, w * 0.13, h))
  );
}

export function battlements(x: number, y: number, w: number, m: Material, size = 4): string {
  const count = Math.max(2, Math.round(w / (size * 1.7)));
  const step = (w - size) / (count - 1);
  const teeth = Array.from({ length: count }, (_, i) =>
    box(x + i * step, y - size, size, size + 2),
  ).join('');
  const lit = Array.from({ length: count }, (_, i) => box(x + i * step, y - size, 1.2, size)).join(
    '',
  );
  return (
    fill(base(m), teeth) +
    fill(light(m), lit) +
    fill(shade(m), box(x, y + 2, w, 2)) +
    fill(light(m), box(x, y + 0.8, w, 1.2))
  );
}

export function cone(x: number, y: number, w: number, h: number, m: Material): string {
  const tip = `${n(x + w / 2)} ${n(y - h)}`;
  const bow = n(w * 0.1);
  return (
    fill(base(m), `M${n(x)} ${n(y)}q${n(w / 2)} ${n(w * 0.22)} ${n(w)} 0L${tip}z`) +
    fill(
      shade(m),
      `M${n(x + w * 0.56)} ${n(y + Number(bow))}q${n(w * 0.26)}-.5 ${n(w * 0.44)}-${bow}L${tip}z`,
    ) +
    fill(light(m), `M${n(x)} ${n(y)}l${n(w * 0.17)} ${n(w * 0.07)}L${tip}z`)
  );
}

export function dome(x: number, y: number, w: number, h: number, m: Material): string {
  const mid = n(x + w / 2);
  return (
    fill(
      base(m),
      `M${n(x)} ${n(y)}C${n(x)} ${n(y - h * 0.75)} ${n(x + w * 0.25)} ${n(y - h)} ${mid} ${n(y - h)}S${n(x + w)} ${n(y - h * 0.75)} ${n(x + w)} ${n(y)}z`,
    ) +
    fill(
      shade(m),
      `M${n(x + w * 0.62)} ${n(y)}C${n(x + w * 0.66)} ${n(y - h * 0.7)} ${n(x + w * 0.6)} ${n(y - h * 0.95)} ${mid} ${n(y - h)}C${n(x + w * 0.8)} ${n(y - h)} ${n(x + w)} ${n(y - h * 0.7)} ${n(x + w)} ${n(y)}z`,
    ) +
    stroke(
      light(m),
      1.6,
      `M${n(x + w * 0.12)} ${n(y - 1)}C${n(x + w * 0.14)} ${n(y - h * 0.66)} ${n(x + w * 0.28)} ${n(y - h * 0.88)} ${n(x + w * 0.42)} ${n(y - h * 0.95)}`,
    ) +
    stroke(
      shade(m),
      0.8,
      `M${mid} ${n(y)}V${n(y - h)}M${n(x + w * 0.27)} ${n(y)}Q${n(x + w * 0.27)} ${n(y - h * 0.8)} ${mid} ${n(y - h)}`,
    )
  );
}

export function flag(x: number, y: number, colour: Colour, height = 12): string {
  return (
    stroke('city-wood-2', 1.2, `M${n(x)} ${n(y)}v${n(-height)}`) +
    fill(colour, `M${n(x)} ${n(y - height)}q5-2 8 .5t6-.5l-2 3 2 3q-3 1.5-6 .2t-8 .3z`)
  );
}

export function archPath(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}v${n(-h + w / 2)}q0-${n(w / 2)} ${n(w / 2)}-${n(w / 2)}t${n(w / 2)} ${n(w / 2)}V${n(y)}z`;
}

export const arch = (x: number, y: number, w: number, h: number, colour: Colour) =>
  fill(colour, archPath(x, y, w, h));
