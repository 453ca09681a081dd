import type { Rect } from './geometry.ts';

/** Finds on the page what the coach points at. */

const DISTRICT = '[data-district]';
const MOST = 8;

export const rectOf = (element: Element): Rect => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
};

/** The rectangle of a place together with its sign, which may rise above it. */
export function spanOf(element: Element): Rect {
  const parts = [element, ...element.querySelectorAll('[data-name]')].filter(seen).map(rectOf);
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  return {
    x,
    y,
    w: Math.max(...parts.map((part) => part.x + part.w)) - x,
    h: Math.max(...parts.map((part) => part.y + part.h)) - y,
  };
}

const inside = (rect: Rect, window: Rect): boolean => {
  const x = rect.x + rect.w / 2;
  const y = rect.y + rect.h / 2;
  return x > window.x && x < window.x + window.w && y > window.y && y < window.y + window.h;
};

/** A phone shows one district: then the tab that opens the right one is pointed at. */
function reachable(element: Element): Element | null {
  const board = element.closest('[data-board]');
  if (!board || inside(rectOf(element), rectOf(board))) return element;
  const district = element.closest<HTMLElement>(DISTRICT)?.dataset['district'] ?? 'capitol';
  return document.querySelector(`[data-focus=${district}]`);
}

const seen = (element: Element | null): element is Element =>
  element !== null && element.getClientRects().length > 0;

export function findTargets(selectors: readonly string[]): Element[] {
  for (const selector of selectors) {
    const all = [...document.querySelectorAll(selector)].map(reachable).filter(seen);
    if (all.length > 0) return [...new Set(all)].slice(0, MOST);
  }
  return [];
}
