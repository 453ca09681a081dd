import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import {
  apply,
  keyFromSeed,
  newGame,
  view,
  type Answer,
  type GameState,
  type Move,
  type Setup,
} from '@rowan/rules';
import {
  PRESENT,
  botSeed,
  branchOf,
  historyOf,
  lastState,
  openingOf,
  standingMoves,
  presentEngine,
  totalsOf,
  type Edition,
  type History,
  type PlayedGame,
  type Row,
  type Seat,
} from '@rowan/table';
import type { Page } from 'playwright-core';
import { rowsFor } from '../src/storage/keep.ts';

/** A game as the list shows it, and the moves it consists of. */
export interface SavedGame {
  readonly id: string;
  readonly name?: string;
  readonly save: PlayedGame;
  readonly updated: number;
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
}

export const YOU: Seat = { kind: 'person', name: '', colour: 0 };
export const bot = (colour: number, name = ''): Seat => ({
  kind: 'bot',
  name,
  colour,
  bot: 'squire',
});

function greedily({ key }: Setup, state: GameState): Answer {
  const { seat, id } = state.decision!;
  const seed = botSeed(key, seat, id);
  const budget = { iterations: 1 };
  return botOf('greedy').answer({ catalogue: builtIn, view: view(state, seat), seed, budget });
}

function movesOf(setup: Setup, most: number): Move[] {
  const moves: Move[] = [];
  let state = newGame(builtIn, setup);
  while (state.decision && moves.length < most) {
    const { seat, id: decision } = state.decision;
    const move = { seat, decision, answer: greedily(setup, state) };
    const applied = apply(builtIn, state, move);
    if (!applied.ok) throw new Error(`refused by ${applied.error.rule}`);
    moves.push(move);
    ({ state } = applied.value);
  }
  return moves;
}

/** A game that has been played, with every state it went through. */
export function historyAt(
  { table, moves }: PlayedGame,
  { engine = presentEngine, catalogue = builtIn }: Partial<Edition> = {},
): History {
  const history = historyOf({ engine, catalogue }, table, moves);
  if (!history.ok) throw new Error(`refused by ${history.error.rejection.rule}`);
  return history.value;
}

/** A game that quick bots played on all seats, up to so many moves or to its end. */
export function playedGame(
  seats: readonly Seat[],
  seed: string,
  most = Infinity,
): { readonly history: History; readonly game: SavedGame } {
  const setup = {
    players: seats.length,
    towers: true,
    hiredHelp: [],
    advanced: false,
    key: keyFromSeed(seed),
  };
  const history = historyAt({ table: { setup, seats }, moves: movesOf(setup, most) });
  const state = lastState(history);
  return {
    history,
    game: {
      id: seed.replaceAll(/\W/g, '-'),
      save: branchOf(history, history.steps.length - 1),
      updated: Date.now(),
      round: state.round,
      vp: totalsOf(state),
      over: state.phase === 'over',
    },
  };
}

/** What lies in the page's database. */
interface Laid {
  readonly entry: unknown;
  readonly rows: readonly Row[];
}

const laidOf = ({ save, ...facts }: SavedGame): Laid => ({
  entry: { ...facts, seats: save.table.seats, pin: PRESENT },
  rows: rowsFor({ ...facts, ...save, pin: PRESENT }, facts.updated),
});

/** Lays a game on the page's device. */
export const putGame = (page: Page, game: SavedGame): Promise<void> =>
  page.evaluate(
    ({ id, laid }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rowan-tables', 1);
        // The app makes its shelves with its first look; whoever comes earlier has to.
        opening.addEventListener('upgradeneeded', () => {
          for (const store of ['tables', 'rows', 'catalogues', 'brought'])
            opening.result.createObjectStore(store);
        });
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(['tables', 'rows'], 'readwrite');
          writing.objectStore('tables').put(laid.entry, id);
          const rows = writing.objectStore('rows');
          rows.delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
          for (const row of laid.rows) rows.put(row, [id, row.seq]);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
        opening.addEventListener('error', () => reject(new Error('no games are kept')));
      }),
    { id: game.id, laid: laidOf(game) },
  );

const readLaid = (page: Page): Promise<Laid[]> =>
  page.evaluate(
    () =>
      new Promise<Laid[]>((resolve) => {
        const opening = indexedDB.open('rowan-tables');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(['tables', 'rows']);
          const entries = reading.objectStore('tables').getAll();
          const ids = reading.objectStore('tables').getAllKeys();
          const keys = reading.objectStore('rows').getAllKeys();
          const rows = reading.objectStore('rows').getAll();
          reading.addEventListener('complete', () => {
            opening.result.close();
            resolve(
              ids.result.map((id, i) => ({
                entry: entries.result[i] as unknown,
                rows: (rows.result as Row[]).filter(
                  (_, at) => (keys.result[at] as [string, number])[0] === id,
                ),
              })),
            );
          });
        });
      }),
  );

const gameIn = ({ entry, rows }: Laid): SavedGame => {
  const { setup, seats } = openingOf(rows)!;
  const save = { table: { setup, seats }, moves: standingMoves(rows) };
  return { ...(entry as SavedGame), save };
};

export const readGames = async (page: Page): Promise<SavedGame[]> =>
  (await readLaid(page)).map(gameIn);
