import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { fixturesOf, textOf } from '@rowan/testkit/fixtures';
import { openPage, type App } from '../app.ts';
import { untrue } from '../proof.ts';
import { DAMAGES, SPECIAL_DAMAGES, type Damage, type Laid } from './damages.ts';
import { goodGame } from './good-game.ts';
import { OLD_DAMAGES } from './old-damages.ts';
import { OLD, ROWS, TABLES, lay, type Lying } from './shelves.ts';

const GOOD_IDS = ['good-1', 'good-2', 'good-3'];

const damagedId = (i: number): string => `damaged-${i}`;

const rowsUnder = (id: unknown, { rows }: Laid): Lying[] =>
  rows.map(({ at, row }) => ({ key: [id, at], value: row }));

/** What lies under no text, or has lost its other half. */
const strays: readonly Lying[] = [
  { key: 7, value: goodGame('7').entry },
  { key: ['a', 'list'], value: null },
  { key: 'somebody', value: goodGame('somebody else').entry },
];

/** Every kind of damage beside three good games. */
async function layAll(page: Page, of: (damage: Damage, good: Laid) => Laid): Promise<void> {
  const good = GOOD_IDS.map((id) => ({ id, laid: goodGame(id) }));
  const bad = DAMAGES.map((damage, i) => {
    return { id: damagedId(i), laid: of(damage, goodGame(damagedId(i))) };
  });
  const all = [...good, ...bad];
  await lay(page, TABLES, [
    ...all.map(({ id, laid }) => ({ key: id, value: laid.entry })),
    ...strays,
  ]);
  await lay(page, ROWS, [
    ...all.flatMap(({ id, laid }) => rowsUnder(id, laid)),
    ...rowsUnder('log-alone', goodGame('log-alone')),
  ]);
}

const idsOf = async (page: Page, which: string): Promise<string> => {
  const ids = await page.$$eval(`li[data-game]${which}`, (all) =>
    all.map((one) => (one as HTMLElement).dataset['game']!),
  );
  return String(ids.toSorted());
};

/** What a page says when a game is opened: why it cannot be, or `opens`. */
const openings = (page: Page, ids: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
    const said = (): string | undefined =>
      document.querySelector('section[aria-label="Your decision"]')
        ? 'opens'
        : document.querySelector<HTMLElement>('[role=alert] > p')?.innerText;
    const texts: string[] = [];
    for (const id of all) {
      location.hash = `#/game/${id}`;
      await frame();
      await frame();
      for (let frames = 0; !said() && frames < 3000; frames++) await frame();
      texts.push(said() ?? 'nothing');
    }
    return texts;
  }, ids);

const WORDS: Readonly<Record<NonNullable<Damage['fault']>, RegExp>> = {
  unreadable: /^A part of this game cannot be read \(row \d+\)/,
  gap: /^A part of this game is missing \(row \d+\)/,
  refused: /^A move of this game is not legal \(row \d+, rule \w+\)/,
  differs: /^This game no longer comes to where it stood/,
  otherRules: /^This game was played by other rules \(number 7\)/,
  otherCards: /^This game was played with other cards \(aaaaaaaa\)/,
};

const wordsFor = (fault: Damage['fault']): RegExp => (fault ? WORDS[fault] : /^opens$/);

/** What cannot be read comes along as a file, and is gone once it is deleted. */
async function savesAndDeletes(page: Page, row: string): Promise<boolean> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(row).getByRole('button', { name: 'Save it to a file' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const { rowan, tables } = JSON.parse(text) as { rowan: unknown; tables: unknown[] };
  await page.locator(row).getByRole('button', { name: 'Delete' }).click();
  await page.locator(row).waitFor({ state: 'detached' });
  return rowan === 'backup' && tables.length === 1;
}

const LOST = ['7', '["a","list"]', 'somebody', 'log-alone'];

/** The list shows them all, damaged ones as such; two of those are saved and deleted. */
async function listFaults(page: Page): Promise<string[]> {
  const idsWhere = (listed: boolean): string[] =>
    DAMAGES.flatMap((damage, i) => (damage.listed === listed ? [damagedId(i)] : []));
  const damaged = idsWhere(false);
  const faults = untrue({
    'damaged games are shown as such':
      (await idsOf(page, '[data-damaged]')) === String([...damaged, ...LOST].toSorted()),
    'all others are shown as games':
      (await idsOf(page, ':not([data-damaged])')) ===
      String([...GOOD_IDS, ...idsWhere(true)].toSorted()),
  });
  if (faults.length > 0) return faults;
  return untrue({
    'what lies under no name is saved': await savesAndDeletes(page, 'li[data-game="7"]'),
    'a damaged game is saved': await savesAndDeletes(page, `li[data-game="${damaged[0]}"]`),
  });
}

export interface DamagedGames {
  readonly kinds: number;
  readonly opened: number;
  readonly faults: readonly string[];
}

/**
 * Damaged games hide no other, can be saved and deleted, and say why they do not open. All are listed; of those
 * that concern a single field every so many-th is opened, too.
 */
export async function damagedGames(
  app: App,
  stride: number,
  of: (damage: Damage, good: Laid) => Laid = (damage, good) => damage.of(good),
): Promise<DamagedGames> {
  const page = await openPage(app);
  await layAll(page, of);
  await page.goto(`${app.url}?#/games`);
  await page.locator('li[data-game]').first().waitFor();
  const faults = await listFaults(page);
  const tried = DAMAGES.map((damage, i) => ({ ...damage, id: damagedId(i) })).filter(
    (_, i) => i > 0 && (i < SPECIAL_DAMAGES || i % stride === 0),
  );
  const ids = tried.map(({ id }) => id);
  const said = await openings(page, ids);
  for (const [i, { name, fault }] of tried.entries())
    if (!wordsFor(fault).test(said[i]!)) faults.push(`${name}: ${said[i]}`);
  for (const words of await openings(page, GOOD_IDS))
    if (words !== 'opens') faults.push(`a good game: ${words}`);
  await page.context().close();
  return { kinds: DAMAGES.length, opened: tried.length, faults };
}

/** Old records that are damaged are shown as such, and all others are brought along. */
export async function damagedOldGames(app: App): Promise<string[]> {
  const page = await openPage(app);
  const good = JSON.parse(textOf(fixturesOf('saves')[0]!)) as { id: string };
  const bad = OLD_DAMAGES.map(({ of }, i) => ({ key: damagedId(i), value: of(good) }));
  await lay(page, OLD, [...bad, { key: 'whole', value: good }, { key: 12, value: good }]);
  await page.goto(`${app.url}?#/games`);
  await page.locator('li[data-game="whole"]').waitFor();
  const unreadable = OLD_DAMAGES.flatMap(({ copied }, i) => (copied ? [] : [damagedId(i)]));
  const copied = OLD_DAMAGES.flatMap((one, i) => (one.copied ? [damagedId(i)] : []));
  const shown = await idsOf(page, '[data-damaged]');
  const games = await idsOf(page, ':not([data-damaged])');
  const refused = await openings(page, copied);
  const unread = await openings(page, unreadable.slice(0, 3));
  const whole = await openings(page, ['whole', '12']);
  await page.context().close();
  return untrue({
    'damaged ones are shown as such': shown === String(unreadable.toSorted()),
    'all others are brought': games === String([...copied, 'whole', '12'].toSorted()),
    'what is refused is told': refused.every((words) => WORDS.refused.test(words)),
    'what cannot be read is told': unread.every((words) => WORDS.unreadable.test(words)),
    'good ones open': whole.every((words) => words === 'opens'),
  });
}
