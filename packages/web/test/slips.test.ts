import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEAD_TIME, isSlip, panelCame } from '../src/base/slip.ts';
import {
  chronicle,
  PHONE,
  awake,
  closeApp,
  openApp,
  openPage,
  ready,
  setUp,
  toMainPhase,
  type App,
} from './app.ts';

describe('a press', () => {
  afterEach(() => panelCame(-Infinity));

  const pressed = (timeStamp: number, isTrusted = true) => ({ timeStamp, isTrusted });

  it('is meant for what was there before, until a while after the panel has come', () => {
    panelCame(1000);
    expect([900, 1000, 1250, 1000 + DEAD_TIME - 1].map((at) => isSlip(pressed(at)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isSlip(pressed(1000 + DEAD_TIME))).toBe(false);
  });

  it('of a script is always meant', () => {
    panelCame(1000);
    expect(isSlip(pressed(1001, false))).toBe(false);
  });
});

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => closeApp(app));

const button = (page: Page, name: string) => page.getByRole('button', { name });
const command = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The middle of a button, and its right end. */
async function pointsOf(page: Page, name: string): Promise<[number, number][]> {
  const { x, y, width, height } = (await button(page, name).boundingBox())!;
  return [0.5, 0.9].map((share) => [x + width * share, y + height / 2]);
}

/** Taps twice where the first tap changes what stands there. */
async function tapTwice(page: Page, [x, y]: [number, number], apart: number): Promise<void> {
  await page.mouse.click(x, y);
  await page.waitForTimeout(apart);
  await page.mouse.click(x, y);
}

/** How often the page says that the turn is gone, or asks about it, once the plan is asked for. */
const losses = async (page: Page): Promise<number> => {
  await button(page, 'Assign nobody').waitFor();
  const told = await chronicle(page).getByText('You assigned nobody').count();
  return told + (await page.getByRole('alert').count());
};

describe('nothing is thrown away', () => {
  it.each([
    ['a desk', {}],
    ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ])('by a second tap on %s, however soon it comes', async (_, device) => {
    const page = await openPage(app, device);
    await setUp(page, ['bot:squire'], 'look');
    for (const apart of [120, 400]) {
      await awake(page);
      const [middle] = await pointsOf(page, 'To the Main Phase');
      await tapTwice(page, middle!, apart);
      expect(await losses(page)).toBe(0);
      await command(page, 'Undo').click();
      await button(page, 'To the Main Phase').waitFor();
    }
    await page.context().close();
  });

  it('by a key that is held down', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await awake(page);
    for (let i = 0; i < 20; i++) {
      await page.keyboard.down('c');
      await page.waitForTimeout(50);
    }
    await page.keyboard.up('c');
    expect(await losses(page)).toBe(0);
    await command(page, 'Undo').click();
    await button(page, 'To the Main Phase').focus();
    await awake(page);
    for (let i = 0; i < 20; i++) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(50);
    }
    expect(await losses(page)).toBe(0);
    await page.context().close();
  });

  it('unasked: who assigns nobody while places glow is asked once more', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await toMainPhase(page);
    await button(page, 'Assign nobody').click();
    await page.getByText('Really assign nobody?').waitFor();
    await command(page, 'Back').click();
    await page.getByText('Really assign nobody?').waitFor({ state: 'detached' });
    await awake(page);
    await page.keyboard.press('c');
    await page.getByText('Really assign nobody?').waitFor();
    await button(page, 'Assign nobody').click();
    await ready(page);
    expect(await chronicle(page).getByText('You assigned nobody').count()).toBe(1);
    await page.context().close();
  });

  it('of what the others do: no button that skips it comes under the finger', async () => {
    const page = await openPage(app);
    await page.evaluate(() =>
      localStorage.setItem('rowan:settings', '{"speed":"calm","sound":false}'),
    );
    await page.reload();
    await setUp(page, ['bot:squire'], 'look');
    await toMainPhase(page);
    await page.locator('[data-light=reach] > button').first().click();
    const points = await pointsOf(page, 'Carry out the plan');
    await button(page, 'Carry out the plan').click();
    await page.locator('[data-decision]').getByText('Skip ahead').waitFor();
    const under = await page.evaluate(
      (all) => all.map(([x, y]) => document.elementFromPoint(x, y)?.closest('button') !== null),
      points,
    );
    expect(under).toEqual([false, false]);
    await page.context().close();
  });
});

describe('a turn begins anew', () => {
  it('with one key, back to its first decision, and can be had back', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await toMainPhase(page);
    await page.locator('[data-light=reach] > button').first().click();
    await page.locator('[data-place][data-drafted]').waitFor();
    await page.keyboard.press('r');
    await button(page, 'To the Main Phase').waitFor();
    expect(await command(page, 'Undo').isDisabled()).toBe(true);
    expect(await button(page, 'Restart turn').isDisabled()).toBe(true);
    await button(page, 'Redo').click();
    await button(page, 'Assign nobody').waitFor();
    await page.context().close();
  });
});
