import type { Page } from 'playwright-core';
import { shelf } from '@rowan/engines';
import { hash, type Move } from '@rowan/rules';
import { UNPINNED, loadGame, openingOf, type Row } from '@rowan/table';
import { fixturesOf, textOf, type Fixture } from '@rowan/testkit/fixtures';
import { openPage, type App } from '../app.ts';
import { untrue } from '../proof.ts';
import { atTheTable, click } from './clicks.ts';
import { makeFrail } from './frail-device.ts';
import { OLD, ROWS, lay, lyingOn } from './shelves.ts';

interface OldRecord {
  readonly id: string;
  readonly updated: number;
  readonly save: { readonly moves: readonly Move[] };
}

interface Save {
  readonly fixture: Fixture;
  readonly record: OldRecord;
}

const SAVES = fixturesOf('saves').map((fixture): Save => {
  return { fixture, record: JSON.parse(textOf(fixture)) as OldRecord };
});

/** The pupil's game is not in the list. */
const isListed = ({ fixture: { file } }: Save): boolean => !file.includes('lesson');

const isAlone = ({ fixture: { variant } }: Save): boolean => variant.startsWith('solo');

/** Those against the Royal Guard first, who does not have to think. */
const UNDER_WAY = SAVES.filter((save) => save.fixture.at !== 'over' && isListed(save)).toSorted(
  (a, b) => Number(isAlone(b)) - Number(isAlone(a)),
);

export const rowsUnder = async (page: Page, id: string): Promise<Row[]> =>
  (await lyingOn(page, ROWS, id)).map(({ value }) => value as Row);

const listGames = async (app: App, page: Page): Promise<string[]> => {
  await page.goto(`${app.url}?${Math.random()}#/games`);
  await page.locator('li[data-game]').first().waitFor();
  const ids = await page.$$eval('li[data-game]', (all) =>
    all.map((one) => (one as HTMLElement).dataset['game']!),
  );
  return ids.toSorted();
};

/** A copy is pinned to the rules, the cards and the state that the game stood in. */
async function copyFaults(page: Page, { fixture, record }: Save): Promise<string[]> {
  const rows = await rowsUnder(page, record.id);
  const loaded = await loadGame(rows, shelf);
  const opening = openingOf(rows);
  const claims = {
    'it is pinned': JSON.stringify(opening?.pin) === JSON.stringify(UNPINNED),
    'its state is pinned':
      opening?.brought?.moves === fixture.moves && opening.brought.hash === fixture.hash,
    'it stands where it stood': loaded.ok && hash(loaded.value.game.state) === fixture.hash,
  };
  return untrue(claims).map((fault) => `${fixture.file}: ${fault}`);
}

/** Clicks until there is another row. */
async function clickUntilWritten(page: Page, id: string, rows: number): Promise<boolean> {
  for (let seed = 1; seed < 30; seed++) {
    if ((await rowsUnder(page, id)).length > rows) return true;
    await click(page, { seed, clicks: 4 });
  }
  return false;
}

async function playOnFaults(app: App, page: Page, { fixture, record }: Save): Promise<string[]> {
  await page.goto(`${app.url}?${Math.random()}#/game/${record.id}`);
  await atTheTable(page);
  const written = await clickUntilWritten(page, record.id, fixture.moves + 2);
  const loaded = await loadGame(await rowsUnder(page, record.id), shelf);
  const claims = { 'it is played on': written, 'it is whole afterwards': loaded.ok };
  return untrue(claims).map((fault) => `${fixture.file}: ${fault}`);
}

export interface BroughtGames {
  readonly games: number;
  readonly playedOn: number;
  readonly faults: readonly string[];
}

/** Games of earlier versions are copied, pinned and played on; the old records stay as they are. */
export async function bringOldSaves(app: App, most: number, script = ''): Promise<BroughtGames> {
  const page = await openPage(app);
  await makeFrail(page.context(), app.folder, script);
  const old = SAVES.map(({ record }) => ({ key: record.id, value: record }));
  await lay(page, OLD, old);
  const before = JSON.stringify(await lyingOn(page, OLD));
  const listed = await listGames(app, page);
  const wanted = SAVES.filter(isListed).map(({ record }) => record.id);
  const faults = untrue({
    'all games are listed': String(listed) === String(wanted.toSorted()),
  });
  for (const save of SAVES) faults.push(...(await copyFaults(page, save)));
  const played = faults.length === 0 ? UNDER_WAY.slice(0, most) : [];
  for (const save of played) faults.push(...(await playOnFaults(app, page, save)));
  if (JSON.stringify(await lyingOn(page, OLD)) !== before) faults.push('old records have changed');
  await page.context().close();
  return { games: SAVES.length, playedOn: played.length, faults };
}

const upTo = (record: OldRecord, n: number): unknown => ({
  ...record,
  updated: record.updated + n,
  save: { ...record.save, moves: record.save.moves.slice(0, n) },
});

/** An old tab plays on with its own record: that is a second game, and a third once somebody played on in it. */
export async function oldTabPlaysOn(app: App): Promise<string[]> {
  const page = await openPage(app);
  const { record } = SAVES.find(({ fixture: { at } }) => at === 'plan')!;
  const { id } = record;
  const twin = `${id}-2`;
  const there = async (n: number): Promise<string> => {
    await lay(page, OLD, [{ key: id, value: upTo(record, n) }]);
    const listed = await listGames(app, page);
    const lengths = await Promise.all(listed.map((one) => rowsUnder(page, one)));
    return listed.map((one, i) => `${one} ${lengths[i]!.length}`).join(', ');
  };
  const first = await there(10);
  const second = await there(14);
  const told = await page.locator(`li[data-game="${twin}"]`).textContent();
  const onward = await there(16);
  // Somebody has gone on in the second one, too.
  const last = (await rowsUnder(page, twin)).at(-1);
  await lay(page, ROWS, [{ key: [twin, 18], value: { ...last, seq: 18 } }]);
  const third = await there(18);
  await page.context().close();
  return untrue({
    'it is copied': first === `${id} 12`,
    'it is a second game': second === `${id} 12, ${twin} 16`,
    'the second one is told': told?.includes('older tab') ?? false,
    'the second one goes on': onward === `${id} 12, ${twin} 18`,
    'it is a third game': third === `${id} 12, ${twin} 19, ${id}-3 20`,
  });
}

/** A game that is deleted does not come back with its old record. */
export async function deletedStaysAway(app: App): Promise<string[]> {
  const page = await openPage(app);
  const [gone, stays] = [SAVES[0]!.record, SAVES[1]!.record];
  await lay(page, OLD, [
    { key: gone.id, value: gone },
    { key: stays.id, value: stays },
  ]);
  await listGames(app, page);
  const row = page.locator(`li[data-game="${gone.id}"]`);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await row.waitFor({ state: 'detached' });
  const listed = await listGames(app, page);
  await page.context().close();
  return untrue({ 'a deleted game stays away': String(listed) === stays.id });
}
