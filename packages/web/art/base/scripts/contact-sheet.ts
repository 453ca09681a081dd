import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { icons } from './icons.ts';
import { districtNames, layout, type Rect } from './layout.ts';
import { root } from './lib.ts';
import { materials } from './materials.ts';
import { MEEPLE_NAMES } from '@rowan/cards';

/** Writes contact-sheet.html (opened straight from disk) and renders it to a PNG: `npx tsx contact-sheet.ts [out.png] [width,height]`. */
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const use = (kind: string, name: string, px: number, style = '') =>
  `<svg style="width:${px}px;height:${Math.round(px * (kind === 'meeple' ? 1.125 : 1))}px;${style}"><use href="#${kind}-${name}"/></svg>`;

function meepleRows(): string {
  const row = (px: number, style = '') =>
    `<div>${MEEPLE_NAMES.map((name) => use('meeple', name, px, `margin:${Math.round(px / 10)}px;${style}`)).join('')}</div>`;
  return (
    row(92) +
    row(40) +
    row(20) +
    row(20, 'filter:brightness(0)') +
    row(40, 'transform:rotate(90deg)')
  );
}

const iconRows = () =>
  `<div>${Object.keys(icons)
    .map(
      (name) =>
        `<figure>${use('icon', name, 32)}${use('icon', name, 16)}<figcaption>${name}</figcaption></figure>`,
    )
    .join('')}</div>`;
const folderOf = (theme: string) => (theme === 'day' ? 'materials/day' : 'materials');

function materialRow(theme: string): string {
  const skipped = new Set(['walnut-table', 'table-vignette']);
  return Object.entries(materials)
    .filter(([name]) => !skipped.has(name))
    .map(
      ([name, { size }]) =>
        `<figure><img src="${folderOf(theme)}/${name}.svg" style="width:${Math.min(size[0], 150)}px;aspect-ratio:${size[0]}/${size[1]}"><figcaption>${name}</figcaption></figure>`,
    )
    .join('');
}

/** A few live pieces laid on the city, to judge it in use. */
function inUse(): string {
  const place = ({ x, y, w, h }: Rect, inner: string) =>
    `<div style="position:absolute;left:${x / 10}%;top:${y / 6.8}%;width:${w / 10}%;height:${h / 6.8}%">${inner}</div>`;
  const fit = 'width:100%;height:100%;position:absolute;inset:0';
  const card = (k: number) =>
    `<img src="materials/parchment.svg" style="${fit}"><img src="materials/strength-shield.svg" style="position:absolute;width:26%;left:4%;top:6%"><img src="materials/vp-banner.svg" style="position:absolute;width:24%;right:6%;top:6%">${k % 2 ? use('meeple', 'warrior', 26, 'position:absolute;left:36%;top:44%') : ''}`;
  const cards = districtNames.flatMap((name, k) =>
    layout[name].monsters.slice(0, (k % 3) + 1).map((rect, i) => place(rect, card(i + k))),
  );
  const tiles = districtNames.map((name, k) =>
    place(
      k % 2 ? layout[name].inner : layout[name].start,
      `<img src="materials/location-plank.svg" style="${fit}">${use('meeple', MEEPLE_NAMES[k] ?? 'mage', 34, 'position:absolute;left:12%;top:34%')}${use('meeple', MEEPLE_NAMES[k + 4] ?? 'mage', 34, 'position:absolute;left:50%;top:34%')}`,
    ),
  );
  return (
    cards.join('') +
    tiles.join('') +
    place(
      layout.capitol.construct,
      MEEPLE_NAMES.slice(0, 3)
        .map((name) => use('meeple', name, 30, 'margin:12px 2px'))
        .join(''),
    )
  );
}

/** Two boards on one page need their own ids, or the second borrows the first one's light. */
const board = (name: string) => read('city/board.svg').replaceAll(/(id="|#)bd-/g, `$1bd-${name}-`);

function theme(name: 'night' | 'day'): string {
  return `<section data-theme="${name}" style="background-image:url(${folderOf(name)}/walnut-table.svg)"><h1>Rowan by ${name}</h1>${meepleRows()}
  <div class="page">${meepleRows()}</div>${iconRows()}<div class="page">${iconRows()}</div>${materialRow(name)}<div class="board">${board(name)}${name === 'night' ? inUse() : ''}</div></section>`;
}

const html = `<!doctype html><meta charset="utf-8"><title>Rowan: contact sheet</title><link rel="stylesheet" href="palette.css"><style>
body{margin:0;font:11px/1.3 system-ui,sans-serif}section{background-size:480px 400px;color:var(--text-on-walnut);background-color:var(--walnut);padding:24px;width:1352px}h1{color:var(--text-gold);margin:0 0 8px}
.page{background:var(--parchment);color:var(--text-on-parchment);border-radius:8px;padding:8px;margin:10px 0}figure{display:inline-block;margin:6px;text-align:center;min-width:72px;vertical-align:top}.board{position:relative;width:1352px;margin-top:16px}.board>svg{width:100%;display:block}
</style><div style="position:absolute;width:0;height:0;overflow:hidden">${read('sprites/meeples.svg')}${read('sprites/icons.svg')}</div>${theme('night')}${theme('day')}`;
const page = join(root, 'contact-sheet.html');
writeFileSync(page, html);

const out = process.argv[2] ?? join(tmpdir(), 'rowan-contact-sheet.png');
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --hide-scrollbars'.split(
    ' ',
  );
execFileSync(
  'chromium',
  [
    ...flags,
    `--user-data-dir=${mkdtempSync(join(tmpdir(), 'sheet-'))}`,
    `--screenshot=${out}`,
    `--window-size=${process.argv[3] ?? '1400,5200'}`,
    `file://${page}`,
  ],
  { stdio: 'ignore' },
);
console.log(out);
