import type { Kysely } from 'kysely';
import type { Appended, Row, TableFacts } from '@rowan/table';
import { SESSION_DAYS } from '../limits.ts';
import { databaseOn, startWriter, type Writer } from './database.ts';
import type { Statement } from './jobs.ts';
import { migrate, type Schema } from './schema.ts';
import { NO_FACTS, asRow, type NewTable, type NodeStore, type Person } from './store.ts';

const DAY = 86_400_000;
/** How often it is noted that a session was used. */
const NOTED = DAY;

type Database = Kysely<Schema>;

/** Read now, while the row is as it was given. */
const logRow = (tbl: string, row: Row) => ({
  tbl,
  seq: row.seq,
  body: JSON.stringify(row),
  client: row.command?.client ?? null,
  n: row.command?.n ?? null,
});

const insertRow = (db: Database, tbl: string, row: Row): Statement =>
  db.insertInto('log').values(logRow(tbl, row)).compile();

/** Behind the row before it, or not at all; of two with one number the first stays. */
const appendRow = (db: Database, tbl: string, row: Row): Statement => {
  const { seq, body, client, n } = logRow(tbl, row);
  return db
    .insertInto('log')
    .columns(['tbl', 'seq', 'body', 'client', 'n'])
    .expression((from) =>
      from
        .selectFrom('log')
        .select((by) => [
          by.val(tbl).as('tbl'),
          by.val(seq).as('seq'),
          by.val(body).as('body'),
          by.val(client).as('client'),
          by.val(n).as('n'),
        ])
        .where('tbl', '=', tbl)
        .where('seq', '=', seq - 1),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .compile();
};

const factsRow = ({ round, vp, over }: TableFacts) => ({
  round,
  vp: JSON.stringify(vp),
  over: over ? 1 : 0,
});

/** Whether the row is there is known from what came back; why not, from the row before it. */
const outcomeOf = (written: boolean, before: boolean): Appended => {
  if (written) return 'won';
  return before ? 'taken' : 'gone';
};

function logsIn(db: Database, writer: Writer): Pick<NodeStore, 'create' | 'append' | 'read'> {
  const laid = (id: string, facts: TableFacts, at: number): Statement =>
    db
      .insertInto('tables')
      .values({ id, owner: null, ...factsRow(facts), created: at, touched: at })
      .compile();
  return {
    create: async (table, rows, facts) => {
      const at = rows[0]?.at ?? 0;
      const job = [laid(table, facts, at), ...rows.map((row) => insertRow(db, table, row))];
      return created(db, writer, table, job);
    },
    append: async (table, row, facts) => {
      const [written, before] = await writer.run([
        appendRow(db, table, row),
        db
          .selectFrom('log')
          .select('seq')
          .where('tbl', '=', table)
          .where('seq', '=', Math.max(0, row.seq - 1))
          .compile(),
        db
          .updateTable('tables')
          .set({ ...factsRow(facts), touched: row.at })
          .where('id', '=', table)
          .compile(),
      ]);
      return outcomeOf(written!.length > 0, before!.length > 0);
    },
    read: async (table, from) => {
      const rows = await db
        .selectFrom('log')
        .select('body')
        .where('tbl', '=', table)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute();
      return rows.map(({ body }) => JSON.parse(body) as unknown);
    },
  };
}

/** A table of that name may be there already; all else that fails is told. */
async function created(
  db: Database,
  writer: Writer,
  table: string,
  job: readonly Statement[],
): Promise<'won' | 'taken'> {
  try {
    await writer.run(job);
    return 'won';
  } catch (error) {
    const there = await db.selectFrom('tables').select('id').where('id', '=', table).execute();
    if (there.length > 0) return 'taken';
    throw error;
  }
}

function doorsIn(db: Database, writer: Writer): Pick<NodeStore, 'openTable' | 'enter' | 'admit'> {
  return {
    openTable: ({ id, owner, secret, invite, row }: NewTable) =>
      created(db, writer, id, [
        db
          .insertInto('tables')
          .values({ id, owner, ...factsRow(NO_FACTS), created: row.at, touched: row.at })
          .compile(),
        insertRow(db, id, asRow(row)),
        db.insertInto('secrets').values({ tbl: id, secret }).compile(),
        db.insertInto('invites').values({ tbl: id, hash: invite }).compile(),
        db.insertInto('members').values({ tbl: id, account: owner }).compile(),
      ]),
    enter: async (table, person) => {
      const row = await db
        .selectFrom('members')
        .innerJoin('secrets', 'secrets.tbl', 'members.tbl')
        .select('secret')
        .where('members.tbl', '=', table)
        .where('members.account', '=', person)
        .executeTakeFirst();
      return row?.secret ?? null;
    },
    admit: async (table, person, invite) => {
      const [found] = await writer.run([
        db
          .selectFrom('invites')
          .select('tbl')
          .where('tbl', '=', table)
          .where('hash', '=', invite)
          .compile(),
        db
          .insertInto('members')
          .columns(['tbl', 'account'])
          .expression((from) =>
            from
              .selectFrom('invites')
              .select((by) => ['tbl', by.val(person).as('account')])
              .where('tbl', '=', table)
              .where('hash', '=', invite),
          )
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      ]);
      return found!.length > 0;
    },
  };
}

function listsIn(db: Database): Pick<NodeStore, 'openTables' | 'tablesOf'> {
  return {
    openTables: async (owner) => {
      const { n } = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('owner', '=', owner)
        .where('over', '=', 0)
        .executeTakeFirstOrThrow();
      return n;
    },
    tablesOf: async (person, most) => {
      const rows = await db
        .selectFrom('members')
        .innerJoin('tables', 'tables.id', 'members.tbl')
        .select(['id', 'round', 'vp', 'over', 'touched'])
        .where('members.account', '=', person)
        .orderBy('touched', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ vp, over, ...rest }) => ({
        ...rest,
        vp: JSON.parse(vp) as number[],
        over: over === 1,
      }));
    },
  };
}

function peopleIn(
  db: Database,
  writer: Writer,
): Pick<NodeStore, 'namesOf' | 'signIn' | 'rename' | 'personOf'> {
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
    signIn: async ({ id, name }, session, at) => {
      const dates = { created: at, seen: at };
      await writer.run([
        db.insertInto('accounts').values({ id, name, created: at }).compile(),
        db
          .insertInto('sessions')
          .values({ hash: session, account: id, ...dates })
          .compile(),
      ]);
    },
    rename: async ({ id, name }) => {
      await db.updateTable('accounts').set({ name }).where('id', '=', id).execute();
    },
    personOf: async (session, at) => {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account')
        .select(['accounts.id', 'accounts.name', 'sessions.seen'])
        .where('sessions.hash', '=', session)
        .executeTakeFirst();
      if (!row || at - row.seen > SESSION_DAYS * DAY) return null;
      if (at - row.seen > NOTED)
        await db.updateTable('sessions').set({ seen: at }).where('hash', '=', session).execute();
      const { id, name }: Person = row;
      return { id, name };
    },
  };
}

/** A store in one file. */
export const sqliteStore = async (file: string): Promise<NodeStore> =>
  storeOn(await startWriter(file));

/** All of it is brought up to date before anybody comes. */
export async function storeOn(writer: Writer): Promise<NodeStore> {
  const db = databaseOn(writer);
  await migrate(db);
  return {
    ...logsIn(db, writer),
    ...doorsIn(db, writer),
    ...listsIn(db),
    ...peopleIn(db, writer),
    close: () => writer.close(),
  };
}
