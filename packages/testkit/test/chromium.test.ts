import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../src/chromium.ts';

async function inChromium(act: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launchChromium();
  try {
    await act(await browser.newPage());
  } finally {
    await browser.close();
  }
}

test('a page can be read back from Chromium', () =>
  inChromium(async (page) => {
    await page.setContent('<h1>Rowan</h1>');
    expect(await page.textContent('h1')).toBe('Rowan');
  }));

// Where Chromium finds no font, letters have no width, and a page that brings its own crashes.
test('Chromium finds letters to write with', () =>
  inChromium(async (page) => {
    await page.setContent('<span>iii</span><br><span>WWW</span>');
    const [narrow, wide] = await Promise.all(
      [0, 1].map((line) => page.locator('span').nth(line).boundingBox()),
    );
    expect(wide!.width).toBeGreaterThan(1.5 * narrow!.width);
  }));
