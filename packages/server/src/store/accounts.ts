import type { Kysely } from 'kysely';
import { companionIds, companionsOf } from './beside.ts';
import { Taken, type Writer } from './database.ts';
import type { Statement } from './jobs.ts';
import type { Schema } from './schema.ts';
import { sessionRow, type NewSession } from './sessions.ts';

type Database = Kysely<Schema>;

/** An account with a passphrase. */
interface Account {
  readonly id: string;
  readonly name: string;
  readonly pass: string;
}

/** What is kept of somebody, beside tables and talk. */
interface KeptPerson {
  readonly name: string;
  readonly created: number;
  readonly account: boolean;
  readonly sessions: readonly { readonly created: number; readonly seen: number }[];
  readonly talk: readonly { readonly table: string; readonly at: number; readonly said: string }[];
  /** Every table they were let in to. */
  readonly tables: readonly string[];
  /** Who played at their device beside them. */
  readonly companions: readonly string[];
  /** Where they get mail, and the program that is told. */
  readonly mail: string | null;
  readonly hook: string | null;
  /** What they left for Mage's Workshop. */
  readonly standing: readonly { readonly table: string; readonly meeples: string }[];
}

/** People who have more than a name. */
export interface AccountStore {
  /** Whose name looks like this; null for nobody's. Guests have no name of their own. */
  ownerOf(folded: string): Promise<string | null>;
  /** A guest gets a passphrase; false where somebody else has such a name. */
  register(
    person: string,
    account: { name: string; folded: string; pass: string },
  ): Promise<boolean>;
  accountBy(folded: string): Promise<Account | null>;
  passOf(person: string): Promise<string | null>;
  /** A new passphrase; every session but this one is over. */
  setPass(person: string, pass: string, keep: string | null): Promise<void>;
  addSession(person: string, session: NewSession): Promise<void>;
  endSession(session: string): Promise<void>;
  setCodes(person: string, hashes: readonly string[]): Promise<void>;
  /** A code is good for one time. */
  useCode(person: string, hash: string): Promise<boolean>;
  offer(person: string, hash: string, until: number): Promise<void>;
  /** Who gave this code; it is good for one time. */
  takeOffer(hash: string, at: number): Promise<string | null>;
  keptOf(person: string): Promise<KeptPerson | null>;
  /** Everything that tells who it was is gone; games stay, with nobody's name. */
  forget(person: string): Promise<void>;
}

function passesIn(
  db: Database,
  writer: Writer,
): Pick<AccountStore, 'ownerOf' | 'register' | 'accountBy' | 'passOf' | 'setPass'> {
  const ownerOf: AccountStore['ownerOf'] = async (folded) => {
    const row = await db
      .selectFrom('accounts')
      .select('id')
      .where('folded', '=', folded)
      .executeTakeFirst();
    return row?.id ?? null;
  };
  return {
    ownerOf,
    register: async (person, account) => {
      try {
        await db.updateTable('accounts').set(account).where('id', '=', person).execute();
        return true;
      } catch (error) {
        if (error instanceof Taken) return false;
        throw error;
      }
    },
    accountBy: async (folded) => {
      const row = await db
        .selectFrom('accounts')
        .select(['id', 'name', 'pass'])
        .where('folded', '=', folded)
        .where('banned', '=', 0)
        .executeTakeFirst();
      return row?.pass ? { id: row.id, name: row.name, pass: row.pass } : null;
    },
    passOf: async (person) => {
      const row = await db
        .selectFrom('accounts')
        .select('pass')
        .where('id', '=', person)
        .executeTakeFirst();
      return row?.pass ?? null;
    },
    setPass: async (person, pass, keep) => {
      await writer.run([
        db.updateTable('accounts').set({ pass }).where('id', '=', person).compile(),
        db
          .deleteFrom('sessions')
          .where('account', '=', person)
          .where('hash', '!=', keep ?? '')
          .compile(),
      ]);
    },
  };
}

function sessionsIn(
  db: Database,
  writer: Writer,
): Pick<
  AccountStore,
  'addSession' | 'endSession' | 'setCodes' | 'useCode' | 'offer' | 'takeOffer'
> {
  return {
    addSession: async (account, session) => {
      await db.insertInto('sessions').values(sessionRow(account, session)).execute();
    },
    endSession: async (hash) => {
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    },
    setCodes: async (account, hashes) => {
      await writer.run([
        db.deleteFrom('recovery').where('account', '=', account).compile(),
        db
          .insertInto('recovery')
          .values(hashes.map((hash) => ({ account, hash })))
          .compile(),
      ]);
    },
    useCode: async (account, hash) => {
      const gone = db
        .deleteFrom('recovery')
        .where('account', '=', account)
        .where('hash', '=', hash);
      return (await gone.returning('hash').execute()).length > 0;
    },
    offer: async (account, hash, until) => {
      await writer.run([
        db.deleteFrom('handovers').where('account', '=', account).compile(),
        db.insertInto('handovers').values({ account, hash, until }).compile(),
      ]);
    },
    takeOffer: async (hash, at) => {
      const gone = db.deleteFrom('handovers').where('hash', '=', hash);
      const [row] = await gone.returning(['account', 'until']).execute();
      return row && row.until >= at ? row.account : null;
    },
  };
}

async function keptOf(db: Database, person: string): Promise<KeptPerson | null> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('hooks', 'hooks.account', 'accounts.id')
    .select(['name', 'created', 'pass', 'mail', 'hooks.url as hook'])
    .where('id', '=', person)
    .executeTakeFirst();
  if (!row) return null;
  const sessions = db.selectFrom('sessions').select(['created', 'seen']);
  const talk = db.selectFrom('chat').select(['tbl', 'at', 'text', 'phrase']);
  const said = await talk.where('account', '=', person).orderBy('at').execute();
  const tables = db.selectFrom('members').select('tbl').where('account', '=', person);
  const left = db.selectFrom('standing').select(['tbl as table', 'meeples']);
  return {
    name: row.name,
    created: row.created,
    account: row.pass !== null,
    mail: row.mail,
    hook: row.hook,
    sessions: await sessions.where('account', '=', person).execute(),
    talk: said.map(({ tbl, at, text, phrase }) => ({ table: tbl, at, said: text ?? phrase ?? '' })),
    tables: (await tables.execute()).map(({ tbl }) => tbl),
    companions: (await companionsOf(db, person)).map(({ name }) => name),
    standing: await left.where('account', '=', person).execute(),
  };
}

const FORGOTTEN = [
  'sessions',
  'recovery',
  'handovers',
  'chat',
  'push',
  'outbox',
  'standing',
  'ratings',
  'letters',
  'hooks',
] as const;

/** How a game ended stays; what it says of somebody's strength goes with them. */
const UNRATED = { games: null, mu_before: null, sigma_before: null, mu: null, sigma: null };

/** All that goes with somebody who goes, and with those beside them. */
function forgetting(db: Database, person: string): Statement[] {
  return [
    db
      .updateTable('accounts')
      .set({ name: '', folded: null, pass: null, mail: null, mail_ok: 0 })
      .where('id', 'in', [person, ...companionIds(person)])
      .compile(),
    db.updateTable('reports').set({ lines: '[]' }).where('other', '=', person).compile(),
    db.updateTable('results').set(UNRATED).where('account', '=', person).compile(),
    ...FORGOTTEN.map((table) => db.deleteFrom(table).where('account', '=', person).compile()),
    ...(['mutes', 'blocks'] as const).map((table) =>
      db
        .deleteFrom(table)
        .where((by) => by.or([by('account', '=', person), by('other', '=', person)]))
        .compile(),
    ),
  ];
}

export const accountsIn = (db: Database, writer: Writer): AccountStore => ({
  ...passesIn(db, writer),
  ...sessionsIn(db, writer),
  keptOf: (person) => keptOf(db, person),
  forget: async (person) => {
    await writer.run(forgetting(db, person));
  },
});
