import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../src/store/postgres-store.ts';
import type { NodeStore } from '../src/store/store.ts';
import { Guest, playOn, type Sitting } from './guest.ts';
import { testDatabase, type TestDatabase } from './postgres/database.ts';
import { startNode, type TestNode } from './running.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** A node that is deaf hears no hints, and one that is blind does not look for itself. */
interface Node {
  readonly deaf?: boolean;
  readonly blind?: boolean;
  readonly pace?: number;
}

const NEVER = 3_600_000;

const deaf = (store: NodeStore): NodeStore => ({
  ...store,
  listen: async () => async () => undefined,
});

const start = (wish: Node = {}): Promise<TestNode> =>
  startNode({
    data: wish.deaf ? deaf(postgresStore(database.url)) : postgresStore(database.url),
    pace: wish.pace ?? 0,
    limits: { sweepEvery: wish.blind ? NEVER : 200, claimFor: 1500, dueEvery: 300 },
  });

/** Runs something with nodes on one database. */
async function withNodes(
  wishes: readonly Node[],
  work: (nodes: readonly TestNode[]) => Promise<void>,
): Promise<void> {
  const nodes = await Promise.all(wishes.map(start));
  try {
    await work(nodes);
  } finally {
    for (const node of nodes) await node.end();
  }
}

/** The same person at another node. */
function at({ url }: TestNode, guest: Guest): Guest {
  const there = new Guest(url);
  there.cookie = guest.cookie;
  return there;
}

const NAMES = ['Ash', 'Birch', 'Cedar'];

/** Persons who sit down at one table, each at a node of their own. */
async function seated(nodes: readonly TestNode[], who: string, more: object = {}) {
  const persons = who.split('').flatMap((kind, seat) => (kind === 'p' ? [seat] : []));
  const guests = await Promise.all(
    persons.map((_, i) => Guest.named(nodes[i % nodes.length]!.url, NAMES[i]!)),
  );
  const { table, invite } = await guests[0]!.open(who, more);
  for (const guest of guests.slice(1)) await guest.enter(table, invite);
  const sittings = await Promise.all(guests.map((guest) => guest.sit(table).connect()));
  for (const [i, sitting] of sittings.entries()) {
    await sitting.until(() => sitting.gathering !== null);
    await sitting.ask({ kind: 'sit', seat: persons[i]! });
    await sitting.ready();
  }
  return { table, invite, guests, sittings };
}

const isReady = ({ gathering }: Sitting): boolean => gathering!.chairs.every(({ ready }) => ready);

async function dealt(nodes: readonly TestNode[], who: string, more: object = {}) {
  const all = await seated(nodes, who, more);
  const [first] = all.sittings;
  await first!.until(() => isReady(first!));
  await first!.ask({ kind: 'start' });
  await Promise.all(all.sittings.map((sitting) => sitting.until(() => sitting.view !== null)));
  return all;
}

const lastOf = (sitting: Sitting, kind: string) =>
  sitting.heard.findLast((message) => message.kind === kind);

/** Whoever has to move, once all have heard of the last row. */
async function mover(sittings: readonly Sitting[]): Promise<Sitting> {
  const found = (): Sitting | undefined => sittings.find(({ mayMove }) => mayMove);
  await Promise.race(sittings.map((one) => one.until(() => found() !== undefined)));
  return found()!;
}

/** One move, which everybody has seen. */
async function moveOnce(sittings: readonly Sitting[]): Promise<void> {
  const reply = await (await mover(sittings)).move();
  if (reply.kind !== 'acked') throw new Error(JSON.stringify(reply));
  await Promise.all(sittings.map((one) => one.until(() => one.chair.known!.seq >= reply.n)));
}

describe('two nodes on one database', () => {
  test('P54 gather people, deal, and play a game to its end, whoever is where', async () => {
    await withNodes([{}, {}], async (nodes) => {
      const { table, sittings, guests, invite } = await seated(nodes, 'ppb');
      const [ash, birch] = sittings as [Sitting, Sitting];
      await ash.until(() => ash.gathering!.chairs[1]!.name === 'Birch' && isReady(ash));
      await ash.until(() => ash.gathering!.chairs[1]!.here);
      await birch.until(() => birch.gathering!.chairs[0]!.here);
      await ash.ask({ kind: 'start' });
      const cedar = await Guest.named(nodes[1]!.url, 'Cedar');
      await cedar.enter(table, invite);
      const watcher = await cedar.sit(table).connect();
      await Promise.all(sittings.map((sitting) => playOn(sitting)));
      await Promise.all([ash, birch].map((one) => one.until(() => one.about?.fairness !== null)));
      const rows = await nodes[0]!.node.store.read(table, 0);
      for (const one of [ash, birch, watcher])
        await one.until(() => one.chair.known?.seq === rows.length - 1);
      expect(ash.chair.known!.shown).toEqual(birch.chair.known!.shown);
      expect(watcher.chair.known!.shown).toEqual(birch.chair.known!.shown);
      expect(nodes.flatMap(({ faults }) => faults)).toEqual([]);
      // The same people play again, and hear of it at both nodes.
      const again = await guests[1]!.post(`api/tables/${table}/rematch`, {});
      const { table: next } = (await again.json()) as { table: string };
      await ash.until(() => ash.about?.next === next);
      for (const one of [...sittings, watcher]) one.cut();
    });
  });

  test('P54 carry what is said, what is asked, and who is there', async () => {
    await withNodes([{}, {}], async (nodes) => {
      const { sittings } = await dealt(nodes, 'pp');
      const [ash, birch] = sittings as [Sitting, Sitting];
      await ash.until(() => JSON.stringify(lastOf(ash, 'presence')).includes('[0,1]'));
      for (const text of ['one', 'two']) await birch.ask({ kind: 'say', words: { text } });
      await ash.ask({ kind: 'say', words: { text: 'three' } });
      const said = ({ heard }: Sitting): unknown[] =>
        heard.flatMap((one) => (one.kind === 'said' ? [[one.n, one.name, one.words]] : []));
      for (const one of sittings) await one.until(() => said(one).length === 3);
      expect(said(ash)).toEqual(said(birch));
      expect(said(ash)).toEqual([
        [0, 'Birch', { text: 'one' }],
        [1, 'Birch', { text: 'two' }],
        [2, 'Ash', { text: 'three' }],
      ]);
      // Both go back behind the last move of one of them.
      const first = await mover(sittings);
      const other = sittings.find((one) => one !== first)!;
      const before = first.view!.waiting;
      const moved = await first.move();
      await other.until(() => 'n' in moved && other.chair.known!.seq === moved.n);
      await first.ask({ kind: 'takeback', say: 'ask' });
      await other.until(() => lastOf(other, 'takeback') !== undefined);
      await other.ask({ kind: 'takeback', say: 'agree' });
      for (const one of sittings)
        await one.until(() => JSON.stringify(one.view!.waiting) === JSON.stringify(before));
      await playOn(first, 1);
      expect(nodes.flatMap(({ faults }) => faults)).toEqual([]);
      // Whoever is gone is gone everywhere.
      birch.cut();
      await ash.until(() => JSON.stringify(lastOf(ash, 'presence')).includes('"here":[0]'));
      ash.cut();
    });
  });

  test('P54 turn away whoever has themselves forgotten, and call others by their new names', async () => {
    await withNodes([{}, {}], async (nodes) => {
      const { guests, sittings, table } = await seated(nodes, 'pp');
      const [ash, birch] = sittings as [Sitting, Sitting];
      const there = at(nodes[0]!, guests[1]!);
      expect((await there.post('api/session', { name: 'Beech' })).ok).toBe(true);
      const late = await at(nodes[1]!, guests[0]!).sit(table).connect();
      await late.until(() => late.gathering?.chairs[1]?.name === 'Beech');
      expect((await there.post('api/account/delete', { name: 'Beech' })).ok).toBe(true);
      await birch.until(() => birch.closed !== null);
      for (const one of [ash, late]) one.cut();
    });
  });

  test('P55 let one think for a bot, and the other when that one is gone', async () => {
    await withNodes([{ pace: NEVER }, {}], async (nodes) => {
      const { sittings } = await dealt(nodes, 'ppb');
      const [ash, birch] = sittings as [Sitting, Sitting];
      const isBots = (): boolean => birch.view!.waiting?.seat === 2;
      while (!isBots()) await moveOnce(sittings);
      ash.cut();
      await nodes[0]!.stop();
      await birch.until(() => !isBots());
      expect(birch.view?.phase).not.toBe('over');
      birch.cut();
    });
  });

  test('show everything to whoever sits at a node that hears no hints', async () => {
    await withNodes([{}, { deaf: true }], async (nodes) => {
      const { sittings } = await dealt(nodes, 'pp');
      for (let n = 0; n < 8; n++) await moveOnce(sittings);
      expect(nodes.flatMap(({ faults }) => faults)).toEqual([]);
      for (const one of sittings) one.cut();
    });
  });

  test('would be found out if one neither heard hints nor looked for itself', async () => {
    await withNodes([{}, { deaf: true, blind: true }], async (nodes) => {
      const ash = await Guest.named(nodes[0]!.url, 'Ash');
      const { table } = await ash.open('pp');
      const here = await ash.sit(table).connect();
      const there = await at(nodes[1]!, ash).sit(table).connect();
      for (const one of [here, there]) await one.until(() => one.gathering !== null);
      await here.ask({ kind: 'sit', seat: 0 });
      await here.until(() => here.gathering!.mine === 0);
      // However long one waits: what was told at the one is there, and the other has not heard of it.
      const rows = await nodes[1]!.node.store.read(table, 0);
      expect(rows).toHaveLength(2);
      there.say({ kind: 'ping', n: 1 });
      await there.until(() => lastOf(there, 'pong') !== undefined);
      expect(there.gathering!.seq).toBe(0);
      for (const one of [here, there]) one.cut();
    });
  });
});
