import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createLog, startServer, type Running } from '@rowan/server';
import { launchChromium } from '@rowan/testkit/chromium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, PHONE, clickUntil } from './app.ts';
import { faults } from './axe.ts';
import { builtApp, forget } from './built-app.ts';

/** Two persons at one device and one elsewhere, at a table with others. */

let folder: string;
let data: string;
let running: Running;
let browser: Browser;
beforeAll(async () => {
  folder = await builtApp();
  data = mkdtempSync(join(tmpdir(), 'rowan-together-'));
  [running, browser] = await Promise.all([
    startServer({ port: 0, data, site: folder, pace: 0, log: createLog('error') }),
    launchChromium(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await running.stop();
  rmSync(data, { recursive: true, force: true });
  forget(folder);
});

async function come(name: string, viewport = DESK): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript('globalThis.__name ??= (of) => of;');
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('rowan:settings', '{"speed":"instant","sound":false}');
  });
  await page.goto(`${running.url}#/friends`);
  await page.getByLabel('Your name').first().fill(name);
  await button(page, 'Go on').click();
  await page.getByText(`You are ${name}`).waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a table for three persons; its link is for the others. */
const openTable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }];
    const response = await fetch('./api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ towers: false, seats }),
    });
    const { table, invite } = (await response.json()) as { table: string; invite: string };
    return `${location.origin}/#/t/${table}/${invite}`;
  });

const DECISION = 'section[aria-label="Your decision"]';
const CURTAIN = '[data-curtain]';
const WAITING = '[data-waiting]';
/** Something is asked of whoever looks. */
const ASKED = '[data-decision]:not(:has([data-waiting]))';

describe('two persons at one device and one elsewhere', () => {
  let pair: Page;
  let cedar: Page;

  it('sit down under names of their own', async () => {
    [pair, cedar] = [await come('Ash', PHONE), await come('Cedar')];
    const link = await openTable(pair);
    for (const page of [pair, cedar]) await page.goto(link);
    await button(pair, 'Sit here').first().click();
    await button(pair, 'Beside me').first().click();
    await pair.getByLabel('Their name').fill('Bea');
    expect(await faults(pair)).toEqual([]);
    await button(pair, 'Sit down').click();
    await pair.getByText('Bea', { exact: true }).waitFor();
    await button(cedar, 'Sit here').click();
    for (const page of [pair, cedar]) await button(page, 'I am ready').click();
    await pair.setViewportSize(DESK);
    await pair.getByRole('button', { name: /^Start the game/ }).click();
    await cedar.getByText('Ash', { exact: true }).first().waitFor();
    await cedar.getByText('Bea', { exact: true }).first().waitFor();
  });

  /** Plays on until somebody else is asked; in between the page may be waiting for a moment. */
  async function playOn(page: Page, others: () => Promise<boolean>): Promise<void> {
    while (!(await others())) await clickUntil(page, `${CURTAIN}, ${WAITING}`);
  }

  const pairAsked = async (): Promise<boolean> => (await pair.locator(CURTAIN).count()) > 0;
  const cedarAsked = async (): Promise<boolean> => (await cedar.locator(ASKED).count()) > 0;

  /** Whoever is asked plays their turn; resolves with who it was. */
  async function turn(): Promise<'Ash' | 'Bea' | 'Cedar'> {
    const curtain = pair.locator(CURTAIN);
    while (!(await pairAsked()) && !(await cedarAsked())) await pair.waitForTimeout(50);
    if (!(await pairAsked())) {
      await playOn(cedar, pairAsked);
      return 'Cedar';
    }
    const seat = await curtain.getAttribute('data-curtain');
    const who = seat === '0' ? 'Ash' : 'Bea';
    // Behind the curtain there is nothing of anybody.
    expect(await pair.locator(DECISION).count()).toBe(0);
    // Hands slip when a curtain has just come down, scripts do not.
    await button(pair, `Show ${who} the table`).evaluate((take: HTMLElement) => take.click());
    await pair.locator(ASKED).waitFor();
    await playOn(pair, async () => (await pairAsked()) || cedarAsked());
    return who;
  }

  it('take turns with the curtain between them, and wait for the one elsewhere', async () => {
    const round = [await turn(), await turn(), await turn()];
    expect(round.toSorted()).toEqual(['Ash', 'Bea', 'Cedar']);
    // The device that is loaded anew shows nothing before somebody takes it.
    while (!(await pairAsked())) await turn();
    await pair.reload();
    await pair.locator(CURTAIN).waitFor();
    expect(await pair.locator(DECISION).count()).toBe(0);
  }, 240_000);

  it('leaves an answer for Mage’s Workshop that is there again, but only whoever sits alone', async () => {
    await button(cedar, 'Talk').click();
    const field = cedar.getByRole('combobox', { name: /Workshop/ });
    await field.selectOption({ label: 'one Corruption goes back, if I have any there' });
    expect(await faults(cedar)).toEqual([]);
    await cedar.reload();
    await button(cedar, 'Talk').click();
    await cedar.locator('option:checked', { hasText: 'one Corruption goes back' }).waitFor({
      state: 'attached',
    });
    await button(cedar, 'Close').click();
  });

  it('puts a plan together in the turn of the others, and finds it laid when it is asked for', async () => {
    await pair.locator(CURTAIN).waitFor();
    const ahead = cedar.locator('[data-ahead] li');
    // Monsters may fall before; Starting Locations stay.
    const places = cedar
      .locator('[data-place]', { hasText: 'Starting Location' })
      .locator('> button');
    for (let i = 0; (await ahead.count()) === 0 && i < (await places.count()); i++)
      await places.nth(i).evaluate((place: HTMLElement) => place.click());
    await ahead.first().waitFor();
    const name = (await ahead.first().innerText()).trim();
    while (await pairAsked()) await turn();
    await cedar.locator(`${DECISION} button:has-text("Main Phase")`).click();
    await cedar.locator(DECISION).getByText(name).first().waitFor();
    expect(await ahead.count()).toBe(0);
  }, 240_000);
});
