import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, dealt, playOn, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

let node: TestNode;
let now = 1_000_000_000;
beforeAll(async () => {
  node = await startNode({ limits: { lobbyPage: 3 }, clock: () => (now += 1) });
});
afterAll(() => node.end());

interface Page {
  readonly tables: readonly {
    readonly id: string;
    readonly free: number;
    readonly owner: string;
  }[];
  readonly next: string | null;
}

const lobby = async (guest: Guest, query = ''): Promise<Page> =>
  (await (await guest.get(`api/lobby?${query}`)).json()) as Page;

const mine = async (
  guest: Guest,
): Promise<readonly { id: string; yours: boolean; stage: string }[]> =>
  ((await (await guest.get('api/tables')).json()) as { tables: never[] }).tables;

/** All pages one after the other. */
async function everything(guest: Guest, query = ''): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await lobby(guest, cursor ? `${query}&cursor=${cursor}` : query);
    ids.push(...page.tables.map(({ id }) => id));
    cursor = page.next;
  }
  return ids;
}

describe('the lobby', () => {
  test('P25 shows public tables with a free chair, newest first and page by page, and no private one', async () => {
    const [ash, elm] = [await Guest.named(node.url, 'Ash'), await Guest.named(node.url, 'Elm')];
    const opened: string[] = [];
    for (let n = 0; n < 7; n++) opened.push((await ash.open('pp', { public: true })).table);
    const secret = await ash.open('pp');
    const shown = await everything(elm);
    expect(shown).toEqual(opened.toReversed());
    expect(shown).not.toContain(secret.table);
    expect((await lobby(elm)).tables[0]).toMatchObject({ owner: 'Ash', free: 2 });
    // A new table in between neither repeats another one nor hides it.
    const first = await lobby(elm);
    await elm.open('pp', { public: true });
    const second = await lobby(elm, `cursor=${first.next}`);
    expect(second.tables.map(({ id }) => id)).toEqual(shown.slice(3, 6));
  });

  test('P25 is filtered by players, Towers and pace', async () => {
    const ash = await Guest.named(node.url, 'Ash');
    const { table: slow } = await ash.open('ppp', { public: true, pace: 'async', towers: true });
    const { table: three } = await ash.open('ppp', { public: true });
    expect(await everything(ash, 'players=3')).toEqual([three, slow]);
    expect(await everything(ash, 'players=3&towers=yes')).toEqual([slow]);
    expect(await everything(ash, 'pace=async')).toEqual([slow]);
    for (const odd of ['players=9', 'pace=later', 'cursor=1', 'towers=maybe'])
      expect((await ash.get(`api/lobby?${odd}`)).status).toBe(400);
    expect((await new Guest(node.url).get('api/lobby')).status).toBe(401);
  });

  test('P25 lets everybody in without a link, and shows a full table no more', async () => {
    const [ash, elm] = [await Guest.named(node.url, 'Ash'), await Guest.named(node.url, 'Elm')];
    const { table } = await ash.open('ppb', { public: true, pace: 'async' });
    const { table: hidden } = await ash.open('pp');
    await elm.enter(table);
    expect((await elm.post(`api/tables/${hidden}/enter`, {})).status).toBe(404);
    const seats = [await ash.sit(table).connect(), await elm.sit(table).connect()];
    for (const [seat, sitting] of seats.entries()) {
      await sitting.until(() => sitting.gathering !== null);
      await sitting.ask({ kind: 'sit', seat });
    }
    expect(await everything(ash, 'pace=async')).not.toContain(table);
    await seats[1]!.ask({ kind: 'stand' });
    expect((await lobby(ash, 'pace=async')).tables[0]).toMatchObject({ id: table, free: 1 });
    await seats[0]!.ask({ kind: 'close' });
    expect(await everything(ash, 'pace=async')).not.toContain(table);
    for (const sitting of seats) sitting.cut();
  });

  test('gives one address only so many lists a minute', async () => {
    const strict = await startNode({ limits: { listsAMinute: 3 } });
    const ash = await Guest.named(strict.url, 'Ash');
    const codes = [];
    for (let n = 0; n < 4; n++) codes.push((await ash.get('api/lobby')).status);
    expect(codes).toEqual([200, 200, 200, 429]);
    await strict.end();
  });

  test('forgets tables at which nothing has happened for days', async () => {
    const quiet = await startNode({ clock: () => now });
    const ash = await Guest.named(quiet.url, 'Ash');
    const { table } = await ash.open('pp', { public: true });
    now += 2 * 86_400_000;
    expect(await everything(ash)).toEqual([table]);
    now += 1;
    expect(await everything(ash)).toEqual([]);
    await quiet.end();
  });
});

describe('one’s own tables', () => {
  test('P26 say whose turn it is, with those that wait for one first', async () => {
    const { table, sittings } = await dealt(node.url, 'pp');
    const mover = sittings.find(({ mayMove }) => mayMove)!;
    const other = sittings.find((one) => one !== mover)!;
    await mover.guest.open('pp');
    expect((await mine(mover.guest))[0]).toMatchObject({ id: table, yours: true, stage: 'play' });
    expect((await mine(other.guest))[0]).toMatchObject({ id: table, yours: false });
    for (const sitting of sittings) sitting.cut();
  });

  test('P27 are opened once more after a game, with everybody one seat further on', async () => {
    const { table, sittings } = await dealt(node.url, 'ppb');
    const [ash, birch] = sittings as [Sitting, Sitting];
    expect((await ash.guest.post(`api/tables/${table}/rematch`, {})).status).toBe(404);
    await Promise.all(sittings.map((sitting) => playOn(sitting)));
    await ash.until(() => ash.about?.fairness !== null);
    const asked = await Promise.all(
      sittings.map(({ guest }) => guest.post(`api/tables/${table}/rematch`, {})),
    );
    const told = (await Promise.all(asked.map((one) => one.json()))) as { table: string }[];
    expect(told[0]!.table).toBe(told[1]!.table);
    await birch.until(() => birch.about?.next === told[0]!.table);
    const again = await birch.guest.sit(told[0]!.table).connect();
    await again.until(() => again.gathering !== null);
    expect(again.gathering!.chairs.map(({ name, kind }) => name || kind)).toEqual([
      'bot',
      'Ash',
      'Birch',
    ]);
    expect(again.gathering!.mine).toBe(2);
    const stranger = await Guest.named(node.url, 'Elm');
    expect((await stranger.post(`api/tables/${table}/rematch`, {})).status).toBe(404);
    for (const sitting of [...sittings, again]) sitting.cut();
  });
});
