import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PHONE, awake, closeApp, openApp, openPage, type App } from './app.ts';
import { atRest } from './axe.ts';
import { positions } from './layout/positions.ts';
import { putGame } from './saved.ts';

vi.setConfig({ testTimeout: 180_000 });

let app: App;
let page: Page;
let fingers: CDPSession;
beforeAll(async () => {
  app = await openApp();
  page = await openPage(app, { viewport: PHONE, hasTouch: true, isMobile: true });
  fingers = await page.context().newCDPSession(page);
  const { develop, plan, overflow, discardQuest } = positions(1);
  await putGame(page, overflow);
  await putGame(page, discardQuest);
  await putGame(page, plan);
  await putGame(page, { ...develop, updated: plan.updated + 1000 });
}, 120_000);
afterAll(() => closeApp(app));

async function sit(game: string): Promise<void> {
  await page.goto(`${app.url}?${game}${Math.random()}#/game/${game}`);
  await page.locator('[data-decision] button').first().waitFor();
  await awake(page);
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly number[]) =>
  fingers.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: type === 'touchEnd' ? [] : [{ x: at[0]!, y: at[1]! }],
  });

async function middleOf(of: Locator): Promise<[number, number]> {
  await of.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await of.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

const tab = (name: string): Locator => page.locator(`[data-tabs] [data-tab=${name}]`);
const look = (): Locator => page.getByRole('dialog');

/** Rests upon something until the closer look is there, lifts the finger and closes it. */
async function lookAt(of: Locator): Promise<string> {
  const at = await middleOf(of);
  await touch('touchStart', at);
  await look().waitFor();
  await touch('touchEnd', at);
  const name = await look().getAttribute('aria-label');
  await look().getByRole('button', { name: 'Close' }).tap();
  await look().waitFor({ state: 'detached' });
  return name ?? '';
}

describe('a long press', () => {
  it('looks closer at everything, and does nothing else', async () => {
    await sit('plan');
    const foe = page.locator('[data-board] [data-place]:has([data-type])').first();
    await page.locator(`[data-focus=${await foe.getAttribute('data-district')}]`).tap();
    await atRest(page);
    const names = [
      await lookAt(foe),
      await lookAt(page.locator('[data-board] [data-kind=start]').first()),
    ];
    expect(await page.locator('[data-drafted]').count()).toBe(0);
    await tab('market').tap();
    names.push(await lookAt(page.locator('[data-tile]').first()));
    names.push(await lookAt(page.locator('section[aria-label=Heroes] li button').first()));
    await tab('quests').tap();
    names.push(await lookAt(page.locator('section[aria-label="Your Quests"] li button').first()));
    await tab('log').tap();
    names.push(await lookAt(page.locator('li[data-look]').last()));
    expect(names.filter(Boolean)).toHaveLength(names.length);
  });

  it('at the Capitol tells what happens there', async () => {
    await sit('develop');
    await page.locator('[data-focus=capitol]').tap();
    await atRest(page);
    expect(await lookAt(page.locator('[data-target=construct]'))).toBe('Construct');
  });

  it('is none where the finger goes on', async () => {
    await tab('quests').tap();
    const [x, y] = await middleOf(
      page.locator('section[aria-label="Your Quests"] li button').first(),
    );
    await touch('touchStart', [x, y]);
    await touch('touchMove', [x, y + 30]);
    await page.waitForTimeout(700);
    expect(await look().count()).toBe(0);
    await touch('touchEnd', [x, y]);
    await tab('table').tap();
  });
});

describe('a tap', () => {
  it('on a Quest, a Hero or a tile that cannot be built looks closer', async () => {
    await sit('plan');
    for (const [pane, card] of [
      ['quests', 'section[aria-label="Your Quests"] li button'],
      ['market', 'section[aria-label=Heroes] li button'],
      ['market', '[data-tile]'],
    ] as const) {
      await tab(pane).tap();
      await page.locator(card).first().tap();
      await look().waitFor();
      expect(await look().getAttribute('aria-label')).toBeTruthy();
      await look().getByRole('button', { name: 'Close' }).tap();
      await look().waitFor({ state: 'detached' });
    }
  });

  it('on an ability in the Development panel uses it', async () => {
    await sit('develop');
    const abilities = page.locator('[data-decision] [data-work=ability] button');
    await abilities.first().waitFor();
    const before = await abilities.count();
    await abilities.first().tap();
    await expect.poll(() => abilities.count()).toBeLessThan(before);
  });
});

describe('a question', () => {
  const asked = (): Locator => page.locator('[data-decision] [role=group]');

  it('where a Monster goes tells how strong it is, and what lies in each district', async () => {
    await sit('overflow');
    await asked().getByRole('button', { name: 'A good move' }).waitFor();
    expect(await asked().locator('p').first().innerText()).toMatch(/\d+\s+\d+/);
    const districts = await asked().locator('li').allInnerTexts();
    expect(districts.length).toBeGreaterThan(1);
    for (const words of districts) expect(words).toMatch(/(?:no|\d) Monsters? there/);
  });

  it('which Quest goes tells how far each is', async () => {
    await sit('discardQuest');
    const words = await asked().locator('li').allTextContents();
    expect(words.filter((one) => /So far|Met:|Too many|You have/.test(one)).length).toBeGreaterThan(
      0,
    );
    expect(words.filter((one) => one.startsWith('new')).length).toBeGreaterThan(0);
    await lookAt(asked().locator('li button').first());
  });
});

describe('going back', () => {
  it('closes what lies over the game, and leaves the game only then', async () => {
    await page.goto(`${app.url}?back#/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => location.assign('#/game/plan'));
    await page.locator('[data-decision] button').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await look().waitFor();
    await page.goBack();
    await look().waitFor({ state: 'detached' });
    const pressed = (name: string): Promise<string | null> =>
      tab(name).getAttribute('aria-pressed');
    await tab('quests').tap();
    await expect.poll(() => pressed('quests')).toBe('true');
    await page.goBack();
    await expect.poll(() => pressed('table')).toBe('true');
    expect(new URL(page.url()).hash).toBe('#/game/plan');
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('from what was closed by its button leaves nothing behind', async () => {
    await page.evaluate(() => location.assign('#/game/plan'));
    await page.getByRole('button', { name: 'Menu' }).tap();
    await look().getByRole('button', { name: 'Close' }).tap();
    await look().waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

it('the game played last comes before a new one', async () => {
  await page.goto(`${app.url}?start#/`);
  const resume = page.getByRole('link', { name: /^Continue/ });
  await resume.waitFor();
  const [, first] = await middleOf(resume);
  const [, second] = await middleOf(page.getByRole('button', { name: /^Play now/ }));
  expect(first).toBeLessThan(second);
  expect(await resume.getAttribute('href')).toBe('#/game/develop');
});

it('what is carried is as large as it stood there, above the finger', async () => {
  await sit('plan');
  const meeple = page.locator('[data-meeple]').first();
  const [x, y] = await middleOf(meeple);
  const stood = (await meeple.locator('img').boundingBox())!;
  await touch('touchStart', [x, y]);
  for (const step of [10, 40, 80]) await touch('touchMove', [x, y - step]);
  const ghost = (await page.locator('[data-ghost]').boundingBox())!;
  await touch('touchEnd', [x, y]);
  expect(Math.abs(ghost.width - stood.width)).toBeLessThan(2);
  expect(ghost.y + ghost.height * 0.6).toBeLessThan(y - 80);
});
