import { describe, expect, test } from 'vitest';
import { chance } from '../src/chance.ts';
import { isDecided, leader, newRunner, nextRunner, record, startRace } from '../src/race.ts';

const FIELD = 12;
const RACES = 400;

/** A number of a normal distribution, nearly. */
function normal(random: (n: number) => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random(1_000_000) / 1_000_000;
  return sum;
}

/** A race of moves that are truly worth 2 VP more or less, in worlds of much luck; the truth of the winner. */
function winner(seed: number, budget: number, share: (spent: number) => number): number {
  const random = chance(seed);
  const truths = Array.from({ length: FIELD }, () => 2 * normal(random));
  const race = startRace(truths.map((truth) => ({ truth, ...newRunner(0) })));
  for (let n = 1; n <= budget && !isDecided(race); n++)
    record(race, nextRunner(race).truth + 6 * normal(random), share(n / budget));
  return leader(race).truth;
}

function meanWinner(budget: number, share = (spent: number): number => spent): number {
  let sum = 0;
  for (let seed = 1; seed <= RACES; seed++) sum += winner(seed, budget, share);
  return sum / RACES;
}

describe('a race', () => {
  test('finds better moves with every doubling of its budget', () => {
    const found = [24, 48, 96, 192, 384].map((budget) => meanWinner(budget));
    for (const [i, value] of found.slice(1).entries()) expect(value).toBeGreaterThan(found[i]!);
  });

  test('that narrows before the budget is spent finds less', () => {
    expect(meanWinner(384, () => 1)).toBeLessThan(meanWinner(384) - 0.3);
  });

  test('is decided soon where there is no luck, and for the better', () => {
    const race = startRace([0, 3, 1].map((truth) => ({ truth, ...newRunner(0) })));
    let n = 0;
    while (!isDecided(race)) record(race, nextRunner(race).truth, ++n / 1000);
    expect(leader(race).truth).toBe(3);
    expect(n).toBeLessThan(100);
  });

  test('goes by belief until trials say otherwise', () => {
    const race = startRace([newRunner(-1), newRunner(0), newRunner(-1)]);
    for (const value of [10, 10, 10]) record(race, value, 0);
    expect(leader(race)).toBe(race.field[1]);
    for (let i = 0; i < 60; i++) record(race, nextRunner(race) === race.field[2] ? 14 : 10, i / 60);
    expect(leader(race)).toBe(race.field[2]);
  });
});
