import { runNetwork } from './faults/network.ts';
import { finish, tell, wanted } from './proof.ts';

/** Real clients and a real node with a network between them that loses, doubles, reorders, delays and cuts. */

const { seed, short } = wanted();
const [COMMANDS, TABLES, CONTROL] = short ? [5000, 40, 1500] : [200_000, 120, 5000];

const found = await runNetwork({ commands: COMMANDS, tables: TABLES, seed, tell });
const forgets = { commands: CONTROL, tables: 40, seed, forgets: true, tell };
const control = await runNetwork(forgets);
const { lost, twice, gaps, differ } = found;
const ok = lost + twice + gaps + differ === 0 && control.lost > 0 && control.twice > 0;
finish({ proof: 'network', ok, seed, ...found, control });
