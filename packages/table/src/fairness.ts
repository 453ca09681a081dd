import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '@rowan/cards';
import { fail, ok, type Result, type Setup } from '@rowan/rules';
import type { Pin } from './pin.ts';

/**
 * How a table proves that nobody chose its deal. Before anybody sits down it shows the hash of a secret; every
 * person then commits to a salt, opens it once all have, and the key follows from the secret and all salts. When the
 * game is over the secret is told, and everybody can follow the deal from it.
 */
export const FAIR_SCHEME = 1;

/** Hexadecimal digits of a secret and of a salt. */
export const SECRET_DIGITS = 64;
export const SALT_DIGITS = 32;

const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value);

export const isSecret = (value: unknown): value is string => isHex(value, SECRET_DIGITS);
export const isSalt = (value: unknown): value is string => isHex(value, SALT_DIGITS);

const hashed = (words: string, hex: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(words), hexToBytes(hex))));

/** What a table shows before anybody sits down. */
export const commitmentOf = (table: string, secret: string): string =>
  hashed(`rowan:commit:${FAIR_SCHEME}:${table}:`, secret);

/** What a person shows of a salt before all are opened. */
export const saltHash = (table: string, salt: string): string =>
  hashed(`rowan:salt:${FAIR_SCHEME}:${table}:`, salt);

/** What the deal of a table follows from, beside its secret. */
export interface DealFacts {
  readonly table: string;
  readonly pin: Pin;
  readonly setup: Omit<Setup, 'key'>;
  /** By seat: null for a bot, and for a person who did not open theirs in time. */
  readonly salts: readonly (string | null)[];
}

/** The key of the game: nobody could choose it, neither the table nor anyone at it. */
export function fairKey(secret: string, { table, pin, setup, salts }: DealFacts): string {
  const { players, towers, hiredHelp, advanced } = setup;
  const facts = {
    scheme: FAIR_SCHEME,
    table,
    setup: { players, towers, hiredHelp, advanced },
    catalogue: pin.catalogue,
    rules: pin.rules,
    salts,
  };
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(canonicalJson(facts))));
}

/** All that is told of a deal once its game is over. */
export interface Fairness {
  readonly scheme: typeof FAIR_SCHEME;
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  /** By seat; null for a bot. */
  readonly salts: readonly (OpenedSalt | null)[];
}

export interface OpenedSalt {
  readonly hash: string;
  /** Null where it was withheld. */
  readonly salt: string | null;
}

/** What a device kept of a table from before the deal: without it nothing is proven to its owner. */
export interface KeptFairness {
  readonly commitment: string;
  readonly seat?: number;
  readonly salt?: string;
}

export type FairnessFault =
  | { readonly code: 'unreadable' }
  | { readonly code: 'secret' | 'key' | 'otherCommitment' | 'otherSalt' }
  | { readonly code: 'salt'; readonly seat: number };

const isOpened = (value: unknown): value is OpenedSalt =>
  typeof value === 'object' &&
  value !== null &&
  isHex((value as OpenedSalt).hash, SECRET_DIGITS) &&
  ((value as OpenedSalt).salt === null || isSalt((value as OpenedSalt).salt));

/** What is told of a deal, from anything. */
export function parseFairness(value: unknown): Fairness | null {
  if (typeof value !== 'object' || value === null) return null;
  const { scheme, table, commitment, secret, salts } = value as Readonly<Record<string, unknown>>;
  if (scheme !== FAIR_SCHEME || typeof table !== 'string' || table.length > 64) return null;
  if (!isHex(commitment, SECRET_DIGITS) || !isSecret(secret)) return null;
  if (
    !Array.isArray(salts) ||
    !Array.from<unknown>(salts).every((one) => one === null || isOpened(one))
  )
    return null;
  const opened = (salts as (OpenedSalt | null)[]).map(
    (one) => one && { hash: one.hash, salt: one.salt },
  );
  return { scheme, table, commitment, secret, salts: opened };
}

/** What was dealt, by which the fairness of a game is judged. */
export interface DealtBy {
  readonly pin: Pin;
  readonly setup: Setup;
}

/** Whether a deal is what the table and everybody at it committed to. */
export function checkFairness(
  fair: Fairness,
  { pin, setup }: DealtBy,
  kept: KeptFairness | null = null,
): Result<null, FairnessFault> {
  const { table, commitment, secret, salts } = fair;
  const { key, ...rest } = setup;
  if (kept && kept.commitment !== commitment) return fail({ code: 'otherCommitment' });
  if (commitmentOf(table, secret) !== commitment) return fail({ code: 'secret' });
  if (salts.length !== setup.players) return fail({ code: 'unreadable' });
  const wrong = salts.findIndex((one) => one?.salt && saltHash(table, one.salt) !== one.hash);
  if (wrong >= 0) return fail({ code: 'salt', seat: wrong });
  if (kept?.salt !== undefined && salts[kept.seat ?? 0]?.salt !== kept.salt)
    return fail({ code: 'otherSalt' });
  const opened = salts.map((one) => one?.salt ?? null);
  return fairKey(secret, { table, pin, setup: rest, salts: opened }) === key
    ? ok(null)
    : fail({ code: 'key' });
}
