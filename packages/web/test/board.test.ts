import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PHONE, closeApp, openApp, openPage, ready, setUp, toMainPhase, type App } from './app.ts';
import { atRest } from './axe.ts';
import { YOU, bot, playedGame, putGame } from './saved.ts';

vi.setConfig({ testTimeout: 120_000 });

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => closeApp(app));

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (of: Locator): Promise<Rect> => (await of.boundingBox())!;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const decision = (page: Page): Locator => page.locator('[data-decision]');

describe('the closer look', () => {
  it('waits until the pointer moves, and leaves the decision in sight', async () => {
    const page = await openPage(app);
    const quests = page.locator('section[aria-label="Your Quests"] li button');
    const look = page.getByRole('tooltip');
    await setUp(page, ['bot:squire'], 'look');
    const { x, y, width, height } = await boxOf(quests.last());
    await page.mouse.move(x + width / 2, y + height / 2);
    await look.waitFor();
    expect(overlap(await boxOf(look), await boxOf(decision(page)))).toBe(false);

    await page.evaluate(() => location.assign('#/'));
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.goBack();
    await ready(page);
    await page.waitForTimeout(600);
    expect(await look.count()).toBe(0);
    await page.mouse.move(x + width / 2 + 3, y + height / 2);
    await look.waitFor();
    await page.context().close();
  });

  it('at a Hero beside the decision stays clear of it too', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await page.locator('section[aria-label="Heroes"] li button').last().hover();
    const look = page.getByRole('tooltip');
    await look.waitFor();
    expect(overlap(await boxOf(look), await boxOf(decision(page)))).toBe(false);
    await page.context().close();
  });
});

/** Cards of the board whose name cannot be read: not there, or behind the meeples. */
const unread = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cards =
      '[data-board] [data-place]:is([data-kind=start], [data-kind=tile], [data-kind=room], [data-busy])';
    return [...document.querySelectorAll<HTMLElement>(cards)].flatMap((card) => {
      const name = card.querySelector<HTMLElement>('[data-name]');
      const at = name?.getBoundingClientRect();
      const meeples = [...card.querySelectorAll('[data-party] > *')].map((meeple) =>
        meeple.getBoundingClientRect(),
      );
      const hidden = meeples.some(
        (one) => at && one.top < at.bottom - 4 && one.bottom > at.top + 4,
      );
      return at && at.height > 8 && !hidden ? [] : [card.dataset['place']!];
    });
  });

describe('names on the board', () => {
  it.each([
    ['a laptop', {}],
    ['a phone', { viewport: PHONE, hasTouch: true }],
  ])('stand on every card of %s, with a party on it as well', async (_, options) => {
    const page = await openPage(app, options);
    await setUp(page, ['bot:squire'], 'names');
    await toMainPhase(page);
    const near = page.locator('[data-focus=castle]');
    if (await near.count()) await near.click();
    const reach = page.locator('[data-light=reach] > button');
    while ((await reach.count()) > 0) {
      const before = await page.locator('[data-drafted]').count();
      await reach.first().dispatchEvent('click');
      await page.locator('[data-drafted]').nth(before).waitFor();
      await page.waitForTimeout(300);
    }
    expect(await page.locator('[data-party]').count()).toBeGreaterThan(0);
    await atRest(page);
    expect(await unread(page)).toEqual([]);
    await page.context().close();
  });
});

describe('the city', () => {
  it('stands back if, and only if, something in it is lit', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    const standsBack = (): Promise<readonly boolean[]> =>
      page.evaluate(() => {
        const city = document.querySelector('[data-district]')!.parentElement!;
        return ['lit' in city.dataset, city.querySelector('[data-light]') !== null];
      });
    expect(await standsBack()).toEqual([false, false]);
    await page.locator('[data-meeple=P]').first().click();
    await page.locator('[data-target=construct][data-light]').waitFor();
    expect(await standsBack()).toEqual([true, true]);
    await page.locator('[data-meeple=P]').first().click();
    await page.locator('[data-target=construct]:not([data-light])').waitFor();
    expect(await standsBack()).toEqual([false, false]);
    await toMainPhase(page);
    await page.locator('[data-light=reach]').first().waitFor();
    expect(await standsBack()).toEqual([true, true]);
    await page.context().close();
  });
});

describe('the table in words', () => {
  it('tells all of a rival, and the Dark Council by the keyboard', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'words');
    const rivals = page.getByRole('region', { name: 'Other players' });
    const told = await rivals.ariaSnapshot();
    expect(told).toMatch(/Hazel, Squire\. \d+ VP\. Tavern: .* Bag: .* Lodgings: .*/);
    await page.getByRole('button', { name: 'Dark Council' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const tooltip = page.getByRole('tooltip').filter({ hasText: 'Three cards hide' });
    await tooltip.waitFor();
    const described = page.locator(':focus');
    await expect
      .poll(() => described.getAttribute('aria-describedby'))
      .toBe(await tooltip.getAttribute('id'));
    await page.keyboard.press('Escape');
    await expect.poll(() => described.getAttribute('aria-describedby')).toBeNull();
    await page.context().close();
  });
});

describe('after the game', () => {
  it('the score is found again from the board', async () => {
    const { game } = playedGame([YOU, bot(1)], 'over');
    const page = await openPage(app);
    await page.goto(`${app.url}?over#/games`);
    await putGame(page, game);
    await page.goto(`${app.url}?again#/game/${game.id}`);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.getByTestId('final-score').waitFor({ state: 'detached' });
    await decision(page).getByRole('button', { name: 'Final score' }).click();
    await expect.poll(() => page.getByTestId('final-score').count()).toBe(1);
    await page.context().close();
  });
});
