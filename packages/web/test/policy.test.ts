import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { DEAD_TIME } from '../src/base/slip.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '@rowan/server/site';
import en from '../src/text/en.json';
import {
  assignNobody,
  closeApp,
  controlled,
  openApp,
  openPage,
  ready,
  toMainPhase,
  type App,
} from './app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => closeApp(app));

type Header = (policy: string) => string;

/** The same app by a server to which browsers tell what their policy forbade, in workers too. */
async function reporting(change: Header = (policy) => policy): Promise<[App, string[]]> {
  const told: string[] = [];
  const { server, url } = await serveFolder(app.folder);
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/forbidden')
      request.on('data', (part: Buffer) => told.push(part.toString()));
    const write = response.writeHead.bind(response) as (status: number, headers?: object) => never;
    response.writeHead = (status: number, headers?: unknown) => {
      const { 'content-security-policy': policy, ...rest } = headers as Record<string, string>;
      const strict = `${change(policy!)}; report-uri /forbidden`;
      return write(status, { ...rest, 'content-security-policy': strict });
    };
  });
  return [{ ...app, server, url }, told];
}

/** What the page complains about. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  return heard;
}

const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, path);

async function playAMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).click();
  await ready(page);
  await toMainPhase(page);
  await assignNobody(page);
  await ready(page);
}

/** The colour of the river, which only the drawing's own sheet gives. */
const painted = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const shape = document.querySelector('svg .bd1');
    return shape !== null && getComputedStyle(shape).fill !== 'rgb(0, 0, 0)';
  });

describe('under the policy of the server', () => {
  it('start page, a move, rules, games, licences, and play, puzzles and the deal of the day without a network all work', async () => {
    const [own, told] = await reporting();
    const page = await openPage(own, { serviceWorkers: 'allow' });
    const heard = complaints(page);
    await page.reload();
    await controlled(page);
    await playAMove(page);
    expect(await painted(page)).toBe(true);
    await page.getByRole('button', { name: en['command.menu'], exact: true }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: en['menu.licences'] }).click();
    await expect
      .poll(async () => (await opened).locator('body').innerText())
      .toContain('SIL OPEN FONT LICENSE');
    await go(page, '/rules');
    await page.locator('[data-rule=G10]').waitFor();
    await go(page, '/games');
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await go(page, '/');
    await page.context().setOffline(true);
    await page.reload();
    // The list of games has come: whoever presses at once means what was there before.
    await page.getByText('Continue').waitFor();
    await page.waitForTimeout(DEAD_TIME);
    await playAMove(page);
    await go(page, '/puzzles');
    await page.locator('[data-puzzle]').waitFor();
    await go(page, '/daily');
    await page.locator('[data-mode=solo]').waitFor();
    expect(heard).toEqual([]);
    expect(told).toEqual([]);
    await page.context().close();
    own.server.close();
  });

  it('a sheet that is not the page’s own is refused, and that is noticed', async () => {
    const [own, told] = await reporting((policy) => policy.replaceAll(/ 'sha256-[^']+'/g, ''));
    const page = await openPage(own);
    const heard = complaints(page);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).click();
    await ready(page);
    expect(await painted(page)).toBe(false);
    expect(heard.join()).toContain('Content Security Policy');
    await expect.poll(() => told.length).toBeGreaterThan(0);
    await page.context().close();
    own.server.close();
  });
});
