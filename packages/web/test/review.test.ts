import { builtIn } from '@rowan/cards';
import { hash, view } from '@rowan/rules';
import { branchOf, lastState, reviewTasks } from '@rowan/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DESK, PHONE, closeApp, openApp, openPage, type App } from './app.ts';
import { warningText } from '../src/decisions/warning-words.ts';
import { FORMAT } from '../src/storage/reviews.ts';
import { faults } from './axe.ts';
import { YOU, bot, historyAt, playedGame, putGame } from './saved.ts';
import { wasteIn } from './waste.ts';

vi.setConfig({ testTimeout: 150_000 });

const finished = playedGame([YOU, bot(1)], 'reviewed');
/** A plan that gives something away, as the last move of a game that is under way. */
const { history } = playedGame([YOU, { ...bot(1), bot: 'earl' }], 'coached');
const { waste, warnings, wasteful } = wasteIn(history);
const careless = (() => {
  const { table, moves } = branchOf(history, wasteful - 1);
  const save = { table, moves: [...moves, { ...history.steps[wasteful]!.move!, answer: waste }] };
  const wasted = historyAt(save);
  const items = reviewTasks(wasted, [0]).map(({ at }) => at);
  return { save, last: lastState(wasted), others: items.filter((at) => at !== wasteful - 1) };
})();

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

  it('says of a wasteful plan what was said before it was confirmed', async () => {
    const page = await openPage(app, { viewport: DESK });
    page.setDefaultTimeout(90_000);
    const facts = { updated: 1, round: 1, vp: [0, 0], over: false };
    await putGame(page, { id: 'careless', save: careless.save, ...facts });
    // All other decisions were looked at before.
    const kept = { format: FORMAT, hash: hash(careless.last), moves: [], none: careless.others };
    await page.evaluate(
      (review) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('rowan-reviews');
          opening.onupgradeneeded = () => opening.result.createObjectStore('reviews');
          opening.onsuccess = () => {
            const act = opening.result.transaction('reviews', 'readwrite');
            act.objectStore('reviews').put(review, 'careless');
            act.oncomplete = () => resolve(opening.result.close());
          };
        }),
      kept,
    );
    await page.goto(`${app.url}#/review/careless/${wasteful - 1}`);
    await entries(page).first().click();
    const said = await page.locator('[data-review] [data-reason] li').allTextContents();
    const asked = { catalogue: builtIn, view: view(history.steps[wasteful - 1]!.state, 0) };
    for (const warning of warnings) expect(said).toContain(warningText(asked, warning));
    await page.context().close();
  });

  it('looks at nobody’s secrets while several persons play', async () => {
    const page = await reviewing('persons', { viewport: DESK });
    await page.getByText('Several persons play this game').waitFor();
    expect(await page.locator('[data-move]').count()).toBe(0);
    await page.context().close();
  });
});
