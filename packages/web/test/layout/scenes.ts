import type { Page } from 'playwright-core';
import { awake } from '../app.ts';
import { POSITIONS, type PositionName } from './positions.ts';
import { isPhone, settle, type Stage } from './stage.ts';

/** Everything that is looked at. */
export interface Scene {
  readonly name: string;
  /** Only on this table. */
  readonly only?: 'phone' | 'desk';
  /** A button that goes on has to be there. */
  readonly main?: true;
  /** Brings the page there, from wherever it was. */
  readonly open: (stage: Stage) => Promise<void>;
  /** What is done again at each size. */
  readonly arrange?: (page: Page) => Promise<void>;
}

let visits = 0;

/** Another question mark makes it another page: nothing of the last scene is left. */
async function go({ app, page }: Stage, hash: string): Promise<void> {
  await page.goto(`${app.url}?${++visits}${hash}`);
}

const sit =
  (game: string) =>
  async (stage: Stage): Promise<void> => {
    await go(stage, `#/game/${game}`);
    // Whoever builds on a phone has the market before them.
    await stage.page
      .locator('[data-decision] button:visible, [data-tile]:visible')
      .first()
      .waitFor();
    if (await stage.page.locator('[data-decision]').count()) await awake(stage.page);
  };

const quietly = async (page: Page, selector: string): Promise<void> => {
  const found = page.locator(selector).first();
  if (await found.count()) await found.dispatchEvent('click');
  await settle(page);
};

/** Serves as many places that light up as there are. */
async function draft(page: Page, most: number): Promise<void> {
  // What an earlier scene had chosen is kept on the device.
  await page.keyboard.press('Escape');
  await page.locator('[data-light=reach]').first().waitFor();
  for (let n = 0; n < most; n++) {
    const before = await page.locator('[data-drafted]').count();
    const reach = page.locator('[data-board] [data-light=reach] > button');
    if ((await reach.count()) === 0) return;
    await reach.first().dispatchEvent('click');
    await page.locator('[data-drafted]').nth(before).waitFor();
  }
}

const MAIN: ReadonlySet<PositionName> = new Set(['develop', 'backToBag']);

const decided = (name: PositionName): Scene => ({
  name,
  open: sit(name),
  ...(MAIN.has(name) ? { main: true as const } : {}),
});

/** What a turn goes through beside the plain questions. */
const TURN: readonly Scene[] = [
  {
    name: 'develop, sent',
    main: true,
    open: async (stage) => {
      await sit('develop')(stage);
      for (const work of ['construct', 'levelUp'])
        await quietly(stage.page, `[data-decision] [data-work=${work}] button`);
    },
  },
  {
    name: 'building, tile chosen',
    open: sit('building'),
    arrange: async (page) => {
      if (await isPhone(page)) await quietly(page, '[data-tabs] [data-tab=market]');
      await quietly(page, '[data-tile]:not([data-chosen])');
    },
  },
  {
    name: 'plan, meeple chosen',
    open: async (stage) => {
      await sit('plan')(stage);
      await stage.page.keyboard.press('1');
    },
  },
  {
    name: 'plan, drafted',
    main: true,
    open: async (stage) => {
      await sit('plan')(stage);
      await draft(stage.page, 6);
    },
  },
  {
    name: 'plan, refused',
    open: async (stage) => {
      await sit('plan')(stage);
      await stage.page.keyboard.press('1');
      await quietly(
        stage.page,
        '[data-board] [data-place]:not([data-light]) > button:not(:disabled)',
      );
      await stage.page.locator('[data-note], [data-wrong]').first().waitFor();
    },
  },
  {
    name: 'final, drafted',
    main: true,
    open: async (stage) => {
      await sit('final')(stage);
      await draft(stage.page, 6);
    },
  },
  {
    name: 'advice',
    open: async (stage) => {
      await sit('develop')(stage);
      await stage.page.keyboard.press('i');
      await stage.page.locator('[data-note] [data-told]').waitFor({ state: 'attached' });
      for (let step = 2; step <= 3; step++) await stage.page.keyboard.press('i');
      await stage.page.locator('[data-note] [data-reason]').waitFor({ state: 'attached' });
    },
  },
];

const tabbed = (position: PositionName, tab: string): Scene => ({
  name: `${position}, ${tab}`,
  only: 'phone',
  open: sit(position),
  arrange: (page) => quietly(page, `[data-tabs] [data-tab=${tab}]`),
});

const focused = (position: PositionName, focus: string): Scene => ({
  name: `${position}, ${focus}`,
  only: 'phone',
  open: sit(position),
  arrange: (page) => quietly(page, `[data-focus=${focus}]`),
});

const TABS = ['market', 'quests', 'rivals', 'log'];
const DISTRICTS = ['castle', 'villages', 'cathedral', 'university'];

const PHONE: readonly Scene[] = [
  ...TABS.map((tab) => tabbed('final', tab)),
  tabbed('develop', 'market'),
  tabbed('solo', 'rivals'),
  ...DISTRICTS.map((focus) => focused('final', focus)),
  focused('develop', 'capitol'),
];

const key =
  (pressed: string, then: string) =>
  async (stage: Stage): Promise<void> => {
    await sit('plan')(stage);
    await stage.page.keyboard.press(pressed);
    await stage.page.locator(then).first().waitFor();
  };

const at =
  (hash: string, then: string) =>
  async (stage: Stage): Promise<void> => {
    await go(stage, hash);
    await stage.page.locator(then).first().waitFor();
  };

const BESIDE: readonly Scene[] = [
  { name: 'rules', open: key('?', 'dialog [data-rule]') },
  { name: 'score', open: at('#/game/over', '[data-testid=final-score]') },
  { name: 'replay', open: at('#/replay/over/120', '[data-control=toggle]') },
  { name: 'landing', open: at('#/', 'h1') },
  { name: 'set-up', open: at('#/setup', 'select') },
  { name: 'games', open: at('#/games', 'a[href^="#/game/"]') },
  { name: 'tutorial', open: at('#/learn', '[data-coach]') },
  {
    name: 'menu',
    open: async (stage) => {
      await sit('plan')(stage);
      await quietly(stage.page, 'button:has(use[href="#icon-menu"])');
      await stage.page.locator('dialog[open]').waitFor();
    },
  },
];

/** Somebody with a name, at a table of their own where one is asked for. */
const met =
  (where: 'friends' | 'table', then: string) =>
  async (stage: Stage): Promise<void> => {
    const { app, page } = stage;
    const hash = await page.evaluate(async (wanted) => {
      const post = (path: string, body: object): Promise<Response> =>
        fetch(`./api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('session', { name: 'Hawthorn' });
      if (wanted === 'friends') return '#/friends';
      const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }];
      const opened = await post('tables', { towers: true, seats, public: false });
      const { table, invite } = (await opened.json()) as Record<string, string>;
      return `#/t/${table}/${invite}`;
    }, where);
    await page.goto(`${app.url}?${++visits}${hash}`);
    await page.locator(then).first().waitFor();
  };

const FAR: readonly Scene[] = [
  { name: 'name', open: at('#/friends', 'form input') },
  { name: 'friends', open: met('friends', '#lobby') },
  { name: 'gather', open: met('table', 'main h1') },
  { name: 'ladder', open: at('#/ladder', 'main h1') },
  { name: 'history', open: at('#/history', 'main h1') },
];

const LEARN: readonly Scene[] = [
  { name: 'puzzle', open: at('#/puzzles', '[data-puzzle]') },
  { name: 'daily', open: at('#/daily', '[data-mode]') },
  { name: 'records', open: at('#/records', 'main h1') },
  { name: 'study', open: at('#/study', 'main h1') },
];

export const SCENES: readonly Scene[] = [
  ...POSITIONS.map(decided),
  ...TURN,
  ...PHONE,
  ...BESIDE,
  ...FAR,
  ...LEARN,
];

export const sceneOf = (name: string): Scene => {
  const scene = SCENES.find((one) => one.name === name);
  if (!scene) throw new Error(`no such scene: ${name}`);
  return scene;
};
