const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

function reusedList(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const all = now.map((one, i) => reuse(old[i], one));
  return old.length === all.length && all.every((one, i) => one === old[i]) ? old : all;
}

function reusedRecord(
  old: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const all = Object.entries(now).map(([key, one]) => [key, reuse(old[key], one)] as const);
  const same =
    Object.keys(old).length === all.length &&
    all.every(([key, one]) => key in old && one === old[key]);
  return same ? old : Object.fromEntries(all);
}

/**
 * The new value, with every part that has not changed taken from the old one: what came from a table is all new,
 * and whoever shows a part of it would draw it again for nothing. Both are plain JSON.
 */
export function reuse<T>(old: unknown, now: T): T {
  if (isList(old) && isList(now)) return reusedList(old, now) as T;
  if (isRecord(old) && isRecord(now)) return reusedRecord(old, now) as T;
  return now;
}
