import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core';
import { startServer, type Running } from '@rowan/server';
import { launchChromium } from '@rowan/testkit/chromium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK } from './app.ts';
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
