import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, startServer } from '@rowan/server';
import { launchChromium } from '@rowan/testkit/chromium';
import type { App } from '../app.ts';
import { builtApp } from '../built-app.ts';

/** The app at a server with online tables, on data of its own. */
export async function openWithTables(): Promise<App> {
  process.env['NODE_ENV'] ??= 'test';
  const folder = await builtApp();
  const data = mkdtempSync(join(tmpdir(), 'rowan-layout-'));
  const [running, browser] = await Promise.all([
    startServer({ port: 0, data, site: folder, pace: 0, log: createLog('error') }),
    launchChromium(),
  ]);
  const close = (): void =>
    void running.stop().then(() => rmSync(data, { recursive: true, force: true }));
  return { folder, url: running.url, browser, server: { close } as App['server'] };
}
