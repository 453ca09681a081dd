import type { Page } from 'playwright-core';

interface Clicking {
  readonly seed: number;
  readonly clicks: number;
  /** Milliseconds after which there is nothing to be clicked. */
  readonly patience?: number;
}

/**
 * Clicks what a player might click, so many times: a choice, a place that lights up, the confirming button, now
 * and then undo or redo. Resolves with how often there was something to click.
 */
export const click = (page: Page, clicking: Clicking): Promise<number> =>
  page.evaluate(
    async ({ seed, clicks, patience = 3000 }) => {
      let state = (seed * 7919 + 17) % 2147483647;
      const chance = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
      const PANEL = 'section[aria-label="Your decision"]';
      const pick = (selector: string): HTMLElement | null => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        return all[Math.floor(chance() * all.length)] ?? null;
      };
      const byText = (...words: readonly string[]): HTMLElement | null =>
        [...document.querySelectorAll<HTMLElement>(`${PANEL} button`)].find((button) =>
          words.some((word) => button.textContent?.includes(word)),
        ) ?? null;
      const refused = (): boolean =>
        document.querySelector<HTMLElement>(PANEL)?.innerText.includes('Rule ') ?? false;
      const takeBack = (): HTMLElement | null =>
        pick(
          'button[aria-label^="Undo"]:not(:disabled), button[aria-label^="Redo"]:not(:disabled)',
        );
      const next = (): HTMLElement | null =>
        pick('[data-curtain] button') ??
        (refused() || chance() < 0.08 ? takeBack() : null) ??
        (chance() < 0.5 ? byText('Put ', 'Leave them') : null) ??
        pick('[role=group] li button') ??
        pick('[data-tile][data-chosen] ~ *, [data-light=helps]:is([data-kind=vacant]) > button') ??
        (chance() < 0.5 ? pick('[data-tile][data-offered]') : null) ??
        byText('rises') ??
        (chance() < 0.5 ? byText('Construct with 1') : null) ??
        byText('Send to the Capitol', 'To the Main Phase') ??
        (chance() < 0.7 ? pick('[data-light=reach] > button') : null) ??
        byText('Carry out the plan', 'Assign nobody');
      let done = 0;
      for (let since = Date.now(); done < clicks && Date.now() - since < patience;) {
        const element = next();
        element?.click();
        if (element) [done, since] = [done + 1, Date.now()];
        await new Promise((resolve) => setTimeout(resolve, 8));
      }
      return done;
    },
    { ...clicking },
  );

/** What a page shows of the game, without what a player is still putting together. */
export const positionOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const curtain = document.querySelector<HTMLElement>('[data-curtain]');
    if (curtain) return `curtain ${curtain.dataset['curtain']}`;
    const round = document.querySelector('header')?.textContent ?? '';
    // What comes after the name may speak of a plan in the making.
    // The Final Encounter comes a little later than the city.
    const names = [...document.querySelectorAll('[data-board] [data-place] > button')].map(
      (place) => place.querySelector('.unseen')?.textContent.split('.')[0],
    );
    const points = [...document.querySelectorAll('[data-vp]')].map((one) => one.textContent);
    return [round, ...names, ...points].join('|');
  });

/** The game is there, and somebody may go on. */
export const atTheTable = (page: Page): Promise<unknown> =>
  page.waitForSelector('section[aria-label="Your decision"], [data-curtain]');

/** Goes on until something else stands there; false if nothing ever does. */
export async function clickOn(page: Page, seed: number): Promise<boolean> {
  const before = await positionOn(page);
  for (let n = 0; n < 20; n++) {
    await click(page, { seed: seed + n, clicks: 6, patience: 8000 });
    await atTheTable(page);
    if ((await positionOn(page)) !== before) return true;
  }
  return false;
}

/** Comes to where another page stands, if it is not there yet. */
export async function comesTo(page: Page, position: string): Promise<boolean> {
  for (let n = 0; n < 150; n++) {
    if ((await positionOn(page)) === position) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
