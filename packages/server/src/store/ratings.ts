import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Ladder, Program, Rating, RatingChange } from '@rowan/table';
import type { SeatResult } from '../ratings/result.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;

/** Whose ratings are compared. */
export interface LadderName {
  readonly ladder: Ladder;
  readonly players: number;
}

/** One rating of somebody; of a program with what it last took for an answer. */
interface LadderRating extends LadderName, Rating {
  readonly budget: number | null;
}

interface Ranked extends Rating {
  readonly person: string;
  readonly budget: number | null;
}

/** A game that is over, as the history has it. */
export interface PastGame {
  readonly table: string;
  readonly at: number;
  readonly players: number;
  readonly towers: boolean;
  readonly public: boolean;
  readonly rated: Ladder | null;
  readonly seats: readonly SeatResult[];
}

/** Which games are asked for; null makes no difference. */
export interface HistoryWish {
  /** Who asks: they see public games, and those they sat at. */
  readonly viewer: string;
  readonly player: string | null;
  /** How it ended for that player. */
  readonly result: 'won' | 'lost' | null;
  readonly players: number | null;
  readonly from: number | null;
  readonly to: number | null;
  /** Behind this one, newest first. */
  readonly after: { readonly at: number; readonly table: string } | null;
  readonly most: number;
}

/** How somebody's games ended, by the number of players. */
export interface Tally {
  readonly players: number;
  readonly games: number;
  readonly won: number;
}

/** How two came out of the games that they played together, as the first sees it. */
export interface HeadToHead {
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

/** Ratings, and how games ended. */
export interface RatingStore {
  ratingsOf(people: readonly string[], of: LadderName): Promise<ReadonlyMap<string, Rating>>;
  ratingsFor(person: string): Promise<readonly LadderRating[]>;
  /** Those with accounts, the surest first: by what their rating is at least. */
  ladder(of: LadderName, from: number, most: number): Promise<readonly Ranked[]>;
  history(wish: HistoryWish): Promise<readonly PastGame[]>;
  tallyOf(person: string, viewer: string): Promise<readonly Tally[]>;
  headToHead(viewer: string, other: string): Promise<HeadToHead>;
  /** How a game ended, by seat; nothing of one that is not over. */
  seatsOf(table: string): Promise<readonly SeatResult[]>;
  /** How all games of somebody ended for them, by table. */
  resultsOf(person: string): Promise<ReadonlyMap<string, Omit<SeatResult, 'person'>>>;
}

type ResultRow = Schema['results'];

function changeIn(row: ResultRow): RatingChange | null {
  const { mu_before: before, sigma_before: doubt, mu, sigma, games } = row;
  if (before === null || doubt === null || mu === null || sigma === null || games === null)
    return null;
  return { before: { mu: before, sigma: doubt, games: games - 1 }, after: { mu, sigma, games } };
}

const programIn = ({ program, budget }: Pick<ResultRow, 'program' | 'budget'>): Program | null =>
  program === 1 ? { budget } : null;

const seatIn = (row: ResultRow): SeatResult => ({
  seat: row.seat,
  person: row.account,
  bot: row.bot,
  program: programIn(row),
  vp: row.vp,
  place: row.place,
  replaced: row.replaced === 1,
  change: changeIn(row),
});

async function ratingsOf(
  db: Database,
  people: readonly string[],
  { ladder, players }: LadderName,
): Promise<ReadonlyMap<string, Rating>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('ratings')
    .select(['account', 'mu', 'sigma', 'games'])
    .where('account', 'in', people)
    .where('ladder', '=', ladder)
    .where('players', '=', players)
    .execute();
  return new Map(rows.map(({ account, ...rating }) => [account, rating]));
}

const ladderRows = (db: Database, { ladder, players }: LadderName, from: number, most: number) =>
  db
    .selectFrom('ratings')
    .innerJoin('accounts', 'accounts.id', 'ratings.account')
    .select(['ratings.account as person', 'mu', 'sigma', 'games', 'budget'])
    .where('ladder', '=', ladder)
    .where('players', '=', players)
    .where('accounts.pass', 'is not', null)
    .where('accounts.banned', '=', 0)
    .orderBy((by) => by('mu', '-', by('sigma', '*', by.lit(3))), 'desc')
    .orderBy('ratings.account')
    .offset(from)
    .limit(most)
    .execute();

type Games = ExpressionBuilder<Schema & { game: Schema['results'] }, 'game' | 'tables'>;

/** Somebody who sat there, and how it ended for them. */
const satThere = (by: Games, person: string, result: 'won' | 'lost' | null = null) => {
  let own = by
    .selectFrom('results')
    .select('results.seat')
    .whereRef('results.tbl', '=', 'game.tbl')
    .where('results.account', '=', person);
  if (result !== null) own = own.where('results.place', result === 'won' ? '=' : '>', 1);
  return by.exists(own);
};

/** Games that somebody may know of: those of everybody, and their own. */
const mayKnow = (by: Games, viewer: string) =>
  by.or([by('tables.public', '=', 1), satThere(by, viewer)]);

/** Every game once, by its first seat. */
const gamesIn = (db: Database, viewer: string) =>
  db
    .selectFrom('results as game')
    .innerJoin('tables', 'tables.id', 'game.tbl')
    .where('game.seat', '=', 0)
    .where((by) => mayKnow(by, viewer));

function wished(db: Database, wish: HistoryWish) {
  const { viewer, player, result, players, from, to, after, most } = wish;
  let query = gamesIn(db, viewer).select([
    'game.tbl',
    'game.at',
    'game.players',
    'game.ladder',
    'tables.towers',
    'tables.public',
  ]);
  if (player !== null) query = query.where((by) => satThere(by, player, result));
  if (players !== null) query = query.where('game.players', '=', players);
  if (from !== null) query = query.where('game.at', '>=', from);
  if (to !== null) query = query.where('game.at', '<', to);
  if (after)
    query = query.where((by) =>
      by.or([
        by('game.at', '<', after.at),
        by.and([by('game.at', '=', after.at), by('game.tbl', '>', after.table)]),
      ]),
    );
  return query.orderBy('game.at', 'desc').orderBy('game.tbl').limit(most).execute();
}

const seatsOf = async (db: Database, tables: readonly string[]): Promise<readonly ResultRow[]> =>
  tables.length === 0
    ? []
    : db.selectFrom('results').selectAll().where('tbl', 'in', tables).orderBy('seat').execute();

async function history(db: Database, wish: HistoryWish): Promise<readonly PastGame[]> {
  const games = await wished(db, wish);
  const ids = games.map(({ tbl }) => tbl);
  const seats = await seatsOf(db, ids);
  return games.map(({ tbl, at, players, ladder, towers, public: shown }) => ({
    table: tbl,
    at,
    players,
    towers: towers === 1,
    public: shown === 1,
    rated: ladder as Ladder | null,
    seats: seats.filter((row) => row.tbl === tbl).map(seatIn),
  }));
}

async function tallyOf(db: Database, person: string, viewer: string): Promise<readonly Tally[]> {
  const rows = await gamesIn(db, viewer)
    .innerJoin('results as own', 'own.tbl', 'game.tbl')
    .where('own.account', '=', person)
    .select((by) => [
      'game.players',
      by.fn.countAll<number>().as('games'),
      by.fn.count<number>(by.case().when('own.place', '=', 1).then(1).end()).as('won'),
    ])
    .groupBy('game.players')
    .orderBy('game.players')
    .execute();
  return rows.map(({ players, games, won }) => ({
    players,
    games: Number(games),
    won: Number(won),
  }));
}

async function headToHead(db: Database, viewer: string, other: string): Promise<HeadToHead> {
  const { games, ahead, behind } = await db
    .selectFrom('results as own')
    .innerJoin('results as theirs', 'theirs.tbl', 'own.tbl')
    .where('own.account', '=', viewer)
    .where('theirs.account', '=', other)
    .select((by) => [
      by.fn.countAll<number>().as('games'),
      by.fn
        .count<number>(by.case().when('own.place', '<', by.ref('theirs.place')).then(1).end())
        .as('ahead'),
      by.fn
        .count<number>(by.case().when('own.place', '>', by.ref('theirs.place')).then(1).end())
        .as('behind'),
    ])
    .executeTakeFirstOrThrow();
  return { games: Number(games), ahead: Number(ahead), behind: Number(behind) };
}

export const ratingsIn = (db: Database): RatingStore => ({
  ratingsOf: (people, of) => ratingsOf(db, people, of),
  ratingsFor: async (person) => {
    const own = db.selectFrom('ratings').where('account', '=', person);
    const rows = await own
      .select(['ladder', 'players', 'mu', 'sigma', 'games', 'budget'])
      .orderBy('ladder')
      .orderBy('players')
      .execute();
    return rows.map((row) => ({ ...row, ladder: row.ladder as Ladder }));
  },
  ladder: (of, from, most) => ladderRows(db, of, from, most),
  resultsOf: async (person) => {
    const rows = await db.selectFrom('results').selectAll().where('account', '=', person).execute();
    return new Map(
      rows.map((row) => {
        const { person: _person, ...result } = seatIn(row);
        return [row.tbl, result];
      }),
    );
  },
  seatsOf: (table) => seatsOf(db, [table]).then((rows) => rows.map(seatIn)),
  history: (wish) => history(db, wish),
  tallyOf: (person, viewer) => tallyOf(db, person, viewer),
  headToHead: (viewer, other) => headToHead(db, viewer, other),
});
