import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { closeApp, openPage, type App } from './app.ts';
import { openForProof } from './proof.ts';
import { YOU, bot, playedGame, putGame } from './saved.ts';

/**
 * How long the review of a whole game of two takes in Chromium, seat by seat, while the page is at rest and while it plays the
 * game: until the first decision has its word, and until the last. `npm run bench:review -- --games 2`. Figures only: machines differ.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'review' },
    ways: { type: 'string', default: 'rest,animated' },
  },
});

/** Milliseconds from the beginning of a review, and all longer tasks of the page meanwhile. */
interface Watched {
  readonly first: number;
  readonly all: number;
  readonly longTasks: readonly number[];
}

/** Opens the review of a seat and waits for its end; whoever asks the page again and again is in its way. */
const reviewOf = (page: Page, id: string, seat: number): Promise<Watched> =>
  page.evaluate(
    ([game, eyes]) =>
      new Promise<Watched>((resolve) => {
        const begun = performance.now();
        const since = (): number => Math.round(performance.now() - begun);
        const longTasks: number[] = [];
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longTasks.push(duration);
        });
        tasks.observe({ type: 'longtask' });
        const tab = (): HTMLElement | undefined =>
          [...document.querySelectorAll<HTMLElement>('[aria-label^="Through the eyes"]')][eyes];
        let first = 0;
        const observer = new MutationObserver(() => {
          const panel = document.querySelector('[data-review]');
          if (tab()?.ariaPressed !== 'true' || !panel?.querySelector('[data-move]')) return;
          first ||= since();
          if (panel.querySelector('progress')) return;
          observer.disconnect();
          tasks.disconnect();
          resolve({ first, all: since(), longTasks });
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        if (tab()) tab()!.click();
        else location.hash = `#/review/${game}`;
      }),
    [id, seat] as const,
  );

async function measured(app: App, seed: string, animated: boolean): Promise<void> {
  const { game, history } = playedGame([YOU, bot(1)], seed);
  const page = await openPage(app, { painted: true });
  page.setDefaultTimeout(180_000);
  await page.evaluate(() =>
    localStorage.setItem('rowan:settings', '{"speed":"normal","sound":false,"language":"en"}'),
  );
  await putGame(page, game);
  await page.reload();
  for (const seat of [0, 1]) {
    const reviewing = reviewOf(page, game.id, seat);
    const toggle = page.locator('[data-control=toggle]');
    if (animated && seat === 0) await toggle.click();
    const figures = await reviewing;
    const playing = (await toggle.getAttribute('aria-label')) === 'Pause';
    const decisions = await page.locator('[data-review] ol').last().locator('[data-move]').count();
    const moves = history.steps.length - 1;
    console.log(JSON.stringify({ seed, moves, animated, playing, seat, decisions, ...figures }));
  }
  await page.context().close();
}

const app = await openForProof();
try {
  for (let n = 0; n < Number(values.games); n++)
    for (const way of values.ways.split(','))
      await measured(app, `${values.seed} ${n}`, way === 'animated');
} finally {
  await closeApp(app);
}
