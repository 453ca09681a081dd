import type { CDPSession, Page } from 'playwright-core';
import type { Viewer } from '@rowan/rules';
import { secretNames, type Truth } from './truth.ts';

/** What a page in a browser knows of Quests, wherever somebody could find it. */

export interface Watched {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly truth: Truth;
  /** Texts with names of Quests that the page has of itself, before anything was shown on it. */
  readonly own: Set<string>;
}

interface Sought {
  /** Quests by number, where a field of a view, an event or an answer holds them. */
  readonly quests: readonly number[];
  readonly names: readonly string[];
}

const everyName = ({ truth }: Watched): string[] => secretNames(truth, 'omniscient');

function soughtFor({ truth }: Watched, viewer: Viewer): Sought {
  const seen = truth.seen(viewer);
  const quests = [...truth.catalogue.quests.keys()].filter((quest) => !seen.has(quest));
  return { quests, names: secretNames(truth, viewer) };
}

const namesIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => text.includes(name));

/** Looks through objects of the page, in the page. */
const LOOK = `function (sought) {
  const fields = ['hand', 'quest', 'quests', 'eligible', 'kept', 'questDiscard'];
  const quests = new Set(sought.quests);
  const names = new RegExp(sought.names.map((name) => name.replace(/[^\\w ]/g, '\\\\$&')).join('|') || '$^');
  const found = new Set();
  // Some of the browser's own things do not like to be asked.
  const held = (one, key) => Object.getOwnPropertyDescriptor(one, key)?.value;
  // The engine keeps a pattern of every literal, with a zero where a number will be.
  const named = (value) =>
    Array.isArray(value) ? value.some((quest) => quests.has(quest)) : value !== 0 && quests.has(value);
  for (const one of this) {
    for (const field of fields)
      if (named(held(one, field)))
        found.add('memory: ' + field + ' beside ' + Object.keys(one).slice(0, 6).join());
    for (const key of Object.keys(one)) {
      const value = held(one, key);
      if (typeof value === 'string' && names.test(value)) found.add('text: ' + value);
    }
  }
  return [...found];
}`;

/** How often the browser may be asked to throw away what is no longer needed; it may leave something for later. */
const SWEEPS = 4;

/** Everything that lives in the page's own memory. */
async function inMemory(watched: Watched, sought: Sought): Promise<string[]> {
  let found: string[] = [];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    found = (await swept(watched, sought)).filter((one) => !watched.own.has(one));
    if (found.length === 0) break;
  }
  return found;
}

async function swept({ cdp }: Watched, sought: Sought): Promise<string[]> {
  const objectGroup = 'secrets';
  await cdp.send('HeapProfiler.collectGarbage');
  const found: string[] = [];
  for (const expression of ['Object.prototype', 'Array.prototype']) {
    const { result } = await cdp.send('Runtime.evaluate', { expression, objectGroup });
    const { objects } = await cdp.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId!,
      objectGroup,
    });
    const looked = await cdp.send('Runtime.callFunctionOn', {
      objectId: objects.objectId!,
      functionDeclaration: LOOK,
      arguments: [{ value: sought }],
      returnByValue: true,
    });
    if (looked.exceptionDetails) throw new Error(looked.exceptionDetails.text);
    found.push(...(looked.result.value as string[]));
  }
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup });
  return found;
}

/** Takes down which texts with names of Quests the page has of itself. */
export async function learnOwnTexts(watched: Watched): Promise<void> {
  const texts = await swept(watched, { quests: [], names: everyName(watched) });
  for (const text of texts) watched.own.add(text);
}

const axNodes = async ({ cdp }: Watched) => (await cdp.send('Accessibility.getFullAXTree')).nodes;

const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));

/** Quests that a kept text names by number: no field of that name belongs there. */
const KEPT = /\\*"(?:hand|quests?|eligible|kept|questDiscard)\\*":\[?\d/;

/** All that the viewer must not know and that is on the page all the same. */
export async function pageLeaks(watched: Watched, viewer: Viewer): Promise<string[]> {
  const { page } = watched;
  const sought = soughtFor(watched, viewer);
  const html = await page.evaluate(() => document.documentElement.outerHTML + document.title);
  const heard = JSON.stringify(await axNodes(watched));
  const lain = await kept(page);
  return [
    ...namesIn(html, sought.names).map((name) => `page: ${name}`),
    ...namesIn(heard, sought.names).map((name) => `heard: ${name}`),
    ...namesIn(lain, sought.names).map((name) => `kept: ${name}`),
    ...(KEPT.test(lain) ? ['kept: a Quest by number'] : []),
    ...(await inMemory(watched, sought)),
  ];
}

/** What can be reached by the ears and by the Tab key beside the curtain's button. */
async function reachable(watched: Watched): Promise<string[]> {
  const nodes = await axNodes(watched);
  const focusable = nodes.filter(
    ({ role, properties }) =>
      role?.value !== 'RootWebArea' &&
      properties?.some(({ name, value }) => name === 'focusable' && value.value === true),
  );
  const beside = focusable.slice(1).map(({ name }) => `reachable: ${name?.value as string}`);
  const { page } = watched;
  await page.locator('[data-curtain] button').focus();
  const visited = new Set<string>();
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    visited.add(await page.evaluate(whereTheFocusIs));
  }
  return [...beside, ...[...visited].filter((one) => one !== '').map((one) => `Tab: ${one}`)];
}

/** Empty where the focus is on the curtain or nowhere. */
const whereTheFocusIs = (): string => {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest('[data-curtain]')
    ? ''
    : focused.outerHTML.slice(0, 80);
};

const KEYS = [
  ...Array.from('abcdefghijklmnopqrstuvwxyz0123456789?'),
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Escape',
  'Backspace',
  'Delete',
];

/** What any key but the button's own does. */
async function pressed(watched: Watched): Promise<string[]> {
  const { page, cdp } = watched;
  const body = (): Promise<string> => page.evaluate(() => document.body.outerHTML);
  const before = [await body(), await kept(page)];
  for (const key of KEYS) await page.keyboard.press(key);
  const held = { type: 'keyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 } as const;
  await page.locator('[data-curtain] button').focus();
  for (let i = 0; i < 3; i++)
    await cdp.send('Input.dispatchKeyEvent', { ...held, text: '\r', autoRepeat: true });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const key of ['Enter', ' ']) await page.keyboard.press(key);
  await page.waitForTimeout(30);
  const after = [await body(), await kept(page)];
  return before.join('\n') === after.join('\n') ? [] : ['a key did something under the curtain'];
}

/** What gets past the curtain in any way. */
export const curtainFaults = async (watched: Watched): Promise<string[]> => [
  ...(await watched.page.evaluate(() =>
    document.activeElement?.matches('[data-curtain] button') ? [] : ['the button has no focus'],
  )),
  ...(await pageLeaks(watched, 'spectator')),
  ...(await reachable(watched)),
  ...(await pressed(watched)),
];
