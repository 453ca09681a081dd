import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { SeatIndex } from '@rowan/cards';

/**
 * What a bot makes its choices by: 31 bits from the game's key, its seat and the decision. The same game asks the
 * same bot the same way; one seed tells nothing of another, nor of the key.
 */
export function botSeed(key: string, seat: SeatIndex, decision: number): number {
  const bytes = sha256(utf8ToBytes(`rowan:bot:1:${key}:${seat}:${decision}`));
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) >>> 1;
}
