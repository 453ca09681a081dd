import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, startServer } from '@rowan/server';
import { launchChromium } from '@rowan/testkit/chromium';
import type { Served } from '../app.ts';
import { builtApp, forget } from '../built-app.ts';

/** The app at a server with online tables, on data of its own. */
export interface WithTables extends Served {
  readonly close: () => Promise<void>;
}

export async function openWithTables(): Promise<WithTables> {
  process.env['NODE_ENV'] ??= 'test';
  const folder = await builtApp();
  const data = mkdtempSync(join(tmpdir(), 'rowan-layout-'));
  const [running, browser] = await Promise.all([
    startServer({ port: 0, data, site: folder, pace: 0, log: createLog('error') }),
    launchChromium(),
  ]);
  const close = async (): Promise<void> => {
    await browser.close();
    await running.stop();
    rmSync(data, { recursive: true, force: true });
    forget(folder);
  };
  return { url: running.url, browser, close };
}
