import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core';
import { startServer, type Running } from '@rowan/server';
import { launchChromium } from '@rowan/testkit/chromium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../src/text/en.json';
import { DESK, PHONE } from './app.ts';
import { faults } from './axe.ts';
import { builtApp, forget } from './built-app.ts';

/** A notice at its other end: the service worker of the built app puts it into words and opens the table. */

const TABLE = 'x'.repeat(22);

let folder: string;
let data: string;
let running: Running;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let worker: Worker;
beforeAll(async () => {
  folder = await builtApp();
  data = mkdtempSync(join(tmpdir(), 'rowan-push-'));
  [running, browser] = await Promise.all([
    startServer({ port: 0, data, site: folder, pace: 0 }),
    launchChromium(),
  ]);
  context = await browser.newContext({ viewport: DESK });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const started = context.waitForEvent('serviceworker', { timeout: 60_000 });
  await page.goto(running.url);
  worker = await started;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});
afterAll(async () => {
  await browser.close();
  await running.stop();
  rmSync(data, { recursive: true, force: true });
  forget(folder);
});

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** Hands a message to the worker as a push service would, and gives back what it has the device show. */
const shown = (message: object): Promise<Shown[]> =>
  worker.evaluate(async (text) => {
    const { registration } = globalThis as unknown as { registration: Record<string, unknown> };
    const all: Shown[] = [];
    registration['showNotification'] = (title: string, { body, tag }: Omit<Shown, 'title'>) => {
      all.push({ title, body, tag });
      return Promise.resolve();
    };
    const event = new Event('push') as Event & { data: unknown; waitUntil: unknown };
    const done: Promise<unknown>[] = [];
    event.data = { json: () => JSON.parse(text) as unknown };
    event.waitUntil = (work: Promise<unknown>) => done.push(work);
    globalThis.dispatchEvent(event);
    await Promise.all(done);
    return all;
  }, JSON.stringify(message));

describe('a notice on a device', () => {
  it('is put into the words of its reader, under the name of its table', async () => {
    const notice = { kind: 'turn', table: TABLE, due: null, language: 'de' };
    expect(await shown(notice)).toEqual([
      { title: 'Du bist dran', body: 'Ein Tisch wartet auf dich.', tag: TABLE },
    ]);
    const [later] = await shown({ ...notice, language: 'en', due: Date.UTC(2026, 10, 20, 12) });
    expect(later!.title).toBe('It is your turn');
    expect(later!.body).toMatch(/^A table waits for you\. Until Friday/);
    expect(await shown({ kind: 'other' })).toEqual([]);
  });

  it('opens its table when it is pressed', async () => {
    await worker.evaluate(async (table) => {
      const event = new Event('notificationclick') as Event & {
        notification: unknown;
        waitUntil: unknown;
      };
      event.notification = { data: table, close: () => undefined };
      event.waitUntil = () => undefined;
      globalThis.dispatchEvent(event);
    }, TABLE);
    await expect
      .poll(() => context.pages().some((one) => one.url().endsWith(`#/t/${TABLE}`)), {
        timeout: 30_000,
      })
      .toBe(true);
  });
});

/** What a browser is like that cannot show notices, or does not want to. */
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const DEVICES: readonly {
  readonly key: keyof typeof en;
  readonly like: () => void;
  readonly userAgent?: string;
}[] = [
  {
    key: 'online.push.install',
    like: () => Reflect.deleteProperty(globalThis, 'PushManager'),
    userAgent: IPHONE,
  },
  { key: 'online.push.none', like: () => Reflect.deleteProperty(globalThis, 'PushManager') },
  {
    key: 'online.push.refused',
    like: () => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  },
  {
    key: 'online.push.expired',
    like: () => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      localStorage.setItem('rowan:push', 'on');
    },
  },
  {
    key: 'online.push.offer',
    like: () => Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
  },
];

describe('a device', () => {
  it.each(DEVICES)('is told in words how it stands: $key', async ({ key, like, ...more }) => {
    const own = await browser.newContext({ viewport: PHONE, ...more });
    const phone = await own.newPage();
    phone.setDefaultTimeout(60_000);
    await phone.addInitScript(like);
    // Whoever asks a browser unasked is refused for good.
    await phone.addInitScript(() => {
      Notification.requestPermission = () => {
        throw new Error('asked unasked');
      };
    });
    const thrown: Error[] = [];
    phone.on('pageerror', (error) => thrown.push(error));
    await phone.goto(`${running.url}#/friends`);
    await phone.getByLabel(en['online.name']).first().fill('Ash');
    await phone.getByRole('button', { name: en['online.go'], exact: true }).click();
    await phone.getByRole('button', { name: en['online.account'], exact: true }).click();
    await phone.getByText(en['online.push'], { exact: true }).click();
    await phone.getByText(en[key], { exact: true }).waitFor();
    const offers = key === 'online.push.offer' || key === 'online.push.expired';
    const yes = phone.getByRole('button', { name: en['online.push.yes'] });
    expect(await yes.count()).toBe(offers ? 1 : 0);
    expect(await faults(phone)).toEqual([]);
    expect(thrown).toEqual([]);
    await own.close();
  });
});
