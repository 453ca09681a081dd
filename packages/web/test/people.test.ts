import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { apply, newGame, parseSetup, view, type Move } from '@rowan/rules';
import { createLog, startServer, type Running } from '@rowan/server';
import {
  PRESENT,
  USUAL_TERMS,
  commitmentOf,
  fairKey,
  saltHash,
  type LifeSaid,
  type Seat,
} from '@rowan/table';
import { launchChromium } from '@rowan/testkit/chromium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, PHONE } from './app.ts';
import { faults } from './axe.ts';
import { builtApp, forget } from './built-app.ts';

/** Ash and Cedar have an account and played one rated game that everybody may find; Elm is a guest who was not there. */

const TABLE = 'people'.padEnd(22, '-');
const SETUP = { players: 2, towers: false, hiredHelp: [], advanced: false };

const digits = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

const SECRET = digits('secret', 64);
const SALTS = [digits('salt of Ash', 32), digits('salt of Cedar', 32)];

/** A game to its end, by bots that think of nothing. */
function moves(): Move[] {
  const key = fairKey(SECRET, { table: TABLE, pin: PRESENT, setup: SETUP, salts: SALTS });
  const setup = parseSetup({ ...SETUP, key });
  if (!setup.ok) throw new Error('no setup');
  const made: Move[] = [];
  let state = newGame(builtIn, setup.value);
  while (state.decision) {
    const { seat, id: decision } = state.decision;
    const question = { catalogue: builtIn, view: view(state, seat), seed: decision };
    const answer = botOf('random').answer({ ...question, budget: { iterations: 1 } });
    const applied = apply(builtIn, state, { seat, decision, answer });
    if (!applied.ok) throw new Error(`a bot broke ${applied.error.rule}`);
    made.push({ seat, decision, answer });
    state = applied.value.state;
  }
  return made;
}

/** All that happened at the table but its last row, which the node writes. */
function rowsFor(people: readonly string[]) {
  const seats = people.map((_, colour): Seat => ({ kind: 'person', name: '', colour }));
  const said: LifeSaid[] = [
    {
      kind: 'opened',
      pin: PRESENT,
      setup: SETUP,
      seats,
      owner: people[0]!,
      commitment: commitmentOf(TABLE, SECRET),
      terms: { ...USUAL_TERMS, public: true, rated: 'people' },
    },
    ...people.map((person, seat): LifeSaid => ({ kind: 'sat', seat, person })),
    ...SALTS.map((salt, seat): LifeSaid => ({
      kind: 'readied',
      seat,
      hash: saltHash(TABLE, salt),
    })),
    { kind: 'started' },
    { kind: 'dealt', salts: SALTS },
    ...moves().map((move): LifeSaid => ({ kind: 'moved', move })),
  ];
  return said.map((one, seq) => ({ seq, at: 1000, by: null, command: null, said: one }));
}

let folder: string;
let data: string;
let running: Running;
let browser: Browser;
let ash: Page;
let elm: Page;

async function posted(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: new URL(running.url).origin };
  const response = await fetch(new URL(path, running.url), {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return response;
}

/** Somebody whom the server knows, by their cookie. */
async function comer(name: string, member: boolean): Promise<string> {
  const response = await posted('api/session', { name: member ? `${name} guest` : name });
  const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
  if (member) await posted('api/account', { name, passphrase: 'correct horse battery' }, cookie);
  return cookie;
}

async function pageOf(cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK, serviceWorkers: 'block' });
  const [name, value] = cookie.split(/=(.*)/s) as [string, string];
  await context.addCookies([{ name, value, url: running.url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript('globalThis.__name ??= (of) => of;');
  return page;
}

/** What is wrong with a page at both sizes: to axe, or because it is wider than its window. */
async function wrongWith(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    wrong.push(...(await faults(page)));
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')].flatMap((one) =>
        one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && !one.matches('header, img')
          ? [`${one.tagName} ${one.textContent.slice(0, 40)}`]
          : [],
      ),
    );
    wrong.push(...clipped);
  }
  return wrong;
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

beforeAll(async () => {
  folder = await builtApp();
  data = mkdtempSync(join(tmpdir(), 'rowan-people-'));
  [running, browser] = await Promise.all([
    startServer({ port: 0, data, site: folder, pace: 0, log: createLog('error') }),
    launchChromium(),
  ]);
  const [first, , third] = [
    await comer('Ash', true),
    await comer('Cedar', true),
    await comer('Elm', false),
  ];
  const { store } = running.node;
  const accounts = [await store.accountBy('ash'), await store.accountBy('cedar')];
  const people = accounts.map((account) => account!.id);
  const table = { id: TABLE, owner: people[0]!, secret: SECRET, invite: digits('invite', 64) };
  await store.openTable({ ...table, rows: rowsFor(people), members: people });
  await posted(
    'api/tables',
    { towers: false, seats: [{ kind: 'person' }, { kind: 'person' }], public: true },
    first,
  );
  [ash, elm] = [await pageOf(first), await pageOf(third)];
  // Somebody comes, and the node finds that the game is over.
  await ash.goto(`${running.url}#/t/${TABLE}`);
  await ash.getByText(/^Your rating: /).waitFor({ state: 'attached' });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await running.stop();
  rmSync(data, { recursive: true, force: true });
  forget(folder);
});

describe('people who play here', () => {
  it('are found from the lobby, and so are their profiles', async () => {
    await elm.goto(`${running.url}#/friends`);
    await link(elm, 'Ash’s table').waitFor();
    expect(await link(elm, 'Your profile').count()).toBe(0);
    expect(await wrongWith(elm)).toEqual([]);
    await link(elm, 'Ash’s table').click();
    await elm.getByText('Ash', { exact: true }).first().waitFor();
    await elm.getByText('2 players', { exact: true }).first().waitFor();
    await elm
      .getByRole('region', { name: /Finished games/ })
      .locator('time')
      .waitFor();
    expect(await wrongWith(elm)).toEqual([]);
    expect(await elm.getByText(/^You and/).count()).toBe(0);
  });

  it('stand on a ladder, each with a rating and its doubt', async () => {
    await ash.goto(`${running.url}#/friends`);
    await link(ash, 'Ladder').click();
    const rows = ash.getByRole('row');
    await rows.nth(2).waitFor();
    expect(await rows.nth(1).textContent()).toMatch(/^1(?:Ash|Cedar)1\d{3} ± \d{3}1$/);
    expect(await wrongWith(ash)).toEqual([]);
    await link(ash, 'Cedar').click();
    await ash.getByRole('heading', { name: 'You and Cedar' }).waitFor();
    await ash.getByText(/^One game together/).waitFor();
    expect(await wrongWith(ash)).toEqual([]);
    await link(ash, 'Ladder').click();
    await ash.getByText('Programs', { exact: true }).click();
    await ash.getByText('Nobody has played a rated game of this kind yet.').waitFor();
  });

  it('are told of to whoever has said a name', async () => {
    const fir = await pageOf('nobody=yet');
    await fir.goto(`${running.url}#/ladder`);
    await fir.getByLabel('Your name').first().fill('Fir');
    await fir.getByRole('button', { name: 'Go on', exact: true }).click();
    await link(fir, 'Cedar').waitFor();
    expect(await link(fir, 'Your profile').count()).toBe(0);
  });

  it('can be asked for by any name, and nobody is told in words', async () => {
    await ash.goto(`${running.url}#/people/J%C3%B6rg%20(2)`);
    await ash.getByText('Nobody with an account has this name.').waitFor();
    expect(await ash.getByRole('heading').count()).toBe(1);
    await ash.goto(`${running.url}#/people/%E0`);
    await ash.getByText('Nobody with an account has this name.').waitFor();
  });
});

describe('games that are over', () => {
  it('are found by who played, and how it ended', async () => {
    await ash.goto(`${running.url}#/friends`);
    await link(ash, 'Finished games').click();
    const games = ash.getByRole('region', { name: /Finished games/ }).locator('time');
    await games.waitFor();
    expect(await wrongWith(ash)).toEqual([]);
    await ash.getByLabel('Players at the table').selectOption('3');
    await ash.getByRole('button', { name: 'Search' }).click();
    await ash.getByText('No game fits.').waitFor();
    await ash.getByLabel('Players at the table').selectOption('2');
    await ash.getByLabel('A player’s name').fill('cedar');
    await ash.getByRole('button', { name: 'Search' }).click();
    await games.waitFor();
    await ash.getByLabel('A player’s name').fill('Nobody');
    await ash.getByRole('button', { name: 'Search' }).click();
    await ash.getByText('Nobody with an account has this name.').waitFor();
  });

  it('are looked back on and reviewed, also by who was not there; back leads to the list', async () => {
    await elm.goto(`${running.url}#/history`);
    await link(elm, 'Look back').click();
    await elm.waitForURL(/#\/replay\//);
    await elm.goBack();
    await link(elm, 'Review').click();
    await elm.waitForURL(/#\/review\//);
    expect(await elm.getByRole('alert').count()).toBe(0);
  });

  it('that cannot be fetched are told in words', async () => {
    await elm.goto(`${running.url}#/past/${'x'.repeat(22)}`);
    await elm.getByText('This game could not be fetched.').waitFor();
    await link(elm, 'Back').click();
    expect(elm.url()).toMatch(/#\/history$/);
  });
});
