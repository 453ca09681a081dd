import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';

const WEB = join(import.meta.dirname, '..');

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'rowan-web-'));

const buildInto = async (folder: string): Promise<void> =>
  void (await build({
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  }));

/** Whether nobody else does it now. */
function mayBegin(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

/** Whoever needs the app first builds it; the others wait, and begin themselves if that came to nothing. */
async function sharedBuild(shared: string): Promise<string> {
  const app = join(shared, 'app');
  const lock = join(shared, 'building');
  while (!existsSync(app)) {
    if (mayBegin(lock)) {
      try {
        await buildInto(join(shared, 'new'));
        renameSync(join(shared, 'new'), app);
      } finally {
        rmdirSync(lock);
      }
    } else await sleep(50);
  }
  return app;
}

/** The folder of the built app: one for all tests of a run, or one of its own for a proof. */
export async function builtApp(): Promise<string> {
  const shared = process.env['ROWAN_BUILD'];
  if (shared) return sharedBuild(shared);
  const folder = newFolder();
  await buildInto(folder);
  return folder;
}

export function forget(folder: string): void {
  if (!process.env['ROWAN_BUILD']) rmSync(folder, { recursive: true, force: true });
}

/** Before the first test of a run there is a place for the app; after the last it goes. */
export function setup(): () => void {
  const shared = newFolder();
  process.env['ROWAN_BUILD'] = shared;
  return () => rmSync(shared, { recursive: true, force: true });
}
