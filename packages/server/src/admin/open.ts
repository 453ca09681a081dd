import { existsSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { databaseOn, type Writer } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { postgresStore } from '../store/postgres-store.ts';
import { postgresWriter } from '../store/postgres-writer.ts';
import { databaseIn, storeOn, writerOn } from '../store/sqlite-store.ts';
import type { NodeStore } from '../store/store.ts';

/** The data of a server, for whoever runs it; a node may be at work on it meanwhile. */
export interface AdminStore {
  readonly store: NodeStore;
  readonly db: Kysely<Schema>;
  readonly writer: Writer;
}

/** A table as a list shows it to whoever runs the server. */
export interface AdminTable {
  readonly id: string;
  readonly phase: string;
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
  readonly rows: number;
  readonly touched: number;
  readonly secret: string | null;
  /** Whose ratings its game counts for. */
  readonly rated: string | null;
}

/** Null where no data lies. */
export async function openData(folder: string): Promise<AdminStore | null> {
  const file = databaseIn(folder);
  if (!existsSync(file)) return null;
  const writer = await writerOn(file);
  return { store: await storeOn(writer), db: databaseOn(writer), writer };
}

/** The data of several nodes. */
export function openDatabase(url: string): AdminStore {
  const writer = postgresWriter(url);
  const store = postgresStore(url);
  const close = async (): Promise<void> => {
    await store.close();
    await writer.close();
  };
  return { store: { ...store, close }, db: databaseOn(writer), writer };
}

export async function allTables({ db }: AdminStore): Promise<readonly AdminTable[]> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('secrets', 'secrets.tbl', 'tables.id')
    .select(['id', 'phase', 'round', 'vp', 'over', 'touched', 'secret', 'rated'])
    .select(
      sql<number>`coalesce((select archive.rows from archive where archive.tbl = tables.id),
        (select count(*) from log where log.tbl = tables.id))`.as('rows'),
    )
    .orderBy('touched', 'desc')
    .execute();
  return rows.map(({ vp, over, ...rest }) => ({
    ...rest,
    vp: JSON.parse(vp) as number[],
    over: over === 1,
  }));
}
