import type { Kysely } from 'kysely';
import type { ClockRule, Ladder, Pace } from '@rowan/table';
import type { Schema } from './schema.ts';
import type { LobbyWish, NodeStore, PublicTable, Stage } from './store.ts';

type Database = Kysely<Schema>;

/** Public tables behind a cursor: by when they were opened, then by id, so that none is told twice or left out. */
async function lobby(db: Database, wish: LobbyWish): Promise<readonly PublicTable[]> {
  let query = db
    .selectFrom('tables')
    .select(['id', 'owner', 'players', 'towers', 'pace', 'clock', 'free', 'round', 'created'])
    .select(['rated', 'coach'])
    .where('public', '=', 1)
    .where('phase', '=', wish.stage)
    .where('touched', '>=', wish.since);
  const { players, towers, pace, rated, coach, after } = wish;
  if (wish.stage === 'gather') query = query.where('free', '>', 0);
  if (players !== null) query = query.where('players', '=', players);
  if (towers !== null) query = query.where('towers', '=', towers ? 1 : 0);
  if (pace !== null) query = query.where('pace', '=', pace);
  if (rated === 'no') query = query.where('rated', 'is', null);
  else if (rated !== null) query = query.where('rated', '=', rated);
  if (coach !== null) query = query.where('coach', '=', coach ? 1 : 0);
  if (after)
    query = query.where((by) =>
      by.or([
        by('created', '<', after.created),
        by.and([by('created', '=', after.created), by('id', '>', after.id)]),
      ]),
    );
  const rows = await query.orderBy('created', 'desc').orderBy('id').limit(wish.most).execute();
  return rows.map((row) => ({
    ...row,
    owner: row.owner ?? '',
    pace: row.pace as Pace,
    clock: JSON.parse(row.clock) as ClockRule,
    towers: row.towers === 1,
    rated: row.rated as Ladder | null,
    coach: row.coach === 1,
  }));
}

/** Tables of one person: those that wait for them first. */
async function tablesOf(db: Database, person: string, most: number) {
  const rows = await db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.tbl')
    .select(['id', 'round', 'vp', 'over', 'touched', 'phase', 'pace', 'waits'])
    .where('members.account', '=', person)
    .orderBy((by) => by.case().when('waits', '=', person).then(0).else(1).end())
    .orderBy('touched', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ vp, over, phase, pace, waits, ...rest }) => ({
    ...rest,
    vp: JSON.parse(vp) as number[],
    over: over === 1,
    stage: phase as Stage,
    pace: pace as Pace,
    yours: waits === person,
  }));
}

export const listsIn = (
  db: Database,
): Pick<NodeStore, 'openTables' | 'tablesOf' | 'lobby' | 'rematchOf'> => ({
  openTables: async (owner) => {
    const { n } = await db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('owner', '=', owner)
      .where('over', '=', 0)
      .executeTakeFirstOrThrow();
    return n;
  },
  tablesOf: (person, most) => tablesOf(db, person, most),
  lobby: (wish) => lobby(db, wish),
  rematchOf: async (table) => {
    const row = await db
      .selectFrom('tables')
      .select('id')
      .where('after', '=', table)
      .executeTakeFirst();
    return row?.id ?? null;
  },
});
