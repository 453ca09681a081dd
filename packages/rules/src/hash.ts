import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '@rowan/cards';
import type { GameState } from './state.ts';

/** SHA-256 over the canonical JSON of the whole state: equal hashes, equal games from here on. */
export const hash = (state: GameState): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(state))));
