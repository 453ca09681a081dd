import { PLANTED, simulateAll } from './simulation/many.ts';
import { finish, tell, wanted } from './proof.ts';

/** Nodes, clients and their store in one thread, each seed another order of things and faults. */

const { seed, short } = wanted();
const [SEEDS, CONTROL] = short ? [1000, 200] : [20_000, 400];

const found = await simulateAll({ first: seed * 1_000_000, seeds: SEEDS, tell });
const controls = [];
for (const planted of PLANTED) {
  const { wrong, seeds } = await simulateAll({ first: 0, seeds: CONTROL, planted, until: 1 });
  controls.push({ planted, seeds, found: Object.keys(wrong) });
}
const ok =
  Object.keys(found.wrong).length === 0 && controls.every(({ found: any }) => any.length > 0);
finish({ proof: 'simulation', ok, seed, ...found, controls });
