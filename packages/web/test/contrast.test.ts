import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { closeApp, openApp, openPage, setUp, toMainPhase, type App } from './app.ts';
import { contrastOf } from './contrast.ts';

let app: App;
let page: Page;
beforeAll(async () => {
  app = await openApp();
  page = await openPage(app, { painted: true, colorScheme: 'light' });
  await setUp(page, ['bot:squire'], 'contrast');
  await toMainPhase(page);
});
afterAll(() => closeApp(app));

describe('contrast', () => {
  it('of every text with the pixels behind it is enough, also where places stand back', async () => {
    const { measured, faint } = await contrastOf(page);
    expect(measured).toBeGreaterThan(100);
    expect(faint).toEqual([]);
  });

  it('that is not enough is found', async () => {
    await page.evaluate(() => {
      const faded = new CSSStyleSheet();
      faded.replaceSync('[data-decision] p { color: #d8c9a0 }');
      document.adoptedStyleSheets.push(faded);
    });
    const { faint } = await contrastOf(page);
    expect(faint.some(({ where }) => where.startsWith('Your decision'))).toBe(true);
  });

  it('of a page that shows nothing is not called enough', async () => {
    const blank = await openPage(app);
    await expect(contrastOf(blank)).rejects.toThrow('no text can be seen');
  });
});
