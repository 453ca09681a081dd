import { parseArgs } from 'node:util';

/** How a long proof is to be run. */
export function wanted(): { readonly seed: number; readonly short: boolean } {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, short: { type: 'boolean', default: false } },
  });
  const seed = Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0) throw new Error(`not a whole number: ${values.seed}`);
  return { seed, short: values.short };
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
  process.exit(report.ok ? 0 : 1);
}
