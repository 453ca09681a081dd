import type { Page } from 'playwright-core';

/** A pupil of the tutorial: clicks where the coach points, or anywhere else. */

export interface Said {
  readonly key: string;
  readonly kind: string;
  /** The middle of the first ring, if there is one. */
  readonly ring: { readonly x: number; readonly y: number } | null;
  /** Whether the bubble lies over something it points at. */
  readonly covers: boolean;
  /** Whether something it points at is not to be seen: outside the screen, or under something else. */
  readonly hides: boolean;
}

/** What stands on the page. */
const glance = (page: Page): Promise<Said> =>
  page.evaluate(() => {
    const bubble = document.querySelector<HTMLElement>('[data-coach]');
    const rings = [...document.querySelectorAll('[data-ring]')].map((ring) =>
      ring.getBoundingClientRect(),
    );
    const box = bubble?.getBoundingClientRect();
    const covers = rings.some(
      ({ left, right, top, bottom }) =>
        box && left < box.right && box.left < right && top < box.bottom && box.top < bottom,
    );
    const within = (x: number, y: number): boolean =>
      x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    const hides = rings.some(({ x, y, width, height }) => {
      const [mx, my] = [x + width / 2, y + height / 2];
      const there = document.elementFromPoint(mx, my);
      return !within(mx, my) || !there || there.closest('[data-coach], dialog') !== null;
    });
    const ring = rings[0];
    return {
      key: bubble?.dataset['coach'] ?? '',
      kind: bubble?.dataset['kind'] ?? '',
      ring: ring ? { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 } : null,
      covers,
      hides,
    };
  });

/** What the coach says, once it stands still and nobody else plays. */
export async function listen(page: Page): Promise<Said> {
  let last = '';
  for (let n = 0; n < 150; n++) {
    await page.waitForTimeout(140);
    const said = await glance(page);
    const text = JSON.stringify(said);
    if (text === last && said.key !== '' && said.key !== 'go.watch') return said;
    last = text;
  }
  throw new Error(`the coach does not come to rest: ${last}`);
}

const press = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>(wanted)];
    all[0]?.click();
    return all.length > 0;
  }, selector);

const GO_ON = '[data-coach] button[aria-keyshortcuts]';

/** Does what the coach says, with real clicks on what is ringed. */
export async function obey(page: Page, { kind, ring }: Said): Promise<void> {
  if (kind === 'tell' || kind === 'lesson') await press(page, GO_ON);
  else if (ring) await page.mouse.click(ring.x, ring.y);
  else await press(page, '[data-light=reach] > button');
}

const OTHER_THINGS = [
  '[role=group] > button',
  '[role=group] > ul li:last-child button',
  'section[aria-label="Your decision"] > div > button',
  'section[aria-label="Your decision"] > div > p + p > button',
];

/** Does something else that is allowed: never builds, fights or reads, and goes on as soon as it can. */
export async function ignore(page: Page, { kind }: Said): Promise<void> {
  if (kind === 'lesson') await press(page, GO_ON);
  else for (const selector of OTHER_THINGS) if (await press(page, selector)) return;
}

/** A busy machine takes its time until the coach has seen what was done. */
async function change(page: Page, said: Said): Promise<void> {
  const before = JSON.stringify(said);
  for (let n = 0; n < 15 && JSON.stringify(await glance(page)) === before; n++)
    await page.waitForTimeout(100);
}

/** What the coach says at the very end. */
const LAST: ReadonlySet<string> = new Set(['lesson.2', 'lesson.won', 'lesson.lost']);

/** Sentences with what they point at covered by the bubble, or not to be seen. */
export const unseen = (said: readonly Said[]): readonly string[] => [
  ...new Set(said.filter(({ covers, hides }) => covers || hides).map(({ key }) => key)),
];

/** Goes through the tutorial in one manner; resolves with all that was said. */
export async function study(
  page: Page,
  manner: (page: Page, said: Said) => Promise<void>,
  seen: (said: Said) => Promise<void> = () => Promise.resolve(),
): Promise<Said[]> {
  const all: Said[] = [];
  for (let n = 0; n < 160; n++) {
    const said = await listen(page);
    if (said.key !== all.at(-1)?.key) await seen(said);
    all.push(said);
    if (LAST.has(said.key)) return all;
    await manner(page, said);
    await change(page, said);
  }
  throw new Error(`the tutorial does not end: ${all.map(({ key }) => key).join(' ')}`);
}
