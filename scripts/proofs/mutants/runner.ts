import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { createVitest } from 'vitest/node';
import type { Charge, Orders, Ran, Reply } from './orders.ts';

/** Runs test files of a copy of the tree, again and again, as its parent says, and stops at the first failing test. */

const { root, include, setup, endless } = JSON.parse(
  process.env['ROWAN_MUTANTS'] ?? 'null',
) as Charge;

/** The order of the tests is the parent's. */
class GivenOrder {
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const say = (reply: Reply): void => void process.send?.(reply);

let lastSign = 0;
let running = false;
/** The files that ended in this run; Vitest itself keeps what files of earlier runs came to. */
let ended: TestModule[] = [];

/** The tests run in a thread of this process, so its own time of processor tells whether a test ever ends. */
const watch: Reporter = {
  onTestCaseReady: () => void (lastSign = cpuSeconds()),
  onTestCaseResult: () => void (lastSign = cpuSeconds()),
  onTestModuleCollected: () => void (lastSign = cpuSeconds()),
  onTestModuleEnd: (module) => void ended.push(module),
};

setInterval(() => {
  if (!running || cpuSeconds() - lastSign < endless) return;
  say({ kind: 'endless' });
  process.exit(0);
}, 250);

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    include: [...include],
    setupFiles: [...setup],
    watch: false,
    pool: 'threads',
    isolate: setup.length > 0,
    fileParallelism: false,
    maxWorkers: 1,
    bail: setup.length > 0 ? 0 : 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: [watch],
    sequence: { sequencer: GivenOrder },
    passWithNoTests: true,
  },
  { clearScreen: false, logLevel: 'silent', optimizeDeps: { noDiscovery: true } },
);
const known = await vitest.globTestSpecifications();

function ranOf(module: TestModule): Ran {
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
  return {
    file: module.relativeModuleId,
    seconds: (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000,
    failed: module.errors().length > 0 ? [...failed, 'the file itself'] : failed,
  };
}

async function run({ tests, changed }: Orders): Promise<void> {
  const forget = (): void => changed.forEach((file) => vitest.invalidateFile(file));
  forget();
  const specifications = tests.flatMap((test) =>
    known.filter(({ moduleId }) => moduleId.endsWith(`/${test}`)),
  );
  vitest.state.clearErrors();
  [lastSign, running, ended] = [cpuSeconds(), true, []];
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  running = false;
  forget();
  say({
    kind: 'ran',
    ran: ended.map(ranOf),
    errors: unhandledErrors.map(String),
  });
}

process.on('message', (orders: Orders) => void run(orders));
process.on('disconnect', () => process.exit(0));
say({ kind: 'ready', tests: known.map(({ moduleId }) => moduleId.slice(root.length + 1)) });
