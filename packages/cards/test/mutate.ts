import { builtIn } from '@rowan/cards';

/** Deep copies of the built-in catalogue with one thing changed, as plain data without types. */

export type Loose = Record<string, unknown>;

export const copy = (): Loose => JSON.parse(JSON.stringify(builtIn)) as Loose;

const keysOf = (path: string): readonly string[] =>
  path
    .replaceAll(']', '')
    .split(/[.[]/)
    .filter((key) => key !== '');

const walk = (root: Loose, keys: readonly string[]): Loose =>
  keys.reduce((held, key) => held[key] as Loose, root);

export const valueAt = (root: Loose, path: string): unknown => walk(root, keysOf(path));

const changed = (path: string, change: (parent: Loose, key: string) => void): Loose => {
  const root = copy();
  const keys = keysOf(path);
  change(walk(root, keys.slice(0, -1)), keys.at(-1)!);
  return root;
};

export const withValue = (path: string, value: unknown): Loose =>
  changed(path, (parent, key) => {
    parent[key] = value;
  });

export const without = (path: string): Loose =>
  changed(path, (parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  });

export const withItem = (path: string, value: unknown): Loose =>
  changed(path, (parent, key) => {
    (parent[key] as unknown[]).push(value);
  });

/** The paths of everything inside, containers and leaves. */
export const pathsIn = (value: unknown, path = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value)
    ? value.flatMap((held, index) => pathsIn(held, `${path}[${index}]`))
    : Object.entries(value).flatMap(([key, held]) =>
        pathsIn(held, path === '' ? key : `${path}.${key}`),
      );
  return path === '' ? inner : [path, ...inner];
};
