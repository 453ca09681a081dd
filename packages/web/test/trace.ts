import type { Browser, Page } from 'playwright-core';

/** Chromium's own record of what happened when, read for what a player sees. Times are milliseconds. */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor. */
  readonly tdur?: number;
}

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
];

/** Milliseconds in which Chromium begins to record; meanwhile it may draw nothing. */
const BEGINNING = 400;

/** What Chromium records while something is done on the page. */
export async function traced(
  page: Page,
  browser: Browser,
  act: () => Promise<void>,
): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.waitForTimeout(BEGINNING);
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  return new Trace(traceEvents);
}

const MILLI = 1000;

/** One recording, in the order of time. */
export class Trace {
  readonly #events: readonly TraceEvent[];
  readonly #page: string;

  constructor(events: readonly TraceEvent[]) {
    this.#events = events.toSorted((a, b) => a.ts - b.ts);
    this.#page = this.#pageThread();
  }

  /** The thread that draws the page: the one that commits most frames. */
  #pageThread(): string {
    const commits = new Map<string, number>();
    for (const { name, ph, pid, tid } of this.#events)
      if (name === 'Commit' && ph === 'X')
        commits.set(`${pid}:${tid}`, (commits.get(`${pid}:${tid}`) ?? 0) + 1);
    return [...commits].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  }

  #of(name: string): TraceEvent[] {
    return this.#events.filter((event) => event.name === name);
  }

  #own(name: string): TraceEvent[] {
    return this.#of(name).filter(({ pid, tid }) => `${pid}:${tid}` === this.#page);
  }

  /** From each mark `input` to the frame that shows what the mark of that name after it saw, if there is one. */
  responses(mark: string): (number | undefined)[] {
    const shown = this.#of(mark);
    return this.#of('input').map((input, i, inputs) => {
      const until = inputs[i + 1]?.ts ?? Infinity;
      const change = shown.find(({ ts }) => ts >= input.ts && ts < until);
      const drawn = change && this.#drawnAfter(change.ts);
      return drawn === undefined ? undefined : (drawn - input.ts) / MILLI;
    });
  }

  /** A change is painted and committed, the commit becomes active, and the next frame draws it. */
  #drawnAfter(change: number): number | undefined {
    const next = (events: readonly TraceEvent[], ts: number | undefined): number | undefined =>
      ts === undefined ? undefined : events.find((event) => event.ts >= ts)?.ts;
    const committed = next(this.#own('Commit'), change);
    const active = next(this.#of('ActivateLayerTree'), committed);
    return next(this.#of('DrawFrame'), active);
  }

  /** Stretches in which the page could hear nobody. */
  longTasks(): number[] {
    return this.#own('RunTask').flatMap(({ dur = 0 }) => (dur > 50 * MILLI ? [dur / MILLI] : []));
  }

  /** Processor time of the page's thread for this kind of work. */
  spent(name: string): number {
    return this.#own(name).reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / MILLI;
  }

  /** What each kind of work of the page's thread took for a frame. */
  work(...names: readonly string[]): Record<string, number> {
    const frames = Math.max(1, this.#own('Commit').length);
    return Object.fromEntries(
      names.map((name) => [name, Math.round((this.spent(name) / frames) * 100) / 100]),
    );
  }
}
