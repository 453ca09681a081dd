import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { shelf } from '@rowan/engines';
import { parseRows } from '@rowan/protocol';
import type { Below } from '@rowan/rules';
import { loadGame, type Row, type Seat } from '@rowan/table';
import { luckOf } from '@rowan/testkit';
import { startChromium, type KillableChromium } from '@rowan/testkit/chromium';
import { unpainted, type App } from '../app.ts';
import { YOU, bot, playedGame, putGame } from '../saved.ts';
import { showFaults, viewsOf } from '../tabs/shown.ts';
import { Tap } from '../tabs/tap.ts';
import { atTheTable, click } from './clicks.ts';
import { beforeWorkers } from './frail-device.ts';
import { rowsUnder } from './old-saves.ts';

/** How a page ends: its process crashes, it is closed without being asked, or the whole browser is killed. */
const ENDS = ['crash', 'close', 'browser'] as const;
type End = (typeof ENDS)[number];

export interface Kills {
  readonly seed: number;
  readonly kills: number;
  readonly ends: Readonly<Record<End, number>>;
  /** Games that were played, rows that were written. */
  readonly games: number;
  readonly rows: number;
  /** States that a page had shown before it ended. */
  readonly shown: number;
  readonly faults: readonly string[];
}

/** A device that outlives its browser. */
interface Device {
  readonly app: App;
  readonly folder: string;
  readonly below: Below;
  /** Runs first in every worker. */
  readonly script: string;
  chromium: KillableChromium;
}

/** A device that says that a row is kept before it is. */
export const HASTY = `{
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...given) {
    const { db } = this.transaction;
    setTimeout(() => add.apply(db.transaction('rows', 'readwrite').objectStore('rows'), given), 5000);
  };
}`;

const contextOf = ({ chromium }: Device): BrowserContext => chromium.browser.contexts()[0]!;

/** The browser on the folder, without the app's own cache, so that workers can be given a script. */
async function start({ app, folder, script }: Omit<Device, 'chromium'>): Promise<KillableChromium> {
  const chromium = await startChromium(folder);
  const context = chromium.browser.contexts()[0]!;
  await context.route(/\/sw\.js$/, (route) => route.abort());
  await unpainted(context);
  if (script !== '') await beforeWorkers(context, app.folder, script);
  return chromium;
}

async function newPage(device: Device): Promise<Page> {
  const page = await contextOf(device).newPage();
  page.setDefaultTimeout(45_000);
  await page.addInitScript('globalThis.__name ??= (of) => of;');
  await page.addInitScript(() => {
    localStorage.setItem('rowan:settings', '{"speed":"instant","sound":false}');
  });
  return page;
}

async function end(device: Device, page: Page, how: End): Promise<void> {
  if (how === 'browser') {
    await device.chromium.kill();
    device.chromium = await start(device);
  } else if (how === 'crash') {
    const session = await page.context().newCDPSession(page);
    await Promise.race([
      session.send('Page.crash').catch(() => undefined),
      new Promise((resolve) => page.once('crash', resolve)),
    ]);
    await page.close();
  } else await page.close();
}

const SEATS: readonly (readonly Seat[])[] = [[YOU], [YOU, bot(1)]];

async function layNew(device: Device): Promise<string> {
  const { below, app } = device;
  const page = await newPage(device);
  await page.goto(app.url);
  const seats = SEATS[below(SEATS.length)]!;
  const { game } = playedGame(seats, `kill ${below(1e9)}`, 0);
  await putGame(page, game);
  await page.close();
  return game.id;
}

/** Plays for a moment and is killed in the midst of it. */
async function playAndDie(device: Device, id: string, how: End): Promise<Tap> {
  const { app, below } = device;
  const page = await newPage(device);
  const tap = await Tap.on(page, how);
  await page.goto(`${app.url}?${below(1e9)}#/game/${id}`);
  await atTheTable(page);
  const clicking = click(page, { seed: below(1e6), clicks: 1e4 }).catch(() => 0);
  await Promise.race([clicking, tap.until(tap.life.shown.length + 1 + below(6))]);
  await new Promise((resolve) => setTimeout(resolve, below(60)));
  await end(device, page, how);
  tap.life.open = false;
  await clicking;
  return tap;
}

interface After {
  readonly rows: readonly Row[];
  readonly faults: readonly string[];
}

/** What lies there can be read, everything that was shown is in it, and the game opens no earlier than it was left. */
async function after(device: Device, id: string, { life }: Tap): Promise<After> {
  const page = await newPage(device);
  const tap = await Tap.on(page, 'afterwards');
  await page.goto(`${device.app.url}?${device.below(1e9)}#/game/${id}`);
  await page.waitForSelector(
    'section[aria-label="Your decision"], [role=alert], [data-testid=final-score]',
  );
  // What is shown is written first: the rows are read last.
  const shown = [...life.shown, ...tap.life.shown];
  const parsed = parseRows(await rowsUnder(page, id));
  const rows = parsed.ok ? parsed.value : [];
  const loaded = await loadGame(rows, shelf);
  const faults = loaded.ok
    ? showFaults({ client: life.client, shown, open: false }, viewsOf(rows))
    : [`the log does not load: ${loaded.error.code}`];
  if (tap.life.shown.length === 0) faults.push('nothing is shown afterwards');
  await page.close();
  return { rows, faults };
}

const isOver = async (rows: readonly Row[]): Promise<boolean> => {
  const loaded = await loadGame(rows, shelf);
  return loaded.ok && loaded.value.game.state.phase === 'over';
};

/** Moves per game before another one is begun. */
const LONG = 60;

/** Kills pages and browsers in the midst of games, so many times. */
export async function kill(app: App, seed: number, kills: number, script = ''): Promise<Kills> {
  const folder = mkdtempSync(join(tmpdir(), 'rowan-kills-'));
  const around = { app, folder, below: luckOf(seed), script };
  const device: Device = { ...around, chromium: await start(around) };
  try {
    return { seed, kills, ...(await killOn(device, kills)) };
  } finally {
    await device.chromium.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function killOn(device: Device, kills: number): Promise<Omit<Kills, 'seed' | 'kills'>> {
  const ends: Record<End, number> = { crash: 0, close: 0, browser: 0 };
  const faults: string[] = [];
  const lengths = new Map<string, number>();
  let [shown, id] = [0, ''];
  for (let n = 0; n < kills; n++) {
    const how = ENDS[n % ENDS.length]!;
    ends[how] += 1;
    id ||= await layNew(device);
    const tap = await playAndDie(device, id, how);
    const found = await after(device, id, tap);
    shown += tap.life.shown.length;
    faults.push(...found.faults.map((fault) => `${n} (${how}): ${fault}`));
    lengths.set(id, found.rows.length);
    if (found.rows.length > LONG || (await isOver(found.rows))) id = '';
  }
  const rows = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  return { ends, games: lengths.size, rows, shown, faults };
}
