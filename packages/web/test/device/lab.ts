import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import type * as InPage from './in-page.ts';

type Lab = typeof InPage;

let script: Promise<string> | null = null;

/** The page's storage and its laws as one script. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'lab' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the storage was not bundled');
  return chunk.code;
}

/** Calls the storage inside a page, as the app itself would. */
export async function inPage<K extends keyof Lab>(
  page: Page,
  what: K,
  ...given: Parameters<Lab[K]>
): Promise<Awaited<ReturnType<Lab[K]>>> {
  if (!(await page.evaluate('typeof lab === "object"')))
    await page.evaluate(`${await (script ??= bundle())}; globalThis.lab = lab; undefined`);
  return page.evaluate<Awaited<ReturnType<Lab[K]>>>(`lab.${what}(...${JSON.stringify(given)})`);
}
