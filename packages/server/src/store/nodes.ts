import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Writer } from './database.ts';
import type { Hints } from './hints.ts';
import type { DialectName } from './schema/words.ts';
import { stepsOf } from './schema/migrate.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;

/** A node that looks after something, and until when no other does. */
export interface Claim {
  readonly by: string;
  readonly until: number;
}

/** How far a table is. */
interface Reached {
  readonly id: string;
  /** Its last row. */
  readonly seq: number;
  /** How many things were said there. */
  readonly said: number;
}

/** What several nodes on one database need of each other. */
export interface NodesStore extends Hints {
  /** How far these tables are: what a hint should have told is found by this. */
  reached(tables: readonly string[]): Promise<readonly Reached[]>;
  /** Whether a node may look after a table: no other does, or it has not for too long. */
  claim(table: string, claim: Claim, at: number): Promise<boolean>;
  /** Tables at which something is due and that no other node looks after, with their secrets. */
  dueTables(
    at: number,
    most: number,
    claim: Claim,
  ): Promise<readonly { readonly id: string; readonly secret: string }[]>;
  /** A salt that was opened, until the game is dealt: whoever sits beside may have opened theirs at another node. */
  keepSalt(table: string, seat: number, salt: string): Promise<void>;
  saltsOf(table: string): Promise<ReadonlyMap<number, string>>;
  /** What all nodes share: what is given now, unless there is something already. */
  setting(name: string, value: string): Promise<string>;
  /** Rules and cards of all games that are being played. */
  pinsInPlay(): Promise<readonly string[]>;
  /** Those of them who may not come any more. */
  bannedAmong(people: readonly string[]): Promise<readonly string[]>;
  /** The steps of the schema that the database has still to take. */
  missing(): Promise<readonly string[]>;
}

/** What nobody else is at just now; SQLite has one writer, so that nobody can be. */
export const unlocked = <T extends { forUpdate(): { skipLocked(): T } }>(
  query: T,
  dialect: DialectName,
): T => (dialect === 'postgres' ? query.forUpdate().skipLocked() : query);

/** Two ask for the same at once: each gets what the other does not. */
async function dueTables(
  db: Database,
  { dialect }: Writer,
  { at, most }: { readonly at: number; readonly most: number },
  { by, until }: Claim,
) {
  const due = db
    .selectFrom('tables')
    .select('id')
    .where('due', '<=', at)
    .where('over', '=', 0)
    .where((is) => is.or([is('claimed_until', '<=', at), is('claimed_by', '=', by)]))
    .orderBy('due')
    .limit(most);
  const claimed = await db
    .updateTable('tables')
    .set({ claimed_by: by, claimed_until: until })
    .where('id', 'in', unlocked(due, dialect))
    .returning('id')
    .execute();
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  const secrets = db.selectFrom('secrets').select(['tbl as id', 'secret']);
  return secrets.where('tbl', 'in', ids).execute();
}

function claimsIn(db: Database, writer: Writer): Pick<NodesStore, 'claim' | 'dueTables'> {
  return {
    claim: async (table, { by, until }, at) => {
      const mine = db
        .updateTable('tables')
        .set({ claimed_by: by, claimed_until: until })
        .where('id', '=', table)
        .where((is) => is.or([is('claimed_until', '<=', at), is('claimed_by', '=', by)]));
      return (await mine.returning('id').execute()).length > 0;
    },
    dueTables: (at, most, claim) => dueTables(db, writer, { at, most }, claim),
  };
}

function saltsIn(db: Database): Pick<NodesStore, 'keepSalt' | 'saltsOf'> {
  return {
    keepSalt: async (tbl, seat, salt) => {
      await db
        .insertInto('salts')
        .values({ tbl, seat, salt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    saltsOf: async (table) => {
      const rows = db.selectFrom('salts').select(['seat', 'salt']).where('tbl', '=', table);
      return new Map((await rows.execute()).map(({ seat, salt }) => [seat, salt]));
    },
  };
}

/** A name for one claim among many of one node. */
export const newClaim = (): string => randomBytes(9).toString('base64url');

export const nodesIn = (db: Database, writer: Writer, hints: Hints): NodesStore => ({
  hint: (hint) => hints.hint(hint),
  listen: (heard, missed) => hints.listen(heard, missed),
  ...claimsIn(db, writer),
  ...saltsIn(db),
  reached: async (tables) =>
    tables.length === 0
      ? []
      : db.selectFrom('tables').select(['id', 'seq', 'said']).where('id', 'in', tables).execute(),
  setting: async (name, value) => {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = db.selectFrom('settings').select('value').where('name', '=', name);
    return (await kept.executeTakeFirstOrThrow()).value;
  },
  pinsInPlay: async () => {
    const playing = db.selectFrom('tables').select('pin').distinct();
    const rows = await playing.where('phase', '=', 'play').where('pin', 'is not', null).execute();
    return rows.map(({ pin }) => pin!);
  },
  bannedAmong: async (people) => {
    if (people.length === 0) return [];
    const banned = db.selectFrom('accounts').select('id').where('banned', '=', 1);
    return (await banned.where('id', 'in', people).execute()).map(({ id }) => id);
  },
  missing: async () => (await stepsOf(db, writer.dialect)).missing,
});
