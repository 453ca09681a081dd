import type { LifeRow, Rating, Row } from '@rowan/table';
import { OPENED, rowBy } from '@rowan/testkit/store-laws';
import { expect } from 'vitest';
import { NEWCOMER, rateSeats } from '../../src/ratings/rate.ts';
import type { GameResult } from '../../src/ratings/result.ts';
import { NO_FACTS, type NodeStore, type Standing } from '../../src/store/store.ts';
import { hashOf } from '../../src/tokens.ts';

type NodeLaw = (store: NodeStore) => Promise<void>;

const OVER: Standing = { stage: 'over', free: 0, waits: null, due: null };
const LADDER = { ladder: 'people', players: 2 } as const;

/** A table at which a game has been played; everybody knows of it, or nobody. */
async function played(store: NodeStore, id: string, shown: boolean): Promise<void> {
  const opened = OPENED[0] as unknown as LifeRow;
  const terms = { pace: 'live', public: shown, clock: { kind: 'none' }, rated: 'people' } as const;
  const said = { ...opened.said, terms } as LifeRow['said'];
  const rows = [{ ...opened, said }];
  const invite = hashOf(`link to ${id}`);
  await store.openTable({ id, owner: 'host', secret: 's'.repeat(64), invite, rows });
}

/** How it ended: the first of them won. */
function resultOf(people: readonly string[], before: readonly Rating[]): GameResult {
  const changes = rateSeats(before, [1, 2]);
  return {
    players: 2,
    rated: 'people',
    seats: people.map((person, seat) => ({
      seat,
      person,
      bot: null,
      program: null,
      vp: 50 - seat,
      place: seat + 1,
      replaced: false,
      change: changes[seat]!,
    })),
  };
}

const end = (store: NodeStore, id: string, row: Row, result: GameResult) =>
  store.append(id, row, NO_FACTS, { ...OVER, result });

/** The end of a game is written once, with its ratings; nobody's first game counts twice. */
const ends: NodeLaw = async (store) => {
  const people = ['first', 'second'];
  for (const id of people) {
    await store.signIn({ id, name: id }, { hash: hashOf(`rated ${id}`), at: 0 });
    await store.register(id, { name: id, folded: `rated ${id}`, pass: 'hash' });
  }
  for (const id of ['rated-1', 'rated-2']) await played(store, id, true);
  const result = resultOf(people, [NEWCOMER, NEWCOMER]);
  const [one, other] = await Promise.all([
    end(store, 'rated-1', rowBy('a', 1), result),
    end(store, 'rated-1', rowBy('b', 1), result),
  ]);
  expect([one, other].toSorted()).toEqual(['taken', 'won']);
  const rating = result.seats[0]!.change!.after;
  expect((await store.ratingsOf(people, LADDER)).get('first')).toEqual(rating);
  expect(await store.seatsOf('rated-1')).toEqual(result.seats);
  // Whoever did not see that one has not rated anything, nor ended a game.
  expect(await end(store, 'rated-2', rowBy('a', 1), result)).toBe('taken');
  expect(await store.read('rated-2', 1)).toEqual([]);
  expect(await store.seatsOf('rated-2')).toEqual([]);
  const again = resultOf(
    people,
    result.seats.map(({ change }) => change!.after),
  );
  expect(await end(store, 'rated-2', rowBy('a', 1), again)).toBe('won');
  expect((await store.ratingsOf(people, LADDER)).get('first')!.games).toBe(2);
  expect((await store.ladder(LADDER, 0, 9)).map(({ person }) => person)).toEqual(people);
  await store.forget('first');
  expect((await store.ladder(LADDER, 0, 9)).map(({ person }) => person)).toEqual(['second']);
  expect(await store.ratingsFor('first')).toEqual([]);
  expect((await store.seatsOf('rated-1')).map(({ change }) => change === null)).toEqual([
    true,
    false,
  ]);
};

/** Games of everybody are known to all, others to those who sat there; page by page, none twice. */
const remembers: NodeLaw = async (store) => {
  const wish = {
    viewer: 'nobody',
    player: null,
    result: null,
    players: null,
    from: null,
    to: null,
    after: null,
    most: 10,
  } as const;
  const tables = ['past-1', 'past-2', 'past-3', 'past-4'];
  for (const [i, id] of tables.entries()) {
    await played(store, id, i !== 2);
    const people = i % 2 === 0 ? ['maple', 'larch'] : ['larch', 'maple'];
    const unrated = resultOf(people, [NEWCOMER, NEWCOMER]);
    const seats = unrated.seats.map((seat) => ({ ...seat, change: null }));
    const row = { ...rowBy('a', 1), at: 1_000_000 + i };
    expect(await end(store, id, row, { ...unrated, rated: null, seats })).toBe('won');
  }
  const told = async (more: object): Promise<string[]> => {
    const games = await store.history({ ...wish, from: 1_000_000, ...more });
    return games.map(({ table }) => table);
  };
  expect(await told({})).toEqual(['past-4', 'past-2', 'past-1']);
  expect(await told({ viewer: 'larch' })).toEqual(tables.toReversed());
  expect(await told({ viewer: 'larch', player: 'maple', result: 'won' })).toEqual([
    'past-3',
    'past-1',
  ]);
  expect(await told({ viewer: 'larch', player: 'maple', result: 'lost', to: 1_000_003 })).toEqual([
    'past-2',
  ]);
  expect(await told({ players: 3 })).toEqual([]);
  expect(await told({ most: 1, after: { at: 1_000_003, table: 'past-4' } })).toEqual(['past-2']);
  expect(await store.tallyOf('maple', 'nobody')).toEqual([{ players: 2, games: 3, won: 1 }]);
  expect(await store.tallyOf('maple', 'maple')).toEqual([{ players: 2, games: 4, won: 2 }]);
  expect(await store.headToHead('larch', 'maple')).toEqual({ games: 4, ahead: 2, behind: 2 });
  expect([...(await store.resultsOf('larch')).keys()].toSorted()).toEqual(tables);
};

export const RATING_LAWS: Readonly<Record<string, NodeLaw>> = {
  'P49 ends a rated game once, and counts nobody’s game twice': ends,
  'P52 remembers games for those who may know of them': remembers,
};
