import { runFrames } from './frames.ts';
import { finish, tell, wanted } from './proof.ts';

/** Malformed and mutated frames at a node where others play. */

const { seed, short } = wanted();
const found = await runFrames({ frames: short ? 50_000 : 1_000_000, seed, tell });
finish({ proof: 'frames', ok: found.crashes === 0 && found.understood > 0, seed, ...found });
