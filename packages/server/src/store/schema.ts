import { Migrator, sql, type Generated, type Kysely, type Migration } from 'kysely';

/** What lies where. Times are milliseconds; tokens are never kept, only their hashes. */
export interface Schema {
  readonly accounts: {
    id: string;
    name: string;
    created: number;
    banned: number;
    /** What the name of an account looks like; guests have none. */
    folded: string | null;
    /** The hash of a passphrase. */
    pass: string | null;
    /** How and when they want to be told that it is their turn; minutes of the day where they live. */
    language: string;
    zone: string;
    quiet_from: number | null;
    quiet_to: number | null;
  };
  /** Hashes of codes for whoever loses their passphrase, and of those for another device. */
  readonly recovery: { account: string; hash: string };
  readonly handovers: { hash: string; account: string; until: number };
  readonly sessions: { hash: string; account: string; created: number; seen: number };
  readonly tables: {
    id: string;
    owner: string | null;
    round: number;
    vp: string;
    over: number;
    created: number;
    touched: number;
    /** 1: it stands in the lobby, and everybody may enter. */
    public: number;
    phase: string;
    players: number;
    towers: number;
    pace: string;
    /** Chairs that nobody has taken. */
    free: number;
    /** How much time there is, as JSON. */
    clock: string;
    /** When some time is over. */
    due: number | null;
    /** The account whose answer the game waits for. */
    waits: string | null;
    /** The table whose people play again at this one. */
    after: string | null;
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
  /** What people say to each other; a phrase goes by its code. */
  readonly chat: {
    tbl: string;
    n: number;
    at: number;
    account: string;
    seat: number | null;
    aside: number;
    phrase: string | null;
    text: string | null;
  };
  /** Whom somebody does not hear at one table, and at any. */
  readonly mutes: { tbl: string; account: string; other: string };
  readonly blocks: { account: string; other: string };
  /** Where browsers take notices. */
  readonly push: {
    endpoint: string;
    account: string;
    p256dh: string;
    auth: string;
    created: number;
  };
  /** What is to be told to people who are not there. */
  readonly outbox: {
    id: Generated<number>;
    account: string;
    tbl: string;
    not_before: number;
    attempts: number;
    done: number;
  };
  readonly reports: {
    id: string;
    at: number;
    tbl: string;
    account: string;
    other: string;
    reason: string;
    lines: string;
    done: number;
  };
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

/** Tables that everybody may find. */
const lobby: Migration = {
  up: async (db: Kysely<unknown>) => {
    const made = [
      sql`alter table tables add column public integer not null default 0`,
      sql`alter table tables add column phase text not null default 'gather'`,
      sql`alter table tables add column players integer not null default 0`,
      sql`alter table tables add column towers integer not null default 0`,
      sql`alter table tables add column pace text not null default 'live'`,
      sql`alter table tables add column free integer not null default 0`,
      sql`alter table tables add column waits text`,
      sql`alter table tables add column after text`,
      sql`update tables set phase = case when over = 1 then 'over' when round = 0 then 'gather' else 'play' end`,
      sql`create index tables_lobby on tables (public, phase, created, id)`,
      sql`create unique index tables_after on tables (after) where after is not null`,
      sql`create index tables_waits on tables (waits) where waits is not null`,
    ];
    for (const query of made) await query.execute(db);
  },
};

/** Time that runs though nobody is there. */
const clocks: Migration = {
  up: async (db: Kysely<unknown>) => {
    const made = [
      sql`alter table tables add column clock text not null default '{"kind":"none"}'`,
      sql`alter table tables add column due integer`,
      sql`create index tables_due on tables (due) where due is not null`,
    ];
    for (const query of made) await query.execute(db);
  },
};

/** What people say to each other, and of each other. */
const talk: Migration = {
  up: async (db: Kysely<unknown>) => {
    const made = [
      sql`alter table accounts add column banned integer not null default 0`,
      sql`create table chat (tbl text not null, n integer not null, at integer not null, account text not null, seat integer, aside integer not null, phrase text, text text, primary key (tbl, n)) without rowid`,
      sql`create index chat_account on chat (account)`,
      sql`create table mutes (tbl text not null, account text not null, other text not null, primary key (tbl, account, other)) without rowid`,
      sql`create table blocks (account text not null, other text not null, primary key (account, other)) without rowid`,
      sql`create table reports (id text primary key, at integer not null, tbl text not null, account text not null, other text not null, reason text not null, lines text not null, done integer not null default 0) without rowid`,
      sql`create index reports_done on reports (done, at)`,
    ];
    for (const query of made) await query.execute(db);
  },
};

/** People who want to be known elsewhere, too. */
const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    const made = [
      sql`alter table accounts add column folded text`,
      sql`alter table accounts add column pass text`,
      sql`create unique index accounts_folded on accounts (folded) where folded is not null`,
      sql`create table recovery (account text not null, hash text not null, primary key (account, hash)) without rowid`,
      sql`create table handovers (hash text primary key, account text not null, until integer not null) without rowid`,
      sql`create index sessions_account on sessions (account)`,
    ];
    for (const query of made) await query.execute(db);
  },
};

/** Notices for people who are not there. */
const notices: Migration = {
  up: async (db: Kysely<unknown>) => {
    const made = [
      sql`alter table accounts add column language text not null default 'en'`,
      sql`alter table accounts add column zone text not null default 'UTC'`,
      sql`alter table accounts add column quiet_from integer`,
      sql`alter table accounts add column quiet_to integer`,
      sql`create table push (endpoint text primary key, account text not null, p256dh text not null, auth text not null, created integer not null) without rowid`,
      sql`create index push_account on push (account)`,
      sql`create table outbox (id integer primary key, account text not null, tbl text not null, not_before integer not null, attempts integer not null, done integer not null, unique (account, tbl))`,
      sql`create index outbox_due on outbox (done, not_before)`,
    ];
    for (const query of made) await query.execute(db);
  },
};

/** Forward only; each is run once, in the order of its name. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': first,
  '002-lobby': lobby,
  '003-clocks': clocks,
  '004-talk': talk,
  '005-accounts': accounts,
  '006-notices': notices,
};

export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new Error('the database cannot be brought up to date', { cause: error });
}
