import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TOPICS } from '../src/screens/tutorial/course.ts';
import { closeApp, openApp, openPage, ready, type App } from './app.ts';
import { faults } from './axe.ts';
import { ignore, listen, obey, study, unseen, type Said } from './pupil.ts';

vi.setConfig({ testTimeout: 240_000 });

/** What nobody leaves out who does what the coach says. */
const TAUGHT = [
  'construct.slot',
  'signs',
  'look',
  'location',
  'seal',
  'cv',
  'level',
  'wanted',
  'prey.quest',
  'corruption',
  'prestige',
  'crowns',
  'hint',
  'overlord',
];
/** Who does as they are told may still lose the last game. */
const ENDS = ['lesson.won', 'lesson.lost'];
const SMALLEST = { width: 360, height: 640 };

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 180_000);
afterAll(() => closeApp(app));

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Learn in ten minutes' }).click();
  await page.locator('[data-coach]').waitFor();
}

const topics = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-coach] li')].map(
      ({ dataset }) => dataset['state'] ?? '',
    ),
  );

describe('the tutorial', () => {
  it('is learnt to its end by doing what the coach says', async () => {
    const page = await openPage(app);
    await begin(page);
    const looked = new Set(['welcome', 'construct', 'overrun', ...ENDS]);
    const found: string[] = [];
    const said = await study(page, obey, async ({ key }) => {
      if (looked.has(key)) found.push(...(await faults(page)));
    });
    expect(found).toEqual([]);
    expect(unseen(said)).toEqual([]);
    const keys = said.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(TAUGHT));
    expect(ENDS).toContain(keys.at(-1));
    expect(await topics(page)).toEqual(TOPICS.map(() => 'learnt'));
    await page.getByRole('button', { name: 'See the score' }).click();
    await page.locator('[data-testid=final-score]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play a real game' }).click();
    await ready(page);
    expect(page.url()).toContain('#/game/');
    await page.context().close();
  });

  it('is learnt to its end on the smallest phone too', async () => {
    const page = await openPage(app, { viewport: SMALLEST, hasTouch: true });
    await begin(page);
    const said = await study(page, obey);
    expect(unseen(said)).toEqual([]);
    expect(said.map(({ key }) => key)).toEqual(expect.arrayContaining(TAUGHT));
    await page.context().close();
  });

  it('comes to its end on a phone held sideways, whatever else is done', async () => {
    const page = await openPage(app, { viewport: { width: 844, height: 390 } });
    await begin(page);
    expect(await faults(page)).toEqual([]);
    const remarks: string[] = [];
    const said = await study(page, ignore, async () => {
      remarks.push((await page.locator('[data-coach] [role=status]').textContent()) ?? '');
    });
    expect(unseen(said)).toEqual([]);
    expect(remarks.some((words) => words.startsWith('That works too.'))).toBe(true);
    await page.context().close();
  });

  it('can be left and resumed, and each step skipped by the keyboard', async () => {
    const page = await openPage(app);
    await begin(page);
    await listen(page);
    await page.keyboard.press('n');
    await page.locator('[data-coach=tavern]').waitFor();
    await page.getByRole('button', { name: 'Leave the tutorial' }).click();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await begin(page);
    await page.locator('[data-coach=tavern]').waitFor();
    await page.reload();
    await page.locator('[data-coach=tavern]').waitFor();
    await page.keyboard.press('n');
    await page.locator('[data-coach=construct]').waitFor();
    await page.keyboard.press('n');
    await page.locator('[data-coach="go.develop.more"]').waitFor();
    const after: Said = await listen(page);
    expect(after.ring).not.toBeNull();
    await page.context().close();
  });
});
