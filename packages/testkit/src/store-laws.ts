import { PRESENT, openingRows, type Appended, type Row, type Store } from '@rowan/table';

/** A law of stores: what is wrong with this one, or null. The name is that of a table nobody else uses. */
type StoreLaw = (store: Store, table: string) => Promise<string | null>;

const FACTS = { round: 1, vp: [0, 0], over: false };

/** The first rows of some table. */
export const OPENED: readonly Row[] = openingRows(
  {
    pin: PRESENT,
    setup: { players: 2, towers: false, hiredHelp: [], advanced: false, key: '0'.repeat(64) },
    seats: [0, 1].map((colour) => ({ kind: 'person', name: '', colour })),
  },
  0,
);

/** A row that tells who wrote it. */
export const rowBy = (writer: string, seq: number): Row => ({
  seq,
  at: seq,
  by: 0,
  command: { client: writer, n: seq },
  said: { kind: 'undone' },
});

/** A row that cannot be written: whoever looks into it fails. */
const unwritable = (seq: number): Row => ({
  ...rowBy('nobody', seq),
  get said(): never {
    throw new Error('unwritable');
  },
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Nothing is wrong where one thing is as it should be. */
const expected = (what: string, found: unknown, wanted: unknown): string | null =>
  same(found, wanted) ? null : `${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`;

const first = (...faults: readonly (string | null)[]): string | null =>
  faults.find((fault) => fault !== null) ?? null;

const opened = async (store: Store, table: string): Promise<void> =>
  void (await store.create(table, OPENED, FACTS));

const append = (store: Store, table: string, row: Row): Promise<Appended> =>
  store.append(table, row, FACTS);

const rejects = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    () => true,
  );

const createsOnce: StoreLaw = async (store, table) => {
  const outcomes = [
    await store.create(table, OPENED, FACTS),
    await store.create(table, [...OPENED, rowBy('b', 2)], FACTS),
  ];
  return first(
    expected('two creations', outcomes, ['won', 'taken']),
    expected('what is there', await store.read(table, 0), OPENED),
  );
};

const createsForOne: StoreLaw = async (store, table) => {
  const logs = ['a', 'b', 'c'].map((writer) => [...OPENED, rowBy(writer, 2)]);
  const outcomes = await Promise.all(logs.map((rows) => store.create(table, rows, FACTS)));
  const winner = outcomes.indexOf('won');
  return first(
    expected('creations at once', outcomes.toSorted(), ['taken', 'taken', 'won']),
    expected('what is there', await store.read(table, 0), logs[winner]),
  );
};

const keepsInOrder: StoreLaw = async (store, table) => {
  await opened(store, table);
  const rows = range(12).map((i) => rowBy('a', i + 2));
  const outcomes: Appended[] = [];
  for (const row of rows) outcomes.push(await append(store, table, row));
  return first(
    expected('appended', [...new Set(outcomes)], ['won']),
    expected('all rows', await store.read(table, 0), [...OPENED, ...rows]),
    expected('rows from 7', await store.read(table, 7), rows.slice(5)),
    expected('rows from behind the last', await store.read(table, 14), []),
  );
};

const neverOverwrites: StoreLaw = async (store, table) => {
  await opened(store, table);
  const outcomes: Appended[] = [];
  for (const writer of ['a', 'b', 'c']) outcomes.push(await append(store, table, rowBy(writer, 2)));
  outcomes.push(await append(store, table, rowBy('d', 0)));
  return first(
    expected('four for taken numbers', outcomes, ['won', 'taken', 'taken', 'taken']),
    expected('what is there', await store.read(table, 0), [...OPENED, rowBy('a', 2)]),
  );
};

const hasNoGaps: StoreLaw = async (store, table) => {
  await opened(store, table);
  return first(
    expected('a row too far', await append(store, table, rowBy('a', 3)), 'gone'),
    expected('what is there', await store.read(table, 0), OPENED),
    expected('the next row', await append(store, table, rowBy('a', 2)), 'won'),
  );
};

const makesNoTable: StoreLaw = async (store, table) =>
  first(
    expected('a first row', await append(store, table, rowBy('a', 2)), 'gone'),
    expected('a row of nothing', await append(store, table, rowBy('a', 0)), 'gone'),
    expected('what is there', await store.read(table, 0), []),
    expected('a creation', await store.create(table, OPENED, FACTS), 'won'),
  );

const WRITERS = ['a', 'b', 'c', 'd'];

/** All write the same number at once; each row must be what its one winner wrote. */
const oneWins: StoreLaw = async (store, table) => {
  await opened(store, table);
  for (const seq of range(20).map((i) => i + 2)) {
    const rows = WRITERS.map((writer) => rowBy(writer, seq));
    const outcomes = await Promise.all(rows.map((row) => append(store, table, row)));
    const fault = first(
      expected(`row ${seq}`, outcomes.toSorted(), ['taken', 'taken', 'taken', 'won']),
      expected(`row ${seq}`, await store.read(table, seq), [rows[outcomes.indexOf('won')]]),
    );
    if (fault) return fault;
  }
  return null;
};

/** Whoever hears that a row is kept finds it there at once, whatever others do meanwhile. */
const keptIsKept: StoreLaw = async (store, table) => {
  await opened(store, table);
  const faults = await Promise.all(
    WRITERS.map(async (writer) => {
      for (const seq of range(8).map((i) => i + 2)) {
        if ((await append(store, table, rowBy(writer, seq))) !== 'won') continue;
        const [row] = await store.read(table, seq);
        const fault = expected(`the row that ${writer} won`, row, rowBy(writer, seq));
        if (fault) return fault;
      }
      return null;
    }),
  );
  return first(...faults);
};

type Writable = { at: number; said: { kind: string } };

const cannotBeChanged: StoreLaw = async (store, table) => {
  await opened(store, table);
  const row = rowBy('a', 2);
  await append(store, table, row);
  Object.assign(row, { at: 99, said: { kind: 'redone' } });
  const read = (await store.read(table, 2)) as Writable[];
  const fault = expected('a row changed behind its back', read, [rowBy('a', 2)]);
  read[0]!.said.kind = 'redone';
  return first(
    fault,
    expected('a row changed by a reader', await store.read(table, 2), [rowBy('a', 2)]),
  );
};

const failsWhole: StoreLaw = async (store, table) => {
  const failed = [await rejects(store.create(table, [...OPENED, unwritable(2)], FACTS))];
  const nothing = expected('after a failed creation', await store.read(table, 0), []);
  const created = expected('a second one', await store.create(table, OPENED, FACTS), 'won');
  failed.push(await rejects(append(store, table, unwritable(2))));
  return first(
    expected('writes that cannot be done reject', failed, [true, true]),
    nothing,
    created,
    expected('after a failed row', await store.read(table, 0), OPENED),
    expected('a better one', await append(store, table, rowBy('a', 2)), 'won'),
  );
};

const keepsApart: StoreLaw = async (store, table) => {
  const tables = [table, `${table}-2`, `${table} `, table.toUpperCase()];
  for (const one of tables) await opened(store, one);
  for (const one of tables) await append(store, one, rowBy(one, 2));
  const there = await Promise.all(tables.map((one) => store.read(one, 2)));
  return expected(
    'rows of four tables',
    there,
    tables.map((one) => [rowBy(one, 2)]),
  );
};

/** What every store of logs has to do, whatever it is made of. */
const STORE_LAWS: Readonly<Record<string, StoreLaw>> = {
  'a table is created once': createsOnce,
  'of those who create a table at once, one wins': createsForOne,
  'rows come back in their order, from any number on': keepsInOrder,
  'a row is never overwritten': neverOverwrites,
  'there are no gaps': hasNoGaps,
  'a row makes no table': makesNoTable,
  'of those who write one number at once, one wins': oneWins,
  'a row that is kept can be read': keptIsKept,
  'nothing can be changed afterwards': cannotBeChanged,
  'a write that fails leaves nothing': failsWhole,
  'tables are kept apart': keepsApart,
};

/** The laws that a store breaks, each with what was found. */
export async function storeFaults(store: Store): Promise<Readonly<Record<string, string>>> {
  const faults: Record<string, string> = {};
  for (const [i, [name, law]] of Object.entries(STORE_LAWS).entries()) {
    const fault = await law(store, `law-${i}`).catch((error: unknown) => String(error));
    if (fault !== null) faults[name] = fault;
  }
  return faults;
}
