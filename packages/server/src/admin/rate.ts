import { shelf } from '@rowan/engines';
import { parseLife } from '@rowan/protocol';
import {
  gatherRows,
  loadLife,
  termsOf,
  type Ladder,
  type LifeRow,
  type Rating,
} from '@rowan/table';
import { NEWCOMER, rateSeats, sameRating } from '../ratings/rate.ts';
import { replacedIn, resultOf, type GameResult } from '../ratings/result.ts';
import { resultRows } from '../store/results.ts';
import { allTables, type AdminStore, type AdminTable } from './open.ts';

/** What of the ratings holds: all of them follow from the logs of the games they were won in. */
export interface RateAudit {
  /** Games that are over, and those of them that were rated. */
  readonly games: number;
  readonly rated: number;
  readonly ratings: number;
  readonly faults: readonly RateFault[];
}

interface RateFault {
  /** A table, or an account. */
  readonly of: string;
  readonly why: string;
}

/** A game that is over, as its log tells it. */
interface Ended {
  readonly table: string;
  readonly row: LifeRow;
  readonly result: GameResult;
}

/** A rating as it came about, game by game. */
interface Chain {
  readonly person: string;
  readonly ladder: Ladder;
  readonly players: number;
  readonly budget: number | null;
  readonly steps: { readonly before: Rating; readonly after: Rating }[];
}

/** How the game of a table ended; null for one that is not over, or cannot be followed (`audit` tells why). */
async function endedOf({ store }: AdminStore, table: AdminTable): Promise<Ended | null> {
  const parsed = parseLife(await store.read(table.id, 0));
  const row = parsed.ok ? parsed.value.at(-1) : undefined;
  if (!parsed.ok || row?.said.kind !== 'ended' || table.secret === null) return null;
  const gathered = gatherRows(parsed.value);
  const served = { table: table.id, secret: table.secret, nameOf: () => '' };
  const loaded = await loadLife(parsed.value, served, shelf);
  if (!gathered.ok || !loaded.ok) return null;
  const { gathering } = gathered.value;
  const { game } = loaded.value;
  const over = { game, gathering, replaced: replacedIn(parsed.value) };
  const result = resultOf(over, row.said.rated ?? null);
  const agreed = termsOf(gathering).rated;
  return { table: table.id, row, result: { ...result, rated: row.said.rated ? agreed : null } };
}

/** Whether a game made of the ratings what it had to. */
function isRatedRight({ result: { seats } }: Ended): boolean {
  const before = seats.map(({ change }) => change?.before ?? NEWCOMER);
  const again = rateSeats(
    before,
    seats.map(({ place }) => place),
  );
  return seats.every(({ change }, i) => !change || sameRating(change.after, again[i]!.after));
}

function chainsIn(games: readonly Ended[]): Map<string, Chain> {
  const chains = new Map<string, Chain>();
  for (const { result } of games)
    for (const { person, change, program } of result.seats) {
      if (!result.rated || !change || person === null) continue;
      const { rated: ladder, players } = result;
      const key = `${person} ${ladder} ${players}`;
      const chain = chains.get(key) ?? {
        person,
        ladder,
        players,
        budget: program?.budget ?? null,
        steps: [],
      };
      chain.steps.push(change);
      chains.set(key, chain);
    }
  for (const { steps } of chains.values()) steps.sort((a, b) => a.after.games - b.after.games);
  return chains;
}

/** Every game of a rating begins where the one before it ended. */
const isWhole = ({ steps }: Chain): boolean =>
  steps.every(({ before }, i) => sameRating(before, i === 0 ? NEWCOMER : steps[i - 1]!.after));

type Kept = Pick<Chain, 'person' | 'ladder' | 'players'> & Rating;

const keptRatings = async ({ db }: AdminStore): Promise<readonly Kept[]> =>
  (await db.selectFrom('ratings').selectAll().execute()).map((row) => ({
    ...row,
    person: row.account,
    ladder: row.ladder as Ladder,
  }));

/** Ratings that are not what the games make of them. */
function wrongRatings(chains: ReadonlyMap<string, Chain>, kept: readonly Kept[]): RateFault[] {
  const known = new Map(kept.map((one) => [`${one.person} ${one.ladder} ${one.players}`, one]));
  const missing = [...chains].flatMap(([key, { person, steps }]) => {
    const rating = known.get(key);
    const fits = rating && sameRating(rating, steps.at(-1)!.after);
    return fits ? [] : [{ of: person, why: 'another rating' }];
  });
  const extra = [...known].flatMap(([key, { person }]) =>
    chains.has(key) ? [] : [{ of: person, why: 'a rating without games' }],
  );
  return [...missing, ...extra];
}

/** What lists say of a seat, to be compared. */
const told = (seat: GameResult['seats'][number]): string =>
  JSON.stringify([seat.seat, seat.person, seat.vp, seat.place, seat.replaced, !seat.change]);

async function wrongLists(data: AdminStore, games: readonly Ended[]): Promise<RateFault[]> {
  const faults: RateFault[] = [];
  for (const { table, result } of games) {
    const listed = await data.store.seatsOf(table);
    if (listed.map(told).join() !== result.seats.map(told).join())
      faults.push({ of: table, why: 'listed otherwise' });
  }
  return faults;
}

/** Of whoever is gone for good no rating is kept. */
async function withoutGone({ store }: AdminStore, game: Ended): Promise<Ended> {
  const people = game.result.seats.flatMap(({ person }) => (person === null ? [] : [person]));
  const gone = await store.guestsAmong(people);
  const seats = game.result.seats.map((seat) =>
    seat.person !== null && gone.has(seat.person) ? { ...seat, change: null } : seat,
  );
  return { ...game, result: { ...game.result, seats } };
}

interface Found {
  /** As the logs have them, and as they are kept. */
  readonly told: readonly Ended[];
  readonly kept: readonly Ended[];
}

async function gamesIn(data: AdminStore): Promise<Found> {
  const all: Ended[] = [];
  for (const table of await allTables(data)) {
    const game = await endedOf(data, table);
    if (game) all.push(game);
  }
  return { told: all, kept: await Promise.all(all.map((game) => withoutGone(data, game))) };
}

/** Counts all ratings anew from the logs, and tells where what is kept is something else. */
export async function checkRatings(data: AdminStore): Promise<RateAudit> {
  const games = await gamesIn(data);
  const rated = games.told.filter(({ result }) => result.rated);
  const chains = chainsIn(games.kept);
  const wrong = rated.filter((game) => !isRatedRight(game));
  const broken = [...chainsIn(games.told).values()].filter((chain) => !isWhole(chain));
  return {
    games: games.told.length,
    rated: rated.length,
    ratings: chains.size,
    faults: [
      ...wrong.map(({ table }) => ({ of: table, why: 'rated otherwise' })),
      ...broken.map(({ person }) => ({ of: person, why: 'a game is missing' })),
      ...wrongRatings(chains, await keptRatings(data)),
      ...(await wrongLists(data, games.kept)),
    ],
  };
}

/** Writes all ratings and results anew, as the logs have them. */
export async function writeRatings(data: AdminStore): Promise<void> {
  const { db, writer } = data;
  const { kept } = await gamesIn(data);
  await writer.run([
    db.deleteFrom('ratings').compile(),
    db.deleteFrom('results').compile(),
    ...kept.flatMap(({ table, row, result }) => resultRows(db, table, row.at, result)),
    db.deleteFrom('ratings').compile(),
    ...[...chainsIn(kept).values()].map(({ person, ladder, players, budget, steps }) =>
      db
        .insertInto('ratings')
        .values({ account: person, ladder, players, budget, ...steps.at(-1)!.after })
        .compile(),
    ),
  ]);
}
