import { parseLife } from '@rowan/protocol';
import type { LifeRow } from '@rowan/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, dealt, playOn, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

/** Time is what the test says; the node looks often whether some of it is over. */
let now = 1_000_000_000;
const FAST = { clock: () => now, limits: { dueEvery: 15, startGrace: 0, tableSleeps: 30 } };
const MINUTE = { clock: { kind: 'turn', seconds: 60 } };

let node: TestNode;
beforeAll(async () => {
  node = await startNode(FAST);
});
afterAll(() => node.end());

const rowsOf = async (
  { node: { store } }: TestNode,
  table: string,
): Promise<readonly LifeRow[]> => {
  const rows = parseLife(await store.read(table, 0));
  if (!rows.ok) throw new Error(rows.error.code);
  return rows.value;
};

interface Two {
  readonly table: string;
  readonly mover: Sitting;
  readonly other: Sitting;
}

async function two(at: TestNode, more: object = MINUTE): Promise<Two> {
  const { table, sittings } = await dealt(at.url, 'pp', more);
  const [ash, birch] = sittings as [Sitting, Sitting];
  return ash.mayMove ? { table, mover: ash, other: birch } : { table, mover: birch, other: ash };
}

const isHanded = ({ clock }: Sitting, seat: number): boolean =>
  clock?.handed.includes(seat) ?? false;

/** Long enough for a node that looks every few milliseconds. */
const looks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 120));

describe('the end of a clock', () => {
  test('P29 hands a seat to a bot after a short grace, and it is the player’s again when they are back', async () => {
    const { table, mover, other } = await two(node);
    const seat = mover.seats[0]!;
    mover.cut();
    now += 60_500 - 1;
    await looks();
    expect(isHanded(other, seat)).toBe(false);
    now += 1;
    await other.until(() => isHanded(other, seat));
    await other.until(() => other.mayMove);
    const byBot = (await rowsOf(node, table)).filter(
      ({ said, command, by }) => said.kind === 'moved' && command === null && by === seat,
    );
    expect(byBot.length).toBeGreaterThan(0);
    await mover.connect();
    await other.until(() => !isHanded(other, seat));
    // What happened meanwhile was told, and nothing of the game was lost.
    await mover.until(() => mover.chair.known!.seq === other.chair.known!.seq);
    expect(mover.view!.round).toBe(other.view!.round);
    await playOn(other, 1);
    for (const sitting of [mover, other]) sitting.cut();
  });

  test('P29 comes for a table at which nobody is left, too, and then it sleeps', async () => {
    const { table, mover, other } = await two(node);
    for (const sitting of [mover, other]) sitting.cut();
    const kinds = async (): Promise<string[]> =>
      (await rowsOf(node, table)).map(({ said }) => said.kind).filter((kind) => kind === 'handed');
    while ((await kinds()).length < 2) {
      now += 61_000;
      await looks();
    }
    const { length } = await rowsOf(node, table);
    now += 1_000_000;
    await looks();
    expect(await rowsOf(node, table)).toHaveLength(length);
  });

  test('P30 does not come while the node is away, nor right after', async () => {
    const first = await startNode(FAST);
    const { table, mover, other } = await two(first);
    now += 10_000;
    await first.stop();
    now += 600_000;
    const second = await startNode({
      ...FAST,
      data: first.folder,
      limits: { ...FAST.limits, startGrace: 60_000 },
    });
    await looks();
    const again = async ({ guest }: Sitting): Promise<Sitting> => {
      const known = new Guest(second.url);
      known.cookie = guest.cookie;
      const sitting = await known.sit(table).connect();
      await sitting.until(() => sitting.clock !== null);
      return sitting;
    };
    const back = await again(other);
    const seat = mover.seats[0]!;
    expect((await rowsOf(second, table)).at(-1)!.said.kind).toBe('paused');
    expect(isHanded(back, seat)).toBe(false);
    now += 60_501;
    await back.until(() => isHanded(back, seat));
    await second.end();
    await first.end().catch(() => undefined);
  });

  test('P30 is put off by as long as the node was away', async () => {
    const first = await startNode(FAST);
    const { table, mover } = await two(first);
    now += 10_000;
    await first.stop();
    now += 30_000;
    const second = await startNode({ ...FAST, data: first.folder });
    const known = new Guest(second.url);
    known.cookie = mover.guest.cookie;
    const sitting = await known.sit(table).connect();
    await sitting.until(() => sitting.clock !== null && sitting.clock.since === now);
    const kinds = (await rowsOf(second, table)).slice(-2).map(({ said }) => said.kind);
    expect(kinds).toEqual(['paused', 'resumed']);
    expect(sitting.clock!.left[mover.seats[0]!]).toBe(50_000);
    await second.end();
    await first.end().catch(() => undefined);
  });
});

describe('whoever leaves a game', () => {
  test('P31 leaves their seat to a bot, is not asked any more, and may take it back', async () => {
    const { mover, other } = await two(node, {});
    const seat = mover.seats[0]!;
    expect((await mover.ask({ kind: 'back' })).kind).toBe('rejected');
    expect((await mover.ask({ kind: 'leave' })).kind).toBe('acked');
    await other.until(() => isHanded(other, seat));
    const move = {
      kind: 'move',
      decision: mover.view!.decision!.id,
      answer: mover.answer(),
    } as const;
    expect(await mover.ask(move)).toMatchObject({ refusal: { reason: 'notYours' } });
    // Coming by is not taking it back.
    mover.cut();
    await mover.connect();
    await other.until(() => other.mayMove);
    expect(isHanded(other, seat)).toBe(true);
    expect((await mover.ask({ kind: 'back' })).kind).toBe('acked');
    await other.until(() => other.clock!.handed.length === 0);
    for (const sitting of [mover, other]) sitting.cut();
  });
});

describe('a clock', () => {
  test('fits the pace of its table and stays between bounds', async () => {
    const ash = await Guest.named(node.url, 'Ash');
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const opened = async (more: object): Promise<number> =>
      (await ash.post('api/tables', { towers: true, seats, ...more })).status;
    const days = { kind: 'days', days: 3 };
    expect(await opened({ pace: 'async', clock: days })).toBe(200);
    expect(await opened({ clock: { kind: 'bank', seconds: 900, increment: 10 } })).toBe(200);
    for (const odd of [
      { clock: days },
      { pace: 'async', ...MINUTE },
      { clock: { kind: 'turn', seconds: 14 } },
      { pace: 'async', clock: { kind: 'days', days: 15 } },
      { clock: { kind: 'sand' } },
    ])
      expect(await opened(odd)).toBe(400);
  });
});
