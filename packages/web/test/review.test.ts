import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DESK, PHONE, closeApp, openApp, openPage, type App } from './app.ts';
import { faults } from './axe.ts';
import { YOU, bot, playedGame, putGame } from './saved.ts';

vi.setConfig({ testTimeout: 150_000 });

const finished = playedGame([YOU, bot(1)], 'reviewed');
const persons = playedGame([YOU, { ...YOU, colour: 1 }], 'persons', 20);

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 180_000);
afterAll(() => closeApp(app));

async function reviewing(id: string, options = {}): Promise<Page> {
  const page = await openPage(app, options);
  page.setDefaultTimeout(90_000);
  await putGame(page, finished.game);
  await putGame(page, persons.game);
  await page.goto(`${app.url}#/review/${id}`);
  return page;
}

const entries = (page: Page) => page.getByRole('list', { name: 'All decisions' }).locator('button');

/** What the drafts on the board say: a better plan stands there like one. */
const ghosts = (page: Page) => page.locator('[data-place][data-drafted], [data-drafted]');

describe('the review of a game', () => {
  it('judges decisions as it goes on, shows a better plan on the board, and is there again at once', async () => {
    const page = await reviewing('reviewed', { viewport: DESK });
    await entries(page).nth(2).waitFor();
    const luck = page.getByRole('region', { name: 'Luck and skill' });
    await luck.waitFor();
    expect(await luck.textContent()).toMatch(/by \d+: luck [+−]?\d+, decisions [+−]?\d+\./);
    await page.getByRole('button', { name: 'Stop' }).click();
    const judged = await entries(page).count();
    expect(await faults(page)).toEqual([]);
    const plan = page.locator('[data-move]', { hasText: 'Plan' }).first();
    await plan.click();
    await page.getByLabel('This decision').waitFor();
    await ghosts(page).first().waitFor();
    expect(await page.getByLabel('This decision').textContent()).toMatch(/Played: /);
    // The better plan opens as a branch, and bots play on from there.
    await page.getByRole('button', { name: 'Go another way from here' }).click();
    await page.locator('[data-node]', { hasText: 'Played' }).waitFor();
    await page.goto(`${app.url}#/games`);
    await page.goto(`${app.url}#/review/reviewed`);
    await expect.poll(() => entries(page).count()).toBeGreaterThanOrEqual(judged);
    await page.context().close();
  });

  it('fits a phone, by keys too', async () => {
    const page = await reviewing('reviewed', { viewport: PHONE });
    await entries(page).nth(1).waitFor();
    await entries(page).first().focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('This decision').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  it('looks at nobody’s secrets while several persons play', async () => {
    const page = await reviewing('persons', { viewport: DESK });
    await page.getByText('Several persons play this game').waitFor();
    expect(await page.locator('[data-move]').count()).toBe(0);
    await page.context().close();
  });
});
