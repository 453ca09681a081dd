import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { assert } from './result.ts';

/** S9: one stream per purpose, so that one player's choice never changes another's luck. */
export const STREAM = {
  monsters1: 0,
  monsters2: 1,
  monsters3: 2,
  tokens: 3,
  tiles: 4,
  rooms: 5,
  quests: 6,
  firstPlayer: 7,
  orders: 8,
  prey: 9,
  advanced: 10,
  guardBag: 11,
  /** The bag of seat n is stream 12 + n. */
  bag: 12,
} as const;
export const STREAMS = 16;

/** Draw `k` of a stream: a whole number below `n`, every one equally likely. */
export interface Dice {
  below(stream: number, k: number, n: number): number;
}

const CHUNK_WORDS = 64;
const CHUNK_BLOCKS = 4;
const TWO_32 = 2 ** 32;

/** Words of the ChaCha20 key stream under the nonce (stream, lane), little-endian. */
function keystream(key: Uint8Array, stream: number, lane: number, chunk: number): Uint32Array {
  const nonce = new Uint8Array(12);
  nonce[0] = stream;
  nonce[4] = lane;
  const zeros = new Uint8Array(CHUNK_WORDS * 4);
  const bytes = chacha20(key, nonce, zeros, undefined, chunk * CHUNK_BLOCKS);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = new Uint32Array(CHUNK_WORDS);
  for (let i = 0; i < CHUNK_WORDS; i++) words[i] = data.getUint32(i * 4, true);
  return words;
}

/** Below which words are taken, so that every remainder is equally likely. */
const limitOf = (n: number): number => TWO_32 - (TWO_32 % n);
const SMALL = 256;
const LIMITS = Float64Array.from({ length: SMALL }, (_, n) => limitOf(Math.max(1, n)));

/**
 * The game's own dice: word k of (stream, lane 0), reduced below n. A word in the uneven tail is
 * refused and word k of the next lane taken, so the draw is unbiased and still a function of k alone.
 */
export function keyedDice(key: string): Dice {
  const bytes = hexToBytes(key);
  const newLane = (): Uint32Array[][] => Array.from({ length: STREAMS }, () => []);
  const lanes: Uint32Array[][][] = [newLane()];
  const fill = (stream: number, lane: number, chunk: number): Uint32Array => {
    while (lanes.length <= lane) lanes.push(newLane());
    return (lanes[lane]![stream]![chunk] ??= keystream(bytes, stream, lane, chunk));
  };
  const first = lanes[0]!;
  const later = (stream: number, k: number, n: number): number => {
    for (let lane = 1; lane < 256; lane++) {
      const value = fill(stream, lane, k >>> 6)[k & 63]!;
      if (value < limitOf(n)) return value % n;
    }
    assert(false, 'unreachable: 256 refused words in a row');
  };
  const below = (stream: number, k: number, n: number): number => {
    const words = first[stream]![k >>> 6] ?? fill(stream, 0, k >>> 6);
    const value = words[k & 63]!;
    const limit = n < SMALL ? LIMITS[n]! : limitOf(n);
    return value < limit ? ((value >>> 0) % (n >>> 0)) | 0 : later(stream, k, n) | 0;
  };
  return { below };
}

const MEMO = 16;
const memo = new Map<string, Dice>();

/** The dice of a key, made once while the key is in use; only a cache, the numbers follow from the key. */
export function diceOf(key: string): Dice {
  let dice = memo.get(key);
  if (!dice) {
    if (memo.size >= MEMO) memo.delete(memo.keys().next().value!);
    memo.set(key, (dice = keyedDice(key)));
  }
  return dice;
}

export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
