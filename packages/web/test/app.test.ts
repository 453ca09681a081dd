import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  chronicle,
  DESK,
  PHONE,
  awake,
  closeApp,
  openApp,
  openPage,
  playToTheEnd,
  ready,
  setUp,
  toMainPhase,
  type App,
} from './app.ts';
import { atRest, faults } from './axe.ts';

vi.setConfig({ testTimeout: 180_000 });

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => closeApp(app));

const zipped = (file: string): number => gzipSync(readFileSync(file)).length;

/** What shows where the game stands, without what a player is still putting together. */
const position = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-place] > button, [data-vp], [data-meeple]')]
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      .join('|'),
  );

const button = (page: Page, name: string) => page.getByRole('button', { name });
const command = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Deals the same game by `Play now`, and notes when its first decision is there. */
async function prepare(page: Page, key: number): Promise<void> {
  await page.addInitScript((byte) => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.fill(byte);
      return array;
    };
    new MutationObserver((_, observer) => {
      if (!document.querySelector('section[aria-label="Your decision"] > div > button > b')) return;
      observer.disconnect();
      document.documentElement.dataset['decided'] = String(Date.now());
    }).observe(document, { subtree: true, childList: true });
  }, key);
}

describe('the first minute', () => {
  it.each([
    ['the person begins', 1, false, 107_000],
    ['a bot begins', 2, true, 128_000],
  ])(
    'takes one click to a decision, with little to load if %s',
    async (_, key, botFirst, limit) => {
      const page = await openPage(app);
      await prepare(page, key);
      const loaded: { readonly request: Request; readonly seen: number }[] = [];
      page.context().on('request', (request) => loaded.push({ request, seen: Date.now() }));
      await page.reload();
      await button(page, 'Play now').click();
      // Whoever rests the pointer on a card looks at it closely, which is another thing to load.
      await page.mouse.move(0, 0);
      await page.locator('html[data-decided]').waitFor();
      const decided = Number(await page.locator('html').getAttribute('data-decided'));
      // Requests of workers do not all tell when they started.
      const startOf = ({ request, seen }: (typeof loaded)[number]): number =>
        request.timing().startTime > 0 ? request.timing().startTime : seen;
      const paths = loaded
        .filter((one) => startOf(one) <= decided)
        .map(({ request }) => new URL(request.url()).pathname);
      const names = [...new Set(paths.filter((path) => path.endsWith('.js')))];
      const sum = names.reduce((all, name) => all + zipped(join(app.folder, name)), 0);
      console.log(`scripts before the first decision: ${sum} bytes gzip`);
      expect(names.some((name) => name.includes('table.worker'))).toBe(true);
      expect(names.some((name) => name.includes('bots.worker'))).toBe(botFirst);
      expect(sum).toBeLessThan(limit);
      await page.context().close();
    },
  );

  it('keeps the engine out of the page', () => {
    const assets = join(app.folder, 'assets');
    const page = readdirSync(assets).filter(
      (name) => name.endsWith('.js') && !name.includes('worker'),
    );
    const text = page.map((name) => readFileSync(join(assets, name), 'utf8')).join('');
    expect(text).not.toContain('quietRounds:0');
    expect(text).not.toContain('Sawdust Wraith');
  });
});

describe('whole games through the page', () => {
  it('alone against the Royal Guard', async () => {
    const page = await openPage(app);
    await button(page, 'Alone against the Royal Guard').click();
    await ready(page);
    await playToTheEnd(page);
    await expect(
      page.getByText(/wins? with|share the victory/).textContent(),
    ).resolves.toBeTruthy();
    await page.context().close();
  }, 400_000);

  it('with three bots', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire', 'bot:squire', 'bot:squire'], 'four at the table');
    await playToTheEnd(page);
    expect(await page.locator('[data-total]').count()).toBe(4);
    await page.context().close();
  }, 400_000);
});

describe('a turn', () => {
  it('by clicks; undo reaches back to the seal and no further', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    const start = await position(page);
    await toMainPhase(page);
    await page.locator('[data-light=reach] > button').first().click();
    await page.locator('[data-drafted]').first().waitFor();
    await command(page, 'Undo').click();
    await page.locator('[data-drafted]').waitFor({ state: 'detached' });
    await command(page, 'Redo').click();
    await page.locator('[data-drafted]').first().waitFor();
    await command(page, 'Undo').click();
    await command(page, 'Undo').click();
    await button(page, 'To the Main Phase').waitFor();
    expect(await position(page)).toBe(start);
    expect(await command(page, 'Undo').isDisabled()).toBe(true);
    await command(page, 'Redo').click();
    await page.locator('[data-light=reach] > button').first().click();
    await page.getByText('no undo').waitFor();
    await button(page, 'Carry out the plan').click();
    await ready(page);
    expect(await command(page, 'Undo').isDisabled()).toBe(true);
    await page.context().close();
  });

  it('by dragging meeples and tiles', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'twice');
    await page.locator('[data-tile]').first().dragTo(page.locator('[data-place="7"]'));
    await page.locator('[data-place="7"][data-kind=tile]').waitFor();
    if (await button(page, 'To the Main Phase').count()) await toMainPhase(page);
    await page.locator('[data-meeple=P]').first().dragTo(page.locator('[data-place="3"]'));
    await page.locator('[data-place="3"][data-drafted]').waitFor();
    await button(page, 'Carry out the plan').click();
    await ready(page);
    expect(await chronicle(page).getByText('You: Hall of Apprentices (1 Peasant)').count()).toBe(1);
    await page.context().close();
  });

  it('by the keyboard alone', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await page.keyboard.press('c');
    await button(page, 'Assign nobody').waitFor();
    await page.keyboard.press('1');
    await page.locator('[data-place="15"] > button').focus();
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.parentElement?.dataset['place'])).toBe(
      '3',
    );
    await page.keyboard.press('Enter');
    await page.locator('[data-place="3"][data-drafted]').waitFor();
    await awake(page);
    await page.keyboard.press('c');
    // Others could have served a place as well: that is said once.
    await page.locator('[data-warning]').first().waitFor();
    await awake(page);
    await page.keyboard.press('c');
    await ready(page);
    expect(await chronicle(page).getByText('You: Hall of Apprentices (1 Peasant)').count()).toBe(1);
    await page.context().close();
  });

  it('by taps on a phone', async () => {
    const page = await openPage(app, { viewport: PHONE, hasTouch: true, isMobile: true });
    await setUp(page, ['bot:squire'], 'look');
    await button(page, 'To the Main Phase').tap();
    await page.locator('[data-focus=university]').tap();
    await atRest(page);
    await page.locator('[data-meeple=P]').first().tap();
    await page.locator('[data-place="3"] > button').tap();
    await page.locator('[data-place="3"][data-drafted]').waitFor();
    await button(page, 'Carry out the plan').tap();
    await page.locator('[data-warning]').first().waitFor();
    await awake(page);
    await button(page, 'Confirm it anyway').tap();
    await ready(page);
    await button(page, 'Chronicle').tap();
    expect(await chronicle(page).getByText('You: Hall of Apprentices (1 Peasant)').count()).toBe(1);
    await page.context().close();
  });

  it('does not run away with a double click', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await button(page, 'To the Main Phase').dblclick();
    await button(page, 'Assign nobody').waitFor();
    await button(page, 'Assign nobody').dblclick();
    await page.getByText('Really assign nobody?').waitFor();
    expect(await page.getByText('You assigned nobody').count()).toBe(0);
    await page.context().close();
  });

  it('is refused in words, with the rule', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await toMainPhase(page);
    await page.locator('[data-place="31"] > button').click();
    await page.getByText('only in the last 2 rounds').waitFor();
    await button(page, 'Rule E3').click();
    const paragraph = page.locator('dialog [data-marked]');
    expect(await paragraph.textContent()).toContain('E3');
    await page.context().close();
  });
});

describe('a reload', () => {
  it('resumes in the middle of the turn', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'twice');
    await page.locator('[data-tile]').first().click();
    await page.locator('[data-place="7"][data-light] > button').click();
    await page.locator('[data-kind=tile]').first().waitFor();
    const before = await position(page);
    await page.reload();
    await ready(page);
    expect(await position(page)).toBe(before);
    await page.context().close();
  });
});

/** Puts a Peasant on a place that is still free; resolves with all places of the plan. */
async function placeOne(page: Page): Promise<string[]> {
  const before = await page.locator('[data-place][data-drafted]').count();
  await page.locator('[data-meeple=P]').first().click();
  await page.locator('[data-place][data-light]:not([data-drafted]) > button').first().click();
  await page.locator('[data-place][data-drafted]').nth(before).waitFor();
  return drafted(page);
}

const drafted = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-place][data-drafted]')].map(
      (place) => `${place.dataset['place']}: ${place.querySelectorAll('button').length}`,
    ),
  );

const keptDrafts = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('rowan:draft:'))
      .map((key): [string, string] => [key, localStorage.getItem(key)!]),
  );

describe('a half-made plan', () => {
  it('is there again after a reload, and can be taken back piece by piece', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'twice');
    await toMainPhase(page);
    await placeOne(page);
    const before = await placeOne(page);
    expect(before).toHaveLength(2);
    await page.reload();
    await page.locator('[data-place][data-drafted]').nth(1).waitFor();
    expect(await drafted(page)).toEqual(before);
    await command(page, 'Undo').click();
    await page.locator('[data-place][data-drafted]').nth(1).waitFor({ state: 'detached' });
    expect(await drafted(page)).toHaveLength(1);
    await page.context().close();
  });

  it('is gone once the game has moved on', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await toMainPhase(page);
    await page.locator('[data-light=reach] > button').first().click();
    await page.locator('[data-place][data-drafted]').waitFor();
    const old = await keptDrafts(page);
    expect(old).toHaveLength(1);
    await button(page, 'Carry out the plan').click();
    await ready(page);
    expect(await keptDrafts(page)).toEqual([]);
    // Even if the device still had it.
    await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), old[0]!);
    await page.reload();
    await ready(page);
    expect(await drafted(page)).toEqual([]);
    expect(await keptDrafts(page)).toEqual([]);
    await page.context().close();
  });

  it('of the Capitol is there again, too', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await button(page, 'Construct with 1 Peasant').click();
    await page.locator('[data-target=construct][data-drafted]').waitFor();
    await page.reload();
    await page.locator('[data-target=construct][data-drafted]').waitFor();
    await awake(page);
    expect(await button(page, 'Send to the Capitol').isEnabled()).toBe(true);
    await page.context().close();
  });
});

const overflow = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [Math.max(0, scrollHeight - innerHeight), Math.max(0, scrollWidth - innerWidth)];
  });

/** Regions of the screen that lie over each other. */
const overlaps = (page: Page, selector: string): Promise<number> =>
  page.evaluate((regions) => {
    const boxes = [...document.querySelectorAll(regions)].map((one) => one.getBoundingClientRect());
    let n = 0;
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        if (
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1
        )
          n++;
    return n;
  }, selector);

describe('the screen', () => {
  it.each([
    ['a laptop', DESK, 'main > div > *'],
    ['a phone', PHONE, 'main > div > *'],
  ])('of %s neither scrolls nor overlaps', async (_, viewport, regions) => {
    const page = await openPage(app, { viewport });
    expect(await overflow(page)).toEqual([0, 0]);
    await setUp(page, ['bot:squire', 'bot:squire', 'bot:squire'], 'screen');
    expect(await overflow(page)).toEqual([0, 0]);
    expect(await overlaps(page, regions)).toBe(0);
    expect(await overlaps(page, '[data-board] [data-place]')).toBe(0);
    await page.context().close();
  });
});

describe('everybody', () => {
  it.each([
    ['a laptop', DESK],
    ['a phone', PHONE],
  ])('can read every page on %s', async (_, viewport) => {
    const page = await openPage(app, { viewport });
    expect(await faults(page)).toEqual([]);
    await button(page, 'Set up a game').click();
    await page.getByLabel('Seed').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goBack();
    await setUp(page, ['bot:squire', 'bot:squire'], 'axe');
    expect(await faults(page)).toEqual([]);
    await toMainPhase(page);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('t');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('h');
    await page.getByLabel('Search the rules').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });
});
