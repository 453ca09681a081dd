import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { hash } from '@rowan/rules';
import { lastState } from '@rowan/table';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveFolder } from '@rowan/server/site';
import { DESK, PHONE, closeApp, controlled, openApp, openPage, ready, type App } from './app.ts';
import { faults } from './axe.ts';
import { YOU, bot, playedGame, putGame, readGames } from './saved.ts';

vi.setConfig({ testTimeout: 120_000 });

const ROWAN = join(import.meta.dirname, '..', '..', 'cli', 'bin', 'rowan.js');
const folder = mkdtempSync(join(tmpdir(), 'rowan-shared-'));
const rowan = (...args: readonly string[]): Promise<{ stdout: string }> =>
  promisify(execFile)(process.execPath, [ROWAN, ...args]);

const finished = playedGame([YOU, bot(1)], 'finished');
const halfway = playedGame([YOU, bot(1)], 'halfway', 30);

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 180_000);
afterAll(() => closeApp(app));

async function deviceWithGames(options = {}): Promise<Page> {
  const page = await openPage(app, options);
  page.setDefaultTimeout(45_000);
  await putGame(page, finished.game);
  await putGame(page, halfway.game);
  return page;
}

async function openReplay(page: Page, id: string): Promise<void> {
  await page.goto(`${app.url}#/replay/${id}`);
  await opened(page);
}

/** Waits until the replay takes commands. */
const opened = (page: Page): Promise<void> => page.locator('[data-control=toggle]').waitFor();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const scrubber = (page: Page) => page.getByLabel('Moves of the game');
const at = async (page: Page): Promise<number> => Number(await scrubber(page).inputValue());

/** Waits until the board shows the state with this hash. */
const shown = (page: Page, wanted: string): Promise<unknown> =>
  page.locator(`[data-hash="${wanted}"]`).waitFor();

/** Everything on the board that says how the game stands. */
const position = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-place] > button, [data-vp], [data-meeple]')]
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      .join('|'),
  );

const hashAt = (moves: number): string => hash(finished.history.steps[moves]!.state);
const last = finished.history.steps.length - 1;

describe('a replay', () => {
  it('ends where the live game ended', async () => {
    const page = await deviceWithGames();
    await page.goto(`${app.url}#/game/finished`);
    await page.getByTestId('final-score').waitFor();
    const totals = await page.locator('[data-total]').allTextContents();
    expect(totals.map((vp) => Number(vp.replace('−', '-')))).toEqual(finished.game.vp);
    await page.keyboard.press('Escape');
    const live = await position(page);
    await openReplay(page, 'finished');
    await page.keyboard.press('End');
    await shown(page, hashAt(last));
    expect(await at(page)).toBe(last);
    expect(await position(page)).toBe(live);
    await page.context().close();
  });

  it('plays every move by itself, through the same queue as a live game', async () => {
    const page = await deviceWithGames();
    await openReplay(page, 'halfway');
    await page.locator('[data-control=toggle]').click();
    await shown(page, hash(lastState(halfway.history)));
    expect(await at(page)).toBe(halfway.history.steps.length - 1);
    await page.locator('[data-control=toggle][aria-label=Play]').waitFor();
    await page.context().close();
  });

  it('steps and jumps by keys, to own turns too', async () => {
    const page = await deviceWithGames();
    await openReplay(page, 'finished');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await shown(page, hashAt(2));
    await page.keyboard.press('ArrowLeft');
    await shown(page, hashAt(1));
    await page.keyboard.press('PageDown');
    await page.keyboard.press(']');
    const { state } = finished.history.steps[await at(page)]!;
    await shown(page, hash(state));
    expect(state.active).toBe(0);
    expect(await scrubber(page).getAttribute('aria-valuetext')).toContain(`Round ${state.round}`);
    await page.context().close();
  });

  it('opens the hands only of a game that is over', async () => {
    const page = await deviceWithGames();
    await openReplay(page, 'halfway');
    expect(await button(page, 'All hands').count()).toBe(0);
    await page.getByText('This game is still running').waitFor();
    await openReplay(page, 'finished');
    await scrubber(page).fill('8');
    await shown(page, hashAt(8));
    await button(page, 'All hands').click();
    const hands = page.getByRole('region', { name: 'All hands' });
    await hands.waitFor();
    const { players } = finished.history.steps[8]!.state;
    const names = players.flatMap(({ hand }) =>
      hand.map((quest) => finished.history.catalogue.quests[quest]!.name),
    );
    for (const name of names) expect(await hands.textContent()).toContain(name);
    await page.context().close();
  });

  it('is one step away from a running game, and so is the way back', async () => {
    const page = await deviceWithGames();
    await page.goto(`${app.url}#/game/halfway`);
    await page.locator('[data-decision] button').first().waitFor();
    await button(page, 'Menu').click();
    await button(page, 'Look back').click();
    await expect
      .poll(() => scrubber(page).getAttribute('aria-valuetext'))
      .toMatch(/^Move (\d+) of \1 /);
    await page.getByRole('link', { name: 'Back to now' }).click();
    await page.locator('[data-decision] button').first().waitFor();
    expect(new URL(page.url()).hash).toBe('#/game/halfway');
    await button(page, 'Menu').click();
    await button(page, 'Share').click();
    await page.getByRole('dialog', { name: 'Share' }).getByText('As a file').waitFor();
    await page.context().close();
  });

  it('continues from any moment as a study, and from there as another game', async () => {
    const page = await deviceWithGames();
    await openReplay(page, 'finished');
    await page.keyboard.press(']');
    const moves = await at(page);
    await shown(page, hashAt(moves));
    await button(page, 'Study from here').click();
    await button(page, 'Play on as a game').click();
    await page.waitForURL(/#\/game\//);
    await ready(page);
    const branch = (await readGames(page)).find(({ name }) => name?.includes(`move ${moves}`));
    expect(branch?.save.moves).toHaveLength(moves);
    expect(page.url()).toContain(`#/game/${branch?.id}`);
    await page.context().close();
  });
});

async function download(page: Page): Promise<string> {
  await button(page, 'Share').click();
  const saving = page.waitForEvent('download');
  await button(page, 'Save the transcript').click();
  const file = join(folder, `${crypto.randomUUID()}.jsonl`);
  await (await saving).saveAs(file);
  return file;
}

const importer = (page: Page) => page.locator('input[type=file]');

describe('a shared file', () => {
  it.each([['finished'], ['halfway']])('of the %s game satisfies rowan replay', async (id) => {
    const page = await deviceWithGames({ acceptDownloads: true });
    await openReplay(page, id);
    const file = await download(page);
    expect((await rowan('replay', '-q', file)).stdout).toContain('every hash agrees');
    await page.context().close();
  });

  it('comes back on another device, and a changed one is refused with its line', async () => {
    const page = await deviceWithGames({ acceptDownloads: true });
    await openReplay(page, 'finished');
    const file = await download(page);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const other = await openPage(app);
    other.setDefaultTimeout(45_000);
    await other.goto(`${app.url}#/games`);
    const changed = lines.with(11, lines[11]!.replace(/"hash":"./, '"hash":"x'));
    const tampered = join(folder, 'tampered.jsonl');
    writeFileSync(tampered, changed.join('\n'));
    await importer(other).setInputFiles(tampered);
    expect(await other.getByRole('alert').textContent()).toContain('Line 12: hash is "x');
    expect(await readGames(other)).toEqual([]);
    await importer(other).setInputFiles(file);
    await opened(other);
    await other.keyboard.press('End');
    await shown(other, hashAt(last));
    await other.goto(`${app.url}#/games`);
    await other.getByText('No games on this device yet.').waitFor();
    await importer(other).setInputFiles(file);
    await button(other, 'Keep this game').click();
    await button(other, 'Keep this game').waitFor({ state: 'detached' });
    await opened(other);
    const [imported] = await readGames(other);
    expect(imported?.save.table.seats).toEqual(finished.game.save.table.seats);
    await page.context().close();
    await other.context().close();
  });

  it('may be dropped on the page', async () => {
    const page = await openPage(app);
    await page.goto(`${app.url}#/games`);
    await importer(page).waitFor({ state: 'attached' });
    const held = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['{"type":"letter"}\n'], 'letter.jsonl'));
      return data;
    });
    await page.dispatchEvent('main', 'drop', { dataTransfer: held });
    expect(await page.getByRole('alert').textContent()).toContain(
      'Line 1: a saved game does not begin like this',
    );
    await page.context().close();
  });
});

/** Whoever follows a link twice, keeps its game and follows it again has one game. */
async function opensOnce(page: Page, link: string): Promise<void> {
  const follow = async (): Promise<void> => {
    await page.goto(`${app.url}#/games`);
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    await page.goto(link);
    await opened(page);
  };
  const listed = async (): Promise<number> => {
    await page.goto(`${app.url}#/games`);
    await page.locator('[data-game], main > p').first().waitFor();
    return page.locator('[data-game]').count();
  };
  await follow();
  expect(await listed()).toBe(0);
  await follow();
  await button(page, 'Keep this game').click();
  await button(page, 'Keep this game').waitFor({ state: 'detached' });
  await follow();
  expect(await button(page, 'Keep this game').count()).toBe(0);
  expect(await listed()).toBe(1);
  expect(await readGames(page)).toHaveLength(1);
}

describe('a link', () => {
  it('holds the whole game and the moment', async () => {
    const page = await deviceWithGames();
    await openReplay(page, 'finished');
    await scrubber(page).fill('17');
    await shown(page, hashAt(17));
    await button(page, 'Share').click();
    const link = await page.getByRole('textbox', { name: 'As a link' }).inputValue();
    expect(link.length).toBeLessThan(8000);
    const other = await openPage(app);
    other.setDefaultTimeout(45_000);
    await other.goto(link);
    await shown(other, hashAt(17));
    await other.getByRole('region', { name: 'Player 1' }).waitFor();
    await other.keyboard.press('End');
    await shown(other, hashAt(last));
    await opensOnce(other, link);
    await other.goto(`${link.slice(0, -40)}`);
    expect(await other.getByRole('alert').textContent()).toContain('cut off');
    await page.context().close();
    await other.context().close();
  });
});

describe('saved games', () => {
  it('are renamed, deleted and had back', async () => {
    const page = await deviceWithGames({ viewport: PHONE });
    await page.goto(`${app.url}#/games`);
    await button(page, /^Rename/)
      .first()
      .click();
    await page.getByLabel('Name of the game').fill('The long winter');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The long winter' }).waitFor();
    await button(page, 'Delete: The long winter').click();
    await page.getByText('“The long winter” was deleted.').waitFor();
    expect(await readGames(page)).toHaveLength(1);
    await button(page, 'Undo').click();
    await page.getByRole('heading', { name: 'The long winter' }).waitFor();
    expect(await readGames(page)).toHaveLength(2);
    await page.context().close();
  });
});

describe('everybody', () => {
  it.each([
    ['a laptop', DESK],
    ['a phone', PHONE],
  ])('can read games, replays and scores on %s', async (_, viewport) => {
    const page = await deviceWithGames({ viewport });
    await page.goto(`${app.url}#/games`);
    await page.locator('[data-game]').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await openReplay(page, 'finished');
    await scrubber(page).fill('20');
    await shown(page, hashAt(20));
    expect(await faults(page)).toEqual([]);
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(size).toEqual([viewport.width, viewport.height]);
    await button(page, 'Share').click();
    await button(page, 'Copy the link').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goto(`${app.url}#/game/finished`);
    await page.getByTestId('vp-chart').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });
});

describe('without a network', () => {
  it('the app starts and plays after the first visit', async () => {
    const { server, url } = await serveFolder(app.folder);
    const page = await openPage({ ...app, url }, { serviceWorkers: 'allow' });
    page.setDefaultTimeout(60_000);
    await controlled(page);
    server.close();
    server.closeAllConnections();
    await expect(fetch(url)).rejects.toThrow(TypeError);
    await page.reload();
    await button(page, 'Play now').click();
    await ready(page);
    await page.context().close();
  });
});
