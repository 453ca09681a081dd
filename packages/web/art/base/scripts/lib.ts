import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { night } from './palette.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

export type Point = readonly [number, number];

/** A custom property with its night value as fallback, so that a file also works as an image. */
export function v(name: keyof typeof night): string {
  return `var(--${name},${night[name]})`;
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function poly(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
}

/** Mulberry32: the drawing must come out the same on every run. */
export function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function save(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text.replaceAll(/\n\s*/g, '\n').trim()}\n`);
}

interface Segment {
  from: Point;
  controls: readonly Point[];
  to: Point;
}

function parse(d: string): Segment[] {
  const tokens = d.match(/[MLCQZz]|-?\d*\.?\d+/g) ?? [];
  const segments: Segment[] = [];
  const size: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3 };
  let at: Point = [0, 0];
  let command = 'M';
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i] ?? '';
    if (/[MLCQ]/.test(token)) command = token;
    if (/[MLCQZz]/.test(token)) {
      i++;
      continue;
    }
    const points: Point[] = [];
    for (let k = 0; k < (size[command] ?? 1); k++, i += 2)
      points.push([Number(tokens[i]), Number(tokens[i + 1])]);
    const to = points.at(-1) ?? at;
    if (command !== 'M') segments.push({ from: at, controls: points.slice(0, -1), to });
    if (command === 'M') command = 'L';
    at = to;
  }
  return segments;
}

function print(segments: readonly Segment[]): string {
  const first = segments[0];
  if (!first) return '';
  const pair = ([x, y]: Point) => `${n(x)} ${n(y)}`;
  const body = segments.map(
    (s) => ['L', 'Q', 'C'][s.controls.length] + [...s.controls, s.to].map(pair).join(' '),
  );
  return `M${pair(first.from)}${body.join('')}z`;
}

function area(segments: readonly Segment[]): number {
  const points = segments.flatMap((s) => [s.from, ...s.controls]);
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
}

function reversed(segments: readonly Segment[]): Segment[] {
  return segments
    .toReversed()
    .map((s) => ({ from: s.to, controls: s.controls.toReversed(), to: s.from }));
}

/** Parts wound alike make one silhouette under the nonzero rule; holes are wound the other way. */
export function solid(d: string): string {
  const segments = parse(d);
  return print(area(segments) >= 0 ? segments : reversed(segments));
}

export function hole(d: string): string {
  const segments = parse(d);
  return print(area(segments) < 0 ? segments : reversed(segments));
}

export function mirrored(d: string, width: number): string {
  const flip = ([x, y]: Point): Point => [width - x, y];
  return print(
    parse(d).map((s) => ({ from: flip(s.from), controls: s.controls.map(flip), to: flip(s.to) })),
  );
}
