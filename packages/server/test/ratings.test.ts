import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesOf, type LifeRow, type Rating } from '@rowan/table';
import { NEWCOMER, rateSeats, sameRating } from '../src/ratings/rate.ts';
import { Guest, dealt, playOn, seated, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.end());

describe('places', () => {
  test('follow from who has won and from VP, and those with as many share one', () => {
    expect(placesOf({ totals: [30, 50, 50, 40], winners: [2] })).toEqual([4, 2, 1, 3]);
    expect(placesOf({ totals: [50, 50, 20, 20], winners: [0, 1] })).toEqual([1, 1, 3, 3]);
  });

  test('put whoever was replaced by a bot behind all others, the winner too', () => {
    expect(placesOf({ totals: [60, 50, 20], winners: [0] }, [0])).toEqual([3, 1, 2]);
    expect(placesOf({ totals: [60, 50, 20], winners: [0] }, [0, 1])).toEqual([2, 2, 1]);
    expect(placesOf({ totals: [60, 50], winners: [0] }, [0, 1])).toEqual([1, 1]);
  });
});

describe('ratings', () => {
  const strong: Rating = { mu: 35, sigma: 3, games: 40 };

  test('rise for whoever comes out ahead, the more the less it was expected, and doubt falls', () => {
    const [lost, won] = rateSeats([strong, NEWCOMER], [2, 1]);
    expect(won!.after.mu).toBeGreaterThan(NEWCOMER.mu);
    expect(lost!.after.mu).toBeLessThan(strong.mu);
    expect(won!.after.sigma).toBeLessThan(NEWCOMER.sigma);
    const expected = rateSeats([strong, NEWCOMER], [1, 2])[0]!;
    expect(expected.after.mu - strong.mu).toBeLessThan(strong.mu - lost!.after.mu);
    expect([won!.after.games, lost!.after.games]).toEqual([1, 41]);
  });

  test('of equals who tie stay equal, and figures that differ are told apart', () => {
    const [a, b] = rateSeats([NEWCOMER, NEWCOMER], [1, 1]);
    expect(sameRating(a!.after, b!.after)).toBe(true);
    expect(sameRating(a!.after, { ...a!.after, mu: a!.after.mu + 1e-6 })).toBe(false);
    expect(sameRating(a!.after, NEWCOMER)).toBe(false);
  });
});

const LETTERS = 'abcdefgh';
let names = 0;
/** People with accounts, each of a name of their own. */
async function members(n: number): Promise<Guest[]> {
  const made: Guest[] = [];
  for (let i = 0; i < n; i++) {
    names += 1;
    made.push(await Guest.member(node.url, `Member ${LETTERS[names >> 3]}${LETTERS[names & 7]}`));
  }
  return made;
}

const RATED = { rated: 'people', public: true };

async function end(sittings: readonly Sitting[]): Promise<void> {
  await Promise.all(sittings.map((sitting) => playOn(sitting)));
  await sittings[0]!.until(() => Boolean(sittings[0]!.about?.fairness));
}

const lastOf = async (table: string): Promise<Extract<LifeRow['said'], { kind: 'ended' }>> => {
  const rows = (await node.node.store.read(table, 0)) as LifeRow[];
  expect(rows.filter(({ said }) => said.kind === 'ended')).toHaveLength(1);
  const { said } = rows.at(-1)!;
  if (said.kind !== 'ended') throw new Error(said.kind);
  return said;
};

describe('a rated table', () => {
  test('P49 has no coach, no bots of the house and no guests', async () => {
    const [ash] = await members(1);
    const birch = await Guest.named(node.url, 'Birch');
    const person = { kind: 'person' };
    const wished = async (guest: Guest, more: object): Promise<unknown> => {
      const wish = { towers: false, seats: [person, person], rated: 'people', ...more };
      return ((await (await guest.post('api/tables', wish)).json()) as { error?: string }).error;
    };
    expect(await wished(ash!, { coach: true })).toBe('rated');
    expect(await wished(ash!, { seats: [person, person, { kind: 'bot', bot: 'squire' }] })).toBe(
      'rated',
    );
    expect(await wished(ash!, { rated: 'everybody' })).toBe('malformed');
    expect(await wished(birch, {})).toBe('account');
    expect(await wished(ash!, {})).toBeUndefined();
    const { table } = await ash!.open('pp', RATED);
    await birch.enter(table);
    const sitting = await birch.sit(table).connect();
    await sitting.until(() => sitting.gathering !== null);
    expect(await sitting.ask({ kind: 'sit', seat: 1 })).toMatchObject({ reason: 'account' });
    sitting.cut();
  });

  test('gives one person one seat, and nobody takes back what is sealed', async () => {
    const [ash, birch] = await members(2);
    const { sittings } = await seated([ash!, birch!], 'pp', RATED);
    const mover = sittings.find(({ mayMove }) => mayMove)!;
    await playOn(mover, 1);
    const asked = await mover.ask({ kind: 'takeback', say: 'ask' });
    expect(asked).toMatchObject({ kind: 'rejected', refusal: { reason: 'rated' } });
    for (const sitting of sittings) sitting.cut();
    const { table } = await ash!.open('pp', RATED);
    const [one, two] = [await ash!.sit(table).connect(), await ash!.sit(table).connect()];
    for (const sitting of [one, two]) await sitting.until(() => sitting.gathering !== null);
    await one.ask({ kind: 'sit', seat: 0 });
    expect(await two.ask({ kind: 'sit', seat: 1 })).toMatchObject({ reason: 'seated' });
    for (const sitting of [one, two]) sitting.cut();
  });

  test('changes the ratings of its players when the game ends, once, and tells them', async () => {
    const people = await members(2);
    const { table, sittings } = await seated(people, 'pp', RATED);
    expect(sittings[0]!.about).toMatchObject({ rated: 'people', coach: false, changes: null });
    await end(sittings);
    const { rated } = await lastOf(table);
    await sittings[0]!.until(() => Boolean(sittings[0]!.about?.changes));
    expect(sittings[0]!.about!.changes).toEqual(rated);
    const { winners } = sittings[0]!.view!;
    for (const [seat, change] of rated!.entries())
      expect(change!.after.mu > change!.before.mu).toBe(winners.includes(seat));
    // Waking it again, or several at once, changes nothing.
    for (const sitting of sittings) sitting.cut();
    const again = await people[0]!.sit(table).connect();
    await again.until(() => Boolean(again.about?.fairness));
    expect(again.about!.changes).toEqual(rated);
    await lastOf(table);
    again.cut();
  });

  test('counts as lost for whoever is replaced by a bot in the end', async () => {
    const people = await members(2);
    const { table, sittings } = await seated(people, 'pp', RATED);
    await sittings[1]!.ask({ kind: 'leave' });
    await end([sittings[0]!]);
    const { rated } = await lastOf(table);
    expect(rated![0]!.after.mu).toBeGreaterThan(rated![0]!.before.mu);
    expect(rated![1]!.after.mu).toBeLessThan(rated![1]!.before.mu);
    for (const sitting of sittings) sitting.cut();
  });

  test('whose players end two games at once rates both, one after the other', async () => {
    const people = await members(2);
    const games = await Promise.all([0, 1].map(() => seated(people, 'pp', RATED)));
    await Promise.all(games.map(({ sittings }) => end(sittings)));
    const ends = await Promise.all(games.map(({ table }) => lastOf(table)));
    const first = ends.find(({ rated }) => rated![0]!.before.games === 0)!;
    const second = ends.find((one) => one !== first)!;
    expect(second.rated![0]!.before).toEqual(first.rated![0]!.after);
    for (const { sittings } of games) for (const sitting of sittings) sitting.cut();
  });

  test('P53 of programs is for programs alone, and a game of no ladder changes no rating', async () => {
    const [ash, birch] = await members(2);
    const [first, second] = [await ash!.program(1500), await birch!.program(null)];
    const { table } = await first.open('pp', { rated: 'programs', public: true });
    await ash!.enter(table);
    const person = await ash!.sit(table).connect();
    await person.until(() => person.gathering !== null);
    expect(await person.ask({ kind: 'sit', seat: 0 })).toMatchObject({ reason: 'ladder' });
    person.cut();
    const { table: other, sittings } = await seated([first, second], 'pp', {
      rated: 'programs',
      public: true,
    });
    expect(sittings[0]!.about!.programs).toEqual([{ budget: 1500 }, { budget: null }]);
    // The person whose program it is looks on, and does not play for it.
    const owner = await ash!.sit(other).connect();
    await owner.until(() => owner.view !== null);
    expect(owner.seats).toEqual([]);
    await end(sittings);
    const { rated } = await lastOf(other);
    expect(rated).toHaveLength(2);
    for (const sitting of [...sittings, owner]) sitting.cut();
    const plain = await dealt(node.url, 'pp');
    await end(plain.sittings);
    expect((await lastOf(plain.table)).rated).toBeUndefined();
    for (const sitting of plain.sittings) sitting.cut();
  });
});
