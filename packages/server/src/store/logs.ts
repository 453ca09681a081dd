import type { Kysely } from 'kysely';
import type { Appended, Row, TableFacts } from '@rowan/table';
import { unpackRows } from './pack-rows.ts';
import { Taken, type Writer } from './database.ts';
import type { Statement } from './jobs.ts';
import { noticeRow } from './notices.ts';
import { resultRows } from './results.ts';
import type { Schema } from './schema.ts';
import type { NodeStore, Standing } from './store.ts';
import { template } from './template.ts';

type Database = Kysely<Schema>;

/** Of a table that nobody is told of. */
export const PRIVATE = {
  public: 0,
  phase: 'gather',
  players: 0,
  towers: 0,
  pace: 'live',
  free: 0,
  waits: null,
  clock: '{"kind":"none"}',
  due: null,
  after: null,
  said: 0,
  pin: null,
  claimed_by: null,
  claimed_until: 0,
  rated: null,
  coach: 0,
} as const;

/** What the first rows of a table say of it. */
export const laidRows = (rows: readonly Row[]) => {
  const at = rows[0]?.at ?? 0;
  return { created: at, touched: at, seq: rows.length - 1 };
};

/** Read now, while the row is as it was given. */
export const logRow = (tbl: string, row: Row) => ({
  tbl,
  seq: row.seq,
  body: JSON.stringify(row),
  client: row.command?.client ?? null,
  n: row.command?.n ?? null,
});

export const insertRow = (db: Database, tbl: string, row: Row): Statement =>
  db.insertInto('log').values(logRow(tbl, row)).compile();

/** Behind the row before it, or not at all; of two with one number the first stays. */
const appendRow = (db: Database) =>
  template<'tbl' | 'seq' | 'body' | 'client' | 'n' | 'before'>((slot) =>
    db
      .insertInto('log')
      .columns(['tbl', 'seq', 'body', 'client', 'n'])
      .expression((from) =>
        from
          .selectFrom('log')
          .select((by) => [
            by.cast<string>(by.val(slot('tbl')), 'text').as('tbl'),
            by.cast<number>(by.val(slot('seq')), 'bigint').as('seq'),
            by.cast<string>(by.val(slot('body')), 'text').as('body'),
            by.cast<string | null>(by.val(slot('client')), 'text').as('client'),
            by.cast<number | null>(by.val(slot('n')), 'bigint').as('n'),
          ])
          .where('tbl', '=', slot('tbl'))
          .where('seq', '=', slot('before')),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq')
      .compile(),
  );

/** Whether there is a row that it could stand behind. */
const rowBefore = (db: Database) =>
  template<'tbl' | 'before'>((slot) =>
    db
      .selectFrom('log')
      .select('seq')
      .where('tbl', '=', slot('tbl'))
      .where('seq', '=', slot('before'))
      .compile(),
  );

export const factsRow = ({ round, vp, over }: TableFacts) => ({
  round,
  vp: JSON.stringify(vp),
  over: over ? 1 : 0,
});

/** What lists have of a table once a row is written; the claim of whoever looked after it before is over. */
export const standingRow = ({ stage, free, waits, due, claim }: Standing) => ({
  phase: stage,
  free,
  waits,
  due,
  claimed_by: claim?.by ?? null,
  claimed_until: claim?.until ?? 0,
});

/** What lists have of a table after a row; of some rows only what the game is like. */
const factsAfter = <Name extends string>(db: Database, names: readonly Name[]) =>
  template<Name | 'id'>((slot) =>
    db
      .updateTable('tables')
      .set(Object.fromEntries(names.map((name) => [name, slot(name)])))
      .where('id', '=', slot('id'))
      .compile(),
  );

const FACTS = ['round', 'vp', 'over', 'touched', 'seq'] as const;
const STANDING = ['phase', 'free', 'waits', 'due', 'claimed_by', 'claimed_until'] as const;

/** Whether the row is there is known from what came back; why not, from the row before it. */
export const outcomeOf = (written: boolean, before: boolean): Appended => {
  if (written) return 'won';
  return before ? 'taken' : 'gone';
};

const rowsBehind = (db: Database) =>
  template<'table' | 'from'>((slot) =>
    db
      .selectFrom('log')
      .select('body')
      .where('tbl', '=', slot('table'))
      .where('seq', '>=', slot('from'))
      .orderBy('seq')
      .compile(),
  );

/** The rows of a table from one on, wherever they lie. */
function readIn(db: Database, writer: Writer): NodeStore['read'] {
  const behind = rowsBehind(db);
  return async (table, from) => {
    const [rows = []] = await writer.run([behind({ table, from })]);
    if (rows.length > 0) return rows.map(({ body }) => JSON.parse(body as string) as unknown);
    const kept = db.selectFrom('archive').select('body').where('tbl', '=', table);
    const packed = await kept.where('rows', '>', from).executeTakeFirst();
    return packed ? unpackRows(packed.body).slice(from) : [];
  };
}

export function logsIn(
  db: Database,
  writer: Writer,
): Pick<NodeStore, 'create' | 'append' | 'read'> {
  const [append, behind] = [appendRow(db), rowBefore(db)];
  const follows = factsAfter(db, FACTS);
  const stands = factsAfter(db, [...FACTS, ...STANDING]);
  const laid = (id: string, rows: readonly Row[], facts: TableFacts): Statement =>
    db
      .insertInto('tables')
      .values({ ...PRIVATE, id, owner: null, ...factsRow(facts), ...laidRows(rows) })
      .compile();
  return {
    create: async (table, rows, facts) => {
      const job = [laid(table, rows, facts), ...rows.map((row) => insertRow(db, table, row))];
      return created(writer, job);
    },
    append: async (table, row, facts, standing) => {
      const { seq } = row;
      const { tbl, body, client, n } = logRow(table, row);
      const notice = standing?.notice;
      const { round, vp, over } = factsRow(facts);
      const shown = { round, vp, over, touched: row.at, seq, id: table };
      const job: Statement[] = [
        append({ tbl, seq, body, client, n, before: seq - 1 }),
        behind({ tbl, before: Math.max(0, seq - 1) }, 'lost'),
        // Only whoever wrote a row says what came of it, and only then is anybody told.
        standing ? stands({ ...shown, ...standingRow(standing) }, 'won') : follows(shown, 'won'),
        ...(notice ? [noticeRow(db, notice.person, { table, seq, body, at: notice.at })] : []),
        ...(standing?.result
          ? resultRows(db, table, row.at, standing.result).map((one) => ({
              ...one,
              where: 'won' as const,
            }))
          : []),
      ];
      try {
        const [written, before] = await writer.run(job);
        return outcomeOf(written!.length > 0, before!.length > 0);
      } catch (error) {
        // Somebody's rating has changed meanwhile.
        if (error instanceof Taken && standing?.result) return 'taken';
        throw error;
      }
    },
    read: readIn(db, writer),
  };
}

/** A table of that name, or for that rematch, may be there already; all else that fails is told. */
export async function created(writer: Writer, job: readonly Statement[]): Promise<'won' | 'taken'> {
  try {
    await writer.run(job);
    return 'won';
  } catch (error) {
    if (error instanceof Taken) return 'taken';
    throw error;
  }
}
