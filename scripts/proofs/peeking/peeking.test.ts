import { CHAIR_KINDS, parseChairMessage } from '@rowan/protocol';
import { EVERY_SETUP, luckOf } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { setupAt } from '../variants.ts';
import { CONTROLS } from './controls.ts';
import { realDoor, type Door } from './door.ts';
import { momentsOf } from './moments.ts';
import { peekAtGame, sumOf } from './play.ts';
import { probesOf } from './probes.ts';

/** The proof that nobody sees into others' hands, in short. */

const long = { timeout: 120_000 };

const { moment } = [...momentsOf(setupAt(0), luckOf(1))][9]!;

/** By its first three games, row by row. */
function firstFault(door: Door): string | undefined {
  for (const game of [0, 1, 2]) {
    const { faults } = peekAtGame(door, setupAt(game), game, { rows: 1, chairs: 4, most: 1 });
    if (faults.length > 0) return faults[0];
  }
  return undefined;
}

describe('a viewer who tries everything while others are asked', () => {
  test('learns nothing that differs between two worlds which differ in hidden things', long, () => {
    const how = { rows: 16, chairs: 3 };
    const sum = sumOf(EVERY_SETUP.map((setup, i) => peekAtGame(realDoor, setup, i, how)));
    expect(sum.faults).toEqual([]);
    expect(sum.answers).toBeGreaterThan(10_000);
    expect(sum.rows).toBeGreaterThan(100);
    expect(sum.told).toBeGreaterThan(1000);
  });

  test.each(Object.keys(CONTROLS) as (keyof typeof CONTROLS)[])(
    'would see through a host that is %s',
    long,
    (name) => {
      expect(firstFault(CONTROLS[name])).toBeDefined();
    },
  );

  test('says every kind of message, and what is none', () => {
    const parsed = probesOf(moment, luckOf(1)).map(parseChairMessage);
    expect(new Set(parsed.flatMap((message) => message?.kind ?? []))).toEqual(new Set(CHAIR_KINDS));
    expect(parsed).toContain(null);
  });
});

test('no message of play carries a seat', () => {
  const claimed = probesOf(moment, luckOf(1)).filter(
    (value) => typeof value === 'object' && value !== null && 'seat' in value,
  );
  const messages = claimed.flatMap((value) => parseChairMessage(value) ?? []);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => 'seat' in message || 'seats' in message)).toEqual([]);
});
