import { parseArgs } from 'node:util';
import { openApp, type App } from './app.ts';

/** How a long proof is to be run. */
export interface Wanted {
  readonly seed: number;
  readonly short: boolean;
}

function number(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`not a whole number: ${text}`);
  return value;
}

/** A proof may have options of its own, each a text. */
export function wanted<K extends string = never>(
  ...own: readonly K[]
): Wanted & Readonly<Record<K, string>> {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(own.map((name) => [name, { type: 'string', default: '' } as const])),
      seed: { type: 'string', default: '1' },
      short: { type: 'boolean', default: false },
    },
  });
  const texts = values as Readonly<Record<string, unknown>>;
  const more = Object.fromEntries(own.map((name) => [name, String(texts[name])]));
  return { ...(more as Record<K, string>), seed: number(values.seed), short: values.short };
}

/** The app as tests build it: for production a plugin would write to stdout, where the result goes. */
export function openForProof(): Promise<App> {
  process.env['NODE_ENV'] ??= 'test';
  return openApp();
}

/** How far a proof is; the result goes elsewhere. */
export const tell = (words: string): void => console.error(words);

/** Prints the result as one line of JSON and ends with an error if anything is wrong. */
export function finish(report: {
  readonly proof: string;
  readonly ok: boolean;
  readonly [more: string]: unknown;
}): void {
  const seconds = Math.round(performance.now() / 1000);
  console.log(JSON.stringify({ ...report, seconds, node: process.version }));
  process.exitCode = report.ok ? 0 : 1;
}

/** The sentences that are not true. */
export const untrue = (claims: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [`not so: ${claim}`]));
