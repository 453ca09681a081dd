import {
  beyond,
  boxOf,
  common,
  heightOf,
  isEmpty,
  middleOf,
  told,
  widthOf,
  windowBox,
  type Box,
} from './box.ts';
import { callOf, controls, isEdge, isShown, layerOf, ownerOf, rootOf, sightOf } from './seen.ts';
import { fontSizeOf, type Line } from './texts.ts';

export type FaultKind =
  | 'scrolls'
  | 'clipped'
  | 'cut'
  | 'overlap'
  | 'covered'
  | 'small'
  | 'target'
  | 'main'
  | 'note';

export interface Fault {
  readonly kind: FaultKind;
  readonly what: string;
}

const fault = (kind: FaultKind, what: string): Fault => ({ kind, what });

/** Parts of a pixel that browsers round away, and halves of letters' feet. */
const SLACK = 1.5;

/** The page is as large as the window: nothing is beyond it, and what it holds is read downwards alone. */
export function scrolls(): Fault[] {
  const { scrollWidth, scrollHeight } = document.scrollingElement ?? document.documentElement;
  const beyondWindow = scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1;
  const sideways = [...document.querySelectorAll('main')].filter(
    (main) =>
      main.scrollWidth > main.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(main).overflowX),
  );
  return [
    ...(beyondWindow ? [fault('scrolls', `the page is ${scrollWidth}×${scrollHeight}`)] : []),
    ...sideways.map((main) =>
      fault('scrolls', `${callOf(main)} sideways, ${main.scrollWidth} of ${main.clientWidth}`),
    ),
  ];
}

/** Letters and controls that something cuts off for good. */
export function clipped(lines: readonly Line[]): Fault[] {
  const words = lines.flatMap(({ element, words: text, sight }) =>
    sight.lost > SLACK && !element.closest('[data-may-cut]')
      ? [
          fault(
            'clipped',
            `“${text.slice(0, 40)}” by ${sight.lost.toFixed(1)} px, ${callOf(element)}`,
          ),
        ]
      : [],
  );
  const pressed = controls().flatMap((control) => {
    const { lost, by } = sightOf(control.parentElement!, boxOf(control.getBoundingClientRect()));
    return lost > SLACK + 1 && by
      ? [fault('clipped', `${callOf(control)} by ${lost.toFixed(1)} px`)]
      : [];
  });
  return [...words, ...pressed];
}

/** Text that ends in dots, or whose last lines are left out. */
export function cut(lines: readonly Line[]): Fault[] {
  const elements = new Set(lines.map(({ element }) => element));
  return [...elements].flatMap((element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (element.closest('[data-may-cut]')) return [];
    const dots = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    const clamped = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1;
    return dots || clamped ? [fault('cut', callOf(element))] : [];
  });
}

/** Lines of different texts that lie over each other. */
export function overlaps(lines: readonly Line[]): Fault[] {
  const found: Fault[] = [];
  const shown = lines.filter(({ sight }) => !isEmpty(sight.box));
  for (const [i, a] of shown.entries())
    for (const b of shown.slice(i + 1)) {
      if (a.element === b.element || a.layer !== b.layer) continue;
      if (isEdge(a.element, b.element) || isEdge(b.element, a.element)) continue;
      const both = common(a.sight.box, b.sight.box);
      if (widthOf(both) > 2 && heightOf(both) > 2.5)
        found.push(fault('overlap', `${callOf(a.element)} and ${callOf(b.element)}`));
    }
  return found;
}

const PICTURES = 'img, svg, canvas';
const alphaOf = (colour: string): number => {
  const parts = /rgba?\(([^)]*)\)/.exec(colour)?.[1]?.split(/[\s,/]+/) ?? [];
  return parts.length > 3 ? Number(parts[3]) : parts.length === 3 ? 1 : 0;
};

function paints(element: Element): boolean {
  if (element.matches(PICTURES)) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return alphaOf(backgroundColor) > 0.5 || backgroundImage !== 'none';
}

/** What lies over a text and is no part of what the text belongs to. */
function coverOf({ element, sight }: Line): Element | null {
  const { left, right } = sight.box;
  const [, y] = middleOf(sight.box);
  for (const share of [0.12, 0.5, 0.88]) {
    const stack = document.elementsFromPoint(left + (right - left) * share, y);
    const depth = stack.indexOf(element);
    const cover = stack
      .slice(0, Math.max(0, depth))
      .find(
        (over) =>
          !element.contains(over) &&
          !over.contains(element) &&
          layerOf(over) === layerOf(element) &&
          ownerOf(over) !== ownerOf(element) &&
          isShown(over) &&
          paints(over) &&
          !isEdge(over, element),
      );
    if (cover) return cover;
  }
  return null;
}

/** With everything open to the pointer, what lies where can be asked. */
function withAllTouchable<T>(ask: () => T): T {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(sheet);
  try {
    return ask();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}

const POINTS = [
  [0.5, 0.5],
  [0.2, 0.25],
  [0.8, 0.25],
  [0.2, 0.75],
  [0.8, 0.75],
] as const;

/** Whether a press there reaches the control. */
function reaches(control: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0];
  return control.contains(hit) || (label?.contains(hit) ?? false);
}

const hitAt = (box: Box, [x, y]: readonly [number, number]): readonly [number, number] => [
  box.left + widthOf(box) * x,
  box.top + heightOf(box) * y,
];

/** Something else lies over a control: of the same layer, and no part of the same place. */
function isBlocked(control: Element, box: Box): boolean {
  const missed = POINTS.filter((share) => {
    const [x, y] = hitAt(box, share);
    if (reaches(control, x, y)) return false;
    const over = document.elementFromPoint(x, y);
    if (!over) return true;
    const beside = layerOf(over) === layerOf(control) && ownerOf(over) !== ownerOf(control);
    return beside && !isEdge(over, control);
  });
  return missed.length > 1;
}

export function covered(lines: readonly Line[]): Fault[] {
  const hidden = withAllTouchable(() =>
    lines.flatMap((line) => {
      const cover = isEmpty(line.sight.box) ? null : coverOf(line);
      return cover ? [fault('covered', `${callOf(line.element)} by ${callOf(cover)}`)] : [];
    }),
  );
  const pressed = controls().flatMap((control) => {
    const { box } = sightOf(control.parentElement!, boxOf(control.getBoundingClientRect()));
    if (widthOf(box) < 4 || heightOf(box) < 4) return [];
    return isBlocked(control, box) ? [fault('covered', callOf(control))] : [];
  });
  return [...hidden, ...pressed];
}

/** In pixels: what must be read, and what is decoration. */
const READ = 12;
const DECORATION = 11;

export function small(lines: readonly Line[]): Fault[] {
  const elements = new Set(
    lines.filter(({ sight }) => !isEmpty(sight.box)).map(({ element }) => element),
  );
  return [...elements].flatMap((element) => {
    const least = element.closest('[data-decoration]') ? DECORATION : READ;
    const size = fontSizeOf(element);
    return size < least - 0.05 ? [fault('small', `${size.toFixed(1)} px, ${callOf(element)}`)] : [];
  });
}

/** A fingertip, in pixels. */
const TIP = 44;
const HALF = TIP / 2 - 0.75;

/** How far a press beside the middle still reaches the control. */
function isWide(control: Element, box: Box): boolean {
  const [x, y] = middleOf(box);
  const around = [
    [x - HALF, y],
    [x + HALF, y],
    [x, y - HALF],
    [x, y + HALF],
  ] as const;
  return around.every(([px, py]) => reaches(control, px, py));
}

/** Links within a sentence are as high as its line; meeples of a party stand close together on their place, which is large. */
const isSpared = (control: Element): boolean =>
  control.matches('[data-party] *') ||
  (control.matches('a') && getComputedStyle(control).display === 'inline');

export function targets(): Fault[] {
  return controls().flatMap((control) => {
    const whole = boxOf(control.getBoundingClientRect());
    const { box, lost } = sightOf(control.parentElement!, whole);
    // Scrolled away in part: the rest comes with a finger.
    const partly = beyond(whole, box) > 0.5 && lost === 0;
    if (isEmpty(box) || partly || isSpared(control)) return [];
    const large = widthOf(box) >= TIP - 0.5 && heightOf(box) >= TIP - 0.5;
    const [x, y] = middleOf(box);
    if (large || !reaches(control, x, y) || isWide(control, box)) return [];
    const size = `${widthOf(box).toFixed(0)}×${heightOf(box).toFixed(0)}`;
    return [fault('target', `${size}, ${callOf(control)}`)];
  });
}

/** The button that goes on is whole, in the window, above the tabs, and can be pressed. */
export function mainButton(wanted: boolean): Fault[] {
  const button = document.querySelector('[data-decision] [data-main]');
  if (!button) return wanted ? [fault('main', 'there is none')] : [];
  if (rootOf() !== document.body) return [];
  const whole = boxOf(button.getBoundingClientRect());
  const { box } = sightOf(button.parentElement!, whole);
  const tabs = document.querySelector('[data-tabs]')?.getBoundingClientRect();
  const beside = !tabs || tabs.left > whole.right || tabs.right < whole.left;
  const floor = beside ? innerHeight : tabs.top;
  if (whole.bottom > floor + 0.5) return [fault('main', `${told(whole)}, floor ${floor}`)];
  if (beyond(whole, box) > 1 || beyond(whole, windowBox()) > 0.5)
    return [fault('main', `${told(whole)}, seen ${told(box)}`)];
  const [x, y] = middleOf(box);
  return reaches(button, x, y) ? [] : [fault('main', 'something lies over it')];
}

/** Advice and refusals lie neither over the city nor over the Tavern: they speak of them. */
export function notes(): Fault[] {
  const kept = [...document.querySelectorAll('[data-board], [data-target=tavern]')];
  return [...rootOf().querySelectorAll('[data-note]')].flatMap((note) => {
    const box = boxOf(note.getBoundingClientRect());
    const over = kept.find((one) => {
      const both = common(box, boxOf(one.getBoundingClientRect()));
      return !one.contains(note) && widthOf(both) > 2 && heightOf(both) > 2;
    });
    return over ? [fault('note', `${callOf(note)} over ${callOf(over)}`)] : [];
  });
}
