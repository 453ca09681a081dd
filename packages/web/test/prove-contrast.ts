import { DESK, PHONE, closeApp, openPage, setUp, toMainPhase, type App } from './app.ts';
import { contrastOf, type Faint } from './contrast.ts';
import { finish, openForProof, tell, wanted } from './proof.ts';
import { YOU, bot, playedGame, putGame } from './saved.ts';
import type { Page } from 'playwright-core';

/** AA on pixels: every text of the main screens, in both themes, on a desk and on a phone. */

const { short, seed } = wanted();
const THEMES = ['night', 'day'] as const;
const SIZES = short ? [DESK] : [DESK, PHONE];

interface Found extends Faint {
  readonly on: string;
}

interface Look {
  readonly page: Page;
  readonly on: string;
  readonly found: Found[];
  measured: number;
}

async function see(look: Look, screen: string): Promise<void> {
  const { measured, faint } = await contrastOf(look.page);
  look.measured += measured;
  look.found.push(...faint.map((one) => ({ ...one, on: `${look.on} ${screen}` })));
  tell(`${look.on} ${screen}: ${measured} texts, ${faint.length} faint`);
}

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => void (location.hash = to), hash);

async function seePages(look: Look): Promise<void> {
  const { page } = look;
  await see(look, 'landing');
  await goTo(page, '#/setup');
  await page.getByLabel('Seed').waitFor();
  await see(look, 'setup');
  const { game } = playedGame([YOU, bot(1), bot(2)], `contrast ${seed}`);
  await putGame(page, game);
  await goTo(page, '#/games');
  await page.getByRole('link', { name: 'Replay' }).or(page.getByText('Replay')).first().waitFor();
  await see(look, 'games');
  await goTo(page, `#/game/${game.id}`);
  await page.getByTestId('final-score').waitFor();
  await see(look, 'score');
  await goTo(page, `#/replay/${game.id}/60`);
  await page.getByRole('button', { name: 'Study from here' }).waitFor();
  await see(look, 'replay');
  await goTo(page, '#/');
}

async function seePanes(look: Look): Promise<void> {
  const { page } = look;
  for (const tab of ['market', 'quests', 'rivals', 'log', 'table']) {
    const button = page.locator(`nav button[data-tab=${tab}]`);
    if (!(await button.count())) return;
    await button.click();
    await see(look, tab);
  }
}

async function seeGame(look: Look): Promise<void> {
  const { page } = look;
  await setUp(page, ['bot:squire', 'bot:squire'], `contrast ${seed}`);
  await see(look, 'development');
  await seePanes(look);
  await toMainPhase(page);
  await see(look, 'main');
  await page.keyboard.press('d');
  await page.getByRole('menuitem').first().waitFor();
  await see(look, 'list');
  await page.keyboard.press('1');
  await page.locator('[data-decision] ul').first().waitFor();
  await page.keyboard.press('d');
  await see(look, 'plan');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('dialog[open]').waitFor();
  await see(look, 'menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.getByLabel('Search the rules').waitFor();
  await see(look, 'rules');
}

async function lookAt(app: App, theme: string, viewport: typeof DESK): Promise<Look> {
  const page = await openPage(app, {
    viewport,
    painted: true,
    hasTouch: viewport === PHONE,
    isMobile: viewport === PHONE,
  });
  await page.evaluate(
    (now) =>
      localStorage.setItem(
        'rowan:settings',
        JSON.stringify({ theme: now, speed: 'instant', sound: false }),
      ),
    theme,
  );
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const look: Look = { page, on: `${theme} ${viewport.width}`, found: [], measured: 0 };
  await seePages(look);
  await seeGame(look);
  await page.context().close();
  return look;
}

const app = await openForProof();
const looks: Look[] = [];
for (const theme of THEMES)
  for (const viewport of SIZES) looks.push(await lookAt(app, theme, viewport));
await closeApp(app);

const texts = looks.reduce((sum, { measured }) => sum + measured, 0);
const faint = looks.flatMap(({ found }) => found);
finish({
  proof: 'contrast',
  ok: faint.length === 0,
  texts,
  faint,
});
