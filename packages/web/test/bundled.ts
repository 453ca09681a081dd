import type { Page } from 'playwright-core';
import { build } from 'vite';

const scripts = new Map<string, Promise<string>>();

/** A file and all it needs, as one script that leaves its exports under a name. */
async function bundle(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} was not bundled`);
  return `${chunk.code}; globalThis.${name} = ${name}; undefined`;
}

function scriptOf(entry: string, name: string): Promise<string> {
  const known = scripts.get(entry) ?? bundle(entry, name);
  scripts.set(entry, known);
  return known;
}

/** Calls what a file of these tests exports, inside a page. */
export async function callInPage<T>(
  page: Page,
  { entry, name }: { readonly entry: string; readonly name: string },
  what: string,
  given: readonly unknown[],
): Promise<T> {
  if (!(await page.evaluate(`typeof ${name} === "object"`)))
    await page.evaluate(await scriptOf(entry, name));
  return page.evaluate<T>(`${name}.${what}(...${JSON.stringify(given)})`);
}
