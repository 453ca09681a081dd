import { runKills } from './faults/kills.ts';
import { finish, tell, wanted } from './proof.ts';

/** Nodes are killed under load, at random moments and right before or after a row is written. */

const { seed, short } = wanted();
const [KILLS, TABLES, CONTROL] = short ? [20, 20, 8] : [300, 50, 20];

const found = await runKills({ kills: KILLS, tables: TABLES, seed, tell });
const control = await runKills({ kills: CONTROL, tables: TABLES, seed, ackFirst: true, tell });
const { lost, twice, gaps, behind } = found;
const ok = lost + twice + gaps + behind === 0 && control.lost > 0;
finish({ proof: 'kills', ok, seed, ...found, control });
