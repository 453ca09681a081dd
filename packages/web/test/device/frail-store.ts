import { memoryStore, type Row, type Store } from '@rowan/table';

/** Whether the n-th write fails; writes are counted from 1. */
export type Failing = (write: number) => boolean;

export const only =
  (n: number): Failing =>
  (write) =>
    write === n;

export const from =
  (n: number): Failing =>
  (write) =>
    write >= n;

/** A device in memory on which some writes fail, until it recovers. */
export interface Frail {
  readonly store: Store;
  /** What really lies there. */
  rows(table: string): Promise<readonly Row[]>;
  /** How many rows were appended. */
  appended(): number;
  recover(): void;
}

const refused = (): never => {
  throw new Error('the device is full');
};

/** The device says that it has kept what it has not. */
export const mute = (): 'won' => 'won';

export function frailStore(failing: Failing, fail: () => 'won' = refused): Frail {
  const store = memoryStore();
  let writes = 0;
  let appended = 0;
  let frail = true;
  const attempt = async <T>(work: () => Promise<T>): Promise<T | 'won'> => {
    writes += 1;
    return frail && failing(writes) ? fail() : work();
  };
  return {
    store: {
      create: (...all) => attempt(() => store.create(...all)),
      append: (...all) =>
        attempt(async () => {
          const outcome = await store.append(...all);
          if (outcome === 'won') appended += 1;
          return outcome;
        }),
      read: (...all) => store.read(...all),
    },
    rows: async (table) => (await store.read(table, 0)) as readonly Row[],
    appended: () => appended,
    recover: () => {
      frail = false;
    },
  };
}
