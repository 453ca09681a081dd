import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openPage, type Served } from '../app.ts';
import { atRest } from '../axe.ts';
import { callInPage } from '../bundled.ts';
import { playedGame, putGame, YOU, bot, type SavedGame } from '../saved.ts';
import type * as InPage from './page/in-page.ts';
import type { TextSize } from '../../src/base/settings.ts';
import type { Fault } from './page/faults.ts';
import { positions, type PositionName } from './positions.ts';
import type { Size } from './sizes.ts';

/** One page that is brought from scene to scene, and made as large as wanted. */

export type Language = 'en' | 'de' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr'];

export interface Stage {
  readonly app: Served;
  readonly page: Page;
}

export interface Props {
  readonly positions: Readonly<Record<PositionName, SavedGame>>;
  readonly over: SavedGame;
}

/** All games that are looked at. */
export function propsOf(seed: number): Props {
  const { game } = playedGame([YOU, bot(1), bot(2), bot(3)], `layout ${seed}`);
  return { positions: positions(seed), over: { ...game, id: 'over' } };
}

/** How things are said: in which language, and how large. */
export interface Spoken {
  readonly language: Language;
  readonly text?: TextSize;
}

/** A device with all the games, in a language. */
export async function openStage(app: Served, props: Props, spoken: Spoken): Promise<Stage> {
  const page = await openPage(app, { hasTouch: true, reducedMotion: 'reduce' });
  for (const game of [...Object.values(props.positions), props.over]) await putGame(page, game);
  await speak(page, spoken);
  return { app, page };
}

export async function speak(page: Page, spoken: Spoken): Promise<void> {
  await page.evaluate((said) => {
    const settings = { speed: 'instant', sound: false, ...said };
    localStorage.setItem('rowan:settings', JSON.stringify(settings));
  }, spoken);
  await page.reload();
}

const LOOK = { entry: join(import.meta.dirname, 'page', 'in-page.ts'), name: 'layoutLook' };

const call = <K extends keyof typeof InPage>(
  page: Page,
  what: K,
  ...given: Parameters<(typeof InPage)[K]>
): Promise<ReturnType<(typeof InPage)[K]>> => callInPage(page, LOOK, what, given);

/** Two frames after the last change, with nothing moving any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
  await atRest(page);
}

export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** What is wrong with the page as it stands there. */
export const faultsOf = (page: Page, { touch }: Size, main: boolean): Promise<Fault[]> =>
  call(page, 'measure', { touch, main });

export const mainFaultsOf = (page: Page, main: boolean): Promise<Fault[]> =>
  call(page, 'measureMain', main);

/** Whether the phone's table stands there. */
export const isPhone = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-tabs]').count()) > 0;
