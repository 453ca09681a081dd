import { view } from '@rowan/rules';
import { branchOf } from '@rowan/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  DESK,
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
import { momentOf } from '../src/client/drafts.ts';
import { IDLE, setPlan } from '../src/model/interaction.ts';
import { faults } from './axe.ts';
import { YOU, bot, playedGame, putGame, readGames } from './saved.ts';
import { wasteIn } from './waste.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The viewer's plan is open, and theirs is the last word before the strongest bot's turn. */
const { history, game } = playedGame([YOU, { ...bot(1), bot: 'earl' }], 'coached');
const turn = history.steps.findLastIndex(
  ({ state: { decision, lastRound, round } }) =>
    decision?.seat === 0 && decision.kind === 'plan' && lastRound === 0 && round > 3,
);
const open = { ...game, save: branchOf(history, turn), over: false };

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => closeApp(app));

async function atThePlan(language: string, options = {}): Promise<Page> {
  const page = await openPage(app, options);
  page.setDefaultTimeout(45_000);
  await page.evaluate(
    (spoken) =>
      localStorage.setItem(
        'rowan:settings',
        JSON.stringify({ speed: 'instant', sound: false, language: spoken }),
      ),
    language,
  );
  await putGame(page, open);
  await page.goto(`${app.url}#/game/${open.id}`);
  await page.reload();
  await page.locator('[data-light=reach]').first().waitFor();
  // Keys come with what is heard.
  await page.getByRole('log').waitFor({ state: 'attached' });
  await awake(page);
  return page;
}

const reason = (page: Page) => page.locator('[data-reason]');

/** Asks for all three steps, by key. */
async function askAll(page: Page): Promise<void> {
  await page.keyboard.press('i');
  await page.locator('[data-told=where]').waitFor();
  for (const step of ['[data-told=what]', '[data-reason]']) {
    await page.keyboard.press('i');
    await page.locator(step).waitFor();
  }
}

/** Notes on the page that something was there, be it for a moment. */
const notice = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    new MutationObserver(() => {
      if (document.querySelector(wanted)) document.body.dataset['noticed'] = 'yes';
    }).observe(document.body, { subtree: true, childList: true });
  }, selector);

const { waste, wasteful } = wasteIn(history);

/** The wasteful plan lies on the board, as it was left there. */
async function atTheWaste(viewport: typeof DESK): Promise<Page> {
  const before = history.steps[wasteful - 1]!.state;
  const interaction = setPlan(IDLE, waste);
  const draft = { moment: momentOf(view(before, 0)), seat: 0, interaction };
  const page = await openPage(app, { viewport });
  await putGame(page, { ...open, save: branchOf(history, wasteful - 1) });
  await page.evaluate(
    ([key, kept]) => localStorage.setItem(key!, kept!),
    [`rowan:draft:${open.id}`, JSON.stringify(draft)],
  );
  await page.goto(`${app.url}#/game/${open.id}`);
  await page.locator('[data-decision] [data-main]').waitFor();
  await page.getByRole('log').waitFor({ state: 'attached' });
  await awake(page);
  return page;
}

const planned = async (page: Page): Promise<boolean> =>
  (await readGames(page))[0]!.save.moves.length >= wasteful;

describe('a warning', () => {
  it.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])('comes once on a %s before a wasteful plan, and does not stop it', async (_, viewport) => {
    const page = await atTheWaste(viewport);
    await page.locator('[data-decision] [data-main]').click();
    await page.locator('[data-warning]').first().waitFor();
    expect(await planned(page)).toBe(false);
    expect(await faults(page)).toEqual([]);
    await awake(page);
    await page.keyboard.press('c');
    await vi.waitFor(async () => expect(await planned(page)).toBe(true), { timeout: 30_000 });
    await page.context().close();
  });

  it('lays out what it means, and is silent where it was switched off', async () => {
    const page = await atTheWaste(DESK);
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Lay it out' }).first().click();
    expect(await page.locator('[data-warning]').count()).toBe(0);
    await page.keyboard.press('z');
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'c' })));
    await awake(page);
    await page.getByRole('button', { name: 'No more warnings' }).click();
    await vi.waitFor(async () => expect(await planned(page)).toBe(true), { timeout: 30_000 });
    expect(await page.evaluate(() => localStorage.getItem('rowan:settings'))).toContain(
      '"warnings":false',
    );
    await page.context().close();
  });
});

describe('the coach', () => {
  it.each([
    ['en', /It (brings|defeats|completes).*(next best|About as good)/s],
    ['de', /Das (bringt|besiegt|erfüllt).*(Nächstbeste|gleich gut)/s],
    ['fr', /Cela (rapporte|vainc|accomplit).*(deuxième idée|équivalent)/s],
  ])('says in %s why a plan is good, against the next best', async (language, words) => {
    const page = await atThePlan(language);
    // On a very busy machine the coach may not get beyond its first idea.
    const asked = async (): Promise<void> => {
      const close = page.locator('[data-note] > button');
      if (await close.isVisible()) await close.click();
      await askAll(page);
      await page.locator('[data-place][data-drafted]').first().waitFor();
      expect(await reason(page).innerText()).toMatch(words);
    };
    await vi.waitFor(asked, { timeout: 90_000, interval: 200 });
    await page.context().close();
  });

  it.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])(
    'tells on a %s where to look, then what, then why, each when it is asked for',
    async (_, viewport) => {
      const page = await atThePlan('en', { viewport });
      const [where, what] = ['where', 'what'].map((step) => page.locator(`[data-told=${step}]`));
      await page.locator('[data-command=hint]').first().click();
      await where!.waitFor();
      // No move is told: nothing lies on the board, and what is marked is no place.
      expect(await page.locator('[data-drafted], [data-place][data-advised]').count()).toBe(0);
      expect((await what!.count()) + (await reason(page).count())).toBe(0);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'What to do' }).click();
      await page.locator('[data-drafted]').first().waitFor();
      expect((await what!.count()) - (await reason(page).count())).toBe(1);
      await page.getByRole('button', { name: 'Why' }).click();
      await reason(page).waitFor();
      expect(await page.locator('[data-told], [data-next]').count()).toBe(2);
      expect(await faults(page)).toEqual([]);
      await page.context().close();
    },
  );

  it('is silent about a game that has moved on', async () => {
    const page = await openPage(app);
    await setUp(page, ['bot:squire'], 'look');
    await toMainPhase(page);
    await notice(page, '[data-reason]');
    // In one breath: the coach has no time to lay out a plan that would be taken back instead.
    await page.evaluate(() => {
      for (const key of ['i', 'z']) dispatchEvent(new KeyboardEvent('keydown', { key }));
    });
    await page.getByRole('button', { name: 'To the Main Phase' }).waitFor();
    expect(await page.locator('[data-advised]').count()).toBe(0);
    await askAll(page);
    expect(await page.locator('[data-place][data-drafted]').count()).toBe(0);
    // What it speaks of is marked: who goes to the Capitol, or the way on.
    await page.locator('[data-advised]').first().waitFor();
    await page.context().close();
  });
});

/** Counts the workers of a page's device. */
async function workersOf(page: Page): Promise<() => Promise<number>> {
  const { targetInfo } = await (
    await page.context().newCDPSession(page)
  ).send('Target.getTargetInfo');
  const session = await app.browser.newBrowserCDPSession();
  return async () =>
    (await session.send('Target.getTargets')).targetInfos.filter(
      ({ type, browserContextId }) =>
        type === 'worker' && browserContextId === targetInfo.browserContextId,
    ).length;
}

/** Assigns nobody, and means it. */
async function pass(page: Page): Promise<void> {
  await page.keyboard.press('c');
  await page.getByText('Really assign nobody?').waitFor();
  await awake(page);
  await page.keyboard.press('c');
}

describe('a bot', () => {
  it('is seen thinking', async () => {
    const page = await atThePlan('en');
    await notice(page, '[data-thinking="1"][aria-valuenow]');
    await pass(page);
    await page.locator('body[data-noticed]').waitFor();
    await ready(page);
    expect(await page.locator('[data-thinking]').count()).toBe(0);
    await page.context().close();
  });

  it('stops when the game is left: no worker is left, nothing is played', async () => {
    const page = await atThePlan('en');
    const workers = await workersOf(page);
    await notice(page, '[data-thinking="1"]');
    await pass(page);
    await page.locator('body[data-noticed]').waitFor();
    expect(await workers()).toBeGreaterThan(0);
    await page.evaluate(() => (location.hash = '#/'));
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await vi.waitFor(async () => expect(await workers()).toBe(0), { timeout: 30_000 });
    const moves = async (): Promise<number> => (await readGames(page))[0]!.save.moves.length;
    const left = await moves();
    // Longer than any bot may think.
    await page.waitForTimeout(1600);
    expect(await moves()).toBe(left);
    await page.context().close();
  });
});
