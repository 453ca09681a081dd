import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Catalogue } from './types.ts';

const member = ([key, value]: [string, unknown]): string =>
  `${JSON.stringify(key)}:${canonicalJson(value)}`;

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

const canonicalObject = (value: object): string => {
  const members = Object.entries(value).filter(([, held]) => held !== undefined);
  return `{${members.sort(byKey).map(member).join(',')}}`;
};

/** JSON of plain data with sorted keys and no white space: equal data, equal text. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) return canonicalObject(value);
  return JSON.stringify(value) ?? 'null';
};

/** SHA-256 of the canonical JSON, in hex. A game pins its catalogue by this. */
export const catalogueHash = (catalogue: Catalogue): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(catalogue))));
