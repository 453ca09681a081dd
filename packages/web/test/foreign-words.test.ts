import type { Page } from 'playwright-core';
import { allCards, builtIn, english } from '@rowan/cards';
import { describer as german, names as germanNames } from '@rowan/cards/de';
import { describer as french, names as frenchNames } from '@rowan/cards/fr';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rulesMarkdown } from '../scripts/rules-text.ts';
import { exhibits } from '../src/panels/gallery/exhibits.ts';
import coachDe from '../src/screens/tutorial/text/de.json';
import coachEn from '../src/screens/tutorial/text/en.json';
import coachFr from '../src/screens/tutorial/text/fr.json';
import de from '../src/text/de.json';
import en from '../src/text/en.json';
import fr from '../src/text/fr.json';
import { awake, closeApp, openApp, openPage, type App } from './app.ts';
import { bot, playedGame, putGame } from './saved.ts';

/** Walks through the app in other languages and looks for English words in all that it ever says. */

vi.setConfig({ testTimeout: 180_000 });

type Texts = Readonly<Record<keyof typeof en, string>>;

/** The signs on cards are the same in all languages, and not shown in the app. */
const plainRules = (language: string): string => rulesMarkdown(language).replaceAll(/`[^`]*`/g, '');

const cards = allCards(builtIn).map(({ card }) => card);
const OTHERS = {
  de: [de, coachDe, germanNames, cards.map(german.card), plainRules('de')],
  fr: [fr, coachFr, frenchNames, cards.map(french.card), plainRules('fr')],
};
const ENGLISH = [en, coachEn, cards.map(({ name }) => name), cards.map(english.card)];

const wordsOf = (text: string): string[] =>
  (text.replaceAll(/\{\w+/g, ' ').match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase());

const spoken = (of: unknown): string =>
  typeof of === 'object' && of !== null ? Object.values(of).map(spoken).join('\n') : String(of);

/** What stands on a key is the same in all languages. */
const KEYS = ['tab'];

/** Words of the English texts that the other language never uses. */
function englishWords(language: 'de' | 'fr'): ReadonlySet<string> {
  const own = new Set([...KEYS, ...wordsOf(spoken(OTHERS[language]))]);
  return new Set(wordsOf(spoken(ENGLISH)).filter((word) => !own.has(word)));
}

const strangersIn = (said: readonly string[], strangers: ReadonlySet<string>): string[] =>
  said.filter((text) => wordsOf(text).some((word) => strangers.has(word)));

/** Keeps everything that stands in the page at any time, for eyes and for ears. */
function listen(): void {
  const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'];
  const said = new Set<string>();
  const hear = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    const language = element?.closest('[lang]')?.getAttribute('lang');
    if (element?.closest('script, style') || language !== document.documentElement.lang) return;
    if (node instanceof Text) said.add(node.data.trim());
    if (node instanceof Element)
      for (const name of ATTRIBUTES) said.add(node.getAttribute(name)?.trim() ?? '');
    for (const child of node.childNodes) hear(child);
  };
  Object.assign(globalThis, { said, hear });
  new MutationObserver((changes) => {
    if (document.documentElement.lang !== 'en')
      for (const { target } of changes) if (document.body?.contains(target)) hear(target);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => [document.title, ...(globalThis as unknown as { said: Set<string> }).said]);

/** Hears what stands in the page now, also if nobody has touched it for long. */
const lookAround = (page: Page): Promise<void> =>
  page.evaluate(() =>
    (globalThis as unknown as { hear: (node: Node) => void }).hear(document.body),
  );

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a player clicks on in a few turns, whatever the language; the first plan is refused. */
async function play(page: Page, texts: Texts, turns: number): Promise<void> {
  await page.getByRole('button', { name: texts['develop.end'] }).click();
  await page.getByRole('button', { name: texts['plan.pass'] }).waitFor();
  await awake(page);
  await page.keyboard.press('1');
  await page
    .locator('[data-place]:has([data-type]) > button')
    .first()
    .evaluate((foe: HTMLElement) => foe.click());
  // Keys come with what is heard.
  await page.locator('[role=log][aria-live]').waitFor({ state: 'attached' });
  await page.keyboard.press('c');
  await page.getByText(texts['refusal.rule'].split('{')[0]!).waitFor();
  await page.keyboard.press('z');
  await page.evaluate(clickOn, { texts, turns });
}

async function clickOn({ texts, turns }: { texts: Texts; turns: number }): Promise<void> {
  const all = (selector: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ];
  const panel = `section[aria-label="${texts.action}"]`;
  const byText = (...keys: readonly (keyof Texts)[]): HTMLElement | undefined =>
    all(`${panel} button`).find(({ innerText }) =>
      keys.some((key) => innerText.includes(texts[key])),
    );
  for (const place of all('[data-place] > button')) place.focus();
  for (let done = 0, idle = 0; done < turns && idle < 1000; idle++) {
    const carry = byText('plan.confirm', 'plan.pass');
    const next =
      all(`${panel} [role=group] li button`)[0] ??
      byText('develop.end') ??
      all('[data-light=reach] > button')[0] ??
      carry;
    if (next && next === carry) done++;
    if (next) idle = 0;
    next?.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const SEATS = [{ kind: 'person', name: 'Ada', colour: 0 }, bot(1, 'Bo')] as const;

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 180_000);
afterAll(() => closeApp(app));

describe.each([
  ['de', de],
  ['fr', fr],
] as const)('in %s', (language, texts) => {
  const strangers = englishWords(language);

  const strange = async (page: Page): Promise<string[]> => {
    const said = await heard(page);
    expect(said.length).toBeGreaterThan(20);
    await page.context().close();
    return strangersIn(said, strangers);
  };

  const start = async (locale: string = language): Promise<Page> => {
    const page = await openPage(app, { locale });
    await page.addInitScript(listen);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };

  it('English is found', () => {
    expect(strangersIn(['To the Main Phase', texts['develop.end'], 'Rowan'], strangers)).toEqual([
      'To the Main Phase',
    ]);
  });

  it('a game from the first page to some turns has no English word', async () => {
    const page = await start();
    await button(page, texts['landing.setup']).click();
    await page.locator('select').first().waitFor();
    await page.getByRole('button', { name: texts['setup.start'] }).click();
    await play(page, texts, 3);
    await button(page, texts['command.menu']).click();
    await page.getByRole('dialog').waitFor();
    expect(await strange(page)).toEqual([]);
  });

  it('a solo game has no English word', async () => {
    const page = await start();
    await page.getByRole('button', { name: texts['landing.solo'] }).click();
    await play(page, texts, 3);
    expect(await strange(page)).toEqual([]);
  });

  it('rules, cards and the first lesson have no English word', async () => {
    const page = await start();
    await page.goto(`${app.url}#/rules`);
    await page.locator('[data-rule=G10]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.goto(`${app.url}#/cards`);
    await expect.poll(() => page.getByRole('article').count()).toBe(exhibits(builtIn).length);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.goto(`${app.url}#/learn`);
    await page.locator('[data-coach]').waitFor();
    expect(await strange(page)).toEqual([]);
  });

  it('chosen in the middle of a game leaves no English word', async () => {
    const { game } = playedGame(SEATS, 'halfway', 30);
    const page = await start('en');
    await putGame(page, game);
    await page.goto(`${app.url}#/game/halfway`);
    await button(page, en['command.menu']).click();
    await page.locator(`button[lang=${language}]`).click();
    await button(page, texts.close).click();
    await lookAround(page);
    expect(await strange(page)).toEqual([]);
  });

  it('a study, a puzzle and a deal of the day have no English word', async () => {
    const { game, history } = playedGame(SEATS, 'finished');
    const at = history.steps.findLastIndex(({ state }) => state.decision?.seat === 0);
    const page = await start();
    await putGame(page, game);
    await page.goto(`${app.url}#/replay/finished/${at}`);
    await button(page, texts['study.begin']).click();
    await button(page, texts['study.ask']).click();
    await page.locator('[data-opinion]').waitFor();
    await button(page, texts['study.deal']).click();
    await page.getByText(texts['study.luck']).first().waitFor();
    await page.goto(`${app.url}#/study`);
    await page.getByText(texts['study.allText']).waitFor();
    await page.goto(`${app.url}#/studied/nonsense`);
    await page.getByText(texts['study.fault.unreadable']).waitFor();
    await page.goto(`${app.url}#/puzzles`);
    for (const step of ['where', 'what', 'why'] as const)
      await button(page, texts[`puzzles.hint.${step}`]).click();
    await page.goto(`${app.url}#/daily`);
    await page.getByRole('heading', { name: texts['daily.title'] }).waitFor();
    expect(await strange(page)).toEqual([]);
  });

  it('games, replay, score and what goes wrong have no English word', async () => {
    const { game } = playedGame(SEATS, 'finished');
    const page = await start();
    await putGame(page, game);
    await page.goto(`${app.url}#/games`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'x.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from('no'),
    });
    await page.getByText('x.jsonl').waitFor();
    await page.goto(`${app.url}#/game/finished`);
    await page.getByTestId('final-score').waitFor();
    await page.goto(`${app.url}#/replay/finished`);
    await page.locator('[data-control=toggle]').waitFor();
    await page.keyboard.press('End');
    await button(page, texts.share).first().click();
    await page.getByRole('dialog').waitFor();
    await page.goto(`${app.url}#/shared/nonsense`);
    await page.getByText(texts['shared.unreadable']).waitFor();
    await page.goto(`${app.url}#/game/nowhere`);
    await page.getByText(texts['failed.noTable']).waitFor();
    expect(await strange(page)).toEqual([]);
  });
});
