import { runFaults } from './faults/nodes.ts';
import { startPostgres } from './postgres/server.ts';
import { finish, tell, wanted } from './proof.ts';

/** Two nodes on one PostgreSQL are killed, frozen, started anew and made deaf while people play at both of them. */

const { seed, short } = wanted();
const [FAULTS, TABLES, CONTROL] = short ? [12, 6, 4] : [220, 16, 12];

const postgres = await startPostgres();
const given = { tables: TABLES, seed, server: postgres.url, tell };
const found = await runFaults({ ...given, faults: FAULTS });
tell('a store that writes over rows');
const upsert = await runFaults({ ...given, faults: CONTROL, broken: 'upsert' });
tell('nodes that never look for themselves');
const noSweep = await runFaults({ ...given, faults: CONTROL, broken: 'no-sweep' });
await postgres.stop();
const { faults, lost, twice, gaps, diverged } = found;
const whole = faults === FAULTS && lost + twice + gaps + diverged === 0;
const caught = upsert.lost + upsert.diverged > 0 && noSweep.diverged > 0;
finish({ proof: 'nodes', ok: whole && caught, seed, ...found, controls: { upsert, noSweep } });
