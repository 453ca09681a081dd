import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeApp, openApp, openPage, type App } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => closeApp(app));

interface Held {
  readonly listeners: number;
  readonly nodes: number;
}

/** What the page holds on to when everything that can go has gone. */
async function held(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

/**
 * Begins a game, goes on to its Main Phase and leaves it. All in the page itself: a handle of the test on any part of
 * it would keep that part alive, and with it the game.
 */
const playABit = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const button = async (text: string): Promise<HTMLElement> => {
      for (;;) {
        const all = [...document.querySelectorAll('button')];
        const found = all.find((one) => one.textContent.includes(text));
        if (found) return found;
        await new Promise((go) => setTimeout(go, 20));
      }
    };
    (await button('Play now')).click();
    (await button('To the Main Phase')).click();
    await button('Assign nobody');
    // Keys come with what is heard.
    while (!document.querySelector('[role=log][aria-live]'))
      await new Promise((go) => setTimeout(go, 20));
    location.hash = '/';
    await button('Play now');
  });

const BEFORE = 3;
const GAMES = 6;

/** What more is held after so many games; what is fetched once and stays does so in one stretch of two. */
async function growth(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let i = 0; i < BEFORE; i++) await playABit(page);
  const marks = [await held(session)];
  for (let stretch = 0; stretch < 2; stretch++) {
    for (let i = 0; i < GAMES; i++) await playABit(page);
    marks.push(await held(session));
  }
  const least = (of: keyof Held): number =>
    Math.min(marks[1]![of] - marks[0]![of], marks[2]![of] - marks[1]![of]);
  return { listeners: least('listeners'), nodes: least('nodes') };
}

describe('a game that is left', () => {
  it('leaves neither listeners nor nodes behind', async () => {
    const page = await openPage(app);
    const { listeners, nodes } = await growth(page);
    expect(listeners).toBeLessThan(GAMES);
    expect(nodes).toBeLessThan(100 * GAMES);
    await page.context().close();
  });

  it('would be noticed if its keys were still listened to', async () => {
    const before = (): void => {
      const remove = window.removeEventListener.bind(window);
      window.removeEventListener = (
        kind: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | EventListenerOptions,
      ) => {
        if (kind !== 'keydown') remove(kind, listener, options);
      };
    };
    const page = await openPage(app, { before });
    const { listeners } = await growth(page);
    expect(listeners).toBeGreaterThanOrEqual(GAMES);
    await page.context().close();
  });
});
