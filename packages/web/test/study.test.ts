import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DESK, PHONE, awake, closeApp, openApp, openPage, type App } from './app.ts';
import { faults } from './axe.ts';
import { YOU, bot, playedGame, putGame } from './saved.ts';

vi.setConfig({ testTimeout: 180_000 });

const finished = playedGame([YOU, bot(1)], 'studied');
const { steps } = finished.history;
/** An own plan of the last turn but one: from there bots are soon at the end. */
const AT = steps.findLastIndex(
  ({ state: { decision, round, lastRound } }) =>
    decision?.seat === 0 && decision.kind === 'plan' && round < lastRound,
);
const halfway = playedGame([YOU, bot(1)], 'halfway', 30);

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 180_000);
afterAll(() => closeApp(app));

async function device(options = {}): Promise<Page> {
  const page = await openPage(app, options);
  page.setDefaultTimeout(60_000);
  await putGame(page, finished.game);
  await putGame(page, halfway.game);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nodes = (page: Page) => page.locator('[data-node]');

/** On a phone the panel is a bar until it is opened. */
async function openPanel(page: Page): Promise<void> {
  const more = button(page, 'Show more');
  await page.locator('[data-beside]').waitFor();
  if (await more.isVisible()) await more.click();
  await nodes(page).first().waitFor();
}

async function studying(page: Page, game: string, at: number): Promise<void> {
  await page.goto(`${app.url}#/replay/${game}/${at}`);
  await button(page, 'Study from here').click();
  await page.waitForURL(/#\/study\//);
  await openPanel(page);
}

describe.each([
  ['desk', DESK],
  ['phone', PHONE],
])('a study on a %s', (_, viewport) => {
  it('goes another way, lets bots play on, is kept, and opens elsewhere at the same place', async () => {
    const page = await device({ viewport });
    await studying(page, finished.game.id, AT);
    expect(await faults(page)).toEqual([]);
    await awake(page);
    // By key: nobody is assigned, which is another way than was played.
    await page.keyboard.press('c');
    await awake(page);
    await page.keyboard.press('c');
    await expect.poll(() => nodes(page).count()).toBeGreaterThan(1);
    await openPanel(page);
    await button(page, 'Let bots play on').click();
    await page.getByText('The game ends').waitFor();
    await page.getByRole('region', { name: 'This position' }).getByLabel('Note').fill('A bold try');
    await page.keyboard.press('Tab');
    await page.getByText('A bold try').first().waitFor();
    const known = await nodes(page).count();
    await page.reload();
    await openPanel(page);
    expect(await nodes(page).count()).toBe(known);
    await page.getByText('A bold try').first().waitFor();
    await nodes(page).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-node="0"][aria-current]').waitFor();
    await button(page, 'Copy a link').click();
    const link = await page.getByLabel('As a link').inputValue();
    await page.context().close();

    const other = await openPage(app, { viewport });
    await other.goto(link.replace(/^.*#/, `${app.url}#`));
    await openPanel(other);
    await other.locator('[data-node="0"][aria-current]').waitFor();
    expect(await nodes(other).count()).toBe(known);
    expect(await other.getByText('A bold try').count()).toBeGreaterThan(0);
    await other.context().close();
  });
});

describe('a study', () => {
  it('is asked for an opinion, has its luck dealt anew, and is played in all seats', async () => {
    const page = await device({ viewport: DESK });
    await studying(page, finished.game.id, AT);
    await button(page, 'What do the bots say?').click();
    await page.locator('[data-opinion] [data-reason]').waitFor();
    await button(page, 'Deal the luck anew').click();
    await page.getByText('Luck dealt anew').first().waitFor();
    await button(page, 'I do').click();
    await button(page, 'Delete this line').click();
    await expect.poll(() => nodes(page).count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  it('of a running game stays on the device, as its player saw it', async () => {
    const page = await device({ viewport: DESK });
    await studying(page, halfway.game.id, 30);
    await page.getByText('The game is not over').waitFor();
    expect(await button(page, 'Copy a link').count()).toBe(0);
    expect(await button(page, 'Save as a file').count()).toBe(0);
    await page.context().close();
  });

  it('that cannot be read is told, stays, and can be saved; what is none is refused', async () => {
    const page = await device({ viewport: PHONE });
    await page.goto(`${app.url}#/study`);
    await page.getByText('No study yet').waitFor();
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('rowan-studies');
          opening.onupgradeneeded = () => opening.result.createObjectStore('studies');
          opening.onerror = () => reject(new Error('no store'));
          opening.onsuccess = () => {
            const act = opening.result.transaction('studies', 'readwrite');
            act.objectStore('studies').put({ study: 7 }, 'broken');
            act.oncomplete = () => resolve();
          };
        }),
    );
    await page.reload();
    await page.getByText('A study that cannot be read').waitFor();
    const saving = page.waitForEvent('download');
    await button(page, 'Save it as it is').click();
    expect((await saving).suggestedFilename()).toContain('broken');
    expect(await faults(page)).toEqual([]);
    await page.locator('input[type=file]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"study":{"format":9}}'),
    });
    await page.getByText('a later version').waitFor();
    await page.goto(`${app.url}#/studied/nonsense`);
    await page.getByText('This is no study').waitFor();
    await page.context().close();
  });
});
