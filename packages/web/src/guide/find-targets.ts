import { common, type Rect } from './geometry.ts';

/** Finds on the page what is pointed at. */

const DISTRICT = '[data-district]';
const MOST = 8;

export const rectOf = (element: Element): Rect => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
};

/** What holds more than it shows at once. */
const windowOf = (element: Element): Element | null =>
  element.closest('[data-board], section[data-tab]');

/** The rectangle of a place together with its sign, which may rise above it, as far as it is seen. */
export function spanOf(element: Element): Rect {
  const parts = [element, ...element.querySelectorAll('[data-name]')].filter(seen).map(rectOf);
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  const whole = {
    x,
    y,
    w: Math.max(...parts.map((part) => part.x + part.w)) - x,
    h: Math.max(...parts.map((part) => part.y + part.h)) - y,
  };
  const window = windowOf(element);
  return (window && common(whole, rectOf(window))) ?? whole;
}

const inside = (rect: Rect, window: Rect): boolean => {
  const x = rect.x + rect.w / 2;
  const y = rect.y + rect.h / 2;
  return x > window.x && x < window.x + window.w && y > window.y && y < window.y + window.h;
};

export const isInView = (element: Element): boolean => {
  const window = windowOf(element);
  return !window || inside(rectOf(element), rectOf(window));
};

/** A phone shows one district: the tab that opens the right one, unless it is open already. */
function tabOf(element: Element): Element | null {
  if (!element.closest('[data-board]')) return null;
  const district = element.closest<HTMLElement>(DISTRICT)?.dataset['district'] ?? 'capitol';
  const tab = document.querySelector(`[data-focus=${district}]`);
  return tab?.getAttribute('aria-pressed') === 'true' ? null : tab;
}

const seen = (element: Element | null): element is Element =>
  element !== null && element.getClientRects().length > 0;

export function findTargets(selectors: readonly string[]): Element[] {
  for (const selector of selectors) {
    const all = [...document.querySelectorAll(selector)].filter(seen);
    const there = all.filter(isInView);
    const found = there.length > 0 ? there : all.map((one) => tabOf(one) ?? one).filter(seen);
    if (found.length > 0) return [...new Set(found)].slice(0, MOST);
  }
  return [];
}

/** Brings what lies just outside its window into it. */
export function bringIntoView(elements: readonly Element[]): void {
  for (const element of elements)
    if (!isInView(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
