import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createLog, startServer, type Running } from '@rowan/server';
import { launchChromium } from '@rowan/testkit/chromium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, PHONE, clickUntil } from './app.ts';
import { faults } from './axe.ts';
import { builtApp, forget } from './built-app.ts';

/** The page and its online tables as `npm start` serves them, with three people who come from elsewhere. */

let folder: string;
let data: string;
let running: Running;
let browser: Browser;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  folder = await builtApp();
  data = mkdtempSync(join(tmpdir(), 'rowan-online-'));
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

async function come(viewport = DESK): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript('globalThis.__name ??= (of) => of;');
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('rowan:settings', '{"speed":"instant","sound":false}');
  });
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function nameOneself(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').first().fill(name);
  await button(page, 'Go on').click();
}

/** What one sees of the game: the view as the page has it. */
const DECISION = 'section[aria-label="Your decision"]';

describe('a table with friends', () => {
  const pages: Page[] = [];
  let link = '';

  it('is opened by one, entered by a link, and everybody gets ready', async () => {
    const ash = await come();
    await ash.goto(running.url);
    await button(ash, 'Play with friends').click();
    await nameOneself(ash, 'Ash');
    await ash.getByRole('checkbox', { name: /^Coach allowed/ }).check();
    await ash.getByRole('button', { name: /^Open the table/ }).click();
    link = await ash.getByRole('textbox', { name: 'Send this link to the others' }).inputValue();
    expect(link).toMatch(/#\/t\/[\w-]{22}\/[\w-]{22}$/);
    await button(ash, 'Sit here').first().click();
    const birch = await come(PHONE);
    await birch.goto(link);
    await nameOneself(birch, 'Birch');
    await button(birch, 'Sit here').click();
    // The secret does not stay in the address.
    expect(birch.url()).toMatch(/#\/t\/[\w-]{22}$/);
    const cedar = await come();
    await cedar.goto(link);
    await nameOneself(cedar, 'Cedar');
    await cedar.getByText('One person is watching.').waitFor();
    await button(birch, 'Good luck!').click();
    await ash.getByRole('log').getByText('Good luck!').waitFor();
    for (const page of [ash, birch]) expect(await faults(page)).toEqual([]);
    await button(birch, 'I am ready').click();
    await button(ash, 'I am ready').click();
    pages.push(ash, birch, cedar);
    await ash.getByRole('button', { name: /^Start the game/ }).click();
    for (const page of pages) await page.locator('html[data-decided], main').first().waitFor();
    await cedar.getByText('You are watching this game.').waitFor();
    // Whoever plays is told how many look on.
    await button(birch, 'Talk').click();
    await birch.getByText('One person is watching.').waitFor();
    await button(birch, 'Close').click();
  });

  it('goes on for somebody who reloads in the middle of a choice, and for one who lost the way', async () => {
    const [ash, birch, cedar] = pages as [Page, Page, Page];
    const decides = async (): Promise<Page> => {
      for (;;)
        for (const page of [ash, birch])
          if (await page.locator(`${DECISION} button:has-text("Main Phase")`).count()) return page;
    };
    const mover = await decides();
    // Also whoever has another page before them sees whose turn it is.
    await expect.poll(() => mover.title(), { timeout: 30_000 }).toBe('● Your turn');
    expect(await (mover === ash ? birch : ash).title()).not.toContain('●');
    await mover.reload();
    await mover.locator(`${DECISION} button:has-text("Main Phase")`).waitFor();
    // This table allows the coach.
    await mover.locator('[data-command=hint]').first().click();
    await mover.locator('[data-told=where]').waitFor();
    await cedar.context().setOffline(true);
    await cedar.context().setOffline(false);
    await cedar.getByText('You are watching this game.').waitFor();
    expect(await mover.locator(DECISION).count()).toBe(1);
  });

  it('is played to its end by both, and everybody can verify its deal', async () => {
    const [ash, birch, cedar] = pages as [Page, Page, Page];
    const end = '[data-testid=final-score]';
    await Promise.all([clickUntil(ash, end, 7), clickUntil(birch, end, 11)]);
    await cedar.locator(end).waitFor();
    for (const page of [ash, birch, cedar]) {
      await button(page, 'Look at the board').click();
      await button(page, 'Verify this game').click();
      const found = page.getByTestId('verified');
      await found.waitFor();
      expect(await found.locator('[data-mark=other]').count()).toBe(0);
      await found.getByText('Every card follows from the promise').waitFor();
      await found.getByText('What you saw is what happened.').waitFor();
    }
    await ash.getByText('Your own number went into the shuffle.').waitFor();
    await button(cedar, 'Look at all hands').click();
    await cedar.waitForURL(/#\/replay\//);
    await button(ash, 'Play again, one seat further').click();
    await button(birch, 'To the next game').click();
    await birch.getByText('You', { exact: true }).waitFor();
    expect(birch.url().split('/').at(-1)).toBe(ash.url().split('/').at(-1));
  }, 900_000);

  it('lets nobody in without the link, and says so in words', async () => {
    const elm = await come();
    await elm.goto(link.replace(/[\w-]{22}$/, 'x'.repeat(22)));
    await nameOneself(elm, 'Elm');
    await elm.getByText('There is no such table, or this link is not valid.').waitFor();
    await elm.goto('about:blank');
    await elm.goto(link.replace(/\/[\w-]{22}$/, ''));
    await elm.getByText('There is no such table, or you need its link.').waitFor();
    expect(elm.url()).not.toContain('x'.repeat(22));
  });
});

describe('the lobby', () => {
  it('shows open tables to everybody, who join without a link and talk at the table', async () => {
    const ash = await come();
    await ash.goto(`${running.url}#/friends`);
    await nameOneself(ash, 'Alder');
    await ash.getByText('Everybody', { exact: true }).click();
    await ash.getByRole('combobox', { name: 'Clock' }).selectOption({ label: 'a minute a turn' });
    await ash.getByRole('button', { name: /^Open the table/ }).click();
    await button(ash, 'Sit here').first().click();
    const birch = await come(PHONE);
    await birch.goto(`${running.url}#/friends`);
    await nameOneself(birch, 'Beech');
    const join = button(birch, 'Alder’s table: Join');
    await join.waitFor();
    expect(await faults(birch)).toEqual([]);
    await join.click();
    await button(birch, 'Sit here').click();
    for (const page of [birch, ash]) await button(page, 'I am ready').click();
    await ash.getByRole('button', { name: /^Start the game/ }).click();
    for (const page of [ash, birch]) await page.getByRole('timer').first().waitFor();
    await button(birch, 'Talk').click();
    await birch.getByRole('textbox', { name: 'Say something' }).fill('<b>hello</b>');
    await birch.keyboard.press('Enter');
    await button(ash, 'Talk: one new line').click();
    await ash.getByText('<b>hello</b>', { exact: true }).waitFor();
    expect(await faults(ash)).toEqual([]);
    await button(ash, 'Let a bot play for me').click();
    await ash.getByRole('button', { name: /^Really/ }).click();
    await button(ash, 'Take my seat back').click();
    await button(ash, 'Take my seat back').waitFor({ state: 'detached' });
  });
});

describe('an account', () => {
  it('is made by a guest, known on another device, and forgotten again', async () => {
    const ash = await come();
    await ash.goto(`${running.url}#/friends`);
    await nameOneself(ash, 'Juniper');
    await button(ash, 'Your account').click();
    const account = ash.getByRole('region', { name: /^Juniper/ });
    await account.getByLabel('New passphrase').first().fill('a long passphrase');
    expect(await faults(ash)).toEqual([]);
    await button(ash, 'Keep this name').click();
    await account.locator('code').nth(7).waitFor();
    await button(ash, 'I have written them down').click();
    await account.getByText('account', { exact: true }).waitFor();
    const phone = await come(PHONE);
    await phone.goto(`${running.url}#/friends`);
    await phone.getByText('I have an account already').click();
    const signIn = phone.locator('details[open]');
    await signIn.getByLabel('Your name').waitFor();
    expect(await faults(phone)).toEqual([]);
    await signIn.getByLabel('Your name').fill('juniper');
    await signIn.getByLabel('Passphrase').fill('a long passphrase');
    await button(phone, 'Sign in').click();
    await phone.getByText('You are Juniper').waitFor();
    await button(phone, 'Your account').click();
    await phone.getByText('What is kept of you').click();
    await phone.locator('details[open]').getByLabel('Your name').fill('Juniper');
    await button(phone, 'Forget me').click();
    await phone.getByText('You need no account.').waitFor();
    await ash.reload();
    await ash.getByText('You need no account.').waitFor();
  });

  it.each([
    ['confirm', 'Yes, it is mine'],
    ['stop', 'Stop them'],
    ['confirm', 'Yes, it is mine', 'A'.repeat(22)],
  ])('is told by %s that the link of a mail is not valid', async (kind, yes, token = 'cut off') => {
    const elm = await come(PHONE);
    await elm.goto(`${running.url}#/friends/mail/${kind}/${token}`);
    await button(elm, yes).click();
    await elm.getByText('This link was used before, or is too old.').waitFor();
    expect(await faults(elm)).toEqual([]);
  });
});
