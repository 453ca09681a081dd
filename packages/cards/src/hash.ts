import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Catalogue } from './types.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function canonicalArray(items: readonly unknown[]): string {
  if (!items.some(isObject)) return JSON.stringify(items);
  return `[${items.map(canonicalJson).join(',')}]`;
}

function canonicalObject(value: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const held = value[key];
    if (held === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(held)}`;
  }
  return `{${text}}`;
}

/** JSON of plain data with sorted keys and no white space: equal data, equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return canonicalArray(value);
  if (isObject(value)) return canonicalObject(value as Readonly<Record<string, unknown>>);
  return JSON.stringify(value) ?? 'null';
}

/** SHA-256 of the canonical JSON, in hex. A game pins its catalogue by this. */
export const catalogueHash = (catalogue: Catalogue): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(catalogue))));
