import { Kysely, PostgresDialect } from 'kysely';
import { NO_METER, type Meter } from '../metrics.ts';
import { databaseOn } from './database.ts';
import { Appender } from './postgres-append.ts';
import { PostgresHints } from './postgres-hints.ts';
import { poolOn, postgresWriter } from './postgres-writer.ts';
import { migrate } from './schema/migrate.ts';
import type { Schema } from './schema.ts';
import { partsIn } from './store-parts.ts';
import type { NodeStore } from './store.ts';

/** A store that several nodes share. It opens though the database is away, and works as soon as it is there. */
export function postgresStore(url: string, { committed }: Meter = NO_METER): NodeStore {
  const writer = postgresWriter(url);
  const hints = new PostgresHints(url);
  const appender = new Appender(url, {
    committed,
    wrote: (rows) => {
      for (const { table, seq } of rows) hints.hint({ kind: 'rows', table, seq });
    },
  });
  const parts = partsIn(databaseOn(writer), writer, hints);
  return {
    ...parts,
    append: async (table, row, facts, standing) => {
      if (!standing?.result) return appender.append(table, row, facts, standing);
      // The last row of a game has much to be written with it, and comes once.
      const outcome = await parts.append(table, row, facts, standing);
      if (outcome === 'won') hints.hint({ kind: 'rows', table, seq: row.seq });
      return outcome;
    },
    close: async () => {
      await appender.close();
      await hints.close();
      await writer.close();
    },
  };
}

/** Brings a PostgreSQL database up to date, and tells what was done. */
export async function migratePostgres(url: string): Promise<readonly string[]> {
  const pool = poolOn(url, { name: 'rowan-migrate', max: 1, options: '-c statement_timeout=0' });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}
