import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, closeApp, openApp, openPage, type App } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => closeApp(app));

const REFUSAL = '[data-decision] [role=alert]';

/** What the refusal lies over, or what lies over it. */
const overlapping = (page: Page, others: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({ refusal, all }) => {
      const box = document.querySelector(refusal)!.getBoundingClientRect();
      return all.filter((selector) => {
        const other = document.querySelector(selector)!.getBoundingClientRect();
        return (
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom
        );
      });
    },
    { refusal: REFUSAL, all: others },
  );

describe('a refusal', () => {
  it.each([
    ['a laptop', {}],
    ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ])('can be read on %s, beside the board and the coach, and is heard again', async (_, device) => {
    const page = await openPage(app, device);
    await page.getByRole('button', { name: 'Learn in ten minutes' }).click();
    await page.locator('[data-coach]').waitFor();
    const touch = (): Promise<void> =>
      page.locator('[data-place="3"] > button').dispatchEvent('click');
    // Whoever is about to build does not go on by touching a place.
    await page.locator('[data-target=construct] > button').dispatchEvent('click');
    await touch();
    await page.getByText('Meeples go to places in the Main Phase.').waitFor();
    await page.waitForTimeout(500);
    expect(await overlapping(page, ['[data-board]', '[data-coach]'])).toEqual([]);
    await page.locator(REFUSAL).evaluate((alert: HTMLElement) => (alert.dataset['old'] = 'yes'));
    await touch();
    await page.locator(`${REFUSAL}:not([data-old])`).waitFor();
    await page.locator('[data-meeple=P]').first().click();
    await page.locator(REFUSAL).waitFor({ state: 'detached' });
    await page.context().close();
  });
});
