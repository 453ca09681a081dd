import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openPage, type App } from '../app.ts';
import { untrue } from '../proof.ts';
import { atTheTable } from './clicks.ts';
import type { Laid } from './damages.ts';
import { makeFrail } from './frail-device.ts';
import { goodGame } from './good-game.ts';
import { inPage } from './lab.ts';
import { CATALOGUES, ROWS, TABLES, lay, lyingOn, type Lying } from './shelves.ts';

async function layGames(page: Page, games: Readonly<Record<string, Laid>>): Promise<void> {
  const all = Object.entries(games);
  await lay(
    page,
    TABLES,
    all.map(([id, { entry }]) => ({ key: id, value: entry })),
  );
  const rows = all.flatMap(([id, laid]): Lying[] =>
    laid.rows.map(({ at, row }) => ({ key: [id, at], value: row })),
  );
  await lay(page, ROWS, rows);
}

/** All that lies there, wherever its place on the shelf: a gap closes on the shelf, not in the log. */
async function everything(page: Page): Promise<string> {
  const all = await Promise.all([TABLES, ROWS, CATALOGUES].map((shelf) => lyingOn(page, shelf)));
  return JSON.stringify(all.flat().map(({ value }) => value));
}

const WHOLE = 'whole';

/** Whole games and damaged ones. */
async function layMixed(page: Page): Promise<void> {
  await layGames(page, {
    [WHOLE]: goodGame(WHOLE),
    more: goodGame('more'),
    entryless: { ...goodGame('entryless'), entry: 'cut' },
    gap: { ...goodGame('gap'), rows: goodGame('gap').rows.toSpliced(4, 1) },
    rowless: { ...goodGame('rowless'), rows: [] },
  });
  await lay(page, CATALOGUES, [{ key: 'ab', value: { name: 'Hornbeam' } }]);
}

async function backUp(app: App, page: Page): Promise<Buffer> {
  await page.goto(`${app.url}?#/games`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Back up all games' }).click(),
  ]);
  return readFileSync(await download.path());
}

/** What the page says when it is given the file. */
async function restore(page: Page, buffer: Buffer, sign: RegExp): Promise<string> {
  const file = { name: 'rowan.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  const said = page.getByText(sign);
  await said.waitFor();
  return (await said.textContent()) ?? '';
}

/** All games go to an empty device, damaged ones too, and lie there as they lay here; twice changes nothing. */
export async function carryAll(app: App, script = ''): Promise<string[]> {
  const page = await openPage(app);
  await layMixed(page);
  const backup = await backUp(app, page);
  const other = await openPage(app);
  await makeFrail(other.context(), app.folder, script);
  await other.goto(`${app.url}?#/games`);
  const first = await restore(other, backup, /games brought back/);
  const [here, there] = [await everything(page), await everything(other)];
  const listed = await other.locator('li[data-game]').count();
  const again = await restore(other, backup, /No new game brought back|games brought back/);
  const same = (await everything(other)) === there;
  const faults = untrue({
    'it is told what came back': first.includes('4 games brought back, 1 cannot be read'),
    'all lies there as it lay here': here === there,
    'all games are listed': listed === 5,
    'it is told that nothing is new': again.includes('No new game brought back, 5 were there'),
    'a second time changes nothing': same,
  });
  if (faults.length === 0) {
    await other.goto(`${app.url}?again#/game/${WHOLE}`);
    await atTheTable(other);
  }
  await Promise.all([page.context().close(), other.context().close()]);
  return faults;
}

/** The first rows of a game. */
const upTo = (laid: Laid, n: number): Laid => ({ ...laid, rows: laid.rows.slice(0, n) });

/** A game that was begun in the same way and went on in another. */
const another = (laid: Laid): Laid => ({
  ...laid,
  rows: laid.rows.map(({ at, row }, i) => ({
    at,
    row: i < 8 ? row : { ...(row as object), at: 5 },
  })),
});

const countUnder = (lying: readonly Lying[], id: string): number =>
  lying.filter(({ key }) => (key as [string])[0] === id).length;

/** What is further goes on, what differs stands beside it, nothing is overwritten. */
export async function restoreBeside(app: App): Promise<string[]> {
  const [page, other] = [await openPage(app), await openPage(app)];
  const games = ['same', 'further', 'behind', 'different'].map((id) => goodGame(id));
  const [same, further, behind, different] = games as [Laid, Laid, Laid, Laid];
  await layGames(page, { same, further: upTo(further, 9), behind, different });
  const text = await inPage(page, 'backUp');
  await layGames(other, { same, further, behind: upTo(behind, 9), different: another(different) });
  const before = (await lyingOn(other, ROWS)).map((one) => JSON.stringify(one));
  const first = await inPage(other, 'bringBack', text);
  const lying = await lyingOn(other, ROWS);
  const after = new Set(lying.map((one) => JSON.stringify(one)));
  const second = await inPage(other, 'bringBack', text);
  const faults = untrue({
    'two games are brought': first.brought === 2 && first.there === 2 && first.damaged === 0,
    'nothing is overwritten': before.every((one) => after.has(one)),
    'what is further here stays': countUnder(lying, 'further') === further.rows.length,
    'what is further there comes': countUnder(lying, 'behind') === behind.rows.length,
    'what differs stands beside': countUnder(lying, 'different-2') === different.rows.length,
    'nothing comes twice': second.brought === 0 && second.there === 4,
    'a second time changes nothing':
      JSON.stringify(await lyingOn(other, ROWS)) === JSON.stringify(lying),
  });
  await Promise.all([page.context().close(), other.context().close()]);
  return faults;
}

interface Learnt {
  readonly studies: readonly (readonly [string, { study: { nodes: unknown[] } }])[];
  readonly puzzles: { rating: number; best: number; tried: object };
  readonly friends: object;
}

const learntOn = async (page: Page): Promise<Learnt> =>
  JSON.parse(await inPage(page, 'learnt')) as Learnt;

/** Studies, reviews, puzzles and friends' lines go along; nothing is overwritten, and twice changes nothing. */
export async function carryLearnt(
  app: App,
  changed = (text: string): string => text,
): Promise<string[]> {
  const [page, empty, other] = [await openPage(app), await openPage(app), await openPage(app)];
  await inPage(page, 'learn', 5, { a: true, b: false });
  const text = changed(await inPage(page, 'backUp'));
  const first = await inPage(empty, 'bringBack', text);
  const whole = await inPage(empty, 'learnt');
  const again = await inPage(empty, 'bringBack', text);
  await inPage(other, 'learn', 3, { c: true });
  await inPage(other, 'bringBack', text);
  const grown = await learntOn(other);
  await inPage(other, 'learn', 9, { c: true });
  await inPage(other, 'bringBack', text);
  const further = await learntOn(other);
  const faults = untrue({
    'all that was learnt lies on an empty device': whole === (await inPage(page, 'learnt')),
    'one study is brought, and once': first.studies === 1 && again.studies === 0,
    'a study that has grown goes on': grown.studies[0]?.[1].study.nodes.length === 5,
    'one that is further stays': further.studies[0]?.[1].study.nodes.length === 9,
    'puzzles of both were tried': Object.keys(grown.puzzles.tried).join('') === 'abc',
    'whoever tried more knows the rating': grown.puzzles.rating === 1005,
    'the line that is there stays': JSON.stringify(grown.friends).includes('"3"'),
  });
  await Promise.all([page, empty, other].map((one) => one.context().close()));
  return faults;
}

/** How often the browser was asked to keep what is there, after each of these. */
export async function askedToPersist(app: App): Promise<number[]> {
  const page = await openPage(app);
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(globalThis, { asked });
    navigator.storage.persist = () => {
      asked.times += 1;
      return Promise.resolve(false);
    };
  });
  const times: number[] = [];
  const note = async (): Promise<void> => void times.push(await page.evaluate('asked.times'));
  const load = async (): Promise<void> => {
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await note();
  };
  await load();
  for (const _ of ['a game', 'another one']) {
    await page.getByRole('button', { name: 'Alone against the Royal Guard' }).click();
    await page.locator('section[aria-label="Your decision"]').waitFor();
    await note();
    await page.evaluate(() => (location.hash = '#/'));
  }
  await load();
  await page.context().close();
  return times;
}
