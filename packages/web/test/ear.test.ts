import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { awake, closeApp, openApp, openPage, setUp, toMainPhase, type App } from './app.ts';
import { playByEar } from './ear/by-ear.ts';
import { playByKeys } from './ear/by-keys.ts';
import { openByEar } from './ear/open-by-ear.ts';

vi.setConfig({ testTimeout: 180_000 });

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => closeApp(app));

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.closest('[data-decision]') ? 'decision' : (at?.getAttribute('aria-label') ?? '');
  });

describe('by ear', () => {
  it('a game is played by numbers that are heard; what is done is said', async () => {
    const { page, listener } = await openByEar(app, 'short ear');
    await listener.press('d');
    const { choices, messages } = await playByEar(listener, undefined, 8);
    expect(choices).toBe(8);
    expect(
      messages.some((words) => words.startsWith('Your turn. Round 1. Phase: Development.')),
    ).toBe(true);
    expect(
      messages.some((words) => /: \d+ \w+, .*\d+ VP\. (?:Everybody|\d+ Unit)/.test(words)),
    ).toBe(true);
    // Nobody could choose if the list were not to be heard.
    await page.evaluate(() => document.querySelector('[data-now]')?.setAttribute('inert', ''));
    expect((await listener.voices()).some(({ role }) => role === 'menuitem')).toBe(false);
    await page.context().close();
  });

  it('status is said when it is asked for, the same words again', async () => {
    const { page, listener } = await openByEar(app, 'status');
    await awake(page);
    await listener.messages();
    for (const key of ['w', 'v', 'q', 'o', 'p', 'e', 'p', 'a']) await listener.press(key);
    await expect
      .poll(async () => (await page.getByRole('log').innerText()).length)
      .toBeGreaterThan(0);
    await page.waitForTimeout(100);
    const messages = await listener.messages();
    expect(messages).toHaveLength(8);
    expect(messages[1]).toMatch(/^Tavern: /);
    expect(messages[2]).toMatch(/VP, or lose \d at the end\. .* (?:So far|Met|Too many|You have)/);
    expect(messages[4]).toBe(messages[6]);
    expect(messages[7]).toBe(messages[6]);
    await page.context().close();
  });
});

describe('by keys', () => {
  it('a turn takes few of them, and the focus is never lost', async () => {
    const { page, listener } = await openByEar(app, 'short keys');
    const { turns, lost } = await playByKeys(page, listener, 2);
    expect(Math.max(...turns)).toBeLessThanOrEqual(40);
    expect(lost).toBe(0);
    await page.context().close();
  });

  it('the focus comes back from a dialog, goes to the decision, and arrows begin at a place in reach', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Menu');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await toMainPhase(page);
    await expect.poll(() => focused(page)).toBe('decision');
    await page.keyboard.press('ArrowRight');
    expect(
      await page.evaluate(() => document.activeElement?.parentElement?.getAttribute('data-light')),
    ).toBe('reach');
    expect(await page.title()).toBe('Your turn · Rowan');
    await page.context().close();
  });
});

const styleOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { outlineStyle, outlineColor, boxShadow, backgroundColor } = getComputedStyle(element);
      return { outlineStyle, outlineColor, boxShadow, backgroundColor };
    });

describe('what is painted', () => {
  it('has edges and marks where the reader chooses the colours', async () => {
    const page = await openPage(app, { forcedColors: 'active' });
    await setUp(page, ['bot:squire'], 'look');
    expect((await styleOf(page, '[data-decision] button')).outlineStyle).toBe('solid');
    const now = await styleOf(page, 'li[aria-current=step]');
    const other = await styleOf(page, 'ol[aria-label="Phases of the turn"] li:not([aria-current])');
    expect(now.backgroundColor).not.toBe(other.backgroundColor);
    await page.context().close();
  });

  it('shows the focus with a dark ring and a light one', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await page.keyboard.press('Tab');
    // Its sheet may come a moment after the keys.
    await expect
      .poll(async () => (await styleOf(page, ':focus-visible')).outlineColor)
      .toBe('rgb(22, 13, 6)');
    const ring = await styleOf(page, ':focus-visible');
    expect(ring.boxShadow).toContain('rgb(255, 250, 240)');
    await page.context().close();
  });
});
