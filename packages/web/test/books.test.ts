import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { allCards, builtIn } from '@rowan/cards';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PHONE, closeApp, openApp, openPage, type App } from './app.ts';
import { districtsText, exhibits } from '../src/panels/gallery/exhibits.ts';
import { faults } from './axe.ts';

vi.setConfig({ testTimeout: 60_000 });

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 180_000);
afterAll(() => closeApp(app));

/** Words that are cut off at the edge of the screen or of a box that does not scroll. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const own = walker.currentNode.parentElement;
      if (!text || !own || own.closest('.unseen, legend')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = own; words.width > 0 && box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const { left, right } = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (words.right > right + 2 || words.left < left - 2))
          found.push(text);
      }
    }
    return found;
  });

const lang = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

describe('languages', () => {
  it('follow the browser at first, then the choice, and keep the game', async () => {
    const page = await openPage(app, { locale: 'de-DE' });
    await page.getByRole('button', { name: 'Jetzt spielen' }).click();
    await page.getByRole('button', { name: 'Zur Hauptphase' }).click();
    await page.getByRole('button', { name: 'Niemanden einsetzen' }).waitFor();
    expect(await lang(page)).toBe('de');
    await expect.poll(() => clipped(page)).toEqual([]);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Menü' }).click();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'Vitesse' }).or(page.getByText('Vitesse')).waitFor();
    expect(await lang(page)).toBe('fr');
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect.poll(() => page.locator('[data-meeple][aria-pressed=true]').count()).toBe(1);
    await expect.poll(() => clipped(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Taverne' }).waitFor();
    await expect.poll(() => lang(page)).toBe('fr');
    await page.context().close();
  });

  it.each(['de', 'fr'])('%s fits on a phone', async (locale) => {
    const page = await openPage(app, { locale, viewport: PHONE });
    await page.locator('h1').waitFor();
    expect(await clipped(page)).toEqual([]);
    await page.locator('main button').first().click();
    await page.locator('[data-meeple]').first().waitFor();
    expect(await clipped(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });
});

describe('the card gallery', () => {
  it.each([undefined, PHONE])('filters and searches by keyboard (%o)', async (viewport) => {
    const page = await openPage(app, { locale: 'fr', ...(viewport && { viewport }) });
    await page.getByRole('link', { name: 'Cartes' }).click();
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBe(exhibits(builtIn).length);
    expect(await faults(page)).toEqual([]);
    expect(await clipped(page)).toEqual([]);
    await page.getByRole('button', { name: 'Conseil noir' }).focus();
    await page.keyboard.press('Enter');
    expect(await cards.count()).toBe(10);
    await page.getByRole('button', { name: 'Toutes' }).press('Enter');
    await page.getByRole('searchbox').fill('nuee de charancons');
    expect(await cards.count()).toBe(1);
    expect(await cards.textContent()).toContain('Inventé pour cette édition');
    await page.getByRole('searchbox').fill('zeppelin');
    await page.getByText('Aucune carte ne correspond.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => cards.count()).toBe(exhibits(builtIn).length);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('shows a Monster once, with all its districts', () => {
    const all = exhibits(builtIn);
    const skeletons = all.filter(({ card }) => card.name === 'Skeleton');
    expect(skeletons).toHaveLength(1);
    expect(districtsText(skeletons[0]!.also)).toBe('Castle (3+), University');
    expect(skeletons[0]!.folded).toContain('university');
    const cards = all.flatMap(({ card, also }) => [card, ...also]);
    expect(new Set(cards)).toEqual(new Set(allCards(builtIn).map(({ card }) => card)));
    // These differ in what they give.
    expect(all.filter(({ card }) => card.name === 'Dire Beaver')).toHaveLength(2);
  });

  it('says what the rulebook settles', async () => {
    const page = await openPage(app);
    await page.goto(`${app.url}#/cards`);
    await page.getByRole('searchbox').fill('termite castle');
    const card = page.getByRole('article').first();
    await expect
      .poll(() => card.textContent())
      .toContain('As in the rulebook: name, district, VP, effect');
    expect(await card.textContent()).toContain('From the rulebook');
    await page.context().close();
  });
});

/** What of the built app has the rules in it; `Q10` names a paragraph in any language. */
const ruleFiles = (folder: string): string[] =>
  readdirSync(join(folder, 'assets')).filter(
    (file) =>
      file.endsWith('.js') &&
      /["'`]Q10["'`]/.test(readFileSync(join(folder, 'assets', file), 'utf8')),
  );

describe('the rule book', () => {
  it('is searched by id and words and leads to other rules and to cards', async () => {
    const page = await openPage(app, { locale: 'de' });
    await page.getByRole('link', { name: 'Regeln' }).click();
    await page.getByRole('heading', { name: 'Ausbauphase' }).waitFor();
    expect(await faults(page)).toEqual([]);
    const first = page.locator('[data-rule]').first();
    await page.getByRole('searchbox').fill('uberrannt');
    expect(await first.getAttribute('data-rule')).toBe('T7');
    expect(await first.locator('mark').first().textContent()).toBe('Überrannt');
    await page.getByRole('searchbox').fill('t0');
    expect(await first.getAttribute('data-rule')).toBe('T0');
    await first.getByRole('button', { name: 'L9' }).click();
    await page.locator('[data-rule=L9][data-marked]').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Verbrenner' }).first().click();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    expect(await page.getByRole('article').textContent()).toContain('Scherge');
    await page.context().close();
  });

  it('is opened at any chapter', async () => {
    const page = await openPage(app);
    await page.getByRole('link', { name: 'Rules' }).click();
    const chapters = page.getByRole('navigation', { name: 'Chapters' });
    await chapters.getByRole('button', { name: 'The Four Towers' }).click();
    const { y } = (await page.locator('[data-rule=F1]').boundingBox())!;
    const head = (await chapters.boundingBox())!;
    expect(y).toBeGreaterThan(head.y + head.height);
    expect(y).toBeLessThan(500);
    await page.context().close();
  });

  it('comes in the language of the page alone, and only when it is opened', async () => {
    const files = ruleFiles(app.folder);
    expect(files).toHaveLength(4);
    const page = await openPage(app, { locale: 'fr' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url().split('/').at(-1)!));
    await page.reload();
    await page.getByRole('link', { name: 'Règles' }).waitFor();
    expect(fetched.filter((file) => files.includes(file))).toEqual([]);
    await page.getByRole('link', { name: 'Règles' }).click();
    await page.getByRole('heading', { name: 'Phase de Développement' }).waitFor();
    expect(fetched.filter((file) => files.includes(file))).toHaveLength(1);
    await page.context().close();
  });

  it('has the rulings, fetched when they are asked for, English and marked so, each leading to its rule', async () => {
    const files = ruleFiles(app.folder);
    const page = await openPage(app, { locale: 'de' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url().split('/').at(-1)!));
    await page.getByRole('link', { name: 'Regeln' }).click();
    await page.getByRole('heading', { name: 'Ausbauphase' }).waitFor();
    expect(fetched.filter((file) => files.includes(file))).toHaveLength(1);
    await page.getByRole('button', { name: 'Offene Fragen' }).click();
    await page.locator('[lang=en] [data-ruling=E6]').waitFor();
    expect(fetched.filter((file) => files.includes(file))).toHaveLength(2);
    expect(await page.locator('[data-ruling]').count()).toBe(
      await page.locator('[lang=en] [data-ruling]').count(),
    );
    expect(await page.locator('[data-rule]').count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-ruling=E6]').getByRole('button', { name: 'E6' }).click();
    await page.locator('[data-rule=E6][data-marked]').waitFor();
    expect(await page.locator('[data-ruling]').count()).toBe(0);
    await page.context().close();
  });

  it('says so when it cannot be loaded, and shows no other language', async () => {
    const files = ruleFiles(app.folder);
    const page = await openPage(app, { locale: 'fr' });
    await page.route(
      (url) => files.some((file) => url.pathname.endsWith(file)),
      (route) => route.abort(),
    );
    await page.getByRole('link', { name: 'Règles' }).click();
    await page.getByText('Un élément du jeu n’a pas été chargé.').waitFor();
    expect(await page.locator('[data-rule]').count()).toBe(0);
    await page.context().close();
  });
});
