import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveFolder } from '../scripts/static-server.ts';
import { closeApp, controlled, openApp, openPage, type App } from './app.ts';

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

const edit = (file: string, change: (text: string) => string): void => {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`nothing to change in ${file}`);
  writeFileSync(file, changed);
};

/** Puts a new version beside the old: another first page, and the list of files that names it. */
function publish({ folder }: App): void {
  edit(join(folder, 'index.html'), (html) =>
    html.replace('<head>', '<head><meta name="version" content="new" />'),
  );
  edit(join(folder, 'sw.js'), (script) =>
    script.replace(/(url:(.)index\.html\2,revision:\2)\w+/, '$1new'),
  );
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
    publish(own);
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

  it('can be put off', async () => {
    const own = await ownCopy();
    const page = await openPage(own, { serviceWorkers: 'allow' });
    page.setDefaultTimeout(60_000);
    await controlled(page);
    publish(own);
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('button', { name: 'Use it now' }).waitFor({ state: 'detached' });
    expect(await isNew(page)).toBe(false);
    await page.context().close();
    own.server.close();
  });
});
