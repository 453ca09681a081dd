import type { Page } from 'playwright-core';

/** Whoever plays in the page, and how often they have touched something. */
export interface Hand {
  readonly page: Page;
  readonly phone: boolean;
  touches: number;
}

const PATIENCE = 20_000;

type Found = 'touched' | 'hidden' | 'missing';

/** Touches something if it is there and nothing lies over it, as a finger would find it. */
const tryTouch = (page: Page, selector: string): Promise<Found> =>
  page.evaluate((wanted): Found => {
    const element = document.querySelector<HTMLElement>(wanted);
    const panel = document.querySelector('[data-decision]');
    if (!element || panel?.hasAttribute('aria-busy')) return 'missing';
    const { x, y, width, height } = element.getBoundingClientRect();
    const points = [0.5, 0.25, 0.75].flatMap((dx) => [0.5, 0.25, 0.75].map((dy) => [dx, dy]));
    const reached = points.some(([dx, dy]) => {
      const top = document.elementFromPoint(x + width * dx!, y + height * dy!);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    if (width === 0 || !reached) return 'hidden';
    element.click();
    return 'touched';
  }, selector);

/** Tries so long to touch something, in milliseconds. */
async function tryFor(hand: Hand, selector: string, patience: number): Promise<boolean> {
  for (const began = Date.now(); Date.now() - began < patience; await hand.page.waitForTimeout(15))
    if ((await tryTouch(hand.page, selector)) === 'touched') {
      hand.touches += 1;
      return true;
    }
  return false;
}

/** Something that is not in sight by then needs another touch before it. */
const SIGHT = 450;

/** Touches something; if it is not in sight, first what brings it there. */
export async function touch(
  hand: Hand,
  selector: string,
  ...ways: readonly string[]
): Promise<void> {
  if (await tryFor(hand, selector, ways.length > 0 ? SIGHT : PATIENCE)) return;
  for (const [i, way] of ways.entries()) {
    const last = i === ways.length - 1;
    if (!(await tryFor(hand, way, last ? PATIENCE : SIGHT))) continue;
    if (await tryFor(hand, selector, last ? PATIENCE : SIGHT)) return;
  }
  throw new Error(`not to be touched: ${selector}`);
}
