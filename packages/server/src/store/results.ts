import type { Kysely } from 'kysely';
import type { GameResult, SeatResult } from '../ratings/result.ts';
import type { Statement } from './jobs.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;

interface Ended extends Pick<GameResult, 'players' | 'rated'> {
  readonly table: string;
  readonly at: number;
}

/** How it ended for one seat. Nobody has the same game of a ladder twice: then nothing of the row is written. */
const resultRow = (db: Database, ended: Ended, one: SeatResult): Statement =>
  db
    .insertInto('results')
    .values({
      tbl: ended.table,
      seat: one.seat,
      account: one.person,
      bot: one.bot,
      program: one.program ? 1 : 0,
      budget: one.program?.budget ?? null,
      vp: one.vp,
      place: one.place,
      replaced: one.replaced ? 1 : 0,
      players: ended.players,
      at: ended.at,
      ladder: ended.rated,
      games: one.change?.after.games ?? null,
      mu_before: one.change?.before.mu ?? null,
      sigma_before: one.change?.before.sigma ?? null,
      mu: one.change?.after.mu ?? null,
      sigma: one.change?.after.sigma ?? null,
    })
    .compile();

/** The rating that comes of it. */
function ratingRow(
  db: Database,
  { players, rated }: Ended,
  { person, change, program }: SeatResult,
): Statement[] {
  if (!rated || !change || person === null) return [];
  const now = { ...change.after, budget: program?.budget ?? null };
  const statement = db
    .insertInto('ratings')
    .values({ account: person, ladder: rated, players, ...now })
    .onConflict((conflict) => conflict.columns(['account', 'ladder', 'players']).doUpdateSet(now))
    .compile();
  return [statement];
}

/** Two games that end at once never wait for each other in a circle. */
const byPerson = (a: SeatResult, b: SeatResult): number =>
  (a.person ?? '') < (b.person ?? '') ? -1 : 1;

/** How a game ended, for lists and ladders. */
export const resultRows = (
  db: Database,
  table: string,
  at: number,
  { players, rated, seats }: GameResult,
): Statement[] =>
  seats
    .toSorted(byPerson)
    .flatMap((seat) => [
      resultRow(db, { table, at, players, rated }, seat),
      ...ratingRow(db, { table, at, players, rated }, seat),
    ]);
