import { expect, test } from 'vitest';
import { launchChromium } from '../src/chromium.ts';

test('a page can be read back from Chromium', { timeout: 60_000 }, async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>Rowan</h1>');
    expect(await page.textContent('h1')).toBe('Rowan');
  } finally {
    await browser.close();
  }
});
