import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
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
  return Uint32Array.from({ length: CHUNK_WORDS }, (_, i) => data.getUint32(i * 4, true));
}

/**
 * The game's own dice: word k of (stream, lane 0), reduced below n. A word in the uneven tail is
 * refused and word k of the next lane taken, so the draw is unbiased and still a function of k alone.
 */
export function keyedDice(key: string): Dice {
  const bytes = hexToBytes(key);
  const chunks = new Map<number, Uint32Array>();
  const word = (stream: number, lane: number, k: number): number => {
    const chunk = Math.floor(k / CHUNK_WORDS);
    const id = (chunk * STREAMS + stream) * 256 + lane;
    let words = chunks.get(id);
    if (!words) chunks.set(id, (words = keystream(bytes, stream, lane, chunk)));
    return words[k % CHUNK_WORDS]!;
  };
  const below = (stream: number, k: number, n: number): number => {
    const limit = TWO_32 - (TWO_32 % n);
    for (let lane = 0; lane < 256; lane++) {
      const value = word(stream, lane, k);
      if (value < limit) return value % n;
    }
    assert(false, 'unreachable: 256 refused words in a row');
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

/** A key from any text, for games by seed. */
export const keyFromSeed = (seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`rowan:${seed}`)));

export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
