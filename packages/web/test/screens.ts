import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import {
  DESK,
  PHONE,
  closeApp,
  openApp,
  openPage,
  ready,
  setUp,
  toMainPhase,
  type App,
} from './app.ts';
import { smallPng } from './small-png.ts';
import { YOU, bot, playedGame, putGame, type SavedGame } from './saved.ts';

/** Writes pictures of the main states, at both sizes, into `docs/screens/`. */

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'screens');
const SEED = 'rowan';

interface Size {
  readonly name: 'desk' | 'phone';
  readonly viewport: { readonly width: number; readonly height: number };
}

const SIZES: readonly Size[] = [
  { name: 'desk', viewport: DESK },
  { name: 'phone', viewport: PHONE },
];

interface Studio {
  readonly app: App;
  readonly page: Page;
  readonly size: Size;
}

async function shoot({ page, size }: Studio, state: string, pause = 700): Promise<void> {
  await page.waitForTimeout(pause);
  writeFileSync(join(FOLDER, `${size.name}-${state}.png`), smallPng(await page.screenshot()));
}

/** A fresh page with an address of the app. */
async function goTo({ app, page }: Studio, hash: string): Promise<void> {
  await page.goto(`${app.url}?${hash.replaceAll(/\W/g, '')}${hash}`);
}

const bots = ['bot:squire', 'bot:squire', 'bot:captain'];

async function shootStart(studio: Studio): Promise<void> {
  await shoot(studio, 'landing');
  await goTo(studio, '#/setup');
  await shoot(studio, 'setup');
  await goTo(studio, '#/learn');
  await studio.page.locator('[data-coach]').waitFor();
  await shoot(studio, 'tutorial', 1200);
}

/** Serves the first places that light up. */
async function draft(page: Page, places: number): Promise<void> {
  const reach = page.locator('[data-light=reach] > button');
  for (let i = 0; i < places && (await reach.count()) > 0; i++) {
    await reach.last().dispatchEvent('click');
    await page.waitForTimeout(250);
  }
}

/** A closer look at a Location: by the pointer, or by the magnifier. */
async function shootInspector(studio: Studio): Promise<void> {
  const { page, size } = studio;
  const place = page.locator('[data-place="3"]');
  if (size.name === 'desk') await place.hover();
  else {
    await page.getByRole('button', { name: 'Look closer' }).tap();
    await place.locator('button').first().tap();
  }
  await shoot(studio, 'inspector');
  await page.keyboard.press('Escape');
  await page.mouse.move(2, 2);
}

async function shootTurn(studio: Studio): Promise<void> {
  const { page, size } = studio;
  await goTo(studio, '#/');
  await setUp(page, bots, SEED);
  await shoot(studio, 'development');
  await toMainPhase(page);
  if (size.name === 'phone') await page.locator('[data-focus=university]').click();
  await page.keyboard.press('1');
  await shoot(studio, 'choosing');
  await page.keyboard.press('Escape');
  await shootInspector(studio);
  await draft(page, 2);
  await shoot(studio, 'plan');
  await page.keyboard.press('t');
  await shoot(studio, 'day');
  await page.keyboard.press('t');
}

async function shootBooks(studio: Studio): Promise<void> {
  const { page } = studio;
  await goTo(studio, '#/rules');
  await page.getByLabel('Search the rules').waitFor();
  await shoot(studio, 'rules');
  await goTo(studio, '#/cards');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'Monsters' }).click();
  await shoot(studio, 'gallery');
  await page.getByRole('button', { name: 'Signs' }).click();
  await shoot(studio, 'signs');
}

interface Games {
  readonly over: SavedGame;
  readonly final: SavedGame;
}

/** A game for four to its end, and the same in the last turn of the first seat. */
async function playGames(): Promise<Games> {
  const seats = [YOU, bot(1), bot(2), bot(3)];
  const { history, game: over } = playedGame(seats, SEED);
  const lastTurn = history.steps.findLastIndex(({ events }) =>
    events.some((event) => event.kind === 'turnStarted' && event.seat === 0),
  );
  const { game } = playedGame(seats, SEED, lastTurn);
  return { over, final: { ...game, id: 'final' } };
}

async function shootSaved(studio: Studio, { over, final }: Games): Promise<void> {
  const { page } = studio;
  await goTo(studio, '#/games');
  await putGame(page, over);
  await putGame(page, final);
  await page.reload();
  await shoot(studio, 'games');
  await goTo(studio, '#/game/final');
  await ready(page);
  if (await page.getByRole('button', { name: 'To the Main Phase' }).count())
    await toMainPhase(page);
  await draft(page, 2);
  await shoot(studio, 'final');
  await goTo(studio, `#/game/${over.id}`);
  await page.getByTestId('final-score').waitFor();
  await shoot(studio, 'score', 6000);
  await page.getByTestId('vp-chart').locator('button').nth(1).click();
  await page.getByTestId('vp-chart').scrollIntoViewIfNeeded();
  await shoot(studio, 'chart');
  await goTo(studio, `#/replay/${over.id}/120`);
  await page.getByRole('button', { name: 'Study from here' }).waitFor();
  await shoot(studio, 'replay', 1500);
}

async function shootSolo(studio: Studio): Promise<void> {
  const { page } = studio;
  await goTo(studio, '#/');
  await page.getByRole('button', { name: 'Alone against the Royal Guard' }).click();
  await page.getByRole('button', { name: 'To the Main Phase' }).waitFor();
  await shoot(studio, 'solo');
}

async function shootSize(app: App, size: Size, games: Games): Promise<void> {
  const phone = size.name === 'phone';
  const page = await openPage(app, {
    viewport: size.viewport,
    hasTouch: phone,
    isMobile: phone,
    painted: true,
  });
  const studio = { app, page, size };
  await shootStart(studio);
  await shootTurn(studio);
  await shootBooks(studio);
  await shootSaved(studio, games);
  await shootSolo(studio);
  await page.context().close();
}

mkdirSync(FOLDER, { recursive: true });
const games = await playGames();
const app = await openApp();
for (const size of SIZES) await shootSize(app, size, games);
await closeApp(app);
