import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseLife } from '@rowan/protocol';
import { hostOf } from '@rowan/table';
import { Guest, playOn, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

let now = 1_800_000_000_000;
let node: TestNode;
beforeAll(async () => {
  node = await startNode({ clock: () => now });
});
afterAll(() => node.end());

const bring = async (guest: Guest, name: string): Promise<{ beside: number; error?: string }> =>
  (await (await guest.post('api/beside', { name })).json()) as { beside: number; error?: string };

interface Shared {
  readonly table: string;
  /** Two persons at one device, and one elsewhere. */
  readonly pair: Sitting;
  readonly third: Sitting;
}

/** Ash and Bea at one device on the first two chairs, Cedar elsewhere on the third; the game is dealt. */
async function shared(more: object = {}): Promise<Shared> {
  const [ash, cedar] = [await Guest.named(node.url, 'Ash'), await Guest.named(node.url, 'Cedar')];
  const { beside } = await bring(ash, 'Bea');
  const { table, invite } = await ash.open('ppp', more);
  await cedar.enter(table, invite);
  const [pair, third] = [await ash.sit(table).connect(), await cedar.sit(table).connect()];
  await Promise.all([pair, third].map((one) => one.until(() => one.gathering !== null)));
  await pair.ask({ kind: 'sit', seat: 0 });
  await pair.ask({ kind: 'sit', seat: 1, beside });
  await third.ask({ kind: 'sit', seat: 2 });
  for (const seat of [0, 1]) await pair.ready(seat);
  await third.ready();
  await pair.ask({ kind: 'start' });
  await Promise.all([pair, third].map((one) => one.until(() => one.view !== null)));
  return { table, pair, third };
}

const handsOf = ({ bytes }: Sitting, kind: string): string[] =>
  bytes.filter((text) => text.startsWith(`{"kind":"${kind}"`));

const rowsOf = async (table: string) => {
  const rows = parseLife(await node.node.store.read(table, 0));
  if (!rows.ok) throw new Error(rows.error.code);
  return rows.value;
};

describe('several persons at one chair elsewhere', () => {
  test('P45 sit down with names of their own, and play a whole game with one elsewhere', async () => {
    const { table, pair, third } = await shared();
    expect(pair.seats).toEqual([0, 1]);
    expect(third.seats).toEqual([2]);
    expect(third.chair.known!.facts.seats.map(({ name }) => name)).toEqual(['Ash', 'Bea', 'Cedar']);
    // What one seat alone knows goes to the device of that seat.
    const own = (sitting: Sitting): number[] =>
      handsOf(sitting, 'own').map((text) => (JSON.parse(text) as { s: number }).s);
    await Promise.all([pair, third].map((one) => playOn(one)));
    await third.until(() => third.about?.fairness !== null);
    expect(new Set(own(third))).toEqual(new Set([2]));
    expect(new Set(own(pair))).toEqual(new Set([0, 1]));
    const persons = (await rowsOf(table)).flatMap(({ said }) =>
      said.kind === 'sat' ? [said.person] : [],
    );
    expect(new Set(persons).size).toBe(3);
    expect(new Set(persons.map(hostOf)).size).toBe(2);
    for (const sitting of [pair, third]) sitting.cut();
    expect(node.faults).toEqual([]);
  });

  test('P45 lets nobody sit twice, nor beside somebody who does not sit, nor without a name', async () => {
    const [ash, birch] = [await Guest.named(node.url, 'Ash'), await Guest.named(node.url, 'Birch')];
    const { table, invite } = await ash.open('pppp');
    await birch.enter(table, invite);
    const [one, other] = [await ash.sit(table).connect(), await birch.sit(table).connect()];
    await Promise.all([one, other].map((each) => each.until(() => each.gathering !== null)));
    await bring(birch, 'Bea');
    const declined = (reason: string) => ({ kind: 'declined', reason });
    expect(await other.ask({ kind: 'sit', seat: 0, beside: 1 })).toMatchObject(
      declined('notYours'),
    );
    await one.ask({ kind: 'sit', seat: 0 });
    expect(await one.ask({ kind: 'sit', seat: 1 })).toMatchObject(declined('seated'));
    expect(await one.ask({ kind: 'sit', seat: 1, beside: 1 })).toMatchObject(declined('nobody'));
    expect((await bring(ash, 'Bea')).beside).toBe(1);
    expect((await bring(ash, 'Bea')).beside).toBe(1);
    expect((await bring(ash, '')).error).toBe('name');
    expect((await one.ask({ kind: 'sit', seat: 1, beside: 1 })).kind).toBe('acked');
    expect(await one.ask({ kind: 'sit', seat: 2, beside: 1 })).toMatchObject(declined('seated'));
    await one.until(() => one.gathering!.own?.length === 2);
    // Nobody gets ready or up for somebody at another device.
    expect(await other.ask({ kind: 'stand', seat: 1 })).toMatchObject(declined('notYours'));
    await other.ask({ kind: 'sit', seat: 2 });
    expect(await other.ready(1)).toMatchObject(declined('notYours'));
    expect((await one.ask({ kind: 'stand', seat: 1 })).kind).toBe('acked');
    await one.until(() => one.gathering!.chairs[1]!.taken === false);
    expect(one.gathering!.mine).toBe(0);
    for (const sitting of [one, other]) sitting.cut();
  });

  test('P45 wait for them as for their host: in lists, in notices, and when they leave and come back', async () => {
    const { table, pair, third } = await shared({
      pace: 'async',
      clock: { kind: 'days', days: 1 },
    });
    const lists = async (): Promise<boolean> => {
      const { tables } = (await (await pair.guest.get('api/tables')).json()) as {
        tables: { id: string; yours: boolean }[];
      };
      return tables.find(({ id }) => id === table)!.yours;
    };
    const asked = (): number => third.chair.known!.shown.waiting!.seat;
    while (asked() !== 1) await playOn([pair, pair, third][asked()]!, 1);
    expect(await lists()).toBe(true);
    expect((await pair.ask({ kind: 'leave' })).kind).toBe('acked');
    await third.until(() => third.clock?.handed.length === 2);
    expect(new Set(third.clock!.handed)).toEqual(new Set([0, 1]));
    expect((await pair.ask({ kind: 'undo' })).kind).toBe('rejected');
    expect((await pair.ask({ kind: 'back' })).kind).toBe('acked');
    await third.until(() => third.clock?.handed.length === 0);
    for (const sitting of [pair, third]) sitting.cut();
    expect(node.faults).toEqual([]);
  });

  test('P45 are forgotten with their host, and taken along with them', async () => {
    const ash = await Guest.named(node.url, 'Ash');
    await bring(ash, 'Beatrice');
    const kept = (await (await ash.get('api/account/export')).json()) as { companions: string[] };
    expect(kept.companions).toEqual(['Beatrice']);
    expect((await ash.post('api/account/delete', { name: 'Ash' })).status).toBe(200);
    const again = await Guest.named(node.url, 'Ash');
    const { people } = (await (await again.get('api/beside')).json()) as { people: unknown[] };
    expect(people).toEqual([]);
    now += 1;
  });
});
