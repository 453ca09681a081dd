import { keep, wouldKeep, type Kept } from '../keeping.ts';
import { LIMITS } from '../limits.ts';
import type { AdminStore } from './open.ts';

interface Purged extends Kept {
  /** Games whose rows stay, and why. */
  readonly left: readonly { readonly table: string; readonly why: string }[];
}

/** What would go, or take less room, now. */
export const wouldPurge = async ({ store }: AdminStore, now: number): Promise<Purged> => ({
  ...(await wouldKeep(store, LIMITS, now)),
  left: [],
});

/** Does what the server does by itself, all of it at once; what could not be put away before is tried again. */
export async function purge({ store }: AdminStore, now: number): Promise<Purged> {
  const left = new Map<string, string>();
  const all: Kept[] = [];
  const world = { store, limits: LIMITS, clock: () => now, again: true };
  await keep({ ...world, left: (table, why) => void left.set(table, why) }, (kept) => {
    all.push(kept);
  });
  return {
    archived: all.flatMap(({ archived }) => archived),
    removed: all.flatMap(({ removed }) => removed),
    talk: all.reduce((sum, { talk }) => sum + talk, 0),
    sessions: all.reduce((sum, { sessions }) => sum + sessions, 0),
    left: [...left].map(([table, why]) => ({ table, why })),
  };
}
