import { join } from 'node:path';
import { build } from 'vite';
import { isFresh, removeStamp, sourcesDigest, writeStamp } from './stamp.ts';

const WEB = join(import.meta.dirname, '..');
const ROOT = join(WEB, '..', '..');
export const DIST = join(WEB, 'dist');

/** Builds the app. What the sources were is noted before, so that a change under way is not overlooked. */
export async function buildApp(dist = DIST): Promise<void> {
  const sources = sourcesDigest(ROOT);
  removeStamp(dist);
  await build({
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: dist, emptyOutDir: true },
  });
  writeStamp(dist, sources);
}

/** Whether the sources have changed since the app was built, or it never was built to its end. */
export const isStale = (dist = DIST): boolean => !isFresh(dist, sourcesDigest(ROOT));
