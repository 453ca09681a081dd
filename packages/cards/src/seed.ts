import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The key of a game by words (S9), the same with every client. */
export const keyFromSeed = (seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`rowan:${seed}`)));
