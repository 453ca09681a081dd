import { parseLife } from '@rowan/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../src/tokens.ts';
import { Guest, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';
import { atWorkshop } from './workshop.ts';

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.end());

const idOf = async ({ cookie }: Guest): Promise<string> => {
  const { store, clock } = node.node;
  return (await store.personOf(hashOf(cookie.split('=')[1]!), clock()))!.id;
};

interface Workshop {
  readonly table: string;
  /** Whose Workshop it is, whoever is asked then, and somebody who looks on. */
  readonly mover: Sitting;
  readonly other: Sitting;
  readonly watcher: Sitting;
  /** A kind that lies in the Lodgings of the other, and one that does not. */
  readonly there: number;
  readonly missing: number;
  /** Makes the move after which the other is asked. */
  readonly step: () => Promise<unknown>;
}

/** Two people and an onlooker at a table where the next move asks the other about the Workshop. */
async function workshop(name: string): Promise<Workshop> {
  const names = ['Ash', 'Birch', 'Cedar'];
  const guests = await Promise.all(names.map((one) => Guest.named(node.url, one)));
  const people = await Promise.all(guests.map(idOf));
  const { table, state, move } = atWorkshop(name, people.slice(0, 2));
  await node.node.store.openTable({ ...table, members: people });
  const sittings = await Promise.all(guests.map((guest) => guest.sit(table.id).connect()));
  await Promise.all(sittings.map((one) => one.until(() => one.view !== null)));
  const { seat, decision, answer } = move;
  const { lodgings } = state.players[1 - seat]!;
  return {
    table: table.id,
    mover: sittings[seat]!,
    other: sittings[1 - seat]!,
    watcher: sittings[2]!,
    there: lodgings.findIndex((n) => n > 0),
    missing: lodgings.indexOf(0),
    step: () => sittings[seat]!.ask({ kind: 'move', decision, answer }),
  };
}

const leave = (sitting: Sitting, order: readonly number[] | null) =>
  sitting.ask({ kind: 'standing', order: order && [...order] });

const rowsOf = async (table: string) => {
  const rows = parseLife(await node.node.store.read(table, 0));
  if (!rows.ok) throw new Error(rows.error.code);
  return rows.value;
};

const one = (meeple: number): number[] =>
  Array.from({ length: 9 }, (_, i) => (i === meeple ? 1 : 0));

const hears = ({ bytes }: Sitting): boolean => bytes.some((text) => text.includes('standing'));

describe('an answer that is left for Mage’s Workshop', () => {
  test('P44 is given by whoever left it, though they are away, and is a move like any other', async () => {
    const { table, mover, other, there, missing, step } = await workshop('away');
    const { id: seat } = { id: other.seats[0]! };
    expect((await leave(other, [missing, there])).kind).toBe('acked');
    other.cut();
    const { seq } = mover.chair.known!;
    await step();
    await mover.until(() => mover.chair.known!.seq >= seq + 2);
    const last = (await rowsOf(table))[seq + 2]!;
    expect(last).toMatchObject({
      by: seat,
      command: null,
      said: { kind: 'moved', move: { seat, answer: { kind: 'backToBag', meeples: one(there) } } },
    });
    // It is told like what anybody does.
    const told = mover.chair.known!.steps.at(-1)!.find(({ kind }) => kind === 'backToBag');
    expect(told).toMatchObject({ kind: 'backToBag', seat, meeples: one(there) });
    mover.cut();
    expect(node.faults).toEqual([]);
  });

  test('P44 is known to nobody else, neither that it is there nor when it is taken back', async () => {
    const { mover, other, watcher, there } = await workshop('hidden');
    const before = [mover, watcher].map(({ bytes }) => bytes.length);
    await leave(other, [there]);
    await leave(other, null);
    await leave(other, []);
    // Whatever was said to the others before comes before this.
    for (const sitting of [mover, watcher]) sitting.say({ kind: 'ping', n: 7 });
    for (const sitting of [mover, watcher])
      await sitting.until(() => sitting.heard.at(-1)?.kind === 'pong');
    expect([mover, watcher].map(({ bytes }) => bytes.length - 1)).toEqual(before);
    expect([mover, watcher].some(hears)).toBe(false);
    // The check sees it where it is told.
    expect(hears(other)).toBe(true);
    for (const sitting of [mover, other, watcher]) sitting.cut();
  });

  test('P44 is told to whoever comes back, and can be taken back: then they are asked', async () => {
    const { table, mover, other, there, step } = await workshop('back');
    await leave(other, [there]);
    other.cut();
    await other.connect();
    const orders = (): unknown[] =>
      other.heard.flatMap((message) => (message.kind === 'standing' ? [message.order] : []));
    await other.until(() => orders().length === 2);
    await leave(other, null);
    await other.until(() => orders().length === 3);
    expect(orders()).toEqual([[there], [there], null]);
    await step();
    await other.until(() => other.mayMove);
    expect(other.view!.decision).toMatchObject({ kind: 'backToBag', seat: other.seats[0] });
    // Left now, it answers the question that is open.
    const { length } = await rowsOf(table);
    await leave(other, []);
    await other.until(() => other.chair.known!.seq >= length);
    expect((await rowsOf(table)).at(-1)!.said).toMatchObject({
      move: { answer: { meeples: one(-1) } },
    });
    for (const sitting of [mover, other]) sitting.cut();
  });

  test('P44 says the same whatever is left: nobody learns from the reply what they may not know', async () => {
    const { table, mover, other, watcher, there, missing } = await workshop('reply');
    const { length } = await rowsOf(table);
    const replies = [];
    for (const order of [[there], [missing], [8, 0], []]) replies.push(await leave(other, order));
    expect(new Set(replies.map((reply) => JSON.stringify({ ...reply, command: 0 }))).size).toBe(1);
    expect((await rowsOf(table)).length).toBe(length);
    // Whoever has no seat has no answer to leave.
    expect(await leave(watcher, [there])).toMatchObject({ refusal: { reason: 'notYours' } });
    for (const sitting of [mover, other, watcher]) sitting.cut();
    expect(node.faults).toEqual([]);
  });
});
