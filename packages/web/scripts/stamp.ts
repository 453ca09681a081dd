import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build was made of, and all that belongs to it. Written last: a build without one came to no end. */
interface Stamp {
  readonly sources: string;
  readonly files: readonly string[];
}

const NAME = '.stamp';
/** Everything that goes into the app, from the root of the repository on. */
const SOURCES = [
  'package-lock.json',
  'docs',
  'packages/bots',
  'packages/cards',
  'packages/protocol',
  'packages/rules',
  'packages/table',
  'packages/web',
];
/** Made by the build, or no part of it. */
const LEFT_OUT =
  /\/(?:node_modules|dist|test)$|^docs\/(?!rul)|^packages\/web\/(?:public\/art$|speed-report)|\.(?:test\.ts|tsbuildinfo|log)$/;

function pathsIn(root: string, path: string): string[] {
  if (LEFT_OUT.test(path)) return [];
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => pathsIn(root, `${path}/${name}`));
}

/** A digest of all sources; other sources, another digest. */
export function sourcesDigest(root: string): string {
  const all = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => pathsIn(root, source))) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
    all.update(`${path} ${content}\n`);
  }
  return all.digest('hex');
}

const filesIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== NAME && statSync(join(dist, path)).isFile())
    .sort();

export const removeStamp = (dist: string): void => rmSync(join(dist, NAME), { force: true });

export function writeStamp(dist: string, sources: string): void {
  const stamp: Stamp = { sources, files: filesIn(dist) };
  writeFileSync(join(dist, NAME), JSON.stringify(stamp));
}

function readStamp(dist: string): Partial<Stamp> {
  try {
    return JSON.parse(readFileSync(join(dist, NAME), 'utf8')) as Partial<Stamp>;
  } catch {
    return {};
  }
}

/** Whether a whole build of these sources lies there. */
export function isFresh(dist: string, sources: string): boolean {
  const stamp = readStamp(dist);
  return (
    stamp.sources === sources && (stamp.files ?? []).every((path) => existsSync(join(dist, path)))
  );
}
