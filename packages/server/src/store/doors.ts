import type { Kysely } from 'kysely';
import { USUAL_TERMS, type LifeRow } from '@rowan/table';
import type { Writer } from './database.ts';
import type { Statement } from './jobs.ts';
import { PRIVATE, created, factsRow, insertRow, laidRows } from './logs.ts';
import type { Schema } from './schema.ts';
import { NO_FACTS, asRow, pinName, type NewTable, type NodeStore } from './store.ts';
import { template } from './template.ts';

type Database = Kysely<Schema>;

/** What a list shows of a new table. */
function newTable({ id, owner, rows, after }: NewTable) {
  const [{ said }] = rows as readonly [LifeRow];
  if (said.kind !== 'opened') throw new Error('a table begins with its opening');
  const sat = rows.filter((row) => row.said.kind === 'sat').length;
  const persons = said.seats.filter(({ kind }) => kind === 'person').length;
  const { players, towers } = said.setup;
  const { pace, public: shown, clock, rated, coach } = { ...USUAL_TERMS, ...said.terms };
  return {
    ...PRIVATE,
    id,
    owner,
    ...factsRow(NO_FACTS),
    ...laidRows(rows.map(asRow)),
    pin: pinName(said.pin),
    public: shown ? 1 : 0,
    players,
    towers: towers ? 1 : 0,
    pace,
    clock: JSON.stringify(clock),
    rated,
    coach: coach ? 1 : 0,
    free: persons - sat,
    after: after ?? null,
  };
}

const memberRows = (db: Database, tbl: string, people: readonly string[]): Statement =>
  db
    .insertInto('members')
    .values(people.map((account) => ({ tbl, account })))
    .compile();

/** A table that lets this person in: by its link, because everybody may enter, or because they were there before. */
const doorFor = (db: Database, table: string, person: string, invite: string | null) =>
  db
    .selectFrom('tables')
    .select((by) => ['tables.id as tbl', by.val(person).as('account')])
    .where('tables.id', '=', table)
    .where((by) =>
      by.or([
        by.and([
          by('tables.public', '=', 1),
          by.not(
            by.exists(
              by
                .selectFrom('blocks')
                .select('other')
                .whereRef('account', '=', 'tables.owner')
                .where('other', '=', person),
            ),
          ),
        ]),
        by.exists(
          by
            .selectFrom('invites')
            .select('hash')
            .where('tbl', '=', table)
            .where('hash', '=', invite ?? ''),
        ),
        by.exists(
          by
            .selectFrom('members')
            .select('account')
            .where('tbl', '=', table)
            .where('account', '=', person),
        ),
      ]),
    );

/** Whoever comes to a table is asked for. */
const memberSecret = (db: Database) =>
  template<'table' | 'person'>((slot) =>
    db
      .selectFrom('members')
      .innerJoin('secrets', 'secrets.tbl', 'members.tbl')
      .select('secret')
      .where('members.tbl', '=', slot('table'))
      .where('members.account', '=', slot('person'))
      .compile(),
  );

export function doorsIn(
  db: Database,
  writer: Writer,
): Pick<NodeStore, 'openTable' | 'enter' | 'admit'> {
  const secretFor = memberSecret(db);
  return {
    openTable: (table: NewTable) => {
      const { id, owner, secret, invite, rows, members = [] } = table;
      // Of two who want to play again at once the first opens the table.
      return created(writer, [
        db.insertInto('tables').values(newTable(table)).compile(),
        ...rows.map((row) => insertRow(db, id, asRow(row))),
        db.insertInto('secrets').values({ tbl: id, secret }).compile(),
        db.insertInto('invites').values({ tbl: id, hash: invite }).compile(),
        memberRows(db, id, [...new Set([owner, ...members])]),
      ]);
    },
    enter: async (table, person) => {
      const [[row] = []] = await writer.run([secretFor({ table, person })]);
      return (row as Pick<Schema['secrets'], 'secret'> | undefined)?.secret ?? null;
    },
    admit: async (table, person, invite) => {
      const [found] = await writer.run([
        doorFor(db, table, person, invite).compile(),
        db
          .insertInto('members')
          .columns(['tbl', 'account'])
          .expression(doorFor(db, table, person, invite))
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      ]);
      return found!.length > 0;
    },
  };
}
