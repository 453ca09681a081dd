import { box, fill, shadowOf, stroke, type Sprite } from './city-parts.ts';
import type { Rect } from './layout.ts';
import { night } from './palette.ts';

const css = (name: keyof typeof night) => `var(--${name},${night[name]})`;

export function crane(): Sprite {
  const art = [
    fill('city-wood-2', 'M452 219h24v-5h-24zM454 214h20v-4h-20zM457 210h14v-4h-14z'),
    fill(
      'city-wood-3',
      'M476 216.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zM471 212a2 2 0 1 1-4 0a2 2 0 1 1 4 0z',
    ),
    stroke('city-wood-2', 3, 'M516 219v-52'),
    stroke('city-wood-3', 1, 'M515 219v-52'),
    stroke('city-wood', 2.6, 'M504 174l44-16'),
    stroke('city-wood-2', 1.4, 'M516 190l16-25M516 168l-12 6'),
    stroke('city-ivory', 0.9, 'M544 160v26'),
    fill('city-wood', 'M536 186h16v4h-16z'),
    fill('city-wood-3', 'M536 186h16v1.300h-16z'),
    stroke('city-ivory', 0.9, 'M544 180l-6 6M544 180l6 6'),
    fill('city-stone-2', 'M500 172h7v8h-7z'),
    stroke(
      'city-wood-2',
      1.3,
      'M484 219v-26M506 219v-26M482 198h26M482 208h26M484 219l22-11M484 208l22-10',
    ),
    fill('city-wood', 'M526 219l4-14h3l4 14zM528 213h7v1.5h-7z'),
    fill('city-stone', 'M552 219q-1-8 5-8t5 8z'),
  ].join('');
  return {
    box: { x: 450, y: 156, w: 112, h: 64 },
    art,
    shadow: shadowOf(512, 219, 8, 50) + shadowOf(452, 219, 24, 12) + shadowOf(484, 219, 22, 22),
  };
}

/** The Level-up hall: three steps, six columns, a golden chevron; everybody leaves it a head taller. */
export function hall(): Sprite {
  const columns = Array.from({ length: 6 }, (_, i) => box(458 + i * 15.6, 400, 4.5, 14)).join('');
  const art = [
    fill('city-ivory-2', 'M552 416l8-5v-15l-8 4z'),
    fill('city-plaster-2', box(450, 399, 102, 16)),
    fill(
      'city-window',
      'M467 414v-9q3.5-4 7 0v9zM482.5 414v-9q3.5-4 7 0v9zM498 414v-9q3.5-4 7 0v9zM513 414v-9q3.5-4 7 0v9zM529 414v-9q3.5-4 7 0v9z',
    ),
    fill('city-ivory-3', columns),
    fill('city-ivory', 'M446 400l54-16 54 16z'),
    fill('city-barn-2', 'M500 384l10-3 52 14-8 5z'),
    fill('city-rose-2', 'M458 398.5l42-12 42 12z'),
    stroke('city-ivory-3', 1.6, 'M446 400l54-16 54 16'),
    stroke('candle', 1.8, 'M494 395l6-4 6 4M494 398.5l6-4 6 4'),
    fill('city-ivory-3', 'M446 414h110v2.5H446z'),
    fill('city-ivory-2', 'M446 416.5h112v2H446z'),
  ].join('');
  return { box: { x: 444, y: 381, w: 118, h: 37 }, art, shadow: shadowOf(450, 416, 102, 16) };
}

/** The rim carries the four district hues, so that the sword can point at one. */
export function fountain(): Sprite {
  const rim = (['castle', 'villages', 'cathedral', 'university'] as const).map((name, i) => {
    const d =
      [
        'M460 338A40 36 0 0 1 500 302',
        'M500 302A40 36 0 0 1 540 338',
        'M540 338A40 36 0 0 1 500 374',
        'M500 374A40 36 0 0 1 460 338',
      ][i] ?? '';
    return (
      stroke(`${name}-dark`, 7, d, 'transform="translate(0 3)"') +
      stroke(name, 7, d) +
      stroke(`${name}-light`, 1.5, d, 'transform="translate(-1 -2.5)"')
    );
  });
  const art = [
    `<ellipse cx="500" cy="338" rx="38" ry="34" fill="${css('city-water')}"/>`,
    stroke('city-water-2', 2, 'M470 338a30 26 0 0 1 30-26M530 340a30 26 0 0 1-30 26'),
    stroke('city-water-3', 1.2, 'M476 348q6 12 20 14M506 316q14 2 18 14'),
    ...rim,
    fill('city-stone-2', 'M490 344h22v8q-11 5-22 0z'),
    fill('city-stone', 'M480 336q20 8 40 0-2 12-20 12t-20-12z'),
    fill('city-stone-3', 'M480 336a20 6 0 1 0 40 0a20 6 0 1 0-40 0z'),
    fill('city-water-2', 'M483 336a17 4.5 0 1 0 34 0a17 4.5 0 1 0-34 0z'),
    stroke(
      'city-water-3',
      1.5,
      'M497 318q-10-2-12 17M505 318q10-2 12 17M482 340q-5 3-6 12M518 340q5 3 6 12',
    ),
    fill('candle-dark', 'M499 338h7l2-9 6-3-6-4q2-7-5-8-6 1-4.5 8z'),
    fill(
      'candle',
      'M495 338h4l1.5-4 1.5 4h4l-1.5-9 5.5-2.5-1-4-5-.5q2.5-7-3.5-8.5-6 1.5-3.5 8.5l-5 .5-1 4 5.5 2.5z',
    ),
    fill('candle-light', 'M498 316q0-2.5 2.5-3-1 2-.8 4z'),
  ].join('');
  return { box: { x: 456, y: 296, w: 88, h: 84 }, art, shadow: shadowOf(462, 374, 76, 10) };
}

/** On the river: a walnut shell under sail, a raft with a passenger, and the one swimmer nobody wants to meet. */
export function boats(): Sprite[] {
  const ripple = (x: number, y: number) =>
    stroke('city-water-3', 1.2, `M${x - 12} ${y + 1}q6 4 12 1t14 0`);
  const shell =
    fill('city-ivory', 'M500 60V40q12 6 12 18z') +
    fill('city-rose', 'M498 58V44q-8 6-8 13z') +
    stroke('city-wood-2', 1.4, 'M499 63V37') +
    fill('city-wood', 'M486 62h28q-3 9-14 9t-14-9z') +
    fill('city-wood-2', 'M502 71q9-1 12-9h-6q-1 6-6 9z') +
    stroke('city-wood-2', 0.8, 'M491 63q2 5 6 7M498 63v7') +
    stroke('city-wood-3', 1.4, 'M486 62h28');
  const raft =
    fill('city-wood-2', 'M484 610h30v5h-30z') +
    fill('city-wood', 'M484 607h30v5h-30z') +
    stroke('city-wood-3', 1, 'M484 607.5h30') +
    stroke('city-wood-2', 0.8, 'M492 607v5M500 607v5M508 607v5') +
    fill(
      'meeple-shaman',
      'M496 607l1.5-6-4-1 .5-3 4-1q-2-6 2.5-6.5 5 .5 3 6.5l4 1 .5 3-4 1 1.5 6z',
    ) +
    stroke('city-wood-2', 1.2, 'M509 594l-3 20');
  const beaver =
    fill('city-wood-2', 'M584 458q0-8 7-8t8 6l2 2z') +
    fill('city-wood', 'M586 457q0-6 5-6t5 6z') +
    fill('city-ivory-3', 'M589 455h1.6v3H589zM591 455h1.6v3H591z') +
    fill('city-shadow', 'M587.5 452.5h1.4v1.4h-1.4zM592.5 452.5h1.4v1.4h-1.4z');
  const at = (x: number, y: number, w: number, h: number): Rect => ({
    x: x - w / 2,
    y: y - h,
    w,
    h,
  });
  return [
    { box: at(500, 71, 30, 34), art: ripple(500, 71) + shell, shadow: shadowOf(488, 72, 26, 14) },
    { box: at(499, 615, 32, 28), art: ripple(499, 616) + raft, shadow: '' },
    { box: at(592, 458, 18, 10), art: ripple(592, 458) + beaver, shadow: '' },
  ];
}
