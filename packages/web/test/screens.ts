import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import {
  DESK,
  PHONE,
  closeApp,
  openApp,
  openPage,
  playToTheEnd,
  setUp,
  toMainPhase,
  type App,
} from './app.ts';

/** Writes pictures of the main states, at both sizes, into `docs/screens/`. */

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'screens');
const SEED = 'rowan';

interface Size {
  readonly name: 'desk' | 'phone';
  readonly viewport: { readonly width: number; readonly height: number };
}

const SIZES: readonly Size[] = [
  { name: 'desk', viewport: DESK },
  { name: 'phone', viewport: PHONE },
];

async function shoot(page: Page, size: Size, state: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(FOLDER, `${size.name}-${state}.png`) });
}

const bots = ['bot:squire', 'bot:squire', 'bot:captain'];

async function shootPlay(page: Page, size: Size): Promise<void> {
  await setUp(page, bots, SEED);
  await shoot(page, size, 'development');
  await toMainPhase(page);
  await page.keyboard.press('1');
  if (size.name === 'phone') await page.locator('[data-focus=university]').click();
  await shoot(page, size, 'choosing');
  await page.keyboard.press('Escape');
  const reach = page.locator('[data-light=reach] > button:visible');
  for (let i = 0; i < 2 && (await reach.count()) > 0; i++) {
    await reach.last().dispatchEvent('click');
    await page.waitForTimeout(200);
  }
  await shoot(page, size, 'plan');
  await page.keyboard.press('t');
  await shoot(page, size, 'day');
  await page.keyboard.press('t');
  await page.keyboard.press('h');
  await shoot(page, size, 'rules');
  await page.keyboard.press('Escape');
}

async function shootEnd(page: Page, size: Size): Promise<void> {
  await page.getByRole('button', { name: 'Alone against the Royal Guard' }).click();
  await page.getByRole('button', { name: 'To the Main Phase' }).waitFor();
  await shoot(page, size, 'solo');
  await playToTheEnd(page);
  await page.waitForTimeout(2000);
  await shoot(page, size, 'score');
}

async function shootSize(app: App, size: Size): Promise<void> {
  const page = await openPage(app, { viewport: size.viewport });
  await shoot(page, size, 'landing');
  await shootPlay(page, size);
  await page.goto(app.url);
  await shootEnd(page, size);
  await page.context().close();
}

mkdirSync(FOLDER, { recursive: true });
const app = await openApp();
for (const size of SIZES) await shootSize(app, size);
await closeApp(app);
