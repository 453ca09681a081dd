import { v } from './lib.ts';
import type { night } from './palette.ts';

type Colour = keyof typeof night;

const p = (colour: Colour, d: string, opacity = 1) =>
  `<path d="${d}" fill="${v(colour)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

const s = (colour: Colour, width: number, d: string, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${v(colour)}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

const glow = (id: string, x: number, y: number, r: number, strength: number) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop stop-color="${v('candle-light')}" stop-opacity="${strength}"/><stop offset=".35" stop-color="${v('candle')}" stop-opacity="${strength / 3}"/><stop offset="1" stop-color="${v('candle-dark')}" stop-opacity="0"/></radialGradient>`;

/** Upright boards with their joints. */
const boards = (w: number, h: number, step: number): string =>
  Array.from({ length: Math.floor(w / step) }, (_, i) => `M${(i + 1) * step} 0V${h}`).join('');

const mug = (x: number, y: number): string =>
  p('tray-light', `M${x} ${y - 14}h11v14h-11z`, 0.8) +
  s('tray-light', 2, `M${x + 11} ${y - 11}q6 0 5 5q0 3-5 3`, 0.8) +
  p('parchment-light', `M${x - 1} ${y - 16}q3-4 6-1q4-3 7 1v3h-13z`, 0.75);

const bottle = (x: number, y: number, colour: Colour): string =>
  p(colour, `M${x} ${y}v-11q0-4 3-5v-6h4v6q3 1 3 5v11z`, 0.55) +
  p('parchment', `M${x + 1} ${y - 9}h8v5h-8z`, 0.45);

const shelf = (x: number, y: number, w: number): string =>
  p('walnut-deep', `M${x} ${y + 4}h${w}v3h-${w}z`, 0.7) +
  p('tray-light', `M${x} ${y}h${w}v4h-${w}z`, 0.75);

const lantern = (x: number, y: number): string =>
  s('walnut-deep', 1.6, `M${x} 0V${y}`) +
  p('walnut-deep', `M${x - 8} ${y + 5}l3-5h10l3 5zM${x - 7} ${y + 22}h14v3h-14z`) +
  p('candle-light', `M${x - 6} ${y + 5}h12v17h-12z`, 0.9) +
  p('candle', `M${x} ${y + 8}q5 6 0 12q-5-6 0-12z`) +
  s('walnut-deep', 1.4, `M${x - 6} ${y + 5}v17M${x + 6} ${y + 5}v17`);

const window = (x: number, y: number): string =>
  p('tray-light', `M${x - 3} ${y - 3}h48v50h-48z`, 0.7) +
  p('castle-dark', `M${x} ${y}h42v44h-42z`) +
  p('parchment-light', `M${x + 29} ${y + 9}a8 8 0 1 0 5 12a9 9 0 0 1-5-12z`, 0.8) +
  s('tray-light', 2.4, `M${x + 21} ${y}v44M${x} ${y + 22}h42`, 0.7);

/** The Tavern behind the bench: a window, lanterns, a shelf with mugs. */
export const tavernWall = (id: string): string =>
  `<defs>${glow(`${id}-a`, 130, 34, 150, 0.5)}${glow(`${id}-b`, 400, 34, 150, 0.5)}</defs>` +
  p('tray-dark', 'M0 0h520v140H0z') +
  s('walnut-deep', 1.6, boards(520, 140, 40), 0.5) +
  s('tray-light', 0.7, boards(520, 140, 40).replaceAll('M', 'm1.5 0M'), 0.16) +
  window(34, 32) +
  shelf(196, 62, 140) +
  mug(206, 62) +
  mug(230, 62) +
  bottle(258, 62, 'villages-dark') +
  bottle(274, 62, 'cathedral-dark') +
  mug(296, 62) +
  bottle(318, 62, 'university-dark') +
  window(444, 32) +
  p('walnut-deep', 'M0 0h520v7H0z', 0.75) +
  lantern(130, 18) +
  lantern(400, 18) +
  `<path d="M0 0h520v140H0z" fill="url(#${id}-a)"/><path d="M0 0h520v140H0z" fill="url(#${id}-b)"/>`;
