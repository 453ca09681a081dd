import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext, Download, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fileFor } from '@rowan/server/site';
import de from '../src/text/de.json';
import en from '../src/text/en.json';
import fr from '../src/text/fr.json';
import {
  DESK,
  assignNobody,
  closeApp,
  openApp,
  openPage,
  ready,
  toMainPhase,
  type App,
} from './app.ts';

vi.setConfig({ testTimeout: 120_000 });
/** A busy machine is slow but not wrong. */
const SLOWLY = { timeout: 45_000 };

/** Scripts of workers, not the page's part that starts them. */
const WORKERS = /\/(?:rowan\.)?worker-/;

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 180_000);
afterAll(() => closeApp(app));

const part = (name: string): RegExp => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
const abort = (route: Route): Promise<void> => route.abort();
const again = (page: Page, text: typeof en = en) =>
  page.getByRole('alert').getByRole('button', { name: text['missing.again'] });

/** A page in which errors are part of the plan. */
async function openBroken(): Promise<Page> {
  const page = await openPage(app);
  return page.removeAllListeners('pageerror');
}

/** How often the page asks the server for a part. */
function asked(page: Page, wanted: RegExp): () => number {
  let n = 0;
  page.on('request', (request) => {
    if (wanted.test(request.url())) n += 1;
  });
  return () => n;
}

const play = (page: Page): Promise<void> => page.getByRole('button', { name: 'Play now' }).click();
const go =
  (path: string) =>
  (page: Page): Promise<void> =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, path);

describe('a part that does not load', () => {
  it.each([
    ['table', play, '[data-place]'],
    ['Rules', go('/rules'), '[data-rule=G10]'],
    ['Games', go('/games'), 'input[type=file]'],
  ] as const)('%s is told, and tried again until it is there', async (name, open, there) => {
    const page = await openPage(app);
    const tries = asked(page, part(name));
    await page.route(part(name), abort);
    await open(page);
    await page.getByRole('alert').getByText(en.missing).waitFor();
    const before = tries();
    await again(page).click();
    await expect.poll(tries, SLOWLY).toBeGreaterThan(before);
    await again(page).waitFor();
    await page.unroute(part(name), abort);
    expect(await page.locator(there).count()).toBe(0);
    await again(page).click();
    await page.locator(there).first().waitFor({ state: 'attached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });

  it('would not be had by asking once more: a browser keeps to its failure', async () => {
    const page = await openPage(app);
    let path = '';
    await page.route(part('Games'), async (route) => {
      path = route.request().url();
      await route.abort();
    });
    await go('/games')(page);
    await again(page).waitFor();
    await page.unroute(part('Games'));
    const had = page.evaluate(`import('${path}').then(() => true)`);
    await expect(had).rejects.toThrow('Failed to fetch dynamically imported module');
    await page.context().close();
  });

  it('is not given up for a browser page where nobody answers', async () => {
    const page = await openPage(app);
    await page.route('**/*', abort);
    await go('/games')(page);
    await page.getByText(en.missing).waitFor();
    await again(page).click();
    await page.unroute('**/*', abort);
    await again(page).click();
    await expect.poll(() => page.locator('input[type=file]').count(), SLOWLY).toBe(1);
    await page.context().close();
  });

  it.each([
    ['de', de],
    ['fr', fr],
  ] as const)('is told in %s', async (locale, text) => {
    const page = await openPage(app, { locale });
    await page.route(part('Games'), abort);
    await go('/games')(page);
    await page.getByText(text.missing).waitFor();
    await page.unroute(part('Games'), abort);
    await again(page, text).click();
    await expect.poll(() => page.getByText(text['games.import']).count(), SLOWLY).toBe(1);
    await page.context().close();
  });

  it('may be a language: the page speaks English meanwhile', async () => {
    const context = await app.browser.newContext({ viewport: DESK, locale: 'de' });
    const page = await context.newPage();
    await page.route(part('de'), abort);
    await page.goto(app.url);
    await page.getByText(en.missing).waitFor();
    await page.unroute(part('de'), abort);
    await again(page).click();
    await expect
      .poll(() => page.getByRole('button', { name: de['landing.play'] }).count(), SLOWLY)
      .toBe(1);
    await context.close();
  });

  it('may be the bots: the table says so when they are asked', async () => {
    const page = await openBroken();
    await page.route(/bots\.worker/, abort);
    await play(page);
    const broken = page.getByText(en['failed.broken']);
    const turn = async (): Promise<void> => {
      await ready(page);
      await toMainPhase(page);
      await assignNobody(page);
    };
    await Promise.race([turn(), broken.waitFor()]);
    await expect.poll(() => broken.count(), SLOWLY).toBe(1);
    await page.context().close();
  });

  it('may be the worker of an import', async () => {
    const page = await openBroken();
    await go('/games')(page);
    await page.route(WORKERS, abort);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{}') });
    const told = page.getByRole('alert').getByText('“game.jsonl” could not be read');
    await expect.poll(() => told.count(), SLOWLY).toBe(1);
    await page.context().close();
  });
});

describe('a file that is made to do harm', () => {
  it.each([
    ['[', ']'],
    ['{"type":', '}'],
  ])('is refused with its line: %s', async (before, after) => {
    const nest = `${before.repeat(3000)}1${after.repeat(3000)}`;
    const page = await openPage(app);
    await go('/games')(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'nest.jsonl', mimeType: 'text/plain', buffer: Buffer.from(nest) });
    const told = page.getByRole('alert').getByText(en['import.fault.tooDeep']);
    await expect.poll(() => told.count(), SLOWLY).toBe(1);
    await page.context().close();
  });
});

describe('a picture that is not there', () => {
  it('gives way to an uncarved block', async () => {
    const page = await openPage(app);
    const shown = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const picture = new Image();
          picture.addEventListener('load', () => resolve(picture.src));
          picture.src = './art/monsters/nobody.svg';
          document.body.append(picture);
        }),
    );
    expect(shown).toBe(`${app.url}art/cards/blank.svg`);
    await page.context().close();
  });
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The app under a name that is neither encrypted nor of this machine, as from a computer in the next room. */
async function nextRoom(): Promise<BrowserContext> {
  const context = await app.browser.newContext({ viewport: DESK });
  await context.route('http://rowan.test/**', async (route) => {
    const file = fileFor(app.folder, route.request().url());
    if (!file) return route.fulfill({ status: 404 });
    const contentType = TYPES[extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(file), contentType });
  });
  return context;
}

describe('without a secure context', () => {
  it.each(['', 'the same words'])(
    'a game with seed "%s" comes to its second decision',
    async (seed) => {
      const context = await nextRoom();
      const page = await context.newPage();
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.goto('http://rowan.test/');
      const has = await page.evaluate(() => [
        isSecureContext,
        'randomUUID' in crypto,
        'subtle' in crypto,
        'locks' in navigator,
        'storage' in navigator,
      ]);
      expect(has).toEqual([false, false, false, false, false]);
      await page.getByRole('button', { name: 'Set up a game' }).click();
      await page.getByLabel('Seed').fill(seed);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await ready(page);
      await page.getByRole('button', { name: 'To the Main Phase' }).click();
      await page.getByRole('button', { name: 'Assign nobody' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Assign nobody' }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

describe('settings of another version', () => {
  it.each(['{"language":"it"}', '{"language":7,"theme":[],"speed":null}'])(
    '%s leave a page that plays',
    async (kept) => {
      const context = await app.browser.newContext({ viewport: DESK });
      const page = await context.newPage();
      await page.addInitScript((text) => localStorage.setItem('rowan:settings', text), kept);
      await page.goto(app.url);
      await play(page);
      await ready(page);
      const now = await page.evaluate(() => localStorage.getItem('rowan:settings'));
      expect(JSON.parse(now!)).toMatchObject({ language: 'en', speed: 'normal', theme: 'day' });
      await context.close();
    },
  );
});

interface ReportFile {
  readonly build: string;
  readonly route: string;
  readonly errors: readonly { readonly error: string }[];
  readonly game: { readonly tables: readonly { readonly rows: readonly unknown[] }[] };
}

async function reportIn(saved: Promise<Download>): Promise<ReportFile> {
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^rowan-report-[\dT-]+\.json$/);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as ReportFile;
}

describe('a report', () => {
  it('has what nobody caught, and the game', async () => {
    const page = await openBroken();
    await play(page);
    await ready(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown on purpose');
      });
      void Promise.reject(new Error('rejected on purpose'));
    });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en['menu.title'] }).first().click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: en['report.save'] }).click();
    const { build, route, errors, game } = await reportIn(saved);
    expect(readFileSync(join(app.folder, 'index.html'), 'utf8')).toContain(build);
    expect(route).toMatch(/^#\/game\/\w+$/);
    const texts = errors.map(({ error }) => error);
    for (const word of ['thrown', 'rejected'])
      expect(texts).toContainEqual(expect.stringContaining(`${word} on purpose`));
    expect(game.tables[0]!.rows.length).toBeGreaterThan(0);
    await page.context().close();
  });

  it('can be saved where a game stumbled, with what the worker said', async () => {
    const page = await openBroken();
    await play(page);
    await ready(page);
    await page.route(WORKERS, abort);
    await page.reload();
    await page.getByText(en['failed.broken']).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: en['report.save'] }).click();
    const { errors, game } = await reportIn(saved);
    expect(errors.length).toBeGreaterThan(0);
    expect(game.tables[0]!.rows.length).toBeGreaterThan(0);
    await page.context().close();
  });
});
