import { createStore, del, entries, get, set } from 'idb-keyval';
import type { Save } from '@rowan/table';

/** A game on this device: the save itself and what the list of games shows of it. */
export interface SavedGame {
  readonly id: string;
  readonly save: Save;
  readonly updated: number;
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
}

const store = createStore('rowan', 'games');

export const readGame = (id: string): Promise<SavedGame | undefined> => get(id, store);
export const writeGame = (game: SavedGame): Promise<void> => set(game.id, game, store);
export const deleteGame = (id: string): Promise<void> => del(id, store);

/** Latest first. */
export async function listGames(): Promise<SavedGame[]> {
  const all = await entries<string, SavedGame>(store);
  return all.map(([, game]) => game).toSorted((a, b) => b.updated - a.updated);
}
