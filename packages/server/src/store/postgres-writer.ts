import pg from 'pg';
import { Taken, Unkept, type Writer } from './database.ts';
import { isSkipped, type Fields, type Job, type Statement } from './jobs.ts';

/** Connections of one node, beside those that append and that tell others. */
const MOST_CONNECTIONS = 8;
/** Milliseconds before a connection, a statement or a lock is given up. */
const CONNECT_WITHIN = 5000;
const ANSWER_WITHIN = 10_000;
/** A node that stands still in the midst of a job lets go of what it holds: the database sees to it. */
const IDLE_WITHIN = 3000;
/** How often a job that two nodes were in each other's way with is tried. */
const MOST_TRIES = 5;

/** Codes of PostgreSQL: a key that is there already; two that wait for each other. */
const UNIQUE = '23505';
const CLASHES = new Set(['40P01', '40001', '55P03']);

const codeOf = (error: unknown): string => (error as { readonly code?: string }).code ?? '';

/** Nothing is wrong with what was to be done: done again it may work. */
export const isClash = (error: unknown): boolean => CLASHES.has(codeOf(error));

/** The database said no to this very thing; else it was not reached, or nobody knows. */
export const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError;

export function refusalOf(error: unknown): Unkept {
  const Refused = codeOf(error) === UNIQUE ? Taken : Unkept;
  const reason = error instanceof Error ? error.message : String(error);
  return new Refused(`the store refused: ${reason}`, { cause: codeOf(error) });
}

/** Whole numbers of 64 bits come as numbers: times and counts stay far below what they hold. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

interface PoolWish {
  readonly name: string;
  readonly max: number;
  /** More of what the database is told of these connections. */
  readonly options?: string;
}

/** Connections that are opened when they are needed, and again when they were lost. */
export function poolOn(url: string, { name, max, options }: PoolWish): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    types,
    connectionTimeoutMillis: CONNECT_WITHIN,
    statement_timeout: ANSWER_WITHIN,
    query_timeout: ANSWER_WITHIN + CONNECT_WITHIN,
    lock_timeout: ANSWER_WITHIN / 2,
    idle_in_transaction_session_timeout: IDLE_WITHIN,
    keepAlive: true,
    ...(options === undefined ? {} : { options }),
  });
  // Whoever asks next is told; a connection that nobody uses may go.
  pool.on('error', () => undefined);
  return pool;
}

const rowsOf = async (
  client: Pick<pg.ClientBase, 'query'>,
  { sql, parameters }: Statement,
): Promise<readonly Fields[]> => (await client.query(sql, [...parameters])).rows as Fields[];

/** All of it or nothing. */
async function together(pool: pg.Pool, job: Job): Promise<(readonly Fields[])[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const rows: (readonly Fields[])[] = [];
    for (const statement of job)
      rows.push(isSkipped(statement, rows) ? [] : await rowsOf(client, statement));
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
}

class PoolWriter implements Writer {
  readonly dialect = 'postgres';
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async run(job: Job): Promise<readonly (readonly Fields[])[]> {
    for (let tries = 1; ; tries++) {
      try {
        const [first] = job;
        if (job.length === 1) return [await rowsOf(this.#pool, first!)];
        return await together(this.#pool, job);
      } catch (error) {
        if (!isClash(error) || tries === MOST_TRIES) throw refusalOf(error);
      }
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

export const postgresWriter = (url: string): Writer =>
  new PoolWriter(poolOn(url, { name: 'rowan', max: MOST_CONNECTIONS }));
