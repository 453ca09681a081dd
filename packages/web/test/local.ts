import { setImmediate as nextTask } from 'node:timers/promises';
import {
  openLocalTable,
  type LocalTable,
  type LocalWorld,
  type TableMessage,
} from '@rowan/protocol';
import { builtIn, catalogueHash } from '@rowan/cards';
import { shelfWith } from '@rowan/engines';
import { plansBy } from '@rowan/engines/plans';
import { PRESENT, memoryStore, type PlayedGame, type Store } from '@rowan/table';
import type { Draft, Drafts } from '../src/client/drafts.ts';
import { Game } from '../src/client/game.ts';
import type { PageState } from '../src/client/page-state.ts';
import { rowsFor } from '../src/storage/keep.ts';

const FACTS = { round: 1, vp: [0], over: false };

/** A world in which nobody thinks, nothing is told and nothing goes wrong. */
export const QUIET: Omit<LocalWorld, 'table' | 'client' | 'store' | 'tell'> = {
  shelf: shelfWith((hash) => Promise.resolve(hash === catalogueHash(builtIn) ? builtIn : null)),
  clock: () => 0,
  broke: (error) => {
    throw error;
  },
  wrote: () => undefined,
  rest: () => undefined,
  think: () => Promise.resolve(null),
  coach: () => Promise.resolve(null),
  dismiss: () => undefined,
  plans: plansBy,
};

/** The table of a game, in this thread; its bots and its coach say nothing unless they are given. */
export async function openTable(
  game: PlayedGame,
  tell: (message: TableMessage) => void,
  around: Partial<LocalWorld> = {},
): Promise<{ readonly table: LocalTable; readonly store: Store }> {
  const store = (around.store as Store | undefined) ?? memoryStore();
  await store.create('g', rowsFor({ id: 'g', pin: PRESENT, ...game, ...FACTS }, 0), FACTS);
  const opened = await openLocalTable({
    table: 'g',
    client: 'test',
    store,
    tell,
    ...QUIET,
    ...around,
  });
  if (!opened.ok || !opened.value) throw new Error('the table does not open');
  return { table: opened.value, store };
}

/** The page's side of a game on a real table; nothing is played, everything is shown at once. */
export function openGame(played: PlayedGame, drafts?: Drafts): Game {
  return new Game('g', () => Promise.resolve(), {
    ...(drafts && { drafts }),
    connect: (_, listen) => {
      const opened = openTable(played, (message) => void nextTask().then(() => listen(message)));
      return {
        send: (message) => void opened.then(({ table }) => table.ask(message)),
        close: () => undefined,
      };
    },
  });
}

/** Drafts in memory, as text: what is kept is not what was given. */
export function memoryDrafts(): Drafts & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    read: (game) => JSON.parse(all.get(game) ?? 'null') as Draft | null,
    keep: (game, draft) => void all.set(game, JSON.stringify(draft)),
    drop: (game) => void all.delete(game),
  };
}

export async function until(game: Game, holds: (state: PageState) => boolean): Promise<void> {
  for (let tasks = 0; !holds(game.state); tasks++) {
    if (tasks > 1000) throw new Error('it does not come about');
    await nextTask();
  }
}
