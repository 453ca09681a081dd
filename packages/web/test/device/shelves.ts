import type { Page } from 'playwright-core';

/** A database of the page, as anything could have left it. */
export interface Shelf {
  readonly database: 'rowan-tables' | 'rowan';
  readonly store: string;
}

const STORES = { 'rowan-tables': ['tables', 'rows', 'catalogues', 'brought'], rowan: ['games'] };

export const TABLES: Shelf = { database: 'rowan-tables', store: 'tables' };
export const ROWS: Shelf = { database: 'rowan-tables', store: 'rows' };
export const CATALOGUES: Shelf = { database: 'rowan-tables', store: 'catalogues' };
export const OLD: Shelf = { database: 'rowan', store: 'games' };

export interface Lying {
  readonly key: unknown;
  readonly value: unknown;
}

/** As one text, which is many times faster than thing by thing; what JSON does not know is marked. */
const packed = (things: readonly Lying[]): string =>
  JSON.stringify(things, function mark(this: Record<string, unknown>, field, value: unknown) {
    const kept = this[field];
    if (kept instanceof Date) return { date: kept.getTime() };
    return typeof kept === 'number' && !Number.isFinite(kept) ? { number: String(kept) } : value;
  });

/** Lays things on a shelf of the page's device, which is made if it is not there. */
export const lay = (page: Page, shelf: Shelf, things: readonly Lying[]): Promise<void> =>
  page.evaluate(
    ({ database, store, stores, text }) =>
      new Promise<void>((resolve, reject) => {
        const all = JSON.parse(text, (_, value: { date?: number; number?: string } | null) => {
          if (typeof value?.date === 'number') return new Date(value.date);
          return typeof value?.number === 'string' ? Number(value.number) : value;
        }) as Lying[];
        const opening = indexedDB.open(database, 1);
        opening.addEventListener('upgradeneeded', () => {
          for (const name of stores) opening.result.createObjectStore(name);
        });
        opening.addEventListener('error', () => reject(new Error('no such shelf')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(store, 'readwrite');
          for (const { key, value } of all)
            writing.objectStore(store).put(value, key as IDBValidKey);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          writing.addEventListener('abort', () => reject(new Error(String(writing.error))));
        });
      }),
    { ...shelf, stores: STORES[shelf.database], text: packed(things) },
  );

/** All that lies on a shelf; of rows, those of one game if it is named. */
export async function lyingOn(page: Page, shelf: Shelf, id?: string): Promise<Lying[]> {
  const text = await page.evaluate(
    ({ database, store, game }) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(store).objectStore(store);
          const range = game === undefined ? null : IDBKeyRange.bound([game], [game, []]);
          const keys = reading.getAllKeys(range);
          const values = reading.getAll(range);
          values.addEventListener('success', () => {
            opening.result.close();
            const value = (i: number): unknown => values.result[i];
            resolve(JSON.stringify(keys.result.map((key, i) => ({ key, value: value(i) }))));
          });
        });
      }),
    { ...shelf, game: id },
  );
  return JSON.parse(text) as Lying[];
}
