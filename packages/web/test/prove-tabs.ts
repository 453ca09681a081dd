import { memoryStore } from '@rowan/table';
import { closeApp } from './app.ts';
import { finish, openForProof, tell, wanted } from './proof.ts';
import { overwriting } from './tabs/broken-stores.ts';
import { interleave, type Interleaving } from './tabs/interleaving.ts';
import { interleavePages, overwritten } from './tabs/two-pages.ts';

/** Two tabs on one game: on a store in memory, in an order drawn by lot, and as two pages of one Chromium. */

const { seed, short } = wanted();
const [IN_MEMORY, IN_CHROMIUM, BROKEN] = short ? [20, 3, 1] : [160, 40, 3];

interface Sum {
  readonly interleavings: number;
  readonly rows: number;
  readonly races: number;
  readonly reloads: number;
  readonly faults: readonly Interleaving[];
}

const sumOf = (all: readonly Interleaving[]): Sum => ({
  interleavings: all.length,
  rows: all.reduce((sum, { rows }) => sum + rows, 0),
  races: all.reduce((sum, { races }) => sum + races, 0),
  reloads: all.reduce((sum, { reloads }) => sum + reloads, 0),
  faults: all.filter(({ faults }) => faults.length > 0),
});

async function each(
  count: number,
  what: string,
  run: (seed: number) => Promise<Interleaving>,
): Promise<Sum> {
  const outcomes: Interleaving[] = [];
  for (let n = 0; n < count; n++) {
    const outcome = await run(seed * 10_000 + n);
    outcomes.push(outcome);
    if ((n + 1) % 10 === 0 || outcome.faults.length > 0)
      tell(`${what} ${n + 1}/${count}: ${outcome.faults.join('; ') || 'fine'}`);
  }
  return sumOf(outcomes);
}

/** How many of the interleavings on a broken store were found out. */
async function control(run: (seed: number) => Promise<Interleaving>): Promise<string> {
  const { faults } = await each(BROKEN, 'on a store that overwrites', run);
  return `${faults.length} of ${BROKEN}`;
}

const memory = await each(IN_MEMORY, 'in memory', (one) => interleave(memoryStore(), one));
const app = await openForProof();
try {
  const chromium = await each(IN_CHROMIUM, 'in Chromium', (one) => interleavePages(app, one));
  const foundOut = {
    memory: await control((one) => interleave(overwriting(), one)),
    chromium: await control((one) => interleavePages(app, one, overwritten)),
  };
  const all = `${BROKEN} of ${BROKEN}`;
  const fine = memory.faults.length + chromium.faults.length === 0;
  const ok = fine && Object.values(foundOut).every((found) => found === all);
  finish({ proof: 'tabs', ok, seed, memory, chromium, foundOut });
} finally {
  await closeApp(app);
}
