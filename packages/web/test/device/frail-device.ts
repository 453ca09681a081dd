import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

/** Devices that keep nothing, as scripts that run before everything else, in pages and in workers. */
export const DEVICES = {
  'has no database': `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`,
  'never answers': `Object.defineProperty(globalThis, 'indexedDB', { value: {
    open: () => new EventTarget(),
  } });`,
  'refuses to be asked': `Object.defineProperty(globalThis, 'indexedDB', { value: {
    open() { throw new DOMException('denied', 'SecurityError'); },
  } });`,
  fails: `Object.defineProperty(globalThis, 'indexedDB', { value: {
    open() {
      const request = Object.assign(new EventTarget(), { error: new DOMException('broken', 'UnknownError') });
      setTimeout(() => request.onerror?.(new Event('error')));
      return request;
    },
  } });`,
} as const;

/** A device that is full once the page says so: after so many more rows; the table says that it has heard. */
const fullOnce = (refuse: string): string => `{
  let left = Infinity;
  const channel = new BroadcastChannel('frail');
  channel.addEventListener('message', ({ data }) => {
    if (typeof data !== 'number') return;
    left = data;
    if (typeof document === 'undefined' && self.name === 'table') channel.postMessage('heard');
  });
  for (const name of ['add', 'put']) {
    const real = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...given) {
      if (this.name === 'rows' && (left -= 1) < 0) ${refuse};
      return real.apply(this, given);
    };
  }
}`;

export const FULL = fullOnce(`throw new DOMException('full', 'QuotaExceededError')`);

/** The same, but it does not say so. */
export const FULL_AND_MUTE = fullOnce('return this.count()');

/** A device that loses the sixth row of every game. */
export const FORGETFUL = `
  for (const name of ['add', 'put']) {
    const real = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...given) {
      return this.name === 'rows' && given[1][1] === 5 ? this.count() : real.apply(this, given);
    };
  }`;

/** A script that runs first in every worker of a context: it goes before the worker's own. */
export async function beforeWorkers(
  context: BrowserContext,
  folder: string,
  script: string,
): Promise<void> {
  await context.route(/rowan\.worker[\w.-]*\.js/, (route) => {
    const file = new URL(route.request().url()).pathname;
    const body = `${script}\n${readFileSync(`${folder}${file}`, 'utf8')}`;
    return route.fulfill({ body, contentType: 'text/javascript' });
  });
}

/** A context whose device is as the script makes it, from the next load on. */
export async function makeFrail(
  context: BrowserContext,
  folder: string,
  script: string,
): Promise<void> {
  if (script === '') return;
  await context.addInitScript(script);
  await beforeWorkers(context, folder, script);
}

/** After so many more rows the device is full; resolves when the table has heard it. */
export const fillUp = (page: Page, rows: number): Promise<void> =>
  page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel('frail');
        channel.addEventListener('message', ({ data }) => {
          if (data !== 'heard') return;
          channel.close();
          resolve();
        });
        channel.postMessage(left);
      }),
    rows,
  );

export const makeRoom = (page: Page): Promise<void> => fillUp(page, 1e9);
