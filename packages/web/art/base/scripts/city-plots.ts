import { n } from './lib.ts';
import { fill, stroke } from './city-parts.ts';
import { districtNames, layout, type DistrictName, type Rect } from './layout.ts';
import type { night } from './palette.ts';

type Colour = keyof typeof night;

function paving({ x, y, w, h }: Rect): string {
  const columns = Math.round(w / 20);
  return (
    Array.from(
      { length: columns - 1 },
      (_, i) => `M${n(x + ((i + 1) * w) / columns)} ${y}v${h}`,
    ).join('') + `M${x} ${n(y + h / 3)}h${w}M${x} ${n(y + (2 * h) / 3)}h${w}`
  );
}

const rounded = ({ x, y, w, h }: Rect, grow: number, r: number) =>
  `M${x - grow + r} ${y - grow}h${w + 2 * grow - 2 * r}q${r} 0 ${r} ${r}v${h + 2 * grow - 2 * r}q0 ${r}-${r} ${r}h-${w + 2 * grow - 2 * r}q-${r} 0-${r}-${r}v-${h + 2 * grow - 2 * r}q0-${r} ${r}-${r}z`;

function framed(rect: Rect, rim: Colour, rimLight: Colour, rimDark: Colour, face: Colour): string {
  const { x, y, w, h } = rect;
  return (
    fill('city-shadow', rounded({ ...rect, x: x + 3, y: y + 4 }, 3, 5), 'opacity=".45"') +
    fill(rimDark, rounded({ ...rect, y: y + 1 }, 3.5, 5)) +
    fill(rim, rounded(rect, 3, 5)) +
    stroke(rimLight, 1.2, `M${x - 2.5} ${y + h}V${y + 1}q0-3.5 3.5-3.5h${w - 2}`) +
    fill(face, rounded(rect, 0, 3))
  );
}

const dot = 'm-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z';
const pegs = ({ x, y, w, h }: Rect, colour: Colour) =>
  fill(
    colour,
    [
      [x + 5, y + 5],
      [x + w - 5, y + 5],
      [x + 5, y + h - 5],
      [x + w - 5, y + h - 5],
    ]
      .map(([px, py]) => `M${px} ${py}${dot}`)
      .join(''),
  );

/** Survey stakes and string: somebody means to build here. */
function lot(rect: Rect): string {
  const { x, y, w, h } = rect;
  return (
    framed(rect, 'city-plot-2', 'city-plot-3', 'city-plot-hole', 'city-plot') +
    stroke('city-plot-2', 1, paving(rect), 'opacity=".45"') +
    stroke(
      'city-plot-2',
      2,
      `M${x + 8} ${y + 8}h${w - 16}v${h - 16}h${16 - w}z`,
      'stroke-dasharray="7 4" opacity=".9"',
    )
  );
}

function start(rect: Rect, hue: DistrictName): string {
  return (
    framed(rect, hue, `${hue}-light`, `${hue}-dark`, 'city-plot') +
    stroke('city-plot-2', 1, paving(rect), 'opacity=".55"') +
    stroke('city-plot-3', 1.5, rounded(rect, -3, 2), 'opacity=".7"')
  );
}

function dark(rect: Rect): string {
  return (
    framed(rect, 'city-stone-2', 'city-stone-3', 'city-plot-hole', 'city-plot-dark') +
    stroke('city-plot-hole', 1, paving(rect), 'opacity=".8"') +
    stroke('city-stone-2', 1.2, rounded(rect, -3, 2), 'opacity=".7"')
  );
}

/** Rough planks on nails: nothing that stands here was invited. */
function stand(rect: Rect): string {
  const { x, y, w, h } = rect;
  const boards = [0.25, 0.5, 0.75].map((t) => `M${x} ${n(y + h * t)}h${w}`).join('');
  const wobble = [0.12, 0.38, 0.62, 0.88]
    .map((t) => `M${x + 8} ${n(y + h * t)}q20-3 36 0t40 0`)
    .join('');
  return (
    framed(rect, 'tray', 'tray-light', 'walnut-deep', 'tray-dark') +
    stroke('walnut-deep', 1.4, boards) +
    stroke('tray', 0.9, wobble, 'opacity=".8"') +
    stroke(
      'walnut-deep',
      2,
      'M64 16q-6 14-14 22M72 18q-6 16-16 26M80 22q-6 15-14 22',
      'opacity=".7" stroke-linecap="round"',
    ) +
    stroke(
      'tray-light',
      0.8,
      'M65.5 17q-6 14-14 22M73.5 19q-6 16-16 26M81.5 23q-6 15-14 22',
      'opacity=".6"',
    )
  );
}

/** Equal plots are drawn once at the origin and placed by reference. */
export function plots(): string {
  const { construct, levelUp } = layout.capitol;
  const at = (id: string, { x, y }: Rect) => `<use href="#bd-${id}" x="${x}" y="${y}"/>`;
  const districts = districtNames.map((name) => {
    const d = layout[name];
    return (
      start(d.start, name) +
      at('lot', d.inner) +
      pegs(d.inner, name) +
      at('lot', d.outer) +
      pegs(d.outer, name) +
      at('dark', d.tower) +
      d.monsters.map((rect) => at('stand', rect) + pegs(rect, `${name}-light`)).join('')
    );
  });
  const yard =
    framed(construct, 'city-wood', 'city-wood-3', 'city-wood-2', 'city-plot') +
    stroke(
      'city-plot-2',
      1,
      Array.from(
        { length: 5 },
        (_, i) => `M${construct.x} ${construct.y + 11 * (i + 1)}h${construct.w}`,
      ).join(''),
      'opacity=".6"',
    ) +
    pegs(construct, 'city-wood-2');
  const hall =
    framed(levelUp, 'candle-dark', 'candle', 'city-plot-hole', 'city-plot') +
    stroke('city-plot-2', 1, paving(levelUp), 'opacity=".5"') +
    stroke('candle', 1.4, rounded(levelUp, -3, 2), 'opacity=".6"');
  return districts.join('') + yard + hall;
}

export function plotDefs(): string {
  const { inner, tower, monsters } = layout.castle;
  const origin = (rect: Rect | undefined): Rect => ({
    x: 0,
    y: 0,
    w: rect?.w ?? 0,
    h: rect?.h ?? 0,
  });
  return `<g id="bd-lot">${lot(origin(inner))}</g><g id="bd-dark">${dark(origin(tower))}</g><g id="bd-stand">${stand(origin(monsters[0]))}</g>`;
}
