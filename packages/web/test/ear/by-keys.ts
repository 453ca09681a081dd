import type { Page } from 'playwright-core';
import { playByEar } from './by-ear.ts';
import type { Listener } from './listener.ts';

/** Plays whole games with nothing but keys: one turn on the board, the next by the list of all that can be done. */

/** What stands on the page, as somebody sees it who has no pointer. */
interface Seen {
  readonly kind: 'over' | 'wait' | 'sheet' | 'bag' | 'send' | 'build' | 'rise' | 'develop' | 'plan';
  readonly round: string;
  readonly lit: number;
  readonly drafted: number;
  readonly meeples: number;
  readonly lost: boolean;
}

function look(): Seen {
  const panel = document.querySelector<HTMLElement>('[data-decision]');
  const has = (selector: string): boolean => Boolean(panel?.querySelector(selector));
  const says = (words: string): boolean => panel?.innerText.includes(words) ?? false;
  const asked = panel && !panel.hasAttribute('aria-disabled') && !panel.hasAttribute('aria-busy');
  const kind = ((): Seen['kind'] => {
    if (document.querySelector('[data-testid=final-score]')) return 'over';
    if (!asked) return 'wait';
    if (says('Put ') || says('Leave them')) return 'bag';
    if (has('[role=group] li > button')) return 'sheet';
    if (says('Send to the Capitol')) return 'send';
    if (document.querySelector('[data-tile][data-offered]')) return 'build';
    if (has('button[data-work=levelUp]')) return 'rise';
    if (says('To the Main Phase')) return 'develop';
    return says('Assign nobody') || says('Carry out the plan') ? 'plan' : 'wait';
  })();
  return {
    kind,
    round: document.querySelector('h1')?.textContent ?? '',
    lit: document.querySelectorAll('[data-light] > button').length,
    drafted: document.querySelectorAll('[data-drafted]').length,
    meeples: document.querySelectorAll('[data-meeple]:not(:disabled)').length,
    lost: document.activeElement === document.body || document.activeElement === null,
  };
}

export interface PlayedByKeys {
  /** Keys of each own turn. */
  readonly turns: readonly number[];
  /** How often the focus lay on nothing when it was the player's to decide. */
  readonly lost: number;
}

const PAUSE = 30;
const PATIENCE = 120_000;
const FRAMES = 1000;
/** Places of one plan: nobody has more to send than that. */
const PLACES = 6;

async function seen(page: Page, listener: Listener): Promise<Seen> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    const now = await page.evaluate(look);
    // It comes with the next frame, on a busy machine a little later.
    if (now.kind !== 'wait' && (!now.lost || waited > FRAMES)) return now;
    await listener.wait(PAUSE);
  }
  throw new Error(`nobody asks: ${await page.locator('[data-decision]').innerText()}`);
}

const keys = async (listener: Listener, ...all: readonly string[]): Promise<void> => {
  for (const key of all) await listener.press(key);
};

/** One meeple to the Capitol, if it takes one. */
async function develop(page: Page, listener: Listener, { meeples }: Seen): Promise<void> {
  if (meeples === 0) return keys(listener, 'c');
  await keys(listener, '1');
  if ((await page.evaluate(look)).lit > 0) await keys(listener, 'n', 'Enter');
  else await keys(listener, 'Escape', 'c');
}

async function plan(page: Page, listener: Listener): Promise<void> {
  for (let places = 0; places < PLACES; places++) {
    const before = await page.evaluate(look);
    if (before.lit === 0) break;
    await keys(listener, 'n', 'Enter');
    await page
      .waitForFunction(
        (n) => document.querySelectorAll('[data-drafted]').length > n,
        before.drafted,
        { timeout: 5000 },
      )
      .catch(() => undefined);
    // The table says what else is in reach.
    await listener.wait(3 * PAUSE);
  }
  await keys(listener, 'c');
}

async function act(page: Page, listener: Listener, now: Seen): Promise<void> {
  switch (now.kind) {
    case 'sheet':
      return keys(listener, '1');
    case 'bag':
    case 'send':
      return keys(listener, 'c');
    case 'build':
      return keys(listener, 'n', 'Enter', 'n', 'Enter');
    case 'rise':
      await page.locator('button[data-work=levelUp]').focus();
      return keys(listener, 'Enter');
    case 'develop':
      return develop(page, listener, now);
    case 'plan':
      return plan(page, listener);
    case 'over':
    case 'wait':
  }
}

/** A whole game, or so many of its turns. */
export async function playByKeys(
  page: Page,
  listener: Listener,
  most = Infinity,
): Promise<PlayedByKeys> {
  const turns: number[] = [];
  let [lost, round, began, listing] = [0, '', 0, false];
  for (;;) {
    const now = await seen(page, listener);
    if (now.kind !== 'over' && now.lost) lost += 1;
    if (now.kind === 'over' || (now.round !== round && now.kind === 'develop')) {
      if (round !== '') turns.push(listener.keys - began);
      if (now.kind === 'over' || turns.length >= most) return { turns, lost };
      [round, began, listing] = [now.round, listener.keys, turns.length % 2 === 1];
    }
    if (!listing) await act(page, listener, now);
    else {
      await keys(listener, 'd');
      await playByEar(listener, undefined, 1);
      await keys(listener, 'd');
    }
    await listener.wait(PAUSE);
  }
}
