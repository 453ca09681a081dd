import type { Kysely, Selectable } from 'kysely';
import { SESSION_DAYS } from '../limits.ts';
import type { Writer } from './database.ts';
import type { Statement } from './jobs.ts';
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

type Account = Pick<Selectable<Schema['accounts']>, 'id' | 'name' | 'pass'>;

/** Accounts by their ids; as many are asked for as sit at a table, so the statement for so many is kept. */
function accountsAmong(
  db: Database,
  writer: Writer,
): (people: readonly string[]) => Promise<readonly Account[]> {
  const built = new Map<number, (values: Readonly<Record<string, unknown>>) => Statement>();
  const statementFor = (count: number) => {
    const known = built.get(count);
    if (known) return known;
    const ids = (slot: (name: string) => never): never[] =>
      Array.from({ length: count }, (_, i) => slot(`${i}`));
    const one = template<string>((slot) =>
      db
        .selectFrom('accounts')
        .select(['id', 'name', 'pass'])
        .where('id', 'in', ids(slot))
        .compile(),
    );
    built.set(count, one);
    return one;
  };
  return async (people) => {
    if (people.length === 0) return [];
    const values = Object.fromEntries(people.map((id, i) => [`${i}`, id]));
    const [rows] = await writer.run([statementFor(people.length)(values)]);
    return rows as readonly Account[];
  };
}

export function peopleIn(
  db: Database,
  writer: Writer,
): Pick<NodeStore, 'namesOf' | 'guestsAmong' | 'signIn' | 'rename' | 'personOf'> {
  const whose = sessionOf(db);
  const among = accountsAmong(db, writer);
  return {
    namesOf: async (people) => {
      const rows = await among(people);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    guestsAmong: async (people) => {
      const rows = await among(people);
      return new Set(rows.flatMap(({ id, pass }) => (pass === null ? [id] : [])));
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
