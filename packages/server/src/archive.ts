import { replayed } from './replayed.ts';
import type { OverGame } from './store/keeping.ts';
import { packRows, unpackRows } from './store/pack-rows.ts';
import type { NodeStore } from './store/store.ts';

/** What a log ends with to which nothing is added any more. */
const LAST: readonly string[] = ['ended', 'closed'];

/** What is wrong with what the archive gives back of a game, or null. */
async function lost(
  store: NodeStore,
  game: OverGame,
  rows: readonly unknown[],
  hash: string,
): Promise<string | null> {
  const kept = await store.archived(game.id);
  if (!kept) return 'not in the archive';
  const again = unpackRows(kept.body);
  if (kept.rows !== again.length) return 'another number of rows';
  if (JSON.stringify(again) !== JSON.stringify(rows)) return 'other rows';
  const played = await replayed(game, again);
  if (!played.ok) return played.error;
  return played.value.hash === hash && kept.hash === hash ? null : 'another end';
}

/** Why the rows of a game stay where they are, or null: they are in the archive. */
async function packed(
  store: NodeStore,
  game: OverGame,
  at: number,
  pack: typeof packRows,
): Promise<string | null> {
  const rows = await store.read(game.id, 0);
  const played = await replayed(game, rows);
  if (!played.ok) return played.error;
  if (!LAST.includes(played.value.rows.at(-1)!.said.kind)) return 'no last row';
  const { hash } = played.value;
  await store.putAway(game.id, { at, rows: rows.length, hash, body: pack(rows) });
  const why = await lost(store, game, rows, hash);
  if (why !== null) return why;
  return (await store.letGo(game.id)) ? null : 'more rows than before';
}

/**
 * Puts the rows of a game away as one. They go only after what the archive gives back is the same, row by row, and was
 * played again to the same end; else they stay, and why is told.
 */
export async function archiveGame(
  store: NodeStore,
  game: OverGame,
  at: number,
  pack = packRows,
): Promise<string | null> {
  const why = await packed(store, game, at, pack);
  if (why !== null) await store.leave(game.id);
  return why;
}
