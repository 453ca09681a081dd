import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isEquivalent } from './mutants/equivalents.ts';
import { tryMutants, type Verdict } from './mutants/prove.ts';
import { reportOf } from './mutants/report.ts';
import { sampleOf } from './mutants/sample.ts';
import { allMutants, placeOf } from './mutants/sources.ts';
import { finish, number } from './report.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
/** The tests of the engine and of its cards; none needs a browser. */
const TESTS = [
  'packages/{rules,cards}/{test,src}/**/*.test.ts',
  'packages/testkit/test/{fixtures,invariants,playthroughs,scenario}.test.ts',
  'packages/cli/test/independent*.test.ts',
];

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    mutants: { type: 'string' },
    only: { type: 'string' },
    threads: { type: 'string' },
    equivalents: { type: 'boolean' },
    short: { type: 'boolean' },
  },
});

const started = performance.now();
const seed = number(values.seed, 1);
const only = values.only ?? '';
/** Those named as equivalent are not tried, unless they are all that is. */
const candidates = allMutants(REPOSITORY).filter(
  (mutant) => placeOf(mutant).includes(only) && (!values.equivalents || isEquivalent(mutant)),
);
const sample = sampleOf(candidates, number(values.mutants, values.short ? 30 : 300), seed);
const tried = sample.filter((mutant) => values.equivalents || !isEquivalent(mutant));

let done = 0;
const tell = ({ mutant, caught, by }: Verdict): void => {
  const seconds = Math.round((performance.now() - started) / 1000);
  const verdict = caught ? 'caught' : 'SURVIVED';
  console.error(`${++done}/${tried.length} ${seconds} s ${verdict} ${placeOf(mutant)} | ${by}`);
};

const verdicts = await tryMutants({
  repository: REPOSITORY,
  include: TESTS,
  mutants: tried,
  threads: number(values.threads, 1),
  endless: 20,
  onVerdict: tell,
});
finish(reportOf(seed, sample, verdicts), started);
