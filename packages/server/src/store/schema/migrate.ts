import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Schema } from '../schema.ts';
import { first } from './001-first.ts';
import { lobby } from './002-lobby.ts';
import { clocks } from './003-clocks.ts';
import { talk } from './004-talk.ts';
import { accounts } from './005-accounts.ts';
import { notices } from './006-notices.ts';
import { nodes } from './007-nodes.ts';
import { standing } from './008-standing.ts';
import { ratings } from './009-ratings.ts';
import { letters } from './010-letters.ts';
import { archive } from './011-archive.ts';
import { WORDS, type Change, type DialectName } from './words.ts';

/**
 * How the schema grows, on SQLite and PostgreSQL alike. A new step is a file `NNN-name.ts` beside this one, an entry at
 * the end of `CHANGES` and its columns in `../schema.ts`. It is written once, with the words of `words.ts` where the
 * databases differ: `${int}` for every whole number and time, `${id}` for numbers that rows are given, `${bytes}` for what is
 * packed, `${rowless}` at the end of a table with a key of its own. Bodies stay text: they are compared byte by byte. Forward only: what has been
 * landed is never changed, and a step only adds, because nodes of the version before may still be at work on the same
 * database; what is of no more use goes a version later.
 */
const CHANGES: Readonly<Record<string, Change>> = {
  '001-first': first,
  '002-lobby': lobby,
  '003-clocks': clocks,
  '004-talk': talk,
  '005-accounts': accounts,
  '006-notices': notices,
  '007-nodes': nodes,
  '008-standing': standing,
  '009-ratings': ratings,
  '010-letters': letters,
  '011-archive': archive,
};

const stepOf = (change: Change, dialect: DialectName): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const text of change(WORDS[dialect])) await sql.raw(text).execute(db);
  },
});

function migratorOf(db: Kysely<Schema>, dialect: DialectName): Migrator {
  const steps = Object.entries(CHANGES).map(([name, change]) => [name, stepOf(change, dialect)]);
  const provider = {
    getMigrations: () => Promise.resolve(Object.fromEntries(steps) as Record<string, Migration>),
  };
  return new Migrator({ db, provider });
}

/** Brings a database up to date; of two who do it at once on PostgreSQL one waits for the other. */
export async function migrate(
  db: Kysely<Schema>,
  dialect: DialectName,
): Promise<readonly string[]> {
  const { error, results = [] } = await migratorOf(db, dialect).migrateToLatest();
  if (error) throw new Error('the database cannot be brought up to date', { cause: error });
  return results.map(({ migrationName }) => migrationName);
}

interface Steps {
  readonly taken: readonly string[];
  readonly missing: readonly string[];
}

/** The steps that a database has taken, and those that it has still to take. */
export async function stepsOf(db: Kysely<Schema>, dialect: DialectName): Promise<Steps> {
  const steps = await migratorOf(db, dialect).getMigrations();
  const named = (done: boolean): string[] =>
    steps.flatMap(({ name, executedAt }) => ((executedAt !== undefined) === done ? [name] : []));
  return { taken: named(true), missing: named(false) };
}
