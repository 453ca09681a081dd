import { afterEach, describe, expect, test } from 'vitest';
import { audit } from '../src/admin/audit.ts';
import { openData, openDatabase, type AdminStore } from '../src/admin/open.ts';
import { purge, wouldPurge } from '../src/admin/purge.ts';
import { archiveGame } from '../src/archive.ts';
import { keep, wouldKeep, type Kept } from '../src/keeping.ts';
import { LIMITS, SESSION_DAYS } from '../src/limits.ts';
import { packRows } from '../src/store/pack-rows.ts';
import { postgresStore } from '../src/store/postgres-store.ts';
import type { NodeStore } from '../src/store/store.ts';
import { Guest, playOn, seated } from './guest.ts';
import { testDatabase } from './postgres/database.ts';
import { startNode, type TestNode } from './running.ts';

const DAY = 86_400_000;
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

interface Place {
  readonly node: TestNode;
  readonly data: AdminStore;
}

const LIMITED = { limits: { lookUpsAMinute: 1000, exportsADay: 100 } };

async function onFile(): Promise<Place> {
  const node = await startNode(LIMITED);
  ended.push(() => node.end());
  const data = (await openData(node.folder))!;
  ended.push(() => data.store.close());
  return { node, data };
}

async function onPostgres(): Promise<Place> {
  const database = await testDatabase();
  ended.push(() => database.drop());
  const node = await startNode({ data: postgresStore(database.url), ...LIMITED });
  ended.push(() => node.end());
  const data = openDatabase(database.url);
  ended.push(() => data.store.close());
  return { node, data };
}

/** A whole game, and when it ended. */
async function played(guests: readonly Guest[], node: TestNode) {
  const { table, sittings } = await seated(guests, 'pp', { public: true });
  await sittings[0]!.ask({ kind: 'say', words: { text: 'hello' } } as never);
  await Promise.all(sittings.map((sitting) => playOn(sitting)));
  await sittings[0]!.until(() => Boolean(sittings[0]!.about?.fairness));
  for (const sitting of sittings) sitting.cut();
  const last = (await node.node.store.read(table, 0)).at(-1) as { at: number };
  return { table, end: last.at };
}

const none: Kept = { archived: [], removed: [], talk: 0, sessions: 0 };

/** What is done at a time by one who looks. */
async function doneAt(store: NodeStore, now: number): Promise<Kept> {
  const all: Kept[] = [];
  const world = { store, limits: LIMITS, clock: () => now, left: () => undefined };
  await keep(world, (kept) => all.push(kept));
  expect(all).toHaveLength(1);
  return all[0]!;
}

/** The same, where what was told before is what is done. */
async function keptAt(store: NodeStore, now: number): Promise<Kept> {
  const would = await wouldKeep(store, LIMITS, now);
  const kept = await doneAt(store, now);
  expect(kept).toEqual(would);
  return kept;
}

/** All that people and whoever runs the server see of their games. */
async function seen(guest: Guest, table: string, data: AdminStore) {
  const text = async (path: string): Promise<string> => (await guest.get(`api/${path}`)).text();
  const { tables } = JSON.parse(await text('account/export')) as { tables: object[] };
  const watching = await guest.sit(table).connect();
  await watching.until(() => watching.view !== null && Boolean(watching.about?.fairness));
  const { view, about } = watching;
  watching.cut();
  return {
    tables,
    shown: { view, about },
    history: await text('history'),
    profile: await text('people/Ash'),
    transcript: await text(`tables/${table}/transcript`),
    rows: await data.store.read(table, 0),
    audit: await audit(data),
  };
}

const logRows = async ({ db }: AdminStore): Promise<number> =>
  (await db.selectFrom('log').select('seq').execute()).length;

describe.each([
  ['a file', onFile],
  ['PostgreSQL', onPostgres],
] as const)('a game that ended long ago, in %s', (_, place) => {
  test('takes one row, and looks as before from everywhere', async () => {
    const { node, data } = await place();
    const { store } = data;
    const ash = await Guest.member(node.url, 'Ash');
    const birch = await Guest.named(node.url, 'Birch');
    const { table, end } = await played([ash, birch], node);
    const before = await seen(ash, table, data);
    expect(before.audit.faults).toEqual([]);
    const due = end + LIMITS.archiveDays * DAY;
    expect(await keptAt(store, due - 1)).toEqual(none);
    // A game that loses a row on its way is refused, and so is one that comes to another end.
    const [game] = await store.pastGames({ before: end, at: 0, most: 5, claim: null });
    const losing = (rows: readonly unknown[]) => packRows(rows.toSpliced(9, 1));
    expect(await archiveGame(store, game!, due, losing)).toBe('another number of rows');
    const other = { ...game!, vp: [0, 0] };
    expect(await archiveGame(store, other, due)).toBe('listed otherwise');
    // Only whoever looks after the server has it tried again.
    expect(await doneAt(store, due)).toEqual(none);
    expect(await purge(data, due)).toMatchObject({ archived: [table], removed: [], left: [] });
    expect(await keptAt(store, due)).toEqual(none);
    expect(await logRows(data)).toBe(0);
    const { body } = (await store.archived(table))!;
    expect(body.length).toBeLessThan(JSON.stringify(before.rows).length / 4);
    expect(await seen(ash, table, data)).toEqual(before);

    // Accounts keep their games, and what was said there goes.
    const talk = end + LIMITS.talkDays * DAY;
    await store.say(table, { at: end, person: 'x', seat: 0, aside: false, words: { text: 'a' } });
    expect((await keptAt(store, talk - 1)).talk).toBe(0);
    expect((await keptAt(store, talk)).talk).toBeGreaterThan(0);
    const long = end + LIMITS.guestGameDays * DAY;
    expect(await keptAt(store, long)).toEqual(none);
    // Whoever goes leaves it to the others, with nobody's name.
    const { id } = (await store.accountBy('ash'))!;
    await ash.post('api/account/delete', { name: 'Ash' });
    expect(await store.keptOf(id)).toMatchObject({ name: '' });
    const transcript = await (await birch.get(`api/tables/${table}/transcript`)).text();
    expect(transcript).toContain('"fairness"');
    expect(transcript).not.toContain('Ash');
    expect((await audit(data)).faults).toEqual([]);
  });
});

describe('a server', () => {
  test('lets go of games of guests, of tables that never began and of sessions, in time', async () => {
    const { node, data } = await onFile();
    const { store } = data;
    const guests = [await Guest.named(node.url, 'Elm'), await Guest.named(node.url, 'Fir')];
    const { table, end } = await played(guests, node);
    await keptAt(store, end + LIMITS.talkDays * DAY);
    const due = end + LIMITS.guestGameDays * DAY;
    expect(await keptAt(store, due - 1)).toEqual(none);
    expect(await keptAt(store, due)).toEqual({ ...none, removed: [table] });
    expect(await store.read(table, 0)).toEqual([]);

    const { table: empty } = await guests[0]!.open('pp');
    const [{ at }] = (await store.read(empty, 0)) as [{ at: number }];
    expect(await keptAt(store, at + LIMITS.gatherDays * DAY - 1)).toEqual(none);
    const gone = await keptAt(store, at + LIMITS.gatherDays * DAY);
    expect(gone).toEqual({ ...none, removed: [empty] });

    const used = (await data.db.selectFrom('sessions').select('seen').execute())[0]!.seen;
    expect((await keptAt(store, used + SESSION_DAYS * DAY)).sessions).toBe(0);
    expect((await keptAt(store, Date.now() + SESSION_DAYS * DAY + 1)).sessions).toBe(2);
  });

  test('does it by itself, tells what could not be done, and never touches a running game', async () => {
    let now = Date.now();
    const node = await startNode({ clock: () => now, limits: { keepEvery: 200 } });
    ended.push(() => node.end());
    const data = (await openData(node.folder))!;
    ended.push(() => data.store.close());
    const guests = [await Guest.member(node.url, 'Elm'), await Guest.named(node.url, 'Fir')];
    const running = await seated(guests, 'pp');
    await playOn(running.sittings[0]!, 0);
    const { table } = await played(guests, node);
    const bad = await played(guests, node);
    const changed = data.db.updateTable('tables').set({ vp: '[1,2]' });
    await changed.where('id', '=', bad.table).execute();
    for (const one of running.sittings) one.cut();
    now += 400 * DAY;
    await expect.poll(() => data.store.archived(table), { timeout: 20_000 }).not.toBeNull();
    await expect
      .poll(() => node.faults.map(String))
      .toEqual(['Left: a game is not put away: listed otherwise']);
    expect(await data.store.archived(bad.table)).toBeNull();
    expect((await data.store.read(running.table, 0)).length).toBeGreaterThan(5);
    const { removed } = await wouldPurge(data, now + 1000 * DAY);
    expect(removed).not.toContain(running.table);
  });
});
