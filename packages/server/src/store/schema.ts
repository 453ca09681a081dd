import { Migrator, sql, type Kysely, type Migration } from 'kysely';

/** What lies where. Times are milliseconds; tokens are never kept, only their hashes. */
export interface Schema {
  readonly accounts: { id: string; name: string; created: number };
  readonly sessions: { hash: string; account: string; created: number; seen: number };
  readonly tables: {
    id: string;
    owner: string | null;
    round: number;
    vp: string;
    over: number;
    created: number;
    touched: number;
  };
  /** One row of a table's log, as JSON; who sent it, so that no command is carried out twice. */
  readonly log: {
    tbl: string;
    seq: number;
    body: string;
    client: string | null;
    n: number | null;
  };
  readonly secrets: { tbl: string; secret: string };
  readonly invites: { tbl: string; hash: string };
  readonly members: { tbl: string; account: string };
}

const first: Migration = {
  up: async (db: Kysely<unknown>) => {
    const made = [
      sql`create table accounts (id text primary key, name text not null, created integer not null) without rowid`,
      sql`create table sessions (hash text primary key, account text not null, created integer not null, seen integer not null) without rowid`,
      sql`create table tables (id text primary key, owner text, round integer not null, vp text not null, over integer not null, created integer not null, touched integer not null) without rowid`,
      sql`create index tables_owner on tables (owner)`,
      sql`create table log (tbl text not null, seq integer not null, body text not null, client text, n integer, primary key (tbl, seq)) without rowid`,
      sql`create unique index log_command on log (tbl, client, n) where client is not null`,
      sql`create table secrets (tbl text primary key, secret text not null) without rowid`,
      sql`create table invites (tbl text not null, hash text not null, primary key (tbl, hash)) without rowid`,
      sql`create table members (tbl text not null, account text not null, primary key (tbl, account)) without rowid`,
      sql`create index members_account on members (account)`,
    ];
    for (const query of made) await query.execute(db);
  },
};

/** Forward only; each is run once, in the order of its name. */
const MIGRATIONS: Readonly<Record<string, Migration>> = { '001-first': first };

export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new Error('the database cannot be brought up to date', { cause: error });
}
