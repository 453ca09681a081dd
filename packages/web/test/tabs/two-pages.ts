import { shelf } from '@rowan/engines';
import { parseRows } from '@rowan/protocol';
import type { Below } from '@rowan/rules';
import { loadGame, type Row, type Seat } from '@rowan/table';
import { luckOf } from '@rowan/testkit';
import { openPage, type App } from '../app.ts';
import { atTheTable, click, positionOn } from '../device/clicks.ts';
import { beforeWorkers } from '../device/frail-device.ts';
import { ROWS, lyingOn } from '../device/shelves.ts';
import { YOU, bot, playedGame, putGame } from '../saved.ts';
import type { Interleaving } from './interleaving.ts';
import { showFaults, viewsOf } from './shown.ts';
import { Tap, type Life } from './tap.ts';

/** Steps of one interleaving: clicks on one page, on both at once, or a reload. */
const STEPS = 9;

const SEATS: readonly (readonly Seat[])[] = [[YOU], [YOU, bot(1)], [YOU, { ...YOU, colour: 1 }]];

/** What one tab tells the other comes late, or not at all. */
const lateNews = (seed: number, share: number): string => `{
  const { postMessage } = BroadcastChannel.prototype;
  let luck = ${1 + (seed % 1e6)};
  const chance = () => (luck = (luck * 48271) % 2147483647) / 2147483647;
  BroadcastChannel.prototype.postMessage = function (news) {
    if (chance() < ${share}) setTimeout(() => postMessage.call(this, news), 400 * chance());
  };
}`;

/** A device on which whoever writes last has it: it never finds the row that is there already. */
const OVERWRITING = `{
  const { getKey, put } = IDBObjectStore.prototype;
  let asked = 0;
  IDBObjectStore.prototype.add = put;
  IDBObjectStore.prototype.getKey = function (key) {
    const second = this.name === 'rows' && (asked += 1) % 2 === 0;
    return getKey.call(this, second ? ['nowhere', 0] : key);
  };
}`;

/** What runs first in every worker of both pages. */
export type World = (seed: number) => string;

const sound: World = (seed) => lateNews(seed, 0.7);

/** Nobody hears of the other, and the device does not mind. */
export const overwritten: World = (seed) => lateNews(seed, 0) + OVERWRITING;

async function twoPages(app: App, seed: number, world: World): Promise<readonly [Tap, Tap]> {
  const page = await openPage(app);
  await beforeWorkers(page.context(), app.folder, world(seed));
  const { game } = playedGame(SEATS[seed % SEATS.length]!, `pages ${seed}`, 0);
  await putGame(page, game);
  const first = await Tap.on(page, 'first');
  await page.goto(`${app.url}?#/game/${game.id}`);
  await atTheTable(page);
  const other = await page.context().newPage();
  other.setDefaultTimeout(45_000);
  await other.addInitScript('globalThis.__name ??= (of) => of;');
  const second = await Tap.on(other, 'second');
  await other.goto(page.url());
  await atTheTable(other);
  return [first, second];
}

const rowsOn = async ({ page }: Tap): Promise<unknown[]> =>
  (await lyingOn(page, ROWS)).map(({ value }) => value);

const startsWith = (whole: readonly unknown[], part: readonly unknown[]): boolean =>
  part.every((row, i) => JSON.stringify(row) === JSON.stringify(whole[i]));

/** The page is looked at again, as it will be some day; whoever is to decide is there. */
const lookAt = ({ page }: Tap): Promise<unknown> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    document.querySelector<HTMLElement>('[data-curtain] button')?.click();
  });

/** What is wrong as long as somebody is still to hear of a row, or to show it. */
async function unrest(taps: readonly [Tap, Tap]): Promise<string[]> {
  const [first, second] = taps;
  const views = viewsOf((await rowsOn(first)) as Row[]);
  const faults = taps.flatMap(({ life }) => showFaults(life, views));
  const same = (await positionOn(first.page)) === (await positionOn(second.page));
  return same ? faults : [...faults, 'the pages do not look the same'];
}

/** Both pages have shown the last row, or it has become clear that they will not. */
async function atRest(taps: readonly [Tap, Tap]): Promise<readonly string[]> {
  for (let tries = 0, before = -1; tries < 200; tries++) {
    const { length } = await rowsOn(taps[0]);
    if ((await unrest(taps)).length === 0 && length === before) return [];
    before = length;
    await Promise.all(taps.map(lookAt));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return unrest(taps);
}

async function faultsOf(taps: readonly [Tap, Tap], reloads: number): Promise<string[]> {
  const resting = await atRest(taps);
  const parsed = parseRows(await rowsOn(taps[0]));
  if (!parsed.ok) return [`the log is ${parsed.error.code}`];
  const rows = parsed.value;
  const loaded = await loadGame(rows, shelf);
  if (!loaded.ok) return [`the log does not load: ${loaded.error.code}`];
  const lives = taps.flatMap((tap) => tap.lives);
  const views = viewsOf(rows);
  return [
    ...resting,
    ...lives.flatMap((life) => showFaults(life, views)),
    ...commandFaults(lives, rows, reloads),
  ];
}

/** Every command is one row or was refused; with each reload one may have come to nothing. */
function commandFaults(lives: readonly Life[], rows: readonly Row[], reloads: number): string[] {
  const made = rows.flatMap(({ command }) => (command ? [`${command.client} ${command.n}`] : []));
  const due = lives.reduce((sum, { asked, rejected }) => sum + asked - rejected, 0);
  const once = new Set(made).size === made.length;
  const all = made.length <= due && made.length >= due - reloads;
  return [
    ...(once ? [] : ['a command was carried out twice']),
    ...(all ? [] : [`${made.length} rows for ${due} commands`]),
  ];
}

const some = ({ page }: Tap, below: Below): Promise<number> =>
  click(page, { seed: below(1e6), clicks: 2 + below(7), patience: 1000 });

const reload = (tap: Tap): Promise<unknown> => {
  tap.anew();
  return tap.page.reload();
};

/** One page plays, or both at once; or one is loaded anew, alone or while the other plays. True if it was. */
async function step(taps: readonly [Tap, Tap], below: Below): Promise<boolean> {
  const [one, other] = below(2) === 0 ? taps : taps.toReversed();
  const what = below(10);
  if (what < 1) await reload(one);
  else if (what < 2) await Promise.all([reload(one), some(other, below)]);
  else if (what < 5) await some(one, below);
  else await Promise.all([some(one, below), some(other, below)]);
  return what < 2;
}

/** Plays one game in two pages of one browser, in an order that the seed decides. */
export async function interleavePages(
  app: App,
  seed: number,
  world: World = sound,
): Promise<Interleaving> {
  const below = luckOf(seed);
  const taps = await twoPages(app, seed, world);
  const faults: string[] = [];
  let [reloads, rows]: [number, readonly unknown[]] = [0, []];
  for (let n = 0; n < STEPS && faults.length === 0; n++) {
    if (await step(taps, below)) reloads += 1;
    const now = await rowsOn(taps[0]);
    if (!startsWith(now, rows)) faults.push(`step ${n}: what was written has changed`);
    rows = now;
  }
  if (faults.length === 0)
    faults.push(...(await faultsOf(taps, reloads).catch((error: unknown) => [String(error)])));
  const lives = taps.flatMap((tap) => tap.lives);
  const races = lives.reduce((sum, { rejected }) => sum + rejected, 0);
  await taps[0].page.context().close();
  return { seed, rows: rows.length, races, reloads, faults };
}
