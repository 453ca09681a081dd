import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRects, layout, overlaps } from './layout.ts';
import { root } from './lib.ts';
import { day, night } from './palette.ts';

/** Budgets, id prefixes, self-containment, contrast (WCAG AA) and the layout; prints what fails. */
const failures: string[] = [];
const expect = (ok: boolean, text: string) => void (ok || failures.push(text));

const budgets = { meeples: 4096, icons: 1024, city: 90_000, materials: 8192 };
for (const [folder, limit] of Object.entries(budgets)) {
  for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.svg'))) {
    const text = readFileSync(join(root, folder, file), 'utf8');
    const name = file.replace('.svg', '');
    const prefix = folder === 'city' ? 'bd' : `${folder.replace(/s$/, '')}-${name}`;
    expect(text.length <= limit, `${folder}/${file}: ${text.length} > ${limit}`);
    expect(
      [...text.matchAll(/ id="([^"]+)"/g)].every(([, id]) => id?.startsWith(prefix)),
      `${folder}/${file}: id without prefix ${prefix}`,
    );
    expect(
      !/<(image|text|font|script|foreignObject)|(href|src)="(?!#)|url\((?!#)/.test(text),
      `${folder}/${file}: not self-contained`,
    );
  }
}

type Palette = Record<string, string | undefined>;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [hi = 1, lo = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
}

const onWalnut = ['text-on-walnut', 'text-on-walnut-soft', 'text-gold', 'text-danger', 'text-good'];
const pairs: [string, string][] = [
  ...onWalnut.map((text): [string, string] => [text, 'walnut']),
  ['text-on-walnut', 'walnut-dark'],
  ['text-on-walnut', 'tray'],
  ['text-on-parchment', 'parchment'],
  ['text-on-parchment-soft', 'parchment'],
  ['text-on-parchment-soft', 'parchment-dark'],
  ['text-on-parchment', 'city-plot'],
  ['castle-ink', 'castle'],
  ['villages-ink', 'villages'],
  ['cathedral-ink', 'cathedral'],
  ['university-ink', 'university'],
  ['vp-ink', 'vp'],
  ['penalty-ink', 'penalty'],
  ['steel-ink', 'parchment-light'],
];
for (const [theme, palette] of [
  ['night', night],
  ['day', { ...night, ...day }],
] as [string, Palette][]) {
  for (const [text, ground] of pairs) {
    const ratio = contrast(palette[text] ?? '', palette[ground] ?? '');
    expect(ratio >= 4.5, `${theme}: ${text} on ${ground} is ${ratio.toFixed(2)}`);
  }
}

const rects = [...allRects(), layout.capitol.fountain];
rects.forEach((a, i) =>
  expect(!rects.some((b, k) => k > i && overlaps(a, b)), `plot ${i} overlaps another`),
);

console.log(failures.length > 0 ? failures.join('\n') : 'art/base: all checks pass');
process.exitCode = failures.length > 0 ? 1 : 0;
