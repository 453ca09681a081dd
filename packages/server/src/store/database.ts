import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import type { Fields, Job } from './jobs.ts';
import type { DialectName } from './schema/words.ts';
import type { Schema } from './schema.ts';

/** What was to be kept is not: the disk is full, or the database is away. Nobody may be told that it is. */
export class Unkept extends Error {
  override readonly name: string = 'Unkept';
}

/** Something else has that key already; nothing was done. Both databases say it in words of their own. */
export class Taken extends Unkept {
  override readonly name = 'Taken';
}

/** What carries out jobs. */
export interface Writer {
  readonly dialect: DialectName;
  /** The rows of each statement; rejects where nothing of it was done. */
  run(job: Job): Promise<readonly (readonly Fields[])[]>;
  close(): Promise<void>;
}

/** Every statement is a job of its own; what has to be done together goes to the writer as one. */
function connectionTo(writer: Writer): DatabaseConnection {
  return {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const [rows] = await writer.run([{ sql, parameters }]);
      return { rows: rows as R[] };
    },
    // oxlint-disable-next-line eslint/require-yield
    streamQuery: async function* () {
      throw new Error('rows are read as a whole');
    },
  };
}

const nothing = (): Promise<void> => Promise.resolve();

type Speech = Pick<Dialect, 'createAdapter' | 'createQueryCompiler' | 'createIntrospector'>;

const SPEECH: Readonly<Record<DialectName, Speech>> = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
};

/** Queries are built and checked against the schema; the writer carries them out. */
export function databaseOn(writer: Writer): Kysely<Schema> {
  const dialect: Dialect = {
    ...SPEECH[writer.dialect],
    createDriver: () => ({
      init: nothing,
      acquireConnection: () => Promise.resolve(connectionTo(writer)),
      beginTransaction: nothing,
      commitTransaction: nothing,
      rollbackTransaction: nothing,
      releaseConnection: nothing,
      destroy: nothing,
    }),
  };
  return new Kysely<Schema>({ dialect });
}
