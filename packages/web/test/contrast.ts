import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { atRest } from './axe.ts';
import { callInPage } from './bundled.ts';
import type * as InPage from './contrast/in-page.ts';

/** Contrast as it is painted: the colour of every text against the pixels that lie behind it. */

export interface Faint {
  readonly text: string;
  readonly where: string;
  readonly ratio: number;
  readonly need: number;
}

const LOOK = { entry: join(import.meta.dirname, 'contrast', 'in-page.ts'), name: 'contrastLook' };

const BARE = `* { color: transparent !important; -webkit-text-fill-color: transparent !important;
  transition: none !important; animation: none !important; caret-color: transparent !important; }`;

/** A page that has just come to the front may have no picture of itself yet. */
async function pictureOf(page: Page, tries = 5): Promise<Buffer> {
  try {
    return await page.screenshot({ animations: 'disabled' });
  } catch (error) {
    if (tries === 1) throw error;
    await page.bringToFront();
    await page.waitForTimeout(500);
    return pictureOf(page, tries - 1);
  }
}

/** The page without its texts. */
async function behind(page: Page): Promise<string> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, BARE);
  const png = await pictureOf(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return png.toString('base64');
}

const rounded = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** Texts of the page that are too faint for AA, each kind once, and how many were measured. */
export async function contrastOf(
  page: Page,
): Promise<{ readonly measured: number; readonly faint: readonly Faint[] }> {
  await atRest(page);
  const runs: ReturnType<typeof InPage.collect> = await callInPage(page, LOOK, 'collect', []);
  if (runs.length === 0) throw new Error('no text can be seen on this page');
  const behindThem = await behind(page);
  const ratios: number[] = await callInPage(page, LOOK, 'measure', [runs, behindThem]);
  const all = runs.map(({ text, where, need }, i) => ({ text, where, need, ratio: ratios[i]! }));
  const faint = new Map<string, Faint>();
  for (const one of all.filter(({ ratio, need }) => ratio < need))
    if (!faint.has(`${one.where} ${one.text}`))
      faint.set(`${one.where} ${one.text}`, { ...one, ratio: rounded(one.ratio) });
  return { measured: all.length, faint: [...faint.values()] };
}
