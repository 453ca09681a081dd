import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import { migratePostgres } from '../../src/store/postgres-store.ts';

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  /** Says something to it, beside all nodes. */
  readonly pool: Pick<pg.Pool, 'query'>;
  drop(): Promise<void>;
}

async function once(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A new database on a server, brought up to date unless it is to be bare. */
export async function newDatabase(server: string, bare = false): Promise<TestDatabase> {
  const name = `rowan_${randomBytes(6).toString('hex')}`;
  await once(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (!bare) await migratePostgres(url.href);
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  pool.on('error', () => undefined);
  return {
    url: url.href,
    pool,
    drop: async () => {
      await pool.end();
      await once(server, `drop database ${name} with (force)`);
    },
  };
}

/** The server of this run. */
export async function testServer(): Promise<string> {
  const server = await text(connect(inject('postgresDoor'), '127.0.0.1'));
  if (server === '') throw new Error('no PostgreSQL could be started');
  return server;
}

export const testDatabase = async (bare = false): Promise<TestDatabase> =>
  newDatabase(await testServer(), bare);
