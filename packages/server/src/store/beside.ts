import type { Kysely } from 'kysely';
import { MOST_BESIDE, besideOf } from '@rowan/table';
import type { Writer } from './database.ts';
import { NOBODY } from './nobody.ts';
import type { Schema } from './schema.ts';
import { template } from './template.ts';

/** Somebody who plays at another one's device, by their number there. */
interface Companion {
  readonly beside: number;
  readonly name: string;
}

/** People who sit beside somebody, and what players have left for Mage's Workshop. */
export interface SeatStore {
  companionsOf(host: string): Promise<readonly Companion[]>;
  bring(host: string, companion: Companion, at: number): Promise<void>;
  /** Meeples in the order in which they go back; null where one wants to be asked. */
  standingOf(table: string, person: string): Promise<readonly number[] | null>;
  setStanding(table: string, person: string, order: readonly number[] | null): Promise<void>;
}

/** All that somebody's companions may have. */
export const companionIds = (host: string): readonly string[] =>
  Array.from({ length: MOST_BESIDE }, (_, i) => besideOf(host, i + 1));

export async function companionsOf(
  db: Kysely<Schema>,
  host: string,
): Promise<readonly Companion[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', companionIds(host))
    .where('name', '!=', '')
    .execute();
  const all = rows.map(({ id, name }) => ({
    beside: Number(id.slice(besideOf(host, 0).length - 1)),
    name,
  }));
  return all.toSorted((a, b) => a.beside - b.beside);
}

/** Whoever comes to a game is asked for. */
const leftBy = (db: Kysely<Schema>) =>
  template<'table' | 'person'>((slot) =>
    db
      .selectFrom('standing')
      .select('meeples')
      .where('tbl', '=', slot('table'))
      .where('account', '=', slot('person'))
      .compile(),
  );

export const seatsIn = (db: Kysely<Schema>, writer: Writer, left = leftBy(db)): SeatStore => ({
  companionsOf: (host) => companionsOf(db, host),
  bring: async (host, { beside, name }, at) => {
    await db
      .insertInto('accounts')
      .values({ id: besideOf(host, beside), name, created: at, ...NOBODY })
      .execute();
  },
  standingOf: async (table, person) => {
    const [[row] = []] = await writer.run([left({ table, person })]);
    return row ? (JSON.parse(row['meeples'] as string) as number[]) : null;
  },
  setStanding: async (tbl, account, order) => {
    if (!order) {
      const gone = db.deleteFrom('standing').where('tbl', '=', tbl);
      await gone.where('account', '=', account).execute();
      return;
    }
    const meeples = JSON.stringify(order);
    await db
      .insertInto('standing')
      .values({ tbl, account, meeples })
      .onConflict((conflict) => conflict.columns(['tbl', 'account']).doUpdateSet({ meeples }))
      .execute();
  },
});
