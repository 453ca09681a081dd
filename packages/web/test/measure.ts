import { branchOf, type History } from '@rowan/table';
import type { Page } from 'playwright-core';
import { awake, openPage, type App, type Served } from './app.ts';
import { YOU, bot, playedGame, putGame } from './saved.ts';
import { traced, type Trace } from './trace.ts';

/** How soon a player sees what they did, and how smoothly the table plays. Figures only: machines differ. */

export interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly times: number;
}

export interface SpeedReport {
  /** From the click to the frame that shows it, in milliseconds. */
  readonly moves: Readonly<Record<Deed, Spread>>;
  /** From the click to the first frame of what came of it, for moves that the table answers. */
  readonly outcomes: Readonly<Partial<Record<Deed, Spread>>>;
  /** Between two frames while events are played, in milliseconds. */
  readonly frames: Spread & { readonly mean: number; readonly meeples: number };
  /** Tasks of more than 50 ms meanwhile. */
  readonly longTasks: readonly number[];
  /** Milliseconds of work for each frame that was made meanwhile, by kind. */
  readonly work: Readonly<Record<string, number>>;
}

/** What has to come or go on the page. */
interface Sight {
  readonly until: string;
  readonly gone?: boolean;
}

/** What is clicked, what answers the click, and what comes of it if that is more than the answer. */
interface Act extends Sight {
  readonly click: string;
  readonly outcome?: Sight;
}

const PLACE = '[data-place="3"]';
const CONFIRM = 'section[aria-label="Your decision"] > div > button:has(b)';
const undo = 'button[aria-label="Undo"]';
/**
 * A move is told by the table when it is stored. Until then the player sees that it was heard: the button stays
 * pressed, the meeples of the plan set out, and nothing can be changed any more. That is the answer to the click;
 * what the table tells is the outcome.
 */
const UNDER_WAY = 'section[aria-label="Your decision"][aria-busy]';

const ACTS = {
  develop: {
    click: 'section[aria-label="Your decision"] [aria-pressed]',
    until: '[data-target=construct][data-drafted]',
  },
  'take back the choice': {
    click: undo,
    until: '[data-target=construct][data-drafted]',
    gone: true,
  },
  'end the phase': {
    click: CONFIRM,
    until: UNDER_WAY,
    outcome: { until: 'ol > [aria-current]:nth-child(2)' },
  },
  'serve a place': { click: `${PLACE} > button`, until: `${PLACE}[data-drafted]` },
  'undo the plan': { click: undo, until: `${PLACE}[data-drafted]`, gone: true },
  'choose a meeple': { click: '[data-meeple=P]', until: '[data-chosen]' },
  'place a meeple': { click: `${PLACE} > button`, until: `${PLACE}[data-drafted]` },
  'confirm the plan': {
    click: CONFIRM,
    until: UNDER_WAY,
    outcome: { until: CONFIRM, gone: true },
  },
} satisfies Record<string, Act>;

type Deed = keyof typeof ACTS;

/**
 * Marks the moment of the next click, and those in which the page has what is waited for. Resolves with what
 * resolves when it has it all: whoever asks the page again and again is in its way.
 */
const watch = (page: Page, sights: Readonly<Record<string, Sight>>) =>
  page.evaluateHandle((all) => {
    const mark = ([name, { until, gone = false }]: [string, Sight]): Promise<void> =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if ((document.querySelector(until) === null) !== gone) return;
          observer.disconnect();
          performance.mark(name);
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      });
    const seen = new Promise((resolve) => {
      const start = ({ timeStamp }: Event): void => {
        performance.mark('input', { startTime: timeStamp });
        resolve(Promise.all(Object.entries(all).map(mark)));
      };
      addEventListener('click', start, { capture: true, once: true });
    });
    return { seen };
  }, sights);

/** A click as a hand makes it. */
async function click(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

async function pointAt(page: Page, selector: string): Promise<void> {
  // The pages of 0.1.0 had no time to see what stands there before it can be pressed.
  if (await page.locator('[data-decision]').count()) await awake(page);
  const box = (await page.locator(selector).first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(350);
}

/** However late they are: a recording that ends before a slow frame is drawn would leave it out. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

async function perform(page: Page, { click: target, outcome, ...shown }: Act): Promise<void> {
  await pointAt(page, target);
  const watching = await watch(page, { shown, ...(outcome ? { outcome } : {}) });
  await click(page);
  await watching.evaluate(({ seen }) => seen);
  await twoFrames(page);
  await page.waitForTimeout(120);
}

const rounded = (n: number): number => Math.round(n * 10) / 10;

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN);
  return { median: at(0.5), p95: at(0.95), times: sorted.length };
}

/** A late turn of the viewer, at which they may build. */
export const lateTurn = ({ steps }: History): number =>
  steps.findLastIndex(
    ({ state: { decision, players, built, lastRound, round, turn } }) =>
      decision?.seat === 0 &&
      decision.kind === 'develop' &&
      lastRound === 0 &&
      round > 4 &&
      players[0]!.tavern[0]! > 1 &&
      built.includes(-1) &&
      !turn.assigned,
  );

function lateGame(): Laid {
  const seats = [YOU, bot(1, 'Ash'), bot(2, 'Birch'), bot(3, 'Cedar')];
  const { history, game } = playedGame(seats, 'speed');
  const late = { ...game, save: branchOf(history, lateTurn(history)), over: false };
  return { id: late.id, lay: (page) => putGame(page, late) };
}

/** A game on a device, laid there as the page keeps it. */
export interface Laid {
  readonly id: string;
  readonly lay: (page: Page) => Promise<void>;
}

async function openGame(app: Served, { id, lay }: Laid): Promise<Page> {
  const page = await openPage(app, { painted: true });
  await page.evaluate(() =>
    localStorage.setItem(
      'rowan:settings',
      '{"speed":"normal","sound":false,"language":"en","warnings":false}',
    ),
  );
  await lay(page);
  await page.goto(`${app.url}#/game/${id}`);
  await page.reload();
  await page.locator(CONFIRM).waitFor();
  // What may come after the first decision is there, too: it is no part of any deed.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  return page;
}

const DEEDS = Object.keys(ACTS) as Deed[];

/** One recording for all deeds of a round: each time it begins to record, Chromium is busy with itself. */
export async function measureRound(app: Served, game: Laid): Promise<Trace> {
  const page = await openGame(app, game);
  const trace = await traced(page, app.browser, async () => {
    for (const deed of DEEDS) await perform(page, ACTS[deed]);
  });
  await page.context().close();
  return trace;
}

/** The times of every deed that has the mark, over all rounds. */
export function spreads(rounds: readonly Trace[], mark: string): Record<string, Spread> {
  const all = rounds.map((trace) => trace.responses(mark));
  const timesOf = (nth: number): number[] => all.flatMap((times) => times[nth] ?? []);
  return Object.fromEntries(
    DEEDS.map((deed, nth) => [deed, spreadOf(timesOf(nth))] as const).filter(
      ([, { times }]) => times > 0,
    ),
  );
}

async function measureMoves(app: App, game: Laid, times: number) {
  const rounds: Trace[] = [];
  for (let n = 0; n < times; n++) rounds.push(await measureRound(app, game));
  const moves = spreads(rounds, 'shown') as Record<Deed, Spread>;
  return { moves, outcomes: spreads(rounds, 'outcome') };
}

const MEEPLES = 150;

/** Fills the city up until so many meeples are to be seen. */
const crowd = (page: Page): Promise<number> =>
  page.evaluate((wanted) => {
    const all = (): Element[] =>
      [...document.querySelectorAll('img[src*="/meeples/"]')].filter(
        (picture) => picture.getBoundingClientRect().width > 0,
      );
    const city = document.querySelector('[data-board]')!;
    const [model] = document.querySelectorAll('[data-meeple] img');
    for (let i = 0; all().length < wanted && i < wanted; i++) {
      const meeple = model!.cloneNode(true) as HTMLElement;
      meeple.style.cssText = `position:absolute;pointer-events:none;width:22px;left:${5 + ((i * 37) % 90)}%;top:${5 + ((i * 53) % 90)}%`;
      city.append(meeple);
    }
    return all().length;
  }, MEEPLES);

const WATCHED = 6000;
const WORK = ['FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Layerize', 'Commit'];

/** The times between the frames in which the page may draw. */
const watchFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    (watched) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const frame = (now: number): void => {
          times.push(now);
          if (now - times[0]! < watched) requestAnimationFrame(frame);
          else resolve(times.slice(1).map((time, i) => time - times[i]!));
        };
        requestAnimationFrame(frame);
      }),
    WATCHED,
  );

async function measureFrames(app: App, game: Laid) {
  const page = await openGame(app, game);
  await page.locator(CONFIRM).click();
  await page.locator('[data-light=reach] > button').first().click();
  await page.locator('[data-drafted]').first().waitFor();
  const meeples = await crowd(page);
  await pointAt(page, CONFIRM);
  let frames: number[] = [];
  const trace = await traced(page, app.browser, async () => {
    const watching = watchFrames(page);
    await click(page);
    frames = await watching;
  });
  await page.context().close();
  const mean = rounded(frames.reduce((sum, time) => sum + time, 0) / frames.length);
  return {
    frames: { mean, ...spreadOf(frames), meeples },
    longTasks: trace.longTasks().map(rounded),
    work: trace.work(...WORK),
  };
}

export async function measureSpeed(app: App, rounds: number): Promise<SpeedReport> {
  const game = lateGame();
  return { ...(await measureMoves(app, game, rounds)), ...(await measureFrames(app, game)) };
}
