import type { Page } from 'playwright-core';
import type { Seat } from '@rowan/table';
import { openPage, type App } from '../app.ts';
import { dealtFor } from '../persons.ts';
import { YOU, bot, putGame } from '../saved.ts';
import { Listener } from './listener.ts';

const ID = 'by-ear';

export const WANDERER: Seat = { ...bot(1), bot: 'random' };

/** A game that was dealt and is open, and somebody who listens to it. */
export async function openByEar(
  app: App,
  seed: string,
  others: readonly Seat[] = [WANDERER],
): Promise<{ readonly page: Page; readonly listener: Listener }> {
  const page = await openPage(app);
  const listener = await Listener.to(page);
  const facts = { updated: Date.now(), round: 1, vp: [0], over: false };
  await putGame(page, { id: ID, save: dealtFor([YOU, ...others], seed), ...facts });
  await page.goto(`${app.url}#/game/${ID}`);
  await page.reload();
  await page.getByRole('log').waitFor({ state: 'attached' });
  return { page, listener };
}
