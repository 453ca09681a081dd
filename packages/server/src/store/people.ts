import type { Kysely, Selectable } from 'kysely';
import { SESSION_DAYS } from '../limits.ts';
import type { Writer } from './database.ts';
import { NOBODY } from './nobody.ts';
import type { Schema } from './schema.ts';
import { sessionRow } from './sessions.ts';
import type { NodeStore } from './store.ts';
import { template } from './template.ts';

const DAY = 86_400_000;
/** How often it is noted that a session was used. */
const NOTED = DAY;

type Database = Kysely<Schema>;

type Known = Pick<Selectable<Schema['accounts']>, 'id' | 'name' | 'pass'> &
  Pick<Selectable<Schema['sessions']>, 'seen' | 'program' | 'budget'>;

/** Whoever opens a connection is asked for. */
const sessionOf = (db: Database) =>
  template<'session'>((slot) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .select(['accounts.id', 'accounts.name', 'accounts.pass', 'sessions.seen'])
      .select(['sessions.program', 'sessions.budget'])
      .where('sessions.hash', '=', slot('session'))
      .compile(),
  );

export function peopleIn(
  db: Database,
  writer: Writer,
): Pick<NodeStore, 'namesOf' | 'guestsAmong' | 'signIn' | 'rename' | 'personOf'> {
  const whose = sessionOf(db);
  return {
    namesOf: async (people) => {
      if (people.length === 0) return new Map();
      const rows = await db
        .selectFrom('accounts')
        .select(['id', 'name'])
        .where('id', 'in', people)
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    guestsAmong: async (people) => {
      if (people.length === 0) return new Set();
      const rows = await db
        .selectFrom('accounts')
        .select('id')
        .where('id', 'in', people)
        .where('pass', 'is', null)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    signIn: async ({ id, name }, session) => {
      await writer.run([
        db
          .insertInto('accounts')
          .values({ id, name, created: session.at, ...NOBODY })
          .compile(),
        db.insertInto('sessions').values(sessionRow(id, session)).compile(),
      ]);
    },
    rename: async ({ id, name }) => {
      await db.updateTable('accounts').set({ name }).where('id', '=', id).execute();
    },
    personOf: async (session, at) => {
      const [[row]] = (await writer.run([whose({ session })])) as [readonly Known[]];
      if (!row || at - row.seen > SESSION_DAYS * DAY) return null;
      if (at - row.seen > NOTED)
        await db.updateTable('sessions').set({ seen: at }).where('hash', '=', session).execute();
      const { id, name, pass, program, budget } = row;
      return { id, name, guest: pass === null, program: program === 1 ? { budget } : null };
    },
  };
}
