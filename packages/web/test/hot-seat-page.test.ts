import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeApp, openApp, openPage, type App } from './app.ts';
import { openHotSeat, playInPage } from './hot-seat-page.ts';
import { curtainFaults, learnOwnTexts, type Watched } from './page-secrets.ts';
import { dealtFor, seatsOf } from './persons.ts';

vi.setConfig({ testTimeout: 400_000 });

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 180_000);
afterAll(() => closeApp(app));

const open = async (): Promise<Watched> =>
  openHotSeat(await openPage(app), dealtFor(seatsOf(['person', 'person', 'person']), 'three here'));

describe('the curtain', () => {
  it('hides everything from everybody, on the page, to the ear, to the keys and in memory', async () => {
    const watched = await open();
    const { faults, handOvers } = await playInPage(watched, 7, 8);
    expect(faults).toEqual([]);
    expect(handOvers).toBe(8);
    await watched.page.context().close();
  });
});

/** What a careless page would leave behind the curtain; the name is that of a Quest in somebody's hand. */
const PLANTED: readonly [string, RegExp, (name: string) => void][] = [
  ['words', /page: /, (name) => document.body.append(Object.assign(new Image(), { alt: name }))],
  [
    'something to hear',
    /heard: /,
    (name) =>
      document.querySelector('[data-curtain] button')!.setAttribute('aria-description', name),
  ],
  ['something kept', /kept: /, (name) => localStorage.setItem('rowan:draft:x', name)],
  [
    'a Quest by number',
    /kept: a Quest/,
    () => localStorage.setItem('rowan:draft:x', JSON.stringify({ moment: '[{"quests":[3]}]' })),
  ],
  [
    'a memory in words',
    /text: /,
    (name) => Object.assign(globalThis, { kept: { line: `Bob drew ${name}` } }),
  ],
  [
    'a memory of numbers',
    /memory: hand/,
    () =>
      Object.assign(globalThis, {
        kept: { hand: Array.from({ length: 60 }, (_, quest) => quest) },
      }),
  ],
  [
    'something to touch',
    /Tab: /,
    () =>
      document.body.append(Object.assign(document.createElement('button'), { textContent: 'x' })),
  ],
  [
    'a key that acts',
    /a key did/,
    () => addEventListener('keydown', ({ key }) => key === 'h' && document.body.append('help')),
  ],
];

const plant = (page: Page, leave: (name: string) => void, name: string): Promise<void> =>
  page.evaluate(leave, name);

describe('it is noticed if the curtain lets through', () => {
  it.each(PLANTED)('%s', async (_, fault, leave) => {
    const watched = await open();
    await learnOwnTexts(watched);
    const { truth, page } = watched;
    await plant(page, leave, truth.catalogue.quests[truth.state.players[1]!.hand[0]!]!.name);
    expect((await curtainFaults(watched)).join('; ')).toMatch(fault);
    await page.context().close();
  });
});
