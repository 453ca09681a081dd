import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openData, type AdminStore } from '../src/admin/open.ts';
import { wouldPurge } from '../src/admin/purge.ts';
import { checkRatings, writeRatings } from '../src/admin/rate.ts';
import { foldName } from '../src/people/fold-name.ts';
import { Guest, playOn, seated } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

/** Who played with whom, how it ended, and what is made of it. */

let node: TestNode;
let ash: Guest;
let birch: Guest;
let elm: Guest;
let open = '';
let hidden = '';
beforeAll(async () => {
  node = await startNode({ limits: { lookUpsAMinute: 100_000, exportsADay: 100 } });
  ash = await Guest.member(node.url, 'Ash');
  birch = await Guest.member(node.url, 'Birch');
  elm = await Guest.named(node.url, 'Elm');
  open = await played({ rated: 'people', public: true });
  hidden = await played({});
});
afterAll(() => node.end());

/** A whole game of Ash and Birch. */
async function played(more: object): Promise<string> {
  const { table, sittings } = await seated([ash, birch], 'pp', more);
  await Promise.all(sittings.map((sitting) => playOn(sitting)));
  await sittings[0]!.until(() => Boolean(sittings[0]!.about?.fairness));
  for (const sitting of sittings) sitting.cut();
  return table;
}

interface Game {
  readonly table: string;
  readonly rated: string | null;
  readonly seats: readonly {
    readonly name: string;
    readonly mine: boolean;
    readonly place: number;
    readonly change: object | null;
  }[];
}

const asked = async (guest: Guest, path: string): Promise<Record<string, unknown>> => {
  const response = await guest.get(`api/${path}`);
  return { status: response.status, ...((await response.json()) as object) };
};
const tables = async (guest: Guest, query = ''): Promise<string[]> =>
  ((await asked(guest, `history?${query}`)) as unknown as { games: Game[] }).games.map(
    ({ table }) => table,
  );

describe('the history', () => {
  test('P52 has public games for everybody, and private ones for those who sat there', async () => {
    expect(await tables(ash)).toEqual([hidden, open]);
    expect(await tables(elm)).toEqual([open]);
    expect(await tables(elm, 'player=birch')).toEqual([open]);
    expect(await tables(elm, 'mine=yes')).toEqual([]);
    const won = await tables(ash, 'result=won');
    const lost = await tables(ash, 'result=lost');
    expect([...won, ...lost].toSorted()).toEqual([hidden, open].toSorted());
    expect(await tables(ash, 'players=3')).toEqual([]);
    expect(await tables(ash, `to=1`)).toEqual([]);
    const { games } = (await asked(ash, 'history')) as unknown as { games: Game[] };
    const rated = games.find(({ table }) => table === open)!;
    expect(rated.seats.map(({ name, mine }) => [name, mine])).toEqual([
      ['Ash', true],
      ['Birch', false],
    ]);
    expect(rated.seats.every(({ change }) => change !== null)).toBe(true);
  });

  test('is told page by page, and asked for in its own words', async () => {
    const strict = await startNode({ data: node.node.store, limits: { historyPage: 1 } });
    const again = new Guest(strict.url);
    again.cookie = ash.cookie;
    const first = (await asked(again, 'history')) as unknown as { games: Game[]; next: string };
    expect(first.games.map(({ table }) => table)).toEqual([hidden]);
    const second = (await asked(again, `history?cursor=${first.next}`)) as typeof first;
    expect([second.games[0]!.table, second.next]).toEqual([open, null]);
    for (const odd of ['players=9', 'result=draw', 'cursor=1', 'from=x', 'mine=no'])
      expect((await ash.get(`api/history?${odd}`)).status).toBe(400);
    expect((await asked(ash, 'history?player=Nobody'))['error']).toBe('nobody');
  });

  test('tells no game that is not over, and opens every other one to whoever finds it there', async () => {
    const { table } = await ash.open('pp', { public: true });
    expect(await tables(ash)).not.toContain(table);
    await elm.enter(open);
    const transcript = await elm.get(`api/tables/${open}/transcript`);
    expect(transcript.status).toBe(200);
    expect(await transcript.text()).toContain('"fairness"');
    expect((await elm.post(`api/tables/${hidden}/enter`, {})).status).toBe(404);
  });
});

describe('a profile', () => {
  test('P51 tells ratings, results and how one fared with them, and no id', async () => {
    const told = await asked(ash, 'people/BIRCH');
    expect(told).toMatchObject({ name: 'Birch', own: false, together: { games: 2 } });
    expect(told['ratings']).toMatchObject([{ ladder: 'people', players: 2, games: 1 }]);
    expect(told['results']).toMatchObject([{ players: 2, games: 2 }]);
    expect((await asked(elm, 'people/Birch'))['results']).toMatchObject([{ games: 1 }]);
    expect(await asked(ash, 'people/Ash')).toMatchObject({ own: true, together: null });
    const ids = (await node.node.store.accountBy(foldName('Birch')))!.id;
    const everything = await Promise.all(
      ['people/Birch', 'history', 'ladder'].map(async (path) =>
        (await elm.get(`api/${path}`)).text(),
      ),
    );
    expect(everything.join()).toContain('Birch');
    expect(everything.join()).not.toContain(ids);
  });

  test('P51 is not there for guests, nor for nobody: in the same words', async () => {
    expect(await asked(ash, 'people/Elm')).toEqual({ status: 404, error: 'nobody' });
    expect(await asked(ash, 'people/Nobody')).toEqual({ status: 404, error: 'nobody' });
    expect(await asked(ash, `people/${'x'.repeat(200)}`)).toMatchObject({ status: 414 });
  });
});

describe('a ladder', () => {
  test('P51 is ordered by what is sure, and people and programs stand on their own', async () => {
    const { ranks } = (await asked(ash, 'ladder')) as unknown as {
      ranks: { name: string; rank: number; mu: number; own: boolean }[];
    };
    expect(ranks.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(ranks[0]!.mu).toBeGreaterThan(ranks[1]!.mu);
    expect(ranks.find(({ own }) => own)!.name).toBe('Ash');
    expect((await asked(ash, 'ladder?ladder=programs'))['ranks']).toEqual([]);
    expect((await asked(ash, 'ladder?players=3'))['ranks']).toEqual([]);
    const strict = await startNode({ data: node.node.store, limits: { ladderPage: 1 } });
    const again = new Guest(strict.url);
    again.cookie = ash.cookie;
    const first = await asked(again, 'ladder');
    expect(first['next']).toBe(1);
    expect(await asked(again, 'ladder?from=1')).toMatchObject({ ranks: [{ rank: 2 }], next: null });
    for (const odd of ['players=1', 'ladder=bots', 'from=-1'])
      expect((await ash.get(`api/ladder?${odd}`)).status).toBe(400);
  });
});

describe('who looks up', () => {
  const PATHS = ['people/Ash', 'history', 'ladder'];

  test.each(PATHS)('%s has to be somebody', async (path) => {
    expect((await new Guest(node.url).get(`api/${path}`)).status).toBe(401);
  });

  test.each(PATHS)('%s does so only so often a minute', async (path) => {
    const strict = await startNode({ data: node.node.store, limits: { lookUpsAMinute: 2 } });
    const again = new Guest(strict.url);
    again.cookie = ash.cookie;
    const codes = [];
    for (let n = 0; n < 3; n++) codes.push((await again.get(`api/${path}`)).status);
    expect(codes).toEqual([200, 200, 429]);
  });
});

describe('ratings and results', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rowan-rate-'));
  let copies = 0;
  /** A copy of everything, to be spoilt. */
  async function copied<T>(work: (data: AdminStore) => Promise<T>): Promise<T> {
    const to = join(folder, `${(copies += 1)}`);
    cpSync(node.folder, to, { recursive: true });
    const data = (await openData(to))!;
    try {
      return await work(data);
    } finally {
      await data.store.close();
    }
  }
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('P50 follow from the logs, and whatever does not is found and can be written anew', async () => {
    await copied(async (data) => {
      const { db } = data;
      expect(await checkRatings(data)).toEqual({ games: 2, rated: 1, ratings: 2, faults: [] });
      const spoils = [
        db.updateTable('ratings').set({ mu: 99 }),
        db.updateTable('ratings').set({ games: 7 }),
        db.deleteFrom('ratings'),
        db.updateTable('results').set({ place: 1 }),
        db.deleteFrom('results'),
        db.insertInto('ratings').values({
          account: 'nobody',
          ladder: 'people',
          players: 4,
          mu: 25,
          sigma: 8,
          games: 1,
          budget: null,
        }),
      ];
      for (const spoil of spoils) {
        await spoil.execute();
        expect((await checkRatings(data)).faults.length).toBeGreaterThan(0);
        await writeRatings(data);
        expect((await checkRatings(data)).faults).toEqual([]);
      }
    });
  });

  test('P50 of a last row that rates otherwise are found', async () => {
    await copied(async (data) => {
      const { db, store } = data;
      const rows = (await store.read(open, 0)) as {
        seq: number;
        said: { rated: { after: { mu: number } }[] };
      }[];
      const last = structuredClone(rows.at(-1)!);
      last.said.rated[0]!.after.mu += 0.001;
      const change = db.updateTable('log').set({ body: JSON.stringify(last) });
      await change.where('tbl', '=', open).where('seq', '=', last.seq).execute();
      const { faults } = await checkRatings(data);
      expect(faults.map(({ why }) => why)).toContain('rated otherwise');
    });
  });

  test('P50 are never purged with their games', async () => {
    await copied(async (data) => {
      for (const name of ['Ash', 'Birch'])
        await data.store.forget((await data.store.accountBy(foldName(name)))!.id);
      const past = await wouldPurge(data, Date.now() + 400 * 86_400_000);
      expect(past.removed).toContain(hidden);
      expect(past.removed).not.toContain(open);
      expect((await checkRatings(data)).faults).toEqual([]);
    });
  });

  test('P40 are taken along, and go with whoever goes; games stay with nobody’s name', async () => {
    const exported = (await asked(birch, 'account/export')) as unknown as {
      ratings: object[];
      tables: { table: string; result: { place: number } | null; transcript: string | null }[];
    };
    expect(exported.ratings).toMatchObject([{ ladder: 'people', players: 2, games: 1 }]);
    const own = exported.tables.find(({ table }) => table === open)!;
    expect(own.result!.place).toBeGreaterThan(0);
    expect(own.transcript).toContain('"type":"setup"');
    const { id } = (await node.node.store.accountBy(foldName('Birch')))!;
    await birch.post('api/account/delete', { name: 'Birch' });
    expect(await node.node.store.ratingsFor(id)).toEqual([]);
    expect(await asked(ash, 'people/Birch')).toMatchObject({ error: 'nobody' });
    const text = await (await ash.get('api/history')).text();
    expect(text).not.toContain('Birch');
    const { games } = JSON.parse(text) as { games: Game[] };
    const rated = games.find(({ table }) => table === open)!;
    expect(rated.seats.map(({ name, change }) => [name, change === null])).toEqual([
      ['Ash', false],
      ['', true],
    ]);
    expect((await asked(ash, 'ladder'))['ranks']).toMatchObject([{ name: 'Ash', rank: 1 }]);
    await copied(async (data) => expect((await checkRatings(data)).faults).toEqual([]));
  });
});
