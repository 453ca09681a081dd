import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createLog, startServer, type Running } from '@rowan/server';
import { launchChromium } from '@rowan/testkit/chromium';
import { MailServer, plainWords, type Letter } from '@rowan/testkit/mail-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import de from '../src/text/de.json';
import en from '../src/text/en.json';
import { DESK, PHONE, clickUntil } from './app.ts';
import { faults } from './axe.ts';
import { builtApp, forget } from './built-app.ts';

/** Mails and programs as people meet them: the page gives the address, a link in a mail opens a page. */

const post = new MailServer();
let folder: string;
let data: string;
let running: Running;
let browser: Browser;

/** Links lead to an origin that has to be known beforehand. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  [folder] = await Promise.all([builtApp(), post.start()]);
  data = mkdtempSync(join(tmpdir(), 'rowan-letters-'));
  const port = await freePort();
  [running, browser] = await Promise.all([
    startServer({
      port,
      host: '127.0.0.1',
      data,
      site: folder,
      pace: 0,
      mail: post.url,
      webhooks: true,
      origins: [`http://localhost:${port}`],
      limits: { noticeAfter: 0, noticeEvery: 50 },
      log: createLog('error'),
    }),
    launchChromium(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await running.stop();
  post.end();
  rmSync(data, { recursive: true, force: true });
  forget(folder);
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

const speak = (page: Page, language: 'en' | 'de'): Promise<void> =>
  page.evaluate((spoken) => {
    const settings = { speed: 'instant', sound: false, language: spoken };
    localStorage.setItem('rowan:settings', JSON.stringify(settings));
  }, language);

/** A device far away from the server. */
const device = (viewport = DESK): Promise<BrowserContext> =>
  browser.newContext({ viewport, serviceWorkers: 'block', timezoneId: 'Asia/Tokyo' });

async function open(context: BrowserContext, hash: string, language: 'en' | 'de'): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript('globalThis.__name ??= (of) => of;');
  await page.goto(`${running.url}licences.txt`);
  await speak(page, language);
  await page.goto(`${running.url}${hash}`);
  return page;
}

const arrived = async (n: number): Promise<Letter> => {
  while (post.letters.length < n) await new Promise((resolve) => setTimeout(resolve, 20));
  return post.letters[n - 1]!;
};

const linkIn = ({ text }: Letter, kind: string): string =>
  new RegExp(`#/friends/mail/${kind}/[\\w-]{22}`).exec(text)![0];

/** Somebody with an account, at the part of the page that is about it. */
async function member(name: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await device();
  const page = await open(context, '#/friends', 'de');
  await page.getByLabel(de['online.name']).first().fill(name);
  await button(page, de['online.go']).click();
  await button(page, de['online.account']).click();
  await page.getByLabel(de['online.account.newPassphrase']).first().fill('a long passphrase');
  await button(page, de['online.account.make']).click();
  await button(page, de['online.account.written']).click();
  await page.getByText(de['online.mail'], { exact: true }).click();
  return { context, page };
}

async function confirmed(name: string): Promise<{ context: BrowserContext; page: Page }> {
  const { length } = post.letters;
  const who = await member(name);
  await who.page.getByLabel(de['online.mail.address'], { exact: true }).fill(`${name}@example.org`);
  await button(who.page, de['online.mail.send']).click();
  const page = await open(await device(PHONE), linkIn(await arrived(length + 1), 'confirm'), 'de');
  await button(page, de['online.mail.confirmDo']).click();
  await page.getByText(de['online.mail.confirmDone']).waitFor();
  await page.context().close();
  await who.page.reload();
  await button(who.page, de['online.account']).click();
  await who.page.getByText(de['online.mail'], { exact: true }).click();
  return who;
}

describe('an address', () => {
  it('is given on the page, confirmed by a link on any device, once, and forgotten', async () => {
    const { context, page } = await member('alder');
    const field = page.getByLabel(de['online.mail.address'], { exact: true });
    await field.fill('nowhere');
    await button(page, de['online.mail.send']).click();
    await page.getByText(de['online.trouble.address']).waitFor();
    await field.fill('alder@example.org');
    await button(page, de['online.mail.send']).click();
    await page.getByText(/alder@example\.org ist noch nicht bestätigt/).waitFor();
    expect(await faults(page)).toEqual([]);
    const letter = await arrived(1);
    // Nobody was asked for a language: it is that of the page.
    expect(plainWords(letter.headers.get('subject')!)).toBe('Rowan: Ist das deine Adresse?');
    const phone = await open(await device(PHONE), linkIn(letter, 'confirm'), 'de');
    expect(await faults(phone)).toEqual([]);
    await button(phone, de['online.mail.confirmDo']).click();
    await phone.getByText(de['online.mail.confirmDone']).waitFor();
    expect(phone.url()).not.toMatch(/[\w-]{22}/);
    const again = await open(phone.context(), linkIn(letter, 'confirm'), 'de');
    await button(again, de['online.mail.confirmDo']).click();
    await again.getByText(de['online.trouble.noLink']).waitFor();
    await page.reload();
    await button(page, de['online.account']).click();
    await page.getByText(de['online.mail'], { exact: true }).click();
    await page.getByText('alder@example.org').waitFor();
    await button(page, de['online.mail.remove']).click();
    await page.getByText(de['online.mail.text']).waitFor();
    await Promise.all([context.close(), phone.context().close()]);
  });

  it('brings a link to a new passphrase to whoever has lost theirs', async () => {
    const { context } = await confirmed('beech');
    await context.close();
    const { length } = post.letters;
    const phone = await open(await device(PHONE), '#/friends', 'de');
    await phone.getByLabel(de['online.name']).first().fill('somebody');
    await button(phone, de['online.go']).click();
    await button(phone, de['online.account']).click();
    await phone.getByText(de['online.account.lost']).click();
    const form = phone.locator('form', { has: button(phone, de['online.mail.ask']) });
    await form.getByLabel(de['online.name']).fill('beech');
    await button(phone, de['online.mail.ask']).click();
    await phone.getByText(de['online.mail.asked']).waitFor();
    await phone.goto(`${running.url}${linkIn(await arrived(length + 1), 'recover')}`);
    await phone.getByLabel(de['online.account.newPassphrase']).fill('short');
    await button(phone, de['online.mail.recoverDo']).click();
    await phone.getByText(de['online.trouble.passphrase']).waitFor();
    expect(await faults(phone)).toEqual([]);
    await phone.getByLabel(de['online.account.newPassphrase']).fill('another long one');
    await button(phone, de['online.mail.recoverDo']).click();
    await phone.getByText(de['online.mail.recoverDone']).waitFor();
    await phone.reload();
    await phone.getByText(de['online.youAre'].replace('{name}', 'beech')).waitFor();
    await phone.context().close();
  });
});

describe('a mail to whoever is away', () => {
  it('is in the language and at the time of its reader, leads to the table, and to the end of such mails', async () => {
    const { context, page } = await confirmed('cedar');
    const { length } = post.letters;
    await page.close();
    const cedar = await open(context, '#/friends', 'en');
    const other = await device();
    const elm = await open(other, '#/friends', 'en');
    await elm.getByLabel(en['online.name']).first().fill('Elm');
    await button(elm, en['online.go']).click();
    const invite = await cedar.evaluate(async () => {
      const response = await fetch('./api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          towers: false,
          pace: 'async',
          clock: { kind: 'days', days: 2 },
          seats: [{ kind: 'person' }, { kind: 'person' }],
        }),
      });
      const { table, invite } = (await response.json()) as { table: string; invite: string };
      return `#/t/${table}/${invite}`;
    });
    for (const one of [cedar, elm]) {
      await one.goto(`${running.url}${invite}`);
      await button(one, en['online.sit']).first().click();
      await button(one, en['online.ready']).click();
    }
    await button(cedar, /^Start the game/).click();
    const waiting = '[data-waiting]';
    await clickUntil(cedar, waiting);
    await cedar.close();
    // The page that was opened last says how its reader speaks.
    const home = await open(context, '#/friends', 'de');
    await home.getByText(de['online.youAre'].replace('{name}', 'cedar')).waitFor();
    await clickUntil(elm, waiting);
    const letter = await arrived(length + 1);
    expect(letter.text).toContain('Hallo cedar,');
    expect(letter.text).toContain('Du hast Zeit bis ');
    const [, table] = /(#\/t\/[\w-]{22})/.exec(letter.text)!;
    await home.goto(`${running.url}${table}`);
    await home.locator('[data-decision]').first().waitFor();
    await home.goto('about:blank');
    await home.goto(`${running.url}${linkIn(letter, 'stop')}`);
    await button(home, de['online.mail.stopDo']).click();
    await home.getByText(de['online.mail.stopDone']).waitFor();
    await home.goto('about:blank');
    await home.goto(`${running.url}#/friends`);
    await button(home, de['online.account']).click();
    await home.getByText(de['online.mail'], { exact: true }).click();
    expect(await home.getByLabel(de['online.mail.turns']).isChecked()).toBe(false);
    await Promise.all([context.close(), other.close()]);
  });
});

describe('a program of one’s own', () => {
  it('is named on the page, which shows its secret once, and is told nothing any more when that is said', async () => {
    const { context, page } = await member('dogwood');
    await page.getByText(de['online.hook'], { exact: true }).click();
    const field = page.getByLabel(de['online.hook.url']);
    await field.fill('http://example.org/rowan');
    await button(page, de['online.hook.keep']).click();
    await page.getByText(de['online.trouble.url']).waitFor();
    await field.fill('https://example.org/rowan');
    await button(page, de['online.hook.keep']).click();
    await page.getByText(de['online.hook.secret']).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.reload();
    await button(page, de['online.account']).click();
    await page.getByText(de['online.hook'], { exact: true }).click();
    await page
      .getByText(de['online.hook.is'].replace('{url}', 'https://example.org/rowan'))
      .waitFor();
    expect(await page.getByText(de['online.hook.secret']).count()).toBe(0);
    await button(page, de['online.hook.remove']).click();
    await page.getByText(de['online.hook.text']).waitFor();
    await context.close();
  });
});
