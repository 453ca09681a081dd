import { createStore, del, entries, get, promisifyRequest, set } from 'idb-keyval';
import type { Save } from '@rowan/table';

/** A game on this device: the save itself and what the list of games shows of it. */
export interface SavedGame {
  readonly id: string;
  /** As its owner calls it; without one it goes by its seats. */
  readonly name?: string;
  readonly save: Save;
  readonly updated: number;
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
}

const store = createStore('rowan', 'games');

export const newGameId = (): string => crypto.randomUUID().slice(0, 8);

export const readGame = (id: string): Promise<SavedGame | undefined> => get(id, store);
export const writeGame = (game: SavedGame): Promise<void> => set(game.id, game, store);
export const deleteGame = (id: string): Promise<void> => del(id, store);

/** Changes a part of a game that is there, in one go; what was deleted meanwhile stays away. */
export const changeGame = (id: string, patch: Partial<SavedGame>): Promise<void> =>
  store('readwrite', (games) => {
    const reading = games.get(id) as IDBRequest<SavedGame | undefined>;
    reading.addEventListener('success', () => {
      if (reading.result) games.put({ ...reading.result, ...patch }, id);
    });
    return promisifyRequest(games.transaction);
  });

/** Games of the tutorial begin with this, and are no games of the list. */
export const LESSON = 'learn-';

/** Latest first. */
export async function listGames(): Promise<SavedGame[]> {
  const all = await entries<string, SavedGame>(store);
  return all
    .map(([, game]) => game)
    .filter(({ id }) => !id.startsWith(LESSON))
    .toSorted((a, b) => b.updated - a.updated);
}
