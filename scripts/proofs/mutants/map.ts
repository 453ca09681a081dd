import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Runner, type Post } from './crew.ts';
import { noting } from './hits.ts';
import { faultsOf } from './orders.ts';
import { spansOf, type Mutant } from './mutants.ts';
import { sourceOf } from './sources.ts';

const SETUP = fileURLToPath(new URL('hits-setup.ts', import.meta.url));

/** By mutant: the test files that evaluate what it changes, the fastest first. */
export type TestMap = ReadonlyMap<Mutant, readonly string[]>;

interface Spot {
  readonly number: number;
  readonly mutants: readonly Mutant[];
}

/** Has every changed expression of the tree note that it was evaluated. */
function note(root: string, mutants: readonly Mutant[]): readonly Spot[] {
  const spots: Spot[] = [];
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const there = mutants.filter((mutant) => mutant.file === file);
    const spans = spansOf(there);
    writeFileSync(join(root, file), noting(sourceOf(root, file), spans, spots.length));
    for (const { start, end } of spans) {
      const same = there.filter(({ span }) => span.start === start && span.end === end);
      spots.push({ number: spots.length, mutants: same });
    }
  }
  return spots;
}

const hitsIn = (path: string): ReadonlySet<number> =>
  new Set(JSON.parse(readFileSync(path, 'utf8')) as number[]);

/** Runs all tests once on a copy that is changed for it, and is of no other use afterwards. */
export async function mapTests(
  post: Omit<Post, 'setup'>,
  mutants: readonly Mutant[],
): Promise<TestMap> {
  const { root } = post;
  const spots = note(root, mutants);
  const folder = join(root, 'hits');
  const runner = new Runner({ ...post, setup: [SETUP], env: { ROWAN_HITS: folder } });
  const reply = await runner.run({ tests: await runner.tests(), changed: [] });
  runner.stop();
  if (reply.kind !== 'ran') throw new Error('the tests do not end');
  const faults = faultsOf(reply);
  if (faults.length > 0) throw new Error(`the tests fail without a fault: ${faults.join('\n')}`);
  const tests = reply.ran.toSorted((a, b) => a.seconds - b.seconds).map(({ file }) => file);
  const notes = new Map(
    readdirSync(folder).map((name) => [name, hitsIn(join(folder, name))] as const),
  );
  const hitsOf = (test: string): ReadonlySet<number> | undefined =>
    notes.get(join(root, test).replaceAll(/[\\/]/g, '+'));
  return new Map(
    spots.flatMap(({ number, mutants: there }) => {
      const reached = tests.filter((test) => hitsOf(test)?.has(number));
      return there.map((mutant) => [mutant, reached] as const);
    }),
  );
}
