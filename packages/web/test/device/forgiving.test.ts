import { setImmediate as nextTask } from 'node:timers/promises';
import { ForgivingStore, PRESENT, memoryStore, type Row, type Store } from '@rowan/table';
import { describe, expect, test } from 'vitest';
import { rowsFor } from '../../src/storage/keep.ts';
import { YOU, bot, playedGame } from '../saved.ts';
import { WRITES as WRITES_OF_GAME, playOn } from './whole-game.ts';
import { frailStore, from, mute, only, type Failing } from './frail-store.ts';

const FACTS = { round: 1, vp: [0, 0], over: false };
const { game } = playedGame([YOU, bot(1)], 'forgiving');
const ROWS = rowsFor({ id: 'g', pin: PRESENT, ...game.save, ...FACTS }, 0);
const OPENING = ROWS.slice(0, 2);
const PLAYED = ROWS.slice(2);
/** The first write creates the table. */
const WRITES = PLAYED.map((_, i) => i + 2);

type Make = (store: Store, table: string, fate: Told, carried?: readonly Row[]) => Forgiving;
type Forgiving = Pick<ForgivingStore, 'append' | 'read' | 'settle' | 'log'>;

interface Told {
  readonly owing: (rows: number, error: unknown) => void;
  readonly gone: () => void;
  readonly parted: (table: string) => void;
}

const usual: Make = (...all) => new ForgivingStore(...all);

/** What the player was told, the latest last. */
function listener(): { readonly told: (number | string)[]; readonly fate: Told } {
  const told: (number | string)[] = [];
  const fate = {
    owing: (rows: number) => void told.push(rows),
    gone: () => void told.push('gone'),
    parted: (table: string) => void told.push(table),
  };
  return { told, fate };
}

/** Plays a whole game on a device that fails: what is wrong with how it went. */
async function faultsWhere(failing: Failing, make: Make = usual): Promise<string[]> {
  const device = frailStore(failing);
  const { told, fate } = listener();
  await device.store.create('g', OPENING, FACTS);
  const store = make(device.store, 'g', fate);
  await store.read('g', 0);
  const faults: string[] = [];
  for (const [i, row] of PLAYED.entries()) {
    if ((await store.append('g', row, FACTS)) !== 'won') faults.push(`row ${row.seq} did not win`);
    await nextTask();
    const owed = i + 1 - device.appended();
    if ((told.at(-1) ?? 0) !== owed) faults.push(`told ${told.at(-1)} of ${owed} rows`);
  }
  const all = await store.read('g', 0);
  if (all.length !== ROWS.length) faults.push('the game itself lost something');
  device.recover();
  await store.settle();
  if (JSON.stringify(await device.rows('g')) !== JSON.stringify(ROWS))
    faults.push('not all was kept');
  if (told.at(-1) !== 0) faults.push('it was not told that all is kept');
  return faults;
}

/** Forgets what could not be written. */
const forgetful: Make = (store, table, fate) => ({
  append: (_, row, facts) =>
    store.append(table, row, facts).catch((error: unknown) => {
      fate.owing(1, error);
      return 'won' as const;
    }),
  read: (_, n) => store.read(table, n),
  settle: async () => fate.owing(0, null),
  log: [],
});

describe('a write that fails', () => {
  test.each<[string, (n: number) => Failing]>([
    ['alone', only],
    ['with all that follow', from],
  ])('P17 %s, whichever it is, is told, and nothing is lost', async (_, failing) => {
    expect(WRITES.length).toBeGreaterThan(60);
    for (const n of WRITES) expect(await faultsWhere(failing(n)), `write ${n}`).toEqual([]);
    expect(await faultsWhere(failing(10), forgetful)).not.toEqual([]);
  });

  test('of the very first row leaves a game that can be played and kept later', async () => {
    const device = frailStore(from(1));
    const { told, fate } = listener();
    const store = new ForgivingStore(device.store, 'g', fate, OPENING);
    for (const row of PLAYED.slice(0, 5)) await store.append('g', row, FACTS);
    await nextTask();
    expect(told.at(-1)).toBe(6);
    expect(await store.read('g', 0)).toEqual(ROWS.slice(0, 7));
    device.recover();
    await store.settle();
    expect(told.at(-1)).toBe(0);
    expect(await device.rows('g')).toEqual(ROWS.slice(0, 7));
  });
});

const other = (seq: number): Row => ({ ...ROWS[seq]!, at: 77 });

/** A table with three rows kept and two that are not, on a device that works again. */
async function owing() {
  const device = frailStore(from(5));
  const { told, fate } = listener();
  await device.store.create('g', OPENING, FACTS);
  const store = new ForgivingStore(device.store, 'g', fate);
  await store.read('g', 0);
  for (const row of PLAYED.slice(0, 5)) await store.append('g', row, FACTS);
  await nextTask();
  expect(told.at(-1)).toBe(2);
  device.recover();
  return { device, told, store };
}

describe('rows that are not kept', () => {
  test('are kept once, however often that is tried at the same time', async () => {
    const { device, told, store } = await owing();
    await Promise.all([
      store.settle(),
      store.append('g', PLAYED[5]!, FACTS),
      store.settle(),
      store.read('g', 0).then((rows) => expect(rows).toEqual(ROWS.slice(0, 8))),
    ]);
    expect(await device.rows('g')).toEqual(ROWS.slice(0, 8));
    expect(told).not.toContain('gone');
    expect(told.at(-1)).toBe(0);
  });

  test('are a game of their own where another tab has gone on', async () => {
    const { device, told, store } = await owing();
    await device.store.append('g', other(5), FACTS);
    await device.store.append('g', other(6), FACTS);
    expect(await store.read('g', 7)).toEqual([]);
    await store.settle();
    expect(told.at(-1)).toBe('g-2');
    expect(await device.rows('g')).toEqual([...ROWS.slice(0, 5), other(5), other(6)]);
    expect(await device.rows('g-2')).toEqual(ROWS.slice(0, 7));
    expect(await store.append('g', PLAYED[5]!, FACTS)).toBe('won');
    expect(await device.rows('g-2')).toEqual(ROWS.slice(0, 8));
  });

  test('are told to be gone where the game was deleted', async () => {
    const { told, fate } = listener();
    const deleted: Store = { ...memoryStore(), append: async () => 'gone' };
    let works = false;
    const append: Store['append'] = (...all) =>
      works ? deleted.append(...all) : Promise.reject(new Error('the device is full'));
    const store = new ForgivingStore({ ...deleted, append }, 'g', fate);
    await store.append('g', PLAYED[0]!, FACTS);
    works = true;
    await store.settle();
    expect(told).toEqual([1, 'gone']);
  });

  test('are no second game where the device had kept them after all', async () => {
    const { device, told, store } = await owing();
    await device.store.append('g', PLAYED[3]!, FACTS);
    await store.settle();
    expect(told.at(-1)).toBe(0);
    expect(await device.rows('g')).toEqual(ROWS.slice(0, 7));
    expect(await device.rows('g-2')).toEqual([]);
  });

  test('can be saved to a file when the device does not answer any more', async () => {
    const { store } = await owing();
    expect(store.log).toEqual(ROWS.slice(0, 7));
  });
});

describe('a whole game at a table', () => {
  test.each([1, WRITES_OF_GAME >> 1, WRITES_OF_GAME - 1])(
    'outlives that its write %i fails',
    async (n) => {
      expect(await playOn(only(n))).toEqual([]);
      expect(await playOn(from(n))).toEqual([]);
    },
  );

  test('is found out to be lost on a device that does not say that it is full', async () => {
    expect(await playOn(only(9), mute)).not.toEqual([]);
  });
});
