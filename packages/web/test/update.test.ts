import { cpSync, mkdtempSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveFolder } from '@rowan/server/site';
import en from '../src/text/en.json';
import { closeApp, controlled, openApp, openPage, type App } from './app.ts';
import { publish, replaceAll } from './versions.ts';

vi.setConfig({ testTimeout: 120_000 });

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => closeApp(app));

/** The app in a folder of its own, in which a new version can appear. */
async function ownCopy(): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'rowan-update-'));
  cpSync(app.folder, folder, { recursive: true });
  return { ...app, folder, ...(await serveFolder(folder)) };
}

/** A server after which nobody keeps anything. */
function forgetful({ server }: App): void {
  server.prependListener('request', (_, response: ServerResponse) => {
    const write = response.writeHead.bind(response) as (status: number, headers?: object) => never;
    response.writeHead = (status: number, headers?: unknown) =>
      write(status, { ...(headers as object), 'cache-control': 'no-store' });
  });
}

const isNew = async (page: Page): Promise<boolean> =>
  (await page.locator('meta[name=version]').count()) > 0;

const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

describe('a new version', () => {
  it('is offered, waits for the player, and comes when it is accepted', async () => {
    const own = await ownCopy();
    const page = await openPage(own, { serviceWorkers: 'allow' });
    page.setDefaultTimeout(60_000);
    await controlled(page);
    const accept = page.getByRole('button', { name: 'Use it now' });
    expect(await accept.count()).toBe(0);
    publish(own.folder);
    await lookForUpdate(page);
    await accept.waitFor();
    expect(await isNew(page)).toBe(false);
    await page.reload();
    await accept.waitFor();
    expect(await isNew(page)).toBe(false);
    await accept.click();
    await page.locator('meta[name=version]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    expect(await accept.count()).toBe(0);
    await page.context().close();
    own.server.close();
  });

  it('taken in one tab is there for all, and what is gone with the old one is told', async () => {
    const own = await ownCopy();
    forgetful(own);
    const first = await openPage(own, { serviceWorkers: 'allow' });
    const [second, third] = await Promise.all([0, 1].map(() => first.context().newPage()));
    for (const page of [first, second!, third!]) {
      page.setDefaultTimeout(60_000);
      await page.goto(own.url);
      await controlled(page);
    }
    replaceAll(own.folder);
    await lookForUpdate(first);
    const accept = (page: Page) => page.getByRole('button', { name: en['update.reload'] });
    await second!.getByRole('button', { name: en['update.later'] }).click();
    await accept(second!).waitFor({ state: 'detached' });
    await accept(first).click();
    await first.locator('meta[name=version]').waitFor({ state: 'attached' });
    await accept(second!).click();
    await second!.locator('meta[name=version]').waitFor({ state: 'attached' });
    await third!.evaluate(() => {
      location.hash = '/games';
    });
    const told = third!.getByRole('alert');
    await told.getByText(en['update.ready']).waitFor();
    expect(await isNew(third!)).toBe(false);
    await told.getByRole('button', { name: en['update.reload'] }).click();
    await third!.locator('meta[name=version]').waitFor({ state: 'attached' });
    await third!.locator('input[type=file]').waitFor({ state: 'attached' });
    await first.context().close();
    own.server.close();
  });

  it('can be put off', async () => {
    const own = await ownCopy();
    const page = await openPage(own, { serviceWorkers: 'allow' });
    page.setDefaultTimeout(60_000);
    await controlled(page);
    publish(own.folder);
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('button', { name: 'Use it now' }).waitFor({ state: 'detached' });
    expect(await isNew(page)).toBe(false);
    await page.context().close();
    own.server.close();
  });
});
