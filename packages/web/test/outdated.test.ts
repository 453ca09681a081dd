import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createLog, startServer, type Running } from '@rowan/server';
import { launchChromium } from '@rowan/testkit/chromium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../src/text/en.json';
import { DESK, clickUntil, controlled } from './app.ts';
import { faults } from './axe.ts';
import { builtApp, forget } from './built-app.ts';
import { replaceAll } from './versions.ts';

/** A page on the device that is too old for the server: it asks for the new version, and loses nothing by it. */

let built: string;
let folder: string;
let data: string;
let running: Running;
let browser: Browser;
beforeAll(async () => {
  built = await builtApp();
  folder = mkdtempSync(join(tmpdir(), 'rowan-outdated-'));
  cpSync(built, folder, { recursive: true });
  data = mkdtempSync(join(tmpdir(), 'rowan-outdated-data-'));
  [running, browser] = await Promise.all([
    startServer({ port: 0, data, site: folder, pace: 0, log: createLog('error') }),
    launchChromium(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await running.stop();
  for (const one of [data, folder]) rmSync(one, { recursive: true, force: true });
  forget(built);
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

async function come(name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK, serviceWorkers: 'allow' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript('globalThis.__name ??= (of) => of;');
  await page.goto(`${running.url}licences.txt`);
  await page.evaluate(() =>
    localStorage.setItem('rowan:settings', '{"speed":"instant","sound":false}'),
  );
  await page.goto(`${running.url}#/friends`);
  await page.getByLabel(en['online.name']).first().fill(name);
  await button(page, en['online.go']).click();
  await page.getByText(`You are ${name}`).waitFor();
  return page;
}

/** The words in which a page of before says which protocol it speaks. */
const HELLO = /(kind:[`"']hello[`"'],protocol:)[\w$]+/g;

const DECISION = 'section[aria-label="Your decision"]';

describe('a page that is too old for its table', () => {
  it('says so, fetches the new version, and is back at its seat with what was put together', async () => {
    const [ash, birch] = [await come('Ash'), await come('Birch')];
    await controlled(ash);
    const invite = await ash.evaluate(async () => {
      const response = await fetch('./api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ towers: false, seats: [{ kind: 'person' }, { kind: 'person' }] }),
      });
      const told = (await response.json()) as { table: string; invite: string };
      return `#/t/${told.table}/${told.invite}`;
    });
    for (const page of [ash, birch]) {
      await page.goto(`${running.url}${invite}`);
      await button(page, en['online.sit']).first().click();
      await button(page, en['online.ready']).click();
    }
    await button(ash, /^Start the game/).click();
    const toMain = `${DECISION} button:has-text("Main Phase")`;
    await Promise.race([ash, birch].map((page) => page.locator('[data-waiting]').waitFor()));
    if ((await ash.locator('[data-waiting]').count()) > 0)
      await clickUntil(birch, '[data-waiting]');
    await ash.locator(toMain).click();
    // A plan in the making, with somebody at a place.
    await ash.locator('[data-light=reach] > button').first().click();
    const words = await ash.locator(DECISION).innerText();
    let patched = 0;
    replaceAll(folder, 'old', (text) =>
      text.replaceAll(HELLO, (_, before: string) => {
        patched += 1;
        return `${before}1`;
      }),
    );
    expect(patched).toBeGreaterThan(0);
    await ash.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await button(ash, en['update.reload']).click();
    const told = ash.getByRole('alert');
    await told.getByText(en['online.away.protocol']).waitFor();
    expect(await faults(ash)).toEqual([]);
    // Loaded anew it is as old as before.
    await ash.reload();
    await told.getByText(en['online.away.protocol']).waitFor();
    replaceAll(folder, 'new', (text) => text.replaceAll(HELLO, '$12'));
    await told.getByRole('button', { name: en['update.reload'] }).click();
    await ash.locator('meta[name=version][content=new]').waitFor({ state: 'attached' });
    await ash.locator(DECISION).waitFor();
    await expect.poll(() => ash.locator(DECISION).innerText(), { timeout: 30_000 }).toBe(words);
    for (const page of [ash, birch]) await page.context().close();
  });
});
