/** A whole number from the command line. */
export function number(text: string | undefined, usual: number): number {
  const value = text === undefined ? usual : Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`not a whole number: ${text}`);
  return value;
}

/** Games of another seed have other numbers. */
export const firstOf = (seed: string | undefined): number => number(seed, 0) * 1_000_000;

interface Report {
  readonly proof: string;
  readonly ok: boolean;
}

/** Prints the result as one line of JSON and ends with an error if the proof failed. */
export function finish(report: Report, started: number): void {
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(JSON.stringify({ ...report, seconds, node: process.version }));
  process.exitCode = report.ok ? 0 : 1;
}
