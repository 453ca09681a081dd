import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { Unkept } from '../src/store/database.ts';
import { storeOn } from '../src/store/sqlite-store.ts';
import { startWriter } from '../src/store/sqlite-writer.ts';
import type { NodeStore } from '../src/store/store.ts';
import { Guest, dealt, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

/** A disk that goes bad under a game, and is mended again while the node runs on. */
interface FrailDisk {
  readonly store: NodeStore;
  readonly fail: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rowan-disk-'));
  folders.push(folder);
  return join(folder, 'rowan.db');
}

/** SQLite itself refuses: there is no page left, or nothing may be written. */
async function refusing(bad: string, good: string): Promise<FrailDisk> {
  const writer = await startWriter(file());
  const say = async (pragma: string): Promise<void> =>
    void (await writer.run([{ sql: `pragma ${pragma}`, parameters: [] }]));
  const store = await storeOn(writer);
  return { store, fail: () => say(bad), mend: () => say(good) };
}

/** What a failing append does with its row before it says so. */
type Fault = (append: () => Promise<unknown>) => Promise<'won'>;

async function injected(fault: Fault): Promise<FrailDisk> {
  const whole = await storeOn(await startWriter(file()));
  let bad = false;
  const append: NodeStore['append'] = (...row) =>
    bad ? fault(() => whole.append(...row)) : whole.append(...row);
  const turn = async (to: boolean): Promise<void> => void (bad = to);
  return { store: { ...whole, append }, fail: () => turn(true), mend: () => turn(false) };
}

/** After a failed fsync nobody knows whether the row is there: here it is. */
const unsynced: Fault = async (append) => {
  await append();
  throw new Unkept('fsync failed');
};
/** What no store may do. */
const careless: Fault = async () => 'won';

/** Whoever has to decide, once everybody has heard of the last row. */
async function moverOf(sittings: readonly Sitting[]): Promise<Sitting> {
  const seq = Math.max(...sittings.map(({ chair }) => chair.known!.seq));
  for (const one of sittings) await one.until(() => one.chair.known!.seq >= seq);
  const mover = (): Sitting | undefined => sittings.find(({ mayMove }) => mayMove);
  await Promise.race(sittings.map((one) => one.until(() => mover() !== undefined)));
  return mover()!;
}

/** Moves until something is not acknowledged; what was. */
async function untilRefused(sittings: readonly Sitting[], most: number) {
  const acked: number[] = [];
  for (let n = 0; n < most; n++) {
    const mover = await moverOf(sittings);
    const reply = await mover.move();
    if (reply.kind !== 'acked') return { acked, reply };
    acked.push(reply.n);
    await mover.until(() => mover.chair.known!.seq >= reply.n);
  }
  return { acked, reply: null };
}

/** So many further rows; a row that nobody was told of may be there after all. */
async function goOn(sittings: readonly Sitting[], moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    const mover = await moverOf(sittings);
    const { seq } = mover.chair.known!;
    const reply = await mover.move();
    if (reply.kind !== 'acked' && !JSON.stringify(reply).includes('stale'))
      throw new Error(JSON.stringify(reply));
    for (const one of sittings) await one.until(() => one.chair.known!.seq > seq);
  }
}

async function atTable(disk: FrailDisk, who: string) {
  const node: TestNode = await startNode({ data: disk.store });
  const { table, sittings } = await dealt(node.url, who);
  await goOn(sittings, 2);
  return { node, table, sittings };
}

const DISKS: Readonly<Record<string, () => Promise<FrailDisk>>> = {
  'is full': () => refusing('max_page_count = 1', 'max_page_count = 1000000'),
  'may only be read': () => refusing('query_only = 1', 'query_only = 0'),
  'fails to sync': () => injected(unsynced),
};

describe('a disk that', () => {
  test.each(Object.keys(DISKS))(
    '%s gets no acknowledgement, says so, and the game goes on once it is mended',
    async (name) => {
      const disk = await DISKS[name]!();
      const { node, table, sittings } = await atTable(disk, 'pp');
      await disk.fail();
      const { acked, reply } = await untilRefused(sittings, 60);
      expect(reply).toMatchObject({ kind: 'rejected', refusal: { reason: 'unkept' } });
      const kept = (await disk.store.read(table, 0)).length - 1;
      for (const n of acked) expect(n).toBeLessThanOrEqual(kept);
      await disk.mend();
      await goOn(sittings, 6);
      const rows = (await disk.store.read(table, 0)) as { readonly seq: number }[];
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i));
      expect(rows.length - 1).toBe((await moverOf(sittings)).chair.known!.seq);
      for (const sitting of sittings) sitting.cut();
      await node.end();
    },
  );

  test('may only be read lets nobody in who would be forgotten, in a word of its own', async () => {
    const disk = await DISKS['may only be read']!();
    const node = await startNode({ data: disk.store });
    const ash = await Guest.named(node.url, 'Ash');
    await disk.fail();
    const wish = { towers: false, seats: [{ kind: 'person' }, { kind: 'person' }] };
    for (const [guest, path, body] of [
      [new Guest(node.url), 'api/session', { name: 'Elm' }],
      [ash, 'api/tables', wish],
    ] as const) {
      const refused = await guest.post(path, body);
      expect([refused.status, await refused.json()]).toEqual([503, { error: 'unkept' }]);
    }
    expect((await ash.get('api/session')).status).toBe(200);
    await disk.mend();
    expect((await ash.post('api/tables', wish)).status).toBe(200);
    await node.end();
  });

  test('fails under a bot keeps nobody waiting for it once it is mended', async () => {
    const whole = await storeOn(await startWriter(file()));
    let [bad, refused] = [false, 0];
    // Rows that somebody asked for are kept, those of the bot are not.
    const append: NodeStore['append'] = async (id, row, ...more) => {
      if (!bad || row.command !== null) return whole.append(id, row, ...more);
      refused += 1;
      throw new Unkept('nothing is written');
    };
    const turn = async (to: boolean): Promise<void> => void (bad = to);
    const disk = { store: { ...whole, append }, fail: () => turn(true), mend: () => turn(false) };
    const { node, sittings } = await atTable(disk, 'ppb');
    const [ash] = sittings as [Sitting, Sitting];
    const isBots = (): boolean => ash.view!.waiting?.seat === 2;
    await disk.fail();
    while (!isBots()) await goOn(sittings, 1);
    await expect.poll(() => refused).toBeGreaterThan(1);
    expect(isBots()).toBe(true);
    await disk.mend();
    await ash.until(() => !isBots());
    for (const sitting of sittings) sitting.cut();
    await node.end();
  });

  test('fails would be found out if its store acknowledged all the same', async () => {
    const disk = await injected(careless);
    const { node, table, sittings } = await atTable(disk, 'pp');
    await disk.fail();
    const { acked } = await untilRefused(sittings, 1);
    const kept = (await disk.store.read(table, 0)).length - 1;
    expect(acked.some((n) => n > kept)).toBe(true);
    for (const sitting of sittings) sitting.cut();
    await node.end();
  });
});
