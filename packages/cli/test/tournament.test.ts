import { describe, expect, test } from 'vitest';
import { placesOf } from '@rowan/table';
import { newRatings, rateGame, ratedBots } from '../src/tournament/ratings.ts';
import { fixtures, matchups, type Tournament } from '../src/tournament/schedule.ts';
import type { Standings } from '../src/tournament/standings.ts';
import { meanOf, meanText, shareOfHits } from '../src/wilson.ts';
import { rowan } from './rowan.ts';

const TOURNAMENT: Tournament = {
  bots: ['random', 'greedy', 'captain'],
  players: [1, 2, 4],
  deals: 2,
  seed: 's',
  towers: false,
  budget: { iterations: 1 },
  oneWay: false,
};

const result = (totals: readonly number[], winners: readonly number[]) => ({
  totals,
  winners,
  first: 0,
  turns: 10,
  decisions: 100,
  facts: null,
});

describe('the schedule of a tournament', () => {
  test('has every pair once with two players, either way with more, and three Guards', () => {
    const pairs = matchups(TOURNAMENT).map(
      ({ players, bot, against, guard }) => `${players} ${bot}/${guard ?? against}`,
    );
    expect(pairs.filter((pair) => pair.startsWith('1'))).toHaveLength(9);
    expect(pairs.filter((pair) => pair.startsWith('2'))).toEqual([
      '2 greedy/random',
      '2 captain/random',
      '2 captain/greedy',
    ]);
    expect(pairs.filter((pair) => pair.startsWith('4'))).toHaveLength(6);
  });

  test('goes one way, up the list, where that is enough', () => {
    const pairs = matchups({ ...TOURNAMENT, players: [4], oneWay: true });
    expect(pairs.map(({ bot, against }) => `${bot}/${against}`)).toEqual([
      'greedy/random',
      'captain/random',
      'captain/greedy',
    ]);
  });

  test('plays the same deals in every matchup, from every seat', () => {
    const four = [...fixtures(TOURNAMENT)].filter(({ matchup }) => matchup.players === 4);
    expect(new Set(four.map(({ job }) => job.setup.key)).size).toBe(2);
    const greedy = four.filter(({ matchup }) => matchup.bot === 'greedy');
    expect(greedy.slice(0, 4).map(({ job }) => job.seats.indexOf('greedy'))).toEqual([0, 1, 2, 3]);
    expect(greedy[0]!.job.seats).toEqual(['greedy', 'random', 'random', 'random']);
  });

  test('gives the Guard its Beginner and Advanced setups', () => {
    const solo = [...fixtures({ ...TOURNAMENT, players: [1], deals: 1 })].slice(0, 3);
    expect(solo.map(({ job }) => [job.setup.hiredHelp.length, job.setup.advanced])).toEqual([
      [3, false],
      [0, false],
      [0, true],
    ]);
    expect(solo.every(({ job }) => job.setup.towers)).toBe(true);
  });
});

describe('ratings', () => {
  test('places go by VP, winners first, whoever shares a place has the same', () => {
    expect(placesOf(result([30, 50, 50, 40], [2]))).toEqual([4, 2, 1, 3]);
    expect(placesOf(result([50, 50, 20, 20], [0, 1]))).toEqual([1, 1, 3, 3]);
  });

  test('who wins more is rated higher', () => {
    const ratings = newRatings(['b', 'a']);
    for (const winner of [0, 0, 1, 0])
      rateGame(ratings, ['a', 'b'], result(winner === 0 ? [2, 1] : [1, 2], [winner]));
    const rated = ratedBots(ratings);
    expect(rated.map(({ bot }) => bot)).toEqual(['a', 'b']);
    expect(rated[0]!.games).toBe(4);
  });
});

describe('Wilson intervals', () => {
  test.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [2.5, 5, 0.1704, 0.8296],
  ])('of %d hits in %i', (hits, n, low, high) => {
    const share = shareOfHits(hits, n);
    expect(share.low).toBeCloseTo(low, 3);
    expect(share.high).toBeCloseTo(high, 3);
  });

  test('of nothing know nothing', () => {
    expect(shareOfHits(0, 0)).toMatchObject({ low: 0, high: 1 });
  });
});

describe('means', () => {
  test('have an interval by the spread of what they are of', () => {
    const { mean, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(2.5 / 5), 3);
    expect(mean - low).toBeCloseTo(high - mean, 3);
  });

  test('are printed with their signs', () => {
    expect(meanText({ mean: 2.14, low: -0.9, high: 5.1 })).toBe('+2.1 (−0.9 to 5.1)');
    expect(meanText({ mean: -3, low: -4, high: -2 })).toBe('−3.0 (−4.0 to −2.0)');
  });
});

describe('rowan tournament', () => {
  const play = async (...args: readonly string[]): Promise<Standings> => {
    const { out, status } = await rowan('tournament', '--json', ...args);
    expect(status).toBe(0);
    return JSON.parse(out) as Standings;
  };

  test('greedy beats random, with the same outcome in any number of threads', async () => {
    const args = ['-b', 'random,greedy', '-p', '2', '-d', '1', '--seed', 't'];
    const here = await play(...args, '--workers', '0');
    const there = await play(...args, '--workers', '2');
    expect(there).toEqual(here);
    expect(here.outcomes).toHaveLength(1);
    expect(here.outcomes[0]).toMatchObject({ bot: 'greedy', games: 2, parity: 0.5 });
    expect(here.outcomes[0]!.wins.rate).toBe(1);
    expect(here.ratings[0]!.bot).toBe('greedy');
  }, 60_000);

  test('a bot may have a budget of its own and meet itself with another', async () => {
    const args = ['-d', '1', '--seed', 't', '-w', '0', '--budget', 'iterations=1'];
    const other = await play('-b', 'earl@2,earl@8', ...args);
    expect(other.outcomes[0]).toMatchObject({ bot: 'earl@8', against: 'earl@2', games: 2 });
    const usual = await play('-b', 'earl@1,earl', ...args);
    expect(usual.outcomes[0]!.ahead.mean).toBe(0);
    expect(other.outcomes[0]!.ahead.mean).not.toBe(0);
  }, 60_000);

  test('prints a table for each number of players', async () => {
    const { out } = await rowan('tournament', '-b', 'random', '-p', '1', '-d', '1', '-w', '0');
    expect(out).toContain('Solo');
    expect(out).toContain('the Royal Guard, Advanced');
    expect(out).not.toContain('Ratings');
  });

  test.each([
    [['-b', 'random'], 'names 1 bot'],
    [['-b', 'random,random'], 'names random twice'],
    [['-b', 'random,genius'], 'no player is called "genius"'],
    [['-b', 'random,genius@5'], 'no player is called "genius"'],
    [['-b', 'random,earl@0'], 'no player is called "earl@0"'],
    [['-b', 'random,greedy', '-p', '5'], 'numbers from 1 to 4'],
    [['-b', 'random,greedy', '-p', '4..2'], 'numbers from 1 to 4'],
    [['-b', 'random,greedy', '--budget', 'hours=1'], 'iterations=N and ms=N'],
    [[], "required option '-b, --bots <names>'"],
  ])('%j ends with exit code 2 and says what is allowed', async (args, message) => {
    const { status, err } = await rowan('tournament', ...args);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});
