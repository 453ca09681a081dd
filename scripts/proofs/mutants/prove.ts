import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../syntax.ts';
import { Runner } from './crew.ts';
import { mapTests, type TestMap } from './map.ts';
import { faultsOf } from './orders.ts';
import { mutated, type Mutant } from './mutants.ts';
import { sourceOf } from './sources.ts';
import { copyTree, removeTree } from './tree.ts';

export interface Trial {
  readonly repository: string;
  /** The tests, as globs. */
  readonly include: readonly string[];
  readonly mutants: readonly Mutant[];
  readonly threads: number;
  /** Seconds of processor after which a test that says nothing is taken to be endless. */
  readonly endless: number;
  readonly onVerdict?: (verdict: Verdict) => void;
}

/** What came of a mutant: which test caught it, that nothing ended any more, or that no test noticed. */
export interface Verdict {
  readonly mutant: Mutant;
  readonly caught: boolean;
  readonly by: string;
}

/** A copy of the tree and whoever runs its tests. */
interface Lane {
  readonly root: string;
  readonly runner: Runner;
}

/** A mutant that is no program is caught by anything; it says nothing about the tests. */
function demandSyntax(repository: string, mutants: readonly Mutant[]): void {
  for (const mutant of mutants)
    parse(mutant.file, mutated(sourceOf(repository, mutant.file), mutant));
}

async function judge(
  { runner, root }: Lane,
  mutant: Mutant,
  tests: readonly string[],
): Promise<Verdict> {
  if (tests.length === 0) return { mutant, caught: false, by: 'no test goes there' };
  const path = join(root, mutant.file);
  const source = sourceOf(root, mutant.file);
  writeFileSync(path, mutated(source, mutant));
  const reply = await runner.run({ tests, changed: [path] });
  writeFileSync(path, source);
  if (reply.kind !== 'ran') return { mutant, caught: true, by: 'it never ends' };
  const [first] = faultsOf(reply);
  return {
    mutant,
    caught: first !== undefined,
    by: first ?? `${tests.length} files notice nothing`,
  };
}

async function workThrough(
  lane: Lane,
  trial: Trial,
  queue: Mutant[],
  map: TestMap,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const verdict = await judge(lane, mutant, map.get(mutant) ?? []);
    trial.onVerdict?.(verdict);
    verdicts.push(verdict);
  }
  await demandPeace(lane, [...new Set([...map.values()].flat())]);
  return verdicts;
}

/** After all faults the tests pass again: none was caught by what another left behind. */
async function demandPeace({ runner }: Lane, tests: readonly string[]): Promise<void> {
  const reply = await runner.run({ tests, changed: [] });
  const failed = reply.kind === 'ran' ? faultsOf(reply) : [reply.kind];
  if (failed.length > 0) throw new Error(`the tests fail without a fault: ${failed.join('\n')}`);
}

/** Runs the tests against each mutant, in copies of the tree as it is now. */
export async function tryMutants(trial: Trial): Promise<readonly Verdict[]> {
  const { repository, include, mutants, threads, endless } = trial;
  demandSyntax(repository, mutants);
  const [spare, ...roots] = Array.from({ length: threads + 1 }, () => copyTree(repository));
  const lanes = roots.map((root) => ({
    root,
    runner: new Runner({ root, include, setup: [], endless }),
  }));
  try {
    const map = await mapTests({ root: spare!, include, endless }, mutants);
    const queue = [...mutants];
    const done = await Promise.all(lanes.map((lane) => workThrough(lane, trial, queue, map)));
    const verdicts = new Map(done.flat().map((verdict) => [verdict.mutant, verdict]));
    return mutants.map((mutant) => verdicts.get(mutant)!);
  } finally {
    for (const { runner } of lanes) runner.stop();
    for (const root of [spare!, ...roots]) removeTree(root);
  }
}
