/** Short in the normal tests; `ROWAN_LAW_RUNS=5000 ROWAN_LAW_SEED=7 npx vitest run packages/rules/test/laws` for long ones. */
const number = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const runs = number('ROWAN_LAW_RUNS', 40);

/** Settings of a property: a fixed seed, so that a test that passed passes again. */
export const settings = (share = 1): { numRuns: number; seed: number } => ({
  numRuns: Math.max(1, Math.round(runs * share)),
  seed: number('ROWAN_LAW_SEED', 2026),
});

/** Time for a test, by its runs; far more than it takes. */
export const timeout = { timeout: 20_000 + runs * 400 };
