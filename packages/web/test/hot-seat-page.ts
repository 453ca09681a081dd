import type { Page } from 'playwright-core';
import type { PlayedGame } from '@rowan/table';
import { DEAD_TIME } from '../src/base/slip.ts';
import { clickUntil } from './app.ts';
import { curtainFaults, learnOwnTexts, pageLeaks, type Watched } from './page-secrets.ts';
import { putGame, readGames } from './saved.ts';
import { Truth } from './truth.ts';

/** Games of several persons at one device, played in the page by clicks. */

export interface PagePlay {
  readonly handOvers: number;
  readonly clicks: number;
  readonly over: boolean;
  /** Each with the hand-over at which it was found. */
  readonly faults: readonly string[];
}

const ID = 'hot-seat';
const CURTAIN = '[data-curtain]';
const END = '[data-testid=final-score]';

/** Opens a game that lies on the device; the curtain is down. */
export async function openHotSeat(page: Page, played: PlayedGame): Promise<Watched> {
  const facts = { updated: Date.now(), round: 1, vp: [0], over: false };
  await putGame(page, { id: ID, save: played, ...facts });
  await page.evaluate((id) => (location.hash = `#/game/${id}`), ID);
  await page.locator(CURTAIN).waitFor();
  const cdp = await page.context().newCDPSession(page);
  return { page, cdp, truth: new Truth(played), own: new Set() };
}

async function catchUp({ page, truth }: Watched): Promise<void> {
  const game = (await readGames(page)).find(({ id }) => id === ID)!;
  truth.follow(game.save.moves);
}

async function takeDevice({ page }: Watched): Promise<number> {
  const seat = Number(await page.locator(CURTAIN).getAttribute('data-curtain'));
  await page.locator(`${CURTAIN} button`).focus();
  await page.waitForTimeout(DEAD_TIME);
  await page.keyboard.press('Enter');
  await page.locator(CURTAIN).waitFor({ state: 'detached' });
  return seat;
}

/** So many hand-overs, or the whole game. */
export async function playInPage(
  watched: Watched,
  luck: number,
  most = Infinity,
): Promise<PagePlay> {
  const faults: string[] = [];
  let [handOvers, clicks] = [0, 0];
  for (; ; handOvers++) {
    if (await watched.page.locator(END).count()) return { handOvers, clicks, over: true, faults };
    if (handOvers >= most) return { handOvers, clicks, over: false, faults };
    const note = (found: readonly string[]): void =>
      void faults.push(...found.map((fault) => `hand-over ${handOvers + 1}: ${fault}`));
    await catchUp(watched);
    if (handOvers === 0) await learnOwnTexts(watched);
    note(await curtainFaults(watched));
    const seat = await takeDevice(watched);
    note(await pageLeaks(watched, seat));
    clicks += await clickUntil(watched.page, `${CURTAIN}, ${END}`, luck + handOvers);
  }
}
