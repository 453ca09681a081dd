import type { Kysely } from 'kysely';
import type { Writer } from './database.ts';
import type { Schema } from './schema.ts';

/** Where somebody gets mail. */
interface MailBox {
  readonly address: string;
  /** Whoever reads there has said so. */
  readonly confirmed: boolean;
  /** They want to be told by mail that it is their turn. */
  readonly turns: boolean;
  readonly name: string;
}

/** A secret in a mail, by its hash: good for one thing, and for a while. */
export interface MailLink {
  readonly hash: string;
  readonly account: string;
  readonly kind: string;
  readonly address: string;
  readonly until: number;
}

/** A program of somebody's that is told when it is their turn. */
export interface Hook {
  readonly url: string;
  readonly secret: string;
  /** How many notices in a row did not get through. */
  readonly fails: number;
  /** It failed too often, or wants no more. */
  readonly off: boolean;
}

/** Ways to people beside their browsers. */
export interface LetterStore {
  mailOf(person: string): Promise<MailBox | null>;
  /** Null: no address any more. It has to be confirmed anew. */
  setMail(person: string, address: string | null): Promise<void>;
  setTurns(person: string, turns: boolean): Promise<void>;
  addLink(link: MailLink): Promise<void>;
  /** What a secret is good for; it is gone then, unless it may be used again. */
  useLink(hash: string, at: number, keep?: boolean): Promise<MailLink | null>;
  /** The address is theirs, if it is still the one they gave. */
  confirmMail(person: string, address: string): Promise<boolean>;
  hookOf(person: string): Promise<Hook | null>;
  setHook(person: string, hook: Pick<Hook, 'url' | 'secret'> | null): Promise<void>;
  countHook(person: string, fails: number, off: boolean): Promise<void>;
}

type Database = Kysely<Schema>;

function mailIn(
  db: Database,
  writer: Writer,
): Pick<LetterStore, 'mailOf' | 'setMail' | 'setTurns' | 'confirmMail'> {
  return {
    mailOf: async (person) => {
      const row = await db
        .selectFrom('accounts')
        .select(['mail', 'mail_ok', 'mail_turns', 'name'])
        .where('id', '=', person)
        .where('banned', '=', 0)
        .executeTakeFirst();
      if (!row?.mail) return null;
      const { mail, mail_ok: ok, mail_turns: turns, name } = row;
      return { address: mail, confirmed: ok === 1, turns: turns === 1, name };
    },
    setMail: async (person, mail) => {
      await writer.run([
        db
          .updateTable('accounts')
          .set({ mail, mail_ok: 0, mail_turns: 1 })
          .where('id', '=', person)
          .compile(),
        db.deleteFrom('letters').where('account', '=', person).compile(),
      ]);
    },
    setTurns: async (person, turns) => {
      const wish = { mail_turns: turns ? 1 : 0 };
      await db.updateTable('accounts').set(wish).where('id', '=', person).execute();
    },
    confirmMail: async (person, address) => {
      const [row] = await db
        .updateTable('accounts')
        .set({ mail_ok: 1 })
        .where('id', '=', person)
        .where('mail', '=', address)
        .returning('id')
        .execute();
      return row !== undefined;
    },
  };
}

function linksIn(db: Database): Pick<LetterStore, 'addLink' | 'useLink'> {
  return {
    addLink: async (link) => {
      await db.insertInto('letters').values(link).execute();
    },
    useLink: async (hash, at, keep = false) => {
      const [link] = keep
        ? await db.selectFrom('letters').selectAll().where('hash', '=', hash).execute()
        : await db.deleteFrom('letters').where('hash', '=', hash).returningAll().execute();
      return link && link.until >= at ? link : null;
    },
  };
}

export const lettersIn = (db: Database, writer: Writer): LetterStore => ({
  ...mailIn(db, writer),
  ...linksIn(db),
  hookOf: async (person) => {
    const row = await db
      .selectFrom('hooks')
      .select(['url', 'secret', 'fails', 'off'])
      .where('account', '=', person)
      .executeTakeFirst();
    return row ? { ...row, off: row.off === 1 } : null;
  },
  setHook: async (account, hook) => {
    const gone = db.deleteFrom('hooks').where('account', '=', account).compile();
    const made = hook && db.insertInto('hooks').values({ account, ...hook, fails: 0, off: 0 });
    await writer.run([gone, ...(made ? [made.compile()] : [])]);
  },
  countHook: async (person, fails, off) => {
    const now = { fails, off: off ? 1 : 0 };
    await db.updateTable('hooks').set(now).where('account', '=', person).execute();
  },
});
