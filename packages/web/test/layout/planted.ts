import type { Page } from 'playwright-core';
import type { Served } from '../app.ts';
import type { FaultKind } from './page/faults.ts';
import { sceneOf } from './scenes.ts';
import { sizeOf } from './sizes.ts';
import { faultsOf, openStage, resize, type Props } from './stage.ts';

/** Faults that are put into a good page, one of each kind; each must be found. */
export interface Planted {
  readonly kind: FaultKind;
  readonly what: string;
  readonly plant: (page: Page) => Promise<void>;
}

/** A box with text over the table, where nothing else of its kind is. */
interface Patch {
  readonly words: string;
  readonly style: string;
  readonly inner?: string;
  readonly tag?: string;
}

const put = (page: Page, patch: Patch): Promise<void> =>
  page.evaluate(({ words, style, inner = '', tag = 'p' }) => {
    const patch = document.createElement(tag);
    patch.dataset['planted'] = '';
    patch.style.cssText = `position: fixed; z-index: 99; margin: 0; left: 40px; top: 120px; ${style}`;
    const text = document.createElement('span');
    text.style.cssText = inner;
    text.textContent = words;
    patch.append(text);
    document.body.append(patch);
  }, patch);

/** Changes how something of the page itself stands there. */
const bend = (page: Page, selector: string, style: string): Promise<void> =>
  page.evaluate(
    ({ selector: found, style: bent }) => {
      const element = document.querySelector<HTMLElement>(found)!;
      element.dataset['bent'] = element.style.cssText;
      element.style.cssText += bent;
    },
    { selector, style },
  );

const pullUp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const patch of document.querySelectorAll('[data-planted]')) patch.remove();
    for (const element of document.querySelectorAll<HTMLElement>('[data-bent]')) {
      element.style.cssText = element.dataset['bent']!;
      delete element.dataset['bent'];
    }
  });

const LINE = 'display: block; font-size: 16px; white-space: nowrap;';

export const PLANTED: readonly Planted[] = [
  {
    kind: 'clipped',
    what: 'half a line behind an edge',
    plant: (page) =>
      put(page, { words: 'half', style: 'height: 10px; overflow: hidden;', inner: LINE }),
  },
  {
    kind: 'clipped',
    what: 'the foot of a line behind a border',
    plant: (page) =>
      put(page, {
        words: 'foot',
        style: 'height: 20px; border-bottom: 9px solid; overflow: hidden;',
        inner: LINE,
      }),
  },
  {
    kind: 'clipped',
    what: 'a line beyond the window',
    plant: (page) => put(page, { words: 'out', style: 'left: auto; right: -20px;', inner: LINE }),
  },
  {
    kind: 'clipped',
    what: 'a button that is cut off',
    plant: (page) =>
      put(page, {
        words: 'cut',
        style: 'left: -30px; width: 60px; height: 60px; text-align: right;',
        tag: 'button',
      }),
  },
  {
    kind: 'cut',
    what: 'a text that ends in dots',
    plant: (page) =>
      put(page, {
        words: 'one two three four five six',
        style: '',
        inner: `${LINE} width: 60px; overflow: hidden; text-overflow: ellipsis;`,
      }),
  },
  {
    kind: 'overlap',
    what: 'two texts in one place',
    plant: async (page) => {
      await put(page, { words: 'one text', style: '', inner: LINE });
      await put(page, { words: 'another', style: 'left: 44px; top: 123px;', inner: LINE });
    },
  },
  {
    kind: 'covered',
    what: 'a text behind a box',
    plant: async (page) => {
      await put(page, { words: 'behind', style: '', inner: LINE });
      await put(page, { words: '', style: 'width: 80px; height: 40px; background: #222;' });
    },
  },
  {
    kind: 'covered',
    what: 'a button behind a box',
    plant: (page) =>
      put(page, {
        words: '',
        style: 'left: 0; top: 0; width: 100vw; height: 60px; background: #222;',
      }),
  },
  {
    kind: 'scrolls',
    what: 'something wider than the window',
    plant: (page) =>
      put(page, { words: '', style: 'position: absolute; width: 120vw; height: 4px;' }),
  },
  {
    kind: 'scrolls',
    what: 'a page whose content is wider than it',
    plant: (page) =>
      put(page, {
        words: '',
        style: 'width: 100px; height: 60px; overflow-y: auto;',
        inner: 'display: block; width: 150px; height: 10px;',
        tag: 'main',
      }),
  },
  {
    kind: 'small',
    what: 'a text of 11 pixels',
    plant: (page) => put(page, { words: 'tiny', style: '', inner: 'font-size: 11px;' }),
  },
  {
    kind: 'small',
    what: 'a text of 14 pixels, drawn at 80 percent',
    plant: (page) =>
      put(page, { words: 'less', style: 'transform: scale(0.8);', inner: 'font-size: 14px;' }),
  },
  {
    kind: 'target',
    what: 'a button of 30 pixels',
    plant: (page) => put(page, { words: 'x', style: 'width: 30px; height: 30px;', tag: 'button' }),
  },
  {
    kind: 'main',
    what: 'the main button below the tabs',
    plant: (page) => bend(page, '[data-main]', 'position: relative; top: 40px;'),
  },
  {
    kind: 'main',
    what: 'the main button behind something',
    plant: (page) =>
      put(page, {
        words: '',
        style: 'inset: 50% 0 0 0; left: 0; top: 50%; background: #222;',
      }),
  },
  {
    kind: 'note',
    what: 'advice over the city',
    plant: (page) =>
      page.evaluate(() => {
        const note = document.createElement('div');
        note.dataset['note'] = note.dataset['planted'] = '';
        note.textContent = 'advice';
        const board = document.querySelector('[data-board]')!.getBoundingClientRect();
        note.style.cssText = `position: fixed; left: 0; top: ${board.top + 20}px; width: 200px;`;
        document.body.append(note);
      }),
  },
];

/** A page to plant faults in. */
export interface Ground {
  /** What is wrong, of that kind, that was not before. */
  readonly found: (planted: Planted) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export async function ground(app: Served, props: Props): Promise<Ground> {
  const size = sizeOf('390×844');
  const stage = await openStage(app, props, { language: 'en' });
  const { page } = stage;
  await resize(page, size);
  await sceneOf('develop').open(stage);
  const before = await faultsOf(page, size, true);
  const known = new Set(before.map(({ kind, what }) => `${kind}: ${what}`));
  return {
    found: async ({ kind, plant }) => {
      await plant(page);
      const faults = await faultsOf(page, size, true);
      await pullUp(page);
      return faults
        .filter((fault) => fault.kind === kind && !known.has(`${kind}: ${fault.what}`))
        .map(({ what }) => what);
    },
    close: () => page.context().close(),
  };
}
