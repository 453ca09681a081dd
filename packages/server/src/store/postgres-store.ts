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
  return {
    ...partsIn(databaseOn(writer), writer, hints),
    append: appender.append,
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
