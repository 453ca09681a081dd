import type { Page } from 'playwright-core';
import { builtIn } from '@rowan/cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDLE } from '../src/model/interaction.ts';
import { placeLabel } from '../src/model/labels.ts';
import { placeModel } from '../src/model/place.ts';
import { LANGUAGES, speak } from '../src/text/words.ts';
import { PHONE, closeApp, openApp, openPage, setUp, toMainPhase, type App } from './app.ts';
import { openGame, until } from './local.ts';
import { YOU, bot, playedGame, putGame } from './saved.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => closeApp(app));

const touch = { viewport: PHONE, hasTouch: true, isMobile: true };
const sizeOf = (page: Page, selector: string): Promise<[number, number]> =>
  page.evaluate((wanted) => {
    const { width, height } = document.querySelector(wanted)!.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  }, selector);

describe('a meeple that is carried', () => {
  it('is as large as it stood there, and nothing but itself', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await toMainPhase(page);
    const stood = await sizeOf(page, '[data-meeple=P] img');
    await page.locator('[data-meeple=P]').first().hover();
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 4 });
    await page.locator('[data-ghost]').waitFor();
    expect(await sizeOf(page, '[data-ghost]')).toEqual(stood);
    expect(await page.locator('[data-ghost]').innerText()).toBe('');
    await page.mouse.up();
    await page.context().close();
  });
});

describe('the table', () => {
  it('shows both of two who are even', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'tie');
    const marks = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>('section[aria-label="Final Encounter"] div > i'),
      ].map((mark) => [mark.style.left, mark.getBoundingClientRect().x] as const),
    );
    const even = marks.filter(([left]) => left === marks[0]![0]).map(([, x]) => x);
    expect(new Set(even).size).toBe(even.length);
    await page.context().close();
  });

  it('shows the end of the chronicle in a window of another size too', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await page.setViewportSize({ width: 1366, height: 1000 });
    await page.setViewportSize({ width: 1366, height: 700 });
    const below = (): Promise<number> =>
      page.evaluate(() => {
        const list = document.querySelector('section[aria-label="Chronicle"] ol')!;
        return Math.round(list.scrollHeight - list.clientHeight - list.scrollTop);
      });
    await expect.poll(below).toBeLessThan(2);
    await page.context().close();
  });

  it('lets a finger move the Market, and meeples be carried', async () => {
    const page = await openPage(app, touch);
    await setUp(page, ['bot:squire'], 'look');
    const actionOf = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).touchAction);
    expect(await actionOf('[data-meeple]')).toBe('none');
    await page.getByRole('button', { name: 'Market' }).tap();
    expect(await actionOf('[data-tile]')).toBe('pan-y');
    await page.context().close();
  });
});

describe('a narrow phone', () => {
  it('has the whole replay on its screen', async () => {
    const page = await openPage(app, { ...touch, viewport: { width: 360, height: 640 } });
    const { game } = playedGame([YOU, bot(1)], 'narrow', 40);
    await putGame(page, game);
    await page.goto(`${app.url}#/replay/${game.id}`);
    await page.locator('[data-control=toggle]').waitFor();
    const right = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('[aria-label=Replay] :is(button, input)')].map(
          (control) => control.getBoundingClientRect().right,
        ),
      ),
    );
    expect(right).toBeLessThanOrEqual(360);
    await page.context().close();
  });

  it('does not zoom in on what is typed', async () => {
    const page = await openPage(app, touch);
    await page.getByRole('button', { name: 'Set up a game' }).click();
    await page.getByLabel('Seed').waitFor();
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('input:not([type=checkbox]), select')].map((field) =>
        parseFloat(getComputedStyle(field).fontSize),
      ),
    );
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    await page.context().close();
  });
});

describe('a slot for the chosen tile', () => {
  afterAll(() => speak('en'));

  it.each(LANGUAGES)('speaks of a tile in %s', async (language) => {
    const { game: dealt, history } = playedGame([YOU, bot(1)], 'slots', 12);
    const first = history.steps.findIndex(({ state }) => state.decision?.seat === 0);
    const game = openGame({ ...dealt.save, moves: dealt.save.moves.slice(0, first) });
    await until(game, ({ view }) => view?.decision?.kind === 'develop');
    await speak(language);
    const [tile] = game.state.view!.market;
    const interaction = { ...IDLE, source: { kind: 'tile', tile: tile! } as const };
    const model = placeModel(builtIn, { ...game.state, interaction }, 7);
    expect(placeLabel(builtIn, model)).toMatch(/chosen tile|Plättchen|tuile choisie/);
    expect(placeLabel(builtIn, model)).not.toMatch(/[Mm]eeple/);
  });
});
