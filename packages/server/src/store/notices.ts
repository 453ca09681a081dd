import type { Kysely } from 'kysely';
import type { Writer } from './database.ts';
import type { Statement } from './jobs.ts';
import { newClaim, unlocked } from './nodes.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;

/** How and when somebody wants to be told that it is their turn. */
export interface NoticeWish {
  readonly language: string;
  /** As the calendar of the world calls it, such as `Europe/Berlin`. */
  readonly zone: string;
  /** Minutes of the day between which nothing is sent; null: it may come at any time. */
  readonly quiet: readonly [from: number, to: number] | null;
}

/** Where a browser takes notices. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Something that somebody should be told. */
export interface Notice {
  readonly id: number;
  readonly person: string;
  readonly table: string;
  readonly attempts: number;
  /** The ways over which it has gone. */
  readonly told: readonly string[];
  /** It is still their turn. */
  readonly stands: boolean;
  /** When their time ends. */
  readonly due: number | null;
  readonly wish: NoticeWish;
}

/** What is to be told to people who are not there, and how. */
export interface NoticeStore {
  wishOf(person: string): Promise<NoticeWish>;
  setWish(person: string, wish: NoticeWish): Promise<void>;
  subscribe(person: string, address: PushAddress, at: number): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  addressesOf(person: string): Promise<readonly PushAddress[]>;
  /** Notices whose time has come, and that nobody else is about to send. */
  dueNotices(at: number, most: number): Promise<readonly Notice[]>;
  /** It is told, or needs not be told any more. */
  settleNotice(id: number): Promise<void>;
  putOff(id: number, until: number, tried: Pick<Notice, 'attempts' | 'told'>): Promise<void>;
}

/** Nobody is at it. */
const FREE = { claimed_by: null, claimed_until: 0 } as const;

const NONE: NoticeWish = { language: 'en', zone: 'UTC', quiet: null };

interface WishRow {
  readonly language: string;
  readonly zone: string;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
}

const wishIn = ({ language, zone, quiet_from: from, quiet_to: to }: WishRow): NoticeWish => ({
  language,
  zone,
  quiet: from === null || to === null ? null : [from, to],
});

/** Written with the row that made it somebody's turn, and only if that row was won. */
export const noticeRow = (
  db: Database,
  person: string,
  row: { readonly table: string; readonly seq: number; readonly body: string; readonly at: number },
): Statement =>
  db
    .insertInto('outbox')
    .columns(['account', 'tbl', 'not_before', 'attempts', 'done'])
    .expression((from) =>
      from
        .selectFrom('log')
        .select((by) => [
          by.val(person).as('account'),
          by.val(row.table).as('tbl'),
          by.val(row.at).as('not_before'),
          by.lit(0).as('attempts'),
          by.lit(0).as('done'),
        ])
        .where('tbl', '=', row.table)
        .where('seq', '=', row.seq)
        .where('body', '=', row.body),
    )
    .onConflict((conflict) =>
      conflict.columns(['account', 'tbl']).doUpdateSet({
        not_before: row.at,
        attempts: 0,
        done: 0,
        ...FREE,
        told: '',
      }),
    )
    .compile();

/** Milliseconds within which a notice is sent by the node that took it; then another one may. */
const SENT_WITHIN = 60_000;

/** Notices that nobody else is at. */
async function claimNotices(
  db: Database,
  { dialect }: Writer,
  { at, most }: { readonly at: number; readonly most: number },
): Promise<string> {
  const claim = newClaim();
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('done', '=', 0)
    .where('not_before', '<=', at)
    .where('claimed_until', '<=', at)
    .orderBy('not_before')
    .limit(most);
  await db
    .updateTable('outbox')
    .set({ claimed_by: claim, claimed_until: at + SENT_WITHIN })
    .where('id', 'in', unlocked(due, dialect))
    .execute();
  return claim;
}

async function dueNotices(db: Database, claim: string): Promise<readonly Notice[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('accounts', 'accounts.id', 'outbox.account')
    .innerJoin('tables', 'tables.id', 'outbox.tbl')
    .select(['outbox.id', 'outbox.account', 'outbox.tbl', 'attempts', 'waits', 'due', 'language'])
    .select(['zone', 'quiet_from', 'quiet_to', 'told'])
    .where('outbox.claimed_by', '=', claim)
    .orderBy('not_before')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    person: row.account,
    table: row.tbl,
    attempts: row.attempts,
    told: row.told.split(',').filter((one) => one !== ''),
    stands: row.waits === row.account,
    due: row.due,
    wish: wishIn(row),
  }));
}

function pushIn(db: Database): Pick<NoticeStore, 'subscribe' | 'unsubscribe' | 'addressesOf'> {
  return {
    subscribe: async (account, { endpoint, p256dh, auth }, at) => {
      await db
        .insertInto('push')
        .values({ endpoint, account, p256dh, auth, created: at })
        .onConflict((conflict) =>
          conflict.column('endpoint').doUpdateSet({ account, p256dh, auth, created: at }),
        )
        .execute();
    },
    unsubscribe: async (endpoint) => {
      await db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
    },
    addressesOf: (person) =>
      db
        .selectFrom('push')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('account', '=', person)
        .execute(),
  };
}

export const noticesIn = (db: Database, writer: Writer): NoticeStore => ({
  ...pushIn(db),
  wishOf: async (person) => {
    const row = await db
      .selectFrom('accounts')
      .select(['language', 'zone', 'quiet_from', 'quiet_to'])
      .where('id', '=', person)
      .executeTakeFirst();
    return row ? wishIn(row) : NONE;
  },
  setWish: async (person, { language, zone, quiet }) => {
    const [from, to] = quiet ?? [null, null];
    const wish = { language, zone, quiet_from: from, quiet_to: to };
    await writer.run([db.updateTable('accounts').set(wish).where('id', '=', person).compile()]);
  },
  dueNotices: async (at, most) => dueNotices(db, await claimNotices(db, writer, { at, most })),
  settleNotice: async (id) => {
    await db
      .updateTable('outbox')
      .set({ done: 1, ...FREE })
      .where('id', '=', id)
      .execute();
  },
  putOff: async (id, until, { attempts, told }) => {
    const later = { not_before: until, attempts, told: told.join(), ...FREE };
    await db.updateTable('outbox').set(later).where('id', '=', id).execute();
  },
});
