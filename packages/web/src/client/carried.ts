import type { Row } from '@rowan/table';

/** Games that the device refused to keep: they are played all the same, as long as the page is open. */
const carried = new Map<string, readonly Row[]>();

export const carry = (table: string, rows: readonly Row[]): void => void carried.set(table, rows);

export const carriedRows = (table: string): readonly Row[] => carried.get(table) ?? [];
