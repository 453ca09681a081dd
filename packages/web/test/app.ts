import type { Server } from 'node:http';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from 'playwright-core';
import { launchChromium } from '@rowan/testkit/chromium';
import { serveFolder } from '@rowan/server/site';
import { builtApp, forget } from './built-app.ts';

export const DESK = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** A built app at its address, and a browser to look at it. */
export interface Served {
  readonly url: string;
  readonly browser: Browser;
}

/** On a port of its own. */
export interface App extends Served {
  readonly folder: string;
  readonly server: Server;
}

export async function openApp(): Promise<App> {
  const folder = await builtApp();
  const [{ server, url }, browser] = await Promise.all([serveFolder(folder), launchChromium()]);
  return { folder, url, browser, server };
}

export async function closeApp({ browser, server, folder }: App): Promise<void> {
  await browser.close();
  server.close();
  forget(folder);
}

interface PageOptions extends BrowserContextOptions {
  /** Somebody looks at it: for pictures, colours and speed. */
  readonly painted?: boolean;
  /** Runs in the page before anything of ours. */
  readonly before?: () => void;
}

/** Nobody looks at the pages of a context: everything is there and can be clicked, but half the work of a page is painting it. */
export const unpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.opacity = '0';
    });
  });

/** A page of its own device; what goes wrong in it fails the test. */
export async function openPage(
  app: Served,
  { painted = false, before, ...options }: PageOptions = {},
): Promise<Page> {
  const context = await app.browser.newContext({
    viewport: DESK,
    serviceWorkers: 'block',
    ...options,
  });
  if (!painted) await unpainted(context);
  const page = await context.newPage();
  // A busy machine is slow but not wrong.
  page.setDefaultTimeout(45_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  // Tools that keep names of functions leave this helper in code that is sent to the page.
  await page.addInitScript('globalThis.__name ??= (of) => of;');
  await page.addInitScript(() => {
    if (!localStorage.getItem('rowan:settings'))
      localStorage.setItem('rowan:settings', '{"speed":"instant","sound":false}');
  });
  if (before) await page.addInitScript(before);
  await page.goto(app.url);
  return page;
}

/** The service worker answers for the network. */
export const controlled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (navigator.serviceWorker.controller) resolve();
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
      }),
  );

/** Sets up a game through the page; seats are values of the set-up's menus. */
export async function setUp(page: Page, seats: readonly string[], seed: string): Promise<void> {
  await page.getByRole('button', { name: 'Set up a game' }).click();
  const menus = page.locator('select');
  for (const [i, seat] of ['person', ...seats].entries()) await menus.nth(i).selectOption(seat);
  for (let i = seats.length + 1; i < 4; i++) await menus.nth(i).selectOption('nobody');
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await ready(page);
}

/** What happened, to be read; it is told to listeners elsewhere. */
export const chronicle = (page: Page): Locator => page.getByRole('region', { name: 'Chronicle' });

/** There was time to see what stands in the panel: from now on it can be pressed. */
export const awake = (page: Page): Promise<void> =>
  page.locator('[data-decision]:not([aria-disabled])').waitFor();

/** The viewer has to decide. */
export async function ready(page: Page): Promise<void> {
  await page.waitForSelector(
    'section[aria-label="Your decision"] :is(button:has-text("Main Phase"), button:has-text("Assign nobody"), [role=group])',
  );
  await awake(page);
  // Keys come with what is heard.
  await page.getByRole('log').waitFor({ state: 'attached' });
}

export async function toMainPhase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'To the Main Phase' }).click();
  await page.getByRole('button', { name: 'Assign nobody' }).waitFor();
  await awake(page);
}

/** Ends the turn with nobody assigned: asked once more while places glow. */
export async function assignNobody(page: Page): Promise<void> {
  const nobody = page.getByRole('button', { name: 'Assign nobody' });
  const asked = page.getByText('Really assign nobody?');
  await nobody.click();
  await Promise.race([asked.waitFor(), nobody.waitFor({ state: 'detached' })]);
  if (await asked.count()) await nobody.click();
}

/**
 * Plays in the page until the final score stands there, by clicking what a player would click: a choice, a
 * place that lights up, the confirming button. Resolves with the number of clicks.
 */
export function playToTheEnd(page: Page): Promise<number> {
  return clickUntil(page, '[data-testid=final-score]');
}

/** The same until something stands on the page; another seed makes other choices. */
export function clickUntil(page: Page, end: string, luck = 7): Promise<number> {
  const given = { end, luck };
  return page.evaluate(async ({ end: selector, luck: start }) => {
    let seed = start;
    const chance = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const pick = (selector: string): HTMLElement | null => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      return all[Math.floor(chance() * all.length)] ?? null;
    };
    const byText = (...words: readonly string[]): HTMLElement | null =>
      [
        ...document.querySelectorAll<HTMLElement>('section[aria-label="Your decision"] button'),
      ].find((button) => words.some((word) => button.textContent?.includes(word))) ?? null;
    const next = (): HTMLElement | null =>
      (chance() < 0.5 ? byText('Put ', 'Leave them') : null) ??
      pick('[role=group] li button') ??
      pick('[data-tile][data-chosen] ~ *, [data-light=helps]:is([data-kind=vacant]) > button') ??
      pick('[data-tile][data-offered]') ??
      byText('rises') ??
      (chance() < 0.6 ? byText('Construct with 1') : null) ??
      byText('Send to the Capitol', 'To the Main Phase') ??
      pick('[data-light=reach] > button') ??
      byText('Carry out the plan', 'Assign nobody');
    let last: string[] = [];
    let taking = false;
    const decisionText = (): string =>
      document.querySelector<HTMLElement>('section[aria-label="Your decision"]')?.innerText ?? '';
    const undo = (): HTMLElement | null =>
      document.querySelector<HTMLElement>('button[aria-label^="Undo"]:not(:disabled)');
    const goOn = (): HTMLElement | null =>
      byText('Carry out the plan', 'Assign nobody', 'To the Main Phase', 'Send to the Capitol');
    for (let clicks = 0, idle = 0; idle < 4000 && clicks < 4000;) {
      if (document.querySelector(selector)) return clicks;
      // A refused plan is taken back place by place until it may be carried out.
      const refused = decisionText().includes('Rule ');
      taking = refused || (taking && decisionText().includes('Carry out the plan'));
      const element = (refused ? undo() : null) ?? (taking ? goOn() : null) ?? next();
      if (element) {
        element.click();
        last = [...last.slice(-5), element.getAttribute('aria-label') ?? element.innerText];
        clicks++;
        idle = 0;
      } else idle++;
      await new Promise((resolve) => setTimeout(resolve, element ? 12 : 8));
    }
    throw new Error(
      `no way on: ${last.join(' | ')} — ${decisionText() || document.body.innerText.slice(0, 800)}`,
    );
  }, given);
}
