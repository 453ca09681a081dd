import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Writer } from './database.ts';
import { unlocked, type Claim } from './nodes.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;

/** A game that is over, as lists have it. */
export interface OverGame {
  readonly id: string;
  readonly secret: string | null;
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
}

/** All rows of a game in one. */
interface Archived {
  readonly at: number;
  readonly rows: number;
  /** Of the state that they lead to; empty for a table that was closed before its deal. */
  readonly hash: string;
  readonly body: Uint8Array;
}

/** What is asked for: what was touched last at this time or before, so many at once, for one node or only to see it. */
export interface PastWish {
  readonly before: number;
  readonly most: number;
  readonly at: number;
  readonly claim: Claim | null;
}

/** What becomes of that which is past. */
export interface KeepingStore {
  /** Games that are over and not in the archive yet; `again`: those too that could not be followed before. */
  pastGames(wish: PastWish, again?: boolean): Promise<readonly OverGame[]>;
  archived(table: string): Promise<Archived | null>;
  /** Lays all rows of a game into the archive, beside those of its log. */
  putAway(table: string, archived: Archived): Promise<void>;
  /** The rows of the log go; false, and nothing goes, where the archive has not as many. */
  letGo(table: string): Promise<boolean>;
  /** The rows of the log stay, and nothing of them in the archive. */
  leave(table: string): Promise<void>;
  /** Tables that never began. */
  pastGatherings(wish: PastWish): Promise<readonly string[]>;
  /** Games that are over; `stays`: somebody with an account may look at it, or ratings follow from it. */
  pastOver(wish: PastWish): Promise<readonly { readonly id: string; readonly stays: boolean }[]>;
  /** They stay for good. */
  stay(tables: readonly string[]): Promise<void>;
  /** All of a table, or nothing of it where it is being played or was touched since. */
  remove(table: string, before: number): Promise<boolean>;
  /** How much was said at games that were over by then, and how much of it is gone now. */
  pastTalk(before: number): Promise<number>;
  forgetTalk(before: number, tables: number): Promise<number>;
  /** Sessions that were last used before; and how many of them are gone now. */
  pastSessions(before: number): Promise<number>;
  endSessions(before: number, most: number): Promise<number>;
}

type Tables = ExpressionBuilder<Schema, 'tables'>;

const isFree = (is: Tables, { at, claim }: PastWish) =>
  is.or([is('claimed_until', '<=', at), is('claimed_by', '=', claim?.by ?? '')]);

const untouched = (db: Database, wish: PastWish) =>
  db
    .selectFrom('tables')
    .select('id')
    .where('touched', '<=', wish.before)
    .where('phase', '!=', 'play')
    .where((is) => isFree(is, wish))
    .orderBy('touched')
    .limit(wish.most);

type Untouched = ReturnType<typeof untouched>;

/** Two ask for the same at once: each gets what the other does not. Whoever only looks takes nothing. */
async function taken(
  db: Database,
  { dialect }: Writer,
  past: Untouched,
  claim: Claim | null,
): Promise<readonly string[]> {
  const rows = claim
    ? await db
        .updateTable('tables')
        .set({ claimed_by: claim.by, claimed_until: claim.until })
        .where('id', 'in', unlocked(past, dialect))
        .returning('id')
        .execute()
    : await past.execute();
  return rows.map(({ id }) => id);
}

async function gamesOf(db: Database, ids: readonly string[]): Promise<readonly OverGame[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .leftJoin('secrets', 'secrets.tbl', 'tables.id')
    .select(['id', 'round', 'vp', 'over', 'secret'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ vp, over, ...rest }) => ({
    ...rest,
    vp: JSON.parse(vp) as number[],
    over: over === 1,
  }));
}

function archiveIn(
  db: Database,
  writer: Writer,
): Pick<KeepingStore, 'pastGames' | 'archived' | 'putAway' | 'letGo' | 'leave'> {
  return {
    pastGames: async (wish, again = false) => {
      const past = untouched(db, wish).where('over', '=', 1);
      const open = past.where('archived', again ? '<=' : '=', 0);
      return gamesOf(db, await taken(db, writer, open, wish.claim));
    },
    archived: async (table) => {
      const whole = db.selectFrom('archive').select(['at', 'rows', 'hash', 'body']);
      const row = await whole.where('tbl', '=', table).executeTakeFirst();
      // Each database has bytes in a shape of its own.
      return row ? { ...row, body: new Uint8Array(row.body) } : null;
    },
    putAway: async (tbl, whole) => {
      await db
        .insertInto('archive')
        .values({ tbl, ...whole })
        .onConflict((conflict) => conflict.column('tbl').doUpdateSet(whole))
        .execute();
    },
    letGo: async (table) => {
      const whole = db
        .updateTable('tables')
        .set({ archived: 1 })
        .where('id', '=', table)
        .where('over', '=', 1)
        .where('archived', '!=', 1)
        .where(sql<boolean>`exists (select 1 from archive where archive.tbl = tables.id
          and archive.rows = (select count(*) from log where log.tbl = tables.id))`);
      const gone = db.deleteFrom('log').where('tbl', '=', table).compile();
      const [won] = await writer.run([
        whole.returning('id').compile(),
        { ...gone, where: 'won' as const },
      ]);
      return won!.length > 0;
    },
    leave: async (table) => {
      const left = { archived: -1, claimed_by: null, claimed_until: 0 };
      const stays = db.updateTable('tables').set(left).where('id', '=', table);
      const gone = db.deleteFrom('archive').where('tbl', '=', table).compile();
      await writer.run([
        stays.where('archived', '!=', 1).returning('id').compile(),
        { ...gone, where: 'won' as const },
      ]);
    },
  };
}

const PARTS = [
  'log',
  'archive',
  'secrets',
  'salts',
  'invites',
  'members',
  'chat',
  'mutes',
  'outbox',
  'standing',
  'results',
] as const;

/** Whoever has an account may look at their games as long as they like, and ratings follow from all rated ones. */
const STAYS = sql<number>`case when rated is not null or exists (select 1 from members
  join accounts on accounts.id = members.account
  where members.tbl = tables.id and accounts.pass is not null) then 1 else 0 end`;

function removalIn(
  db: Database,
  writer: Writer,
): Pick<KeepingStore, 'pastGatherings' | 'pastOver' | 'stay' | 'remove'> {
  return {
    pastGatherings: (wish) => {
      const gathering = untouched(db, wish).where('phase', '=', 'gather').where('over', '=', 0);
      return taken(db, writer, gathering, wish.claim);
    },
    pastOver: async (wish) => {
      const over = untouched(db, wish).where('over', '=', 1).where('kept', '=', 0);
      const ids = await taken(db, writer, over, wish.claim);
      if (ids.length === 0) return [];
      const found = db.selectFrom('tables').select('id').select(STAYS.as('stays'));
      const rows = await found.where('id', 'in', ids).execute();
      return rows.map(({ id, stays }) => ({ id, stays: Number(stays) === 1 }));
    },
    stay: async (tables) => {
      if (tables.length > 0)
        await db.updateTable('tables').set({ kept: 1 }).where('id', 'in', tables).execute();
    },
    remove: async (table, before) => {
      const gone = db.deleteFrom('tables').where('id', '=', table);
      const [won] = await writer.run([
        gone.where('phase', '!=', 'play').where('touched', '<=', before).returning('id').compile(),
        ...PARTS.map((part) => ({
          ...db.deleteFrom(part).where('tbl', '=', table).compile(),
          where: 'won' as const,
        })),
      ]);
      return won!.length > 0;
    },
  };
}

function forgettingIn(
  db: Database,
): Pick<KeepingStore, 'pastTalk' | 'forgetTalk' | 'pastSessions' | 'endSessions'> {
  const talkBefore = (before: number) =>
    db
      .selectFrom('chat')
      .innerJoin('tables', 'tables.id', 'chat.tbl')
      .where('tables.over', '=', 1)
      .where('tables.touched', '<=', before);
  return {
    pastTalk: async (before) => {
      const lines = talkBefore(before).select(({ fn }) => fn.countAll<number>().as('n'));
      return Number((await lines.executeTakeFirstOrThrow()).n);
    },
    forgetTalk: async (before, most) => {
      const tables = talkBefore(before).select('chat.tbl').distinct().limit(most);
      const gone = db.deleteFrom('chat').where('tbl', 'in', tables);
      return (await gone.returning('n').execute()).length;
    },
    pastSessions: async (before) => {
      const unused = db.selectFrom('sessions').where('seen', '<', before);
      const counted = unused.select(({ fn }) => fn.countAll<number>().as('n'));
      return Number((await counted.executeTakeFirstOrThrow()).n);
    },
    endSessions: async (before, most) => {
      const unused = db.selectFrom('sessions').select('hash').where('seen', '<', before);
      const gone = db.deleteFrom('sessions').where('hash', 'in', unused.limit(most));
      return (await gone.returning('hash').execute()).length;
    },
  };
}

export const keepingIn = (db: Database, writer: Writer): KeepingStore => ({
  ...archiveIn(db, writer),
  ...removalIn(db, writer),
  ...forgettingIn(db),
});
