/** Where two pieces of plain data differ first, and what stands there on either side. */
export interface Difference {
  /** Such as `events[3].roll`; empty for the whole. */
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const member = (path: string, key: string, inList: boolean): string => {
  if (inList) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

/** Compares as JSON would be compared: the order of keys does not matter, undefined is nothing. */
export function firstDifference(expected: unknown, found: unknown, path = ''): Difference | null {
  if (expected === found) return null;
  const alike =
    isObject(expected) && isObject(found) && Array.isArray(expected) === Array.isArray(found);
  if (!alike) return { path, expected, found };
  const inList = Array.isArray(expected);
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const inside = firstDifference(expected[key], found[key], member(path, key, inList));
    if (inside) return inside;
  }
  return null;
}
