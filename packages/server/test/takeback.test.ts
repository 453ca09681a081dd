import { parseLife } from '@rowan/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, dealt, playOn, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.end());

const asks = ({ heard }: Sitting): unknown => heard.findLast(({ kind }) => kind === 'takeback');

/** What everybody may see of the game. */
const shownTo = ({ chair }: Sitting): string => JSON.stringify(chair.known!.shown);

/** Plays until the turn goes to somebody else: what was done before is sealed. */
async function passTurn(sittings: readonly Sitting[]): Promise<{ mover: Sitting; next: Sitting }> {
  const mover = sittings.find(({ mayMove }) => mayMove)!;
  while (mover.mayMove) await playOn(mover, 1);
  const next = sittings.find((one) => one !== mover)!;
  await next.until(() => next.mayMove);
  return { mover, next };
}

describe('going back where undo is sealed', () => {
  test('P43 needs the word of everybody, and then the game stands where it stood', async () => {
    const { table, invite, sittings } = await dealt(node.url, 'pp');
    const watcher = await Guest.named(node.url, 'Cedar');
    await watcher.enter(table, invite);
    const watching = await watcher.sit(table).connect();
    await watching.until(() => watching.view !== null);
    const first = sittings.find(({ mayMove }) => mayMove)!;
    const shown: string[] = [];
    while (first.mayMove) {
      shown.push(JSON.stringify(first.view));
      await playOn(first, 1);
    }
    const other = sittings.find((one) => one !== first)!;
    await other.until(() => other.mayMove);
    expect((await first.ask({ kind: 'undo' })).kind).toBe('rejected');
    expect((await first.ask({ kind: 'takeback', say: 'ask' })).kind).toBe('acked');
    await other.until(() => asks(other) !== undefined);
    expect(asks(other)).toMatchObject({ by: first.seats[0], open: [other.seats[0]] });
    expect((await other.ask({ kind: 'takeback', say: 'agree' })).kind).toBe('acked');
    await first.until(() => first.mayMove);
    expect(JSON.stringify(first.view)).toBe(shown.at(-1));
    await watching.until(() => shownTo(watching) === shownTo(first));
    // It goes on from there, also for whoever comes back later.
    await playOn(first, 1);
    other.cut();
    await other.connect();
    await other.until(() => other.chair.known!.seq === first.chair.known!.seq);
    const rows = parseLife(await node.node.store.read(table, 0));
    expect(rows.ok && rows.value.filter(({ said }) => said.kind === 'tookBack')).toHaveLength(1);
    await Promise.all(sittings.map((sitting) => playOn(sitting)));
    await first.until(() => first.about?.fairness !== null);
    const text = await (await watcher.get(`api/tables/${table}/transcript`)).text();
    expect(text).toContain('"type":"end"');
    for (const sitting of [...sittings, watching]) sitting.cut();
    expect(node.faults).toEqual([]);
  });

  test('P43 is off when somebody refuses, or when the game goes on', async () => {
    const { table, sittings } = await dealt(node.url, 'pp');
    const { mover, next } = await passTurn(sittings);
    expect((await next.ask({ kind: 'takeback', say: 'agree' })).kind).toBe('rejected');
    await mover.ask({ kind: 'takeback', say: 'ask' });
    expect((await next.ask({ kind: 'takeback', say: 'refuse' })).kind).toBe('acked');
    await mover.until(() => JSON.stringify(asks(mover)).includes('"by":null'));
    await mover.ask({ kind: 'takeback', say: 'ask' });
    await next.until(() => JSON.stringify(asks(next)).includes(`"by":${mover.seats[0]}`));
    await playOn(next, 1);
    await mover.until(() => JSON.stringify(asks(mover)).includes('"by":null'));
    expect((await next.ask({ kind: 'takeback', say: 'agree' })).kind).toBe('rejected');
    const rows = parseLife(await node.node.store.read(table, 0));
    expect(rows.ok && rows.value.some(({ said }) => said.kind === 'tookBack')).toBe(false);
    for (const sitting of sittings) sitting.cut();
  });
});
