import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { shelf } from '@rowan/engines';
import { loadGame, type Row } from '@rowan/table';
import { openPage, ready, type App } from '../app.ts';
import { untrue } from '../proof.ts';
import { atTheTable, click, clickOn, comesTo, positionOn } from './clicks.ts';
import { FULL, fillUp, makeFrail, makeRoom } from './frail-device.ts';
import { goodGame } from './good-game.ts';
import { ROWS, TABLES, lay, lyingOn } from './shelves.ts';

/** Milliseconds after which a page will not say anything more. */
const PATIENCE = 45_000;

const notice = (page: Page) => page.getByText('not kept: the device refuses');

/** Another game on the same device, which has nothing to do with it. */
const BESIDE = 'beside';

const rowsOn = async (page: Page): Promise<Row[]> =>
  (await lyingOn(page, ROWS))
    .filter(({ key }) => (key as [string])[0] !== BESIDE)
    .map(({ value }) => value as Row);

const besideOn = async (page: Page): Promise<string> =>
  JSON.stringify(await lyingOn(page, ROWS, BESIDE));

/** A page on a device of that kind, at the table of a game against the Royal Guard. */
async function atAFrailTable(app: App, script: string): Promise<Page> {
  const page = await openPage(app);
  const { entry, rows } = goodGame(BESIDE);
  await lay(page, TABLES, [{ key: BESIDE, value: entry }]);
  await lay(
    page,
    ROWS,
    rows.map(({ at, row }) => ({ key: [BESIDE, at], value: row })),
  );
  await makeFrail(page.context(), app.folder, script);
  await page.reload();
  await page.getByRole('button', { name: 'Alone against the Royal Guard' }).click();
  await ready(page);
  return page;
}

/** Clicks until the device has refused something, and whether that was told. */
async function clickUntilTold(page: Page): Promise<boolean> {
  for (let seed = 1; seed < 40; seed++) {
    const clicked = await click(page, { seed, clicks: 3 });
    if (await notice(page).isVisible()) return true;
    if (clicked === 0) return false;
  }
  return false;
}

/** What is saved to a file stands on another device where it stood. */
async function elsewhere(app: App, download: Download): Promise<string> {
  const buffer = readFileSync(await download.path());
  const other = await openPage(app);
  await other.goto(`${app.url}?#/games`);
  const file = { name: 'rowan.json', mimeType: 'application/json', buffer };
  await other.locator('input[type=file]').setInputFiles(file);
  await other.getByText('1 game brought back').waitFor();
  await other.getByRole('link', { name: /Continue|Final score/ }).click();
  await atTheTable(other);
  const position = await positionOn(other);
  await other.context().close();
  return position;
}

/** The same page after it was loaded again. */
async function loadedAgain(page: Page): Promise<string> {
  await page.reload();
  await atTheTable(page);
  return positionOn(page);
}

/** There is room again: all is kept, and stands there when the page is loaded anew. */
async function keptAfterAll(page: Page, kept: number): Promise<string[]> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await notice(page).waitFor();
  await makeRoom(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await notice(page).waitFor({ state: 'detached' });
  const rows = await rowsOn(page);
  const before = await positionOn(page);
  return untrue({
    'all is kept once there is room': rows.length > kept,
    'what is kept can be played': (await loadGame(rows, shelf)).ok,
    'the page shows the same when it is loaded again': (await loadedAgain(page)) === before,
  });
}

/** The n-th row is refused, and all after it: the game goes on, is saved, and is kept once there is room. */
export async function fullAfter(app: App, n: number, script = FULL): Promise<string[]> {
  const page = await atAFrailTable(app, script);
  const beside = await besideOn(page);
  await fillUp(page, n);
  if (!(await clickUntilTold(page))) {
    await page.context().close();
    return ['nobody tells that nothing is kept'];
  }
  const kept = (await rowsOn(page)).length;
  const goesOn = await clickOn(page, 99);
  const still = (await rowsOn(page)).length;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game to a file' }).click(),
  ]);
  const position = await elsewhere(app, download);
  const faults = untrue({
    'the rows before are kept': kept === n + 2 && still === kept,
    'the game goes on': goesOn,
    'what was saved stands where it stood': await comesTo(page, position),
  });
  faults.push(...(await keptAfterAll(page, kept)));
  if ((await besideOn(page)) !== beside) faults.push('another game has changed');
  await page.context().close();
  return faults;
}

const seen = (page: Page, words: string, timeout: number): Promise<boolean> =>
  page
    .getByText(words)
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );

/** A device on which nothing can be kept: it is told, and everybody plays. */
export async function keepingNothing(
  app: App,
  script: string,
  patience = PATIENCE,
): Promise<string[]> {
  const page = await atAFrailTable(app, script);
  const goesOn = await clickOn(page, 5);
  const told = await seen(page, 'not kept: the device refuses', patience);
  await page.evaluate(() => (location.hash = '#/games'));
  const listed = await seen(page, 'does not let the page keep or read any games', patience);
  await page.context().close();
  return untrue({
    'the game goes on': goesOn,
    'it is told at the table': told,
    'it is told in the list of games': listed,
  });
}
