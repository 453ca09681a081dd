import { createCipheriv, createHash } from 'node:crypto';

/** docs/transcript.md, section 3: words of the ChaCha20 key stream, draws, shuffles. */
const CHUNK = 65_536;

export interface Chance {
  /** The next draw of a stream below n, and its number. */
  next(stream: number, n: number): { readonly k: number; readonly roll: number };
  shuffle(stream: number, cards: readonly number[]): number[];
}

function keystream(key: Buffer, stream: number, lane: number): Buffer {
  // OpenSSL takes the block counter, little-endian, before the nonce of RFC 8439.
  const iv = Buffer.alloc(16);
  iv[4] = stream;
  iv[8] = lane;
  return createCipheriv('chacha20', key, iv).update(Buffer.alloc(CHUNK));
}

export function chanceOf(hexKey: string): Chance {
  const key = Buffer.from(hexKey, 'hex');
  const lanes = new Map<string, Buffer>();
  const drawn = new Map<number, number>();
  const word = (stream: number, lane: number, k: number): number => {
    const id = `${stream}/${lane}`;
    if (!lanes.has(id)) lanes.set(id, keystream(key, stream, lane));
    return lanes.get(id)!.readUInt32LE(4 * k);
  };
  const draw = (stream: number, k: number, n: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (let lane = 0; ; lane++) {
      const value = word(stream, lane, k);
      if (value < limit) return value % n;
    }
  };
  const next = (stream: number, n: number): { k: number; roll: number } => {
    const k = drawn.get(stream) ?? 0;
    drawn.set(stream, k + 1);
    return { k, roll: draw(stream, k, n) };
  };
  const shuffle = (stream: number, cards: readonly number[]): number[] => {
    const list = [...cards];
    for (let i = list.length - 1; i > 0; i--) {
      const { roll } = next(stream, i + 1);
      [list[i], list[roll]] = [list[roll]!, list[i]!];
    }
    return list;
  };
  return { next, shuffle };
}

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
}

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex');
