import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtIn, catalogueHash } from '@rowan/cards';
import { hash } from '@rowan/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchOf } from '../src/game-options.ts';
import { gameKey, playOut, type Simulation } from '../src/simulate.ts';
import { rowan } from './rowan.ts';

async function simulateJson(...args: readonly string[]): Promise<Simulation> {
  const { status, out } = await rowan('simulate', '--json', ...args);
  expect(status).toBe(0);
  return JSON.parse(out) as Simulation;
}

describe('rowan simulate', () => {
  test.each([2, 3, 4])('counts the games of %i players', async (players) => {
    const counts = await simulateJson('--games', '4', '--players', `${players}`, '--towers');
    expect(counts).toMatchObject({ games: 4, finished: 4, players, towers: true });
    expect(counts.seats).toHaveLength(players);
    expect(counts.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(4, 1);
    expect(counts.decisions).toBeGreaterThan(counts.meanTurns * players);
    expect(counts.meanTurns).toBeGreaterThan(5);
  });

  test('seats several players by name without being told how many; one name is for all', async () => {
    const players = async (seats: string): Promise<number> =>
      (await simulateJson('-n', '1', '--seats', seats)).players;
    expect(await players('random,greedy,random')).toBe(3);
    expect(await players('random')).toBe(2);
  });

  test('adds the Royal Guard to a solo game', async () => {
    const counts = await simulateJson('-n', '3', '-p', '1', '--advanced', '--hired-help', 'M,W');
    expect(counts).toMatchObject({ towers: true, advanced: true, hiredHelp: ['M', 'W'] });
    expect(counts.seats.map(({ player }) => player)).toEqual(['random', 'Royal Guard']);
    expect(counts.seats[0]!.wins + counts.seats[1]!.wins).toBe(3);
  });

  test('plays the same games from the same seed, and others from another', async () => {
    const one = await simulateJson('-n', '3', '--seed', 'a');
    const again = await simulateJson('-n', '3', '--seed', 'a');
    const other = await simulateJson('-n', '3', '--seed', 'b');
    expect(again.seats).toEqual(one.seats);
    expect(again.decisions).toBe(one.decisions);
    expect(other.decisions).not.toBe(one.decisions);
  });

  test('plays each game from its own key', () => {
    const match = matchOf({ players: 2, seed: 'keys' });
    const hashes = [0, 1, 0].map((i) => hash(playOut(match, gameKey('keys', i))));
    expect(hashes[2]).toBe(hashes[0]);
    expect(hashes[1]).not.toBe(hashes[0]);
  });

  test('prints a table with a line for each seat', async () => {
    const { out } = await rowan('simulate', '-n', '2', '-p', '3', '--seed', 'x');
    expect(out).toContain('2 games, 3 players, seed x');
    expect(out.split('\n').filter((line) => line.includes('random'))).toHaveLength(3);
  });
});

describe('a mistake in the options of rowan simulate', () => {
  test.each([
    [['--players', '5'], 'from 1 to 4'],
    [['--games', '0'], 'from 1 to'],
    [['--seats', 'genius'], 'no player is called "genius"; known players: random'],
    [['--seats', 'toString'], 'known players: random'],
    [['-p', '2', '--seats', 'random,random,random'], '3 players for 2 seats'],
    [['--seats', 'random,random,random,random,random'], 'allowed are 1, 2, 3 and 4'],
    [['--advanced'], 'solo'],
    [['--hired-help', 'M'], 'solo'],
    [['-p', '1', '--hired-help', 'K'], 'M, C and W'],
    [['--catalogue', '/no/such/file'], 'cannot read /no/such/file'],
    [['--colour'], 'unknown option'],
  ])('%j ends with exit code 2 and says what is allowed', async (args, message) => {
    const { status, out, err } = await rowan('simulate', ...args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
});

describe('--catalogue', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'rowan-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  function file(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }

  test('plays with the cards of the file', async () => {
    const own = { ...builtIn, name: 'Hornbeam' };
    const path = file('own.json', JSON.stringify(own));
    const counts = await simulateJson('-n', '1', '--catalogue', path);
    expect(counts.catalogue).toBe(catalogueHash(own));
    expect(counts.catalogue).not.toBe(catalogueHash(builtIn));
  });

  test('names what is wrong with the file', async () => {
    const path = file('wrong.json', JSON.stringify({ ...builtIn, heroes: [] }));
    const { status, err } = await rowan('simulate', '--catalogue', path);
    expect(status).toBe(2);
    expect(err).toContain('is no valid catalogue');
    expect(err).toContain('heroes');
  });

  test('names a file that is no JSON', async () => {
    const { status, err } = await rowan('simulate', '--catalogue', file('text.json', '{'));
    expect(status).toBe(2);
    expect(err).toContain('is no JSON');
  });
});
