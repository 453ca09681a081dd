export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * What turns one value into another of its shape. Against a record: the changes by key. Against a list: the changes
 * by index with its new length under `#`, or the new list. `=` stands before a value that is taken as it is.
 */
export type Patch = Json;

type List = readonly unknown[];
type Rec = Readonly<Record<string, unknown>>;
type Changes = Record<string, Json>;

const WHOLE = '=';
const LENGTH = '#';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isList = (value: unknown): value is List => Array.isArray(value);
const isRecord = (value: unknown): value is Rec => isObject(value) && !isList(value);

/** Such keys would be taken for something else. */
const isStrange = (record: Rec): boolean =>
  Object.hasOwn(record, WHOLE) || Object.hasOwn(record, '__proto__');

/** A value where there was nothing of its shape. */
const anew = (after: unknown): Json =>
  isRecord(after) && isStrange(after) ? { [WHOLE]: after as Json } : (after as Json);

function difference(before: unknown, after: unknown): Json | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return anew(after);
  if (isList(after)) return isList(before) ? listDifference(before, after) : anew(after);
  return recordDifference(before as Rec, after as Rec);
}

/** Kinds of a union differ in their keys; one merged into another would keep what it has no longer. */
function recordDifference(before: Rec, after: Rec): Json | undefined {
  const keys = Object.keys(after);
  const old = isList(before) ? null : valuesOf(before, keys);
  if (!old || isStrange(after)) return { [WHOLE]: after as Json };
  const now = Object.values(after);
  let changes: Changes | undefined;
  for (let i = 0; i < keys.length; i++) {
    if (old[i] === now[i]) continue;
    if (now[i] === undefined) return { [WHOLE]: after as Json };
    const one = difference(old[i], now[i]);
    if (one !== undefined) (changes ??= {})[keys[i]!] = one;
  }
  return changes;
}

/** The values under exactly these keys, or null if there are others; read at once, which is quicker than by key. */
function valuesOf(record: Rec, keys: readonly string[]): List | null {
  const own = Object.keys(record);
  if (own.length !== keys.length) return null;
  let ordered = true;
  for (let i = 0; i < keys.length; i++) {
    if (own[i] === keys[i]) continue;
    if (!Object.hasOwn(record, keys[i]!)) return null;
    ordered = false;
  }
  return ordered ? Object.values(record) : keys.map((key) => record[key]);
}

/** How many numbers both lists begin with: most lists are nothing but numbers, and most are the same. */
function sameNumbers(before: List, after: List): number {
  const most = Math.min(before.length, after.length);
  let i = 0;
  while (i < most) {
    const a = before[i];
    const b = after[i];
    if (typeof a !== 'number' || typeof b !== 'number' || a !== b) break;
    i++;
  }
  return i;
}

/** The changes by index, or the new list, whichever is shorter. */
function listDifference(before: List, after: List): Json | undefined {
  let changes: Changes | undefined;
  let size = 2;
  for (let i = sameNumbers(before, after); i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const one = difference(before[i], after[i]);
    if (one === undefined) continue;
    (changes ??= {})[i] = one;
    size += 4 + sizeOf(i, Infinity) + sizeOf(one, Infinity);
  }
  if (after.length < before.length) {
    (changes ??= {})[LENGTH] = after.length;
    size += 5 + sizeOf(after.length, Infinity);
  }
  return changes && sizeOf(after as Json, size) <= size ? (after as Json) : changes;
}

/** Bytes of a value as JSON, as far as it matters; beyond the limit it is not counted on. */
function sizeOf(value: Json, limit: number): number {
  if (typeof value === 'number') return value >= 0 && value < 10 ? 1 : String(value).length;
  if (typeof value === 'string') return value.length + 2;
  if (!isObject(value)) return 4;
  return isList(value) ? sizeOfList(value, limit) : sizeOfRecord(value, limit);
}

function sizeOfList(list: readonly Json[], limit: number): number {
  let size = 2;
  for (let i = 0; i < list.length && size <= limit; i++) size += 1 + sizeOf(list[i]!, limit - size);
  return size;
}

function sizeOfRecord(record: Readonly<Record<string, Json>>, limit: number): number {
  let size = 2;
  for (const key in record) {
    size += 4 + key.length + sizeOf(record[key]!, limit - size);
    if (size > limit) break;
  }
  return size;
}

/** What leads from one value to another of its shape; null where nothing has changed. Both are plain JSON. */
export function patchOf<T>(before: T, after: T): Patch | null {
  const patch = difference(before, after);
  if (patch === undefined) return null;
  return patch ?? { [WHOLE]: null };
}

/** The value that a patch leads to. What it leaves alone is taken from the old one, the very same object. */
export const patched = <T>(before: T, patch: Patch | null): T =>
  patch === null ? before : (applied(before, patch) as T);

function applied(before: unknown, patch: Json): unknown {
  if (isList(patch)) return isList(before) ? shared(before, patch) : patch;
  if (!isRecord(patch)) return patch;
  if (Object.hasOwn(patch, WHOLE)) return patch[WHOLE];
  if (isList(before)) return patchedList(before, patch);
  return isRecord(before) ? patchedRecord(before, patch) : patch;
}

/** A new list, with whatever is the same in it taken from the old one. */
const shared = (before: List, after: List): List =>
  after.map((one, i) => {
    const change = difference(before[i], one);
    return change === undefined ? before[i] : applied(before[i], change);
  });

function patchedList(before: List, patch: Readonly<Record<string, Json>>): List {
  const { [LENGTH]: length } = patch;
  const list = before.slice(0, typeof length === 'number' ? length : before.length);
  for (const key in patch)
    if (key !== LENGTH) list[Number(key)] = applied(list[Number(key)], patch[key]!);
  return list;
}

function patchedRecord(before: Rec, patch: Readonly<Record<string, Json>>): Rec {
  const record: Record<string, unknown> = { ...before };
  for (const key in patch) record[key] = applied(before[key], patch[key]!);
  return record;
}
