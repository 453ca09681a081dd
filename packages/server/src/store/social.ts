import type { Kysely } from 'kysely';
import type { Phrase, ReportReason, Words } from '@rowan/protocol';
import { Unkept, type Writer } from './database.ts';
import type { Schema } from './schema.ts';
import { template } from './template.ts';

type Database = Kysely<Schema>;

/** One thing that was said, by account. */
export interface SaidLine {
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly seat: number | null;
  readonly aside: boolean;
  readonly words: Words;
}

interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly by: string;
  readonly about: string;
  readonly reason: ReportReason;
  /** What whoever is meant had said last. */
  readonly lines: readonly SaidLine[];
}

/** Whom somebody does not hear. */
export interface Unheard {
  readonly person: string;
  /** At any table; else only at this one. */
  readonly blocked: boolean;
}

/** What people say to each other, and of each other. */
export interface SocialStore {
  /** Keeps what was said, and gives it its number. */
  say(table: string, line: Omit<SaidLine, 'n'>): Promise<number>;
  /** What was said last, the oldest first. */
  talk(table: string, most: number): Promise<readonly SaidLine[]>;
  hush(who: { table: string | null; person: string; other: string }, on: boolean): Promise<void>;
  unheard(table: string, person: string): Promise<readonly Unheard[]>;
  report(report: Report): Promise<void>;
  /** Reports that nobody has settled yet, the oldest first. */
  reports(most: number): Promise<readonly Report[]>;
  /** False where there is none. */
  settle(report: string): Promise<boolean>;
  /** Whoever is banned is signed out everywhere and cannot sign in again. */
  ban(person: string, on: boolean): Promise<boolean>;
}

type ChatRow = Schema['chat'];

const wordsIn = ({ phrase, text }: ChatRow): Words =>
  phrase === null ? { text: text ?? '' } : { phrase: phrase as Phrase };

const lineIn = (row: ChatRow): SaidLine => ({
  n: row.n,
  at: row.at,
  person: row.account,
  seat: row.seat,
  aside: row.aside === 1,
  words: wordsIn(row),
});

/** Behind what was said before: the table counts it, so that of two who speak at once each has a number. */
async function say(
  db: Database,
  writer: Writer,
  table: string,
  line: Omit<SaidLine, 'n'>,
): Promise<number> {
  const { at, person, seat, aside, words } = line;
  const counted = db
    .updateTable('tables')
    .set((by) => ({ said: by('said', '+', 1) }))
    .where('id', '=', table);
  const kept = db
    .insertInto('chat')
    .columns(['tbl', 'n', 'at', 'account', 'seat', 'aside', 'phrase', 'text'])
    .expression((from) =>
      from
        .selectFrom('tables')
        .select((by) => [
          'id',
          by('said', '-', 1).as('n'),
          by.val(at).as('at'),
          by.val(person).as('account'),
          by.val(seat).as('seat'),
          by.val(aside ? 1 : 0).as('aside'),
          by.val('phrase' in words ? words.phrase : null).as('phrase'),
          by.val('text' in words ? words.text : null).as('text'),
        ])
        .where('id', '=', table),
    )
    .returning('n');
  const [, rows] = await writer.run([counted.compile(), kept.compile()]);
  if (rows!.length === 0) throw new Unkept('there is no such table');
  return rows![0]!['n'] as number;
}

/** Whoever comes to a table is told what was said there, and whom they do not hear. */
function hearingIn(db: Database, writer: Writer): Pick<SocialStore, 'talk' | 'unheard'> {
  const last = template<'table' | 'most'>((slot) =>
    db
      .selectFrom('chat')
      .selectAll()
      .where('tbl', '=', slot('table'))
      .orderBy('n', 'desc')
      .limit(slot('most'))
      .compile(),
  );
  const blocked = template<'person'>((slot) =>
    db.selectFrom('blocks').select('other').where('account', '=', slot('person')).compile(),
  );
  const muted = template<'table' | 'person'>((slot) =>
    db
      .selectFrom('mutes')
      .select('other')
      .where('tbl', '=', slot('table'))
      .where('account', '=', slot('person'))
      .compile(),
  );
  return {
    talk: async (table, most) => {
      const [rows] = (await writer.run([last({ table, most })])) as [readonly ChatRow[]];
      return rows.toReversed().map(lineIn);
    },
    unheard: async (table, person) => {
      const all = await writer.run([blocked({ person }), muted({ table, person })]);
      return all.flatMap((rows, i) =>
        rows.map(({ other }) => ({ person: other as string, blocked: i === 0 })),
      );
    },
  };
}

function hushIn(db: Database): SocialStore['hush'] {
  return async ({ table, person, other }, on) => {
    if (table === null && on)
      await db
        .insertInto('blocks')
        .values({ account: person, other })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else if (table === null)
      await db
        .deleteFrom('blocks')
        .where('account', '=', person)
        .where('other', '=', other)
        .execute();
    else if (on)
      await db
        .insertInto('mutes')
        .values({ tbl: table, account: person, other })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await db
        .deleteFrom('mutes')
        .where('tbl', '=', table)
        .where('account', '=', person)
        .where('other', '=', other)
        .execute();
  };
}

const reportIn = (row: Schema['reports']): Report => ({
  id: row.id,
  at: row.at,
  table: row.tbl,
  by: row.account,
  about: row.other,
  reason: row.reason as ReportReason,
  lines: JSON.parse(row.lines) as SaidLine[],
});

function moderationIn(
  db: Database,
  writer: Writer,
): Pick<SocialStore, 'report' | 'reports' | 'settle' | 'ban'> {
  return {
    report: async ({ id, at, table, by, about, reason, lines }) => {
      const row = { id, at, tbl: table, account: by, other: about, reason, done: 0 };
      await db
        .insertInto('reports')
        .values({ ...row, lines: JSON.stringify(lines) })
        .execute();
    },
    reports: async (most) => {
      const open = db.selectFrom('reports').selectAll().where('done', '=', 0);
      return (await open.orderBy('at').limit(most).execute()).map(reportIn);
    },
    settle: async (id) => {
      const change = db.updateTable('reports').set({ done: 1 }).where('id', '=', id);
      return (await change.returning('id').execute()).length > 0;
    },
    ban: async (person, on) => {
      const [found] = await writer.run([
        db
          .updateTable('accounts')
          .set({ banned: on ? 1 : 0 })
          .where('id', '=', person)
          .returning('id')
          .compile(),
        ...(on ? [db.deleteFrom('sessions').where('account', '=', person).compile()] : []),
      ]);
      return found!.length > 0;
    },
  };
}

export const socialIn = (db: Database, writer: Writer): SocialStore => ({
  say: (table, line) => say(db, writer, table, line),
  hush: hushIn(db),
  ...hearingIn(db, writer),
  ...moderationIn(db, writer),
});
