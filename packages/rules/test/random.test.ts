import { createCipheriv } from 'node:crypto';
import { STREAM, keyFromSeed, keyedDice } from '@rowan/rules';
import { describe, expect, test } from 'vitest';

/** S9: the game's dice beside the ChaCha20 of the platform. */

const KEY = keyFromSeed('refused');
const BLOCK_WORDS = 16;
const ALL = 2 ** 32;

/** Word k of the key stream under a stream and a lane. */
function word(stream: number, lane: number, k: number): number {
  const start = Buffer.alloc(16);
  start.writeUInt32LE(Math.floor(k / BLOCK_WORDS), 0);
  start[4] = stream;
  start[8] = lane;
  const block = createCipheriv('chacha20', Buffer.from(KEY, 'hex'), start).update(Buffer.alloc(64));
  return block.readUInt32LE((k % BLOCK_WORDS) * 4);
}

const limitOf = (n: number): number => ALL - (ALL % n);

/** The lane whose word k is the first below the last whole multiple of n. */
function laneOf(stream: number, k: number, n: number): number {
  let lane = 0;
  while (word(stream, lane, k) >= limitOf(n)) lane++;
  return lane;
}

const drawn = (stream: number, k: number, n: number): number =>
  word(stream, laneOf(stream, k, n), k) % n;

const dice = keyedDice(KEY);
const draws = Array.from({ length: 260 }, (_, k) => k);

describe('S9 a draw follows from key, stream and number', () => {
  test('and each purpose has a stream of its own', () => {
    const streams = Object.values(STREAM);
    expect(new Set(streams).size).toBe(streams.length);
  });

  test('for every stream, far into it', () => {
    for (let stream = 0; stream < STREAM.bag + 4; stream++)
      for (const k of draws) expect(dice.below(stream, k, 9)).toBe(drawn(stream, k, 9));
  });

  test.each([1, 2, 255, 256, 257, 1000, 2 ** 31])('below %i', (n) => {
    for (const k of draws) expect(dice.below(3, k, n)).toBe(drawn(3, k, n));
  });

  test('in any order, by dice that were made anew', () => {
    const backwards = draws.toReversed().map((k) => keyedDice(KEY).below(5, k, 7));
    expect(backwards.toReversed()).toEqual(draws.map((k) => dice.below(5, k, 7)));
  });
});

describe('S9 a word of the uneven tail is refused for the word of the next lane', () => {
  /** A quarter of all words is refused. */
  const MANY = 3 * 2 ** 29;

  test('again and again, if need be', () => {
    const lanes = draws.map((k) => laneOf(0, k, MANY));
    expect([1, 2, 3].every((lane) => lanes.includes(lane))).toBe(true);
    for (const k of draws) expect(dice.below(0, k, MANY)).toBe(drawn(0, k, MANY));
  });

  test.each([
    [3, 157_266],
    [1, 282_167],
  ])('rarely for a small number: in stream %i draw %i', (stream, k) => {
    expect(laneOf(stream, k, 244)).toBe(1);
    expect(dice.below(stream, k, 244)).toBe(word(stream, 1, k) % 244);
  });

  test('the first word of the tail already', () => {
    const k = draws.find((i) => word(0, 0, i) % 2 === 0 && word(0, 0, i) > ALL * 0.7)!;
    const n = word(0, 0, k) / 2;
    expect(limitOf(n)).toBe(word(0, 0, k));
    expect(dice.below(0, k, n)).toBe(drawn(0, k, n));
    expect(laneOf(0, k, n)).toBeGreaterThan(0);
  });

  test('the first word of the tail in a later lane, too', () => {
    const k = draws.find(
      (i) => word(0, 1, i) % 2 === 0 && word(0, 1, i) > ALL * 0.7 && word(0, 0, i) > word(0, 1, i),
    )!;
    const n = word(0, 1, k) / 2;
    expect(laneOf(0, k, n)).toBeGreaterThan(1);
    expect(dice.below(0, k, n)).toBe(drawn(0, k, n));
  });
});
