import {
  area,
  curveStep,
  line,
  stack,
  stackOffsetDiverging,
  symbol,
  symbolCircle,
  type Series,
} from 'd3-shape';
import type { Share } from '../wilson.ts';
import type { Spread } from './tally.ts';

/** Small SVG pictures; their colours come from the page's style sheet. */

const svg = (width: number, height: number, label: string, inside: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${inside}</svg>`;

const n1 = (n: number): string => n.toFixed(1);
const DOT = symbol(symbolCircle, 46)()!;
const segment = line();

export interface DotOptions {
  readonly label: string;
  /** The right end of the scale; the left is 0. */
  readonly most: number;
  readonly band?: readonly [number, number];
  /** An equal share. */
  readonly parity?: number;
  readonly width?: number;
}

/** A share as a dot with its interval, on a band that it should lie in. */
export function dotPlot({ rate, low, high, n }: Share, options: DotOptions): string {
  const { label, most, band, parity, width = 170 } = options;
  const height = 18;
  const x = (value: number): number => 4 + (Math.min(value, most) / most) * (width - 8);
  const parts = [
    `<path class="rail" d="${segment([
      [4, 9],
      [width - 4, 9],
    ])}"/>`,
  ];
  if (band) {
    const [from, to] = [x(Math.max(0, band[0])), x(band[1])];
    parts.push(
      `<rect class="band" x="${n1(from)}" y="2" width="${n1(to - from)}" height="14" rx="3"/>`,
    );
  }
  if (parity !== undefined)
    parts.push(
      `<path class="parity" d="${segment([
        [x(parity), 2],
        [x(parity), 16],
      ])}"/>`,
    );
  if (n > 0) {
    const off = band !== undefined && (rate < band[0] || rate > band[1]) ? ' off' : '';
    parts.push(
      `<path class="whisker${off}" d="${segment([
        [x(low), 9],
        [x(high), 9],
      ])}"/>`,
      `<path class="dot${off}" transform="translate(${n1(x(rate))} 9)" d="${DOT}"/>`,
    );
  }
  return svg(width, height, label, parts.join(''));
}

/** How often each value came, over the range it should lie in. */
export function histogram(
  spread: Spread,
  label: string,
  range?: readonly [number, number],
): string {
  const [width, height, foot] = [340, 150, 22];
  const values = Object.keys(spread.counts).map(Number);
  const [from, to] = [
    Math.min(...values, ...(range ?? [])) - 1,
    Math.max(...values, ...(range ?? [])) + 1,
  ];
  const most = Math.max(...Object.values(spread.counts));
  const x = (value: number): number => 6 + ((value - from) / (to - from)) * (width - 12);
  const y = (count: number): number => 8 + (1 - count / most) * (height - foot - 8);
  const steps = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const shape = area<number>()
    .x(x)
    .y0(y(0))
    .y1((value) => y(spread.counts[value] ?? 0))
    .curve(curveStep)(steps)!;
  const band = range
    ? `<rect class="band" x="${n1(x(range[0] - 0.5))}" y="4" width="${n1(x(range[1] + 0.5) - x(range[0] - 0.5))}" height="${height - foot}" rx="4"/>`
    : '';
  const mean = `<path class="mean" d="${segment([
    [x(spread.mean), 4],
    [x(spread.mean), height - foot + 4],
  ])}"/>`;
  const ticks = ticksBetween(from, to).map(
    (tick) => `<text x="${n1(x(tick))}" y="${height - 5}">${tick}</text>`,
  );
  return svg(
    width,
    height,
    label,
    `${band}<path class="fill" d="${shape}"/>${mean}${ticks.join('')}`,
  );
}

const STEPS = [1, 2, 5, 10, 20, 50];

function ticksBetween(from: number, to: number): number[] {
  const step = STEPS.find((one) => (to - from) / one <= 9) ?? 100;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
}

export interface Bar {
  readonly name: string;
  readonly values: readonly number[];
}

/** Bars of several parts one after the other, what is paid to the left of zero. */
export function stackedBars(bars: readonly Bar[], parts: readonly string[], label: string): string {
  const [width, rowHeight, left] = [720, 34, 96];
  const series = stack<Bar, number>()
    .keys(parts.map((_, i) => i))
    .value((bar, key) => bar.values[key]!)
    .offset(stackOffsetDiverging)([...bars]);
  const ends = series.flatMap((one) => one.flatMap(([from, to]) => [from, to]));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const x = (value: number): number => left + ((value - low) / (high - low)) * (width - left - 8);
  const rects = series.flatMap((one: Series<Bar, number>) =>
    one.map(([from, to], row) => {
      const title = `${parts[one.key]}: ${(to - from).toFixed(1)}`;
      return `<rect class="s${one.key}" x="${n1(x(from))}" y="${row * rowHeight + 4}" width="${n1(Math.max(0, x(to) - x(from)))}" height="${rowHeight - 10}"><title>${title}</title></rect>`;
    }),
  );
  const height = bars.length * rowHeight;
  const names = bars.map(
    ({ name }, row) => `<text class="start" x="0" y="${row * rowHeight + 20}">${name}</text>`,
  );
  const zero = `<path class="parity" d="${segment([
    [x(0), 0],
    [x(0), height],
  ])}"/>`;
  return svg(width, height, label, rects.join('') + names.join('') + zero);
}
