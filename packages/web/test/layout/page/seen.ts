import { beyond, boxOf, common, isEmpty, windowBox, type Box } from './box.ts';

/** What of an element can be seen: ancestors and the window cut it off. */
export interface Sight {
  /** What is left of it; empty if nothing is. */
  readonly box: Box;
  /** By how much something that does not scroll cuts it off, and what that is. */
  readonly lost: number;
  readonly by: Element | null;
}

const CLIPS = new Set(['hidden', 'clip']);

/** While nothing changes, what was found out once about an element stays true. */
let known = new WeakMap<Element, Frame>();

export const lookAnew = (): void => {
  known = new WeakMap();
};

/** What is cut off is cut at the inner side of the border. */
function innerOf(element: Element, style: CSSStyleDeclaration): Box {
  const { left, top, right, bottom, width } = element.getBoundingClientRect();
  const scale = element instanceof HTMLElement ? width / (element.offsetWidth || 1) : 1;
  const edge = (side: string): number => (Number.parseFloat(side) || 0) * scale;
  return {
    left: left + edge(style.borderLeftWidth),
    top: top + edge(style.borderTopWidth),
    right: right - edge(style.borderRightWidth),
    bottom: bottom - edge(style.borderBottomWidth),
  };
}

/** Where the content of an element is cut off, by axis; null where it is not. */
function cutsOf(element: Element): { readonly hard: Box; readonly soft: Box } {
  const style = getComputedStyle(element);
  const { overflowX, overflowY } = style;
  const rect = innerOf(element, style);
  const far: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const x = { left: rect.left, right: rect.right };
  const y = { top: rect.top, bottom: rect.bottom };
  const isHard = (axis: string): boolean => CLIPS.has(axis);
  const isSoft = (axis: string): boolean => axis === 'auto' || axis === 'scroll';
  return {
    hard: { ...far, ...(isHard(overflowX) ? x : {}), ...(isHard(overflowY) ? y : {}) },
    soft: { ...far, ...(isSoft(overflowX) ? x : {}), ...(isSoft(overflowY) ? y : {}) },
  };
}

const holds = (style: CSSStyleDeclaration): boolean =>
  style.position !== 'static' ||
  style.transform !== 'none' ||
  style.contain !== 'none' ||
  style.willChange === 'transform';

/** The next ancestor that can cut the element off: one that is placed by the window is cut by nothing else. */
function frameOf(element: Element): Element | null {
  const { position } = getComputedStyle(element);
  if (position === 'fixed') return null;
  let parent = element.parentElement;
  if (position === 'absolute')
    while (parent && !holds(getComputedStyle(parent))) parent = parent.parentElement;
  return parent;
}

interface Frame {
  readonly hard: Box;
  readonly soft: Box;
  readonly next: Element | null;
}

function frameAt(element: Element): Frame {
  const frame = known.get(element) ?? { ...cutsOf(element), next: frameOf(element) };
  known.set(element, frame);
  return frame;
}

/** How much of a box inside an element is seen. */
export function sightOf(inside: Element, whole: Box): Sight {
  let box = boxOf(whole);
  let lost = 0;
  let by: Element | null = null;
  for (let at: Element | null = inside; at && !isEmpty(box); at = frameAt(at).next) {
    const { hard, soft } = frameAt(at);
    box = common(box, soft);
    if (isEmpty(box)) break;
    const cut = beyond(box, hard);
    if (cut > lost) [lost, by] = [cut, at];
    box = common(box, hard);
  }
  const outside = isEmpty(box) ? 0 : beyond(box, windowBox());
  if (outside > lost) [lost, by] = [outside, document.documentElement];
  return { box: common(box, windowBox()), lost, by };
}

/** For ears alone. */
const UNSEEN = '.unseen, [aria-hidden=true] .unseen, script, style, noscript, template';

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest(UNSEEN) &&
  getComputedStyle(element).clipPath !== 'inset(50%)';

/** The uppermost dialog, if one is open: what lies behind it is not for now. */
export const rootOf = (): Element =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** What may lie over the rest: a sheet with a question, a note, a curtain, quarters of the map to be opened. */
const LAYERS =
  'dialog, [role=dialog], [data-layer], [data-note], [data-quarter], [data-decision] [role=group], [data-coach], [role=tooltip]';

export const layerOf = (element: Element): Element | null => element.closest(LAYERS);

const scrollerOf = (element: Element | null): Element | null => {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflow)) return at;
  return null;
};

/** What sticks to the edge of a scrolled pane: the rest goes on below it, as below the edge. */
export function isEdge(over: Element, of: Element): boolean {
  let stuck: Element | null = over;
  while (stuck && getComputedStyle(stuck).position !== 'sticky') stuck = stuck.parentElement;
  const pane = scrollerOf(stuck);
  return stuck !== null && pane !== null && pane.contains(of);
}

const CONTROL = 'button, a[href], select, input, textarea, summary, [role=slider]';

/** What belongs together: a control with all that is on it, a place with its party. */
export const ownerOf = (element: Element): Element =>
  element.closest('[data-place]') ??
  element.closest(`label, ${CONTROL}, [data-target], li, td, th`) ??
  element;

export const controls = (): HTMLElement[] =>
  [...rootOf().querySelectorAll<HTMLElement>(CONTROL)].filter(
    (control) => isShown(control) && !control.matches(':disabled, [type=file], [type=hidden]'),
  );

/** What it is called in a report. */
export function callOf(element: Element): string {
  const own = (element as HTMLElement).dataset ?? {};
  const marks = ['place', 'tab', 'focus', 'control', 'tile', 'meeple'].flatMap((mark) =>
    own[mark] === undefined ? [] : [`${mark}=${own[mark]}`],
  );
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const region = element.closest('section[aria-label], nav[aria-label], aside[aria-label], dialog');
  const name = element.className && typeof element.className === 'string' ? element.className : '';
  return [
    element.localName + (name ? `.${name.split(' ')[0]!.replaceAll(/^_|_\w{5}_\d+$/g, '')}` : ''),
    ...marks,
    `“${words.replaceAll(/\s+/g, ' ').slice(0, 40)}”`,
    region && region !== element
      ? `in ${region.getAttribute('aria-label') ?? region.localName}`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
